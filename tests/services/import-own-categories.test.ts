// Categories of files that become the person's own, and those that are here already.
import { expect, test } from "vitest";
import { MAX_OWN } from "~/domain/categories/own";
import { newId, db, transaction } from "~/lib/db.server";
import { removeOwnCategory, saveOwnCategory } from "~/services/categories/own.server";
import { setCategories } from "~/services/import/choices.server";
import { createDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { correctTransaction } from "~/services/ledger/edits.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { checkSums, monthSums } from "~/services/ledger/sums.server";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createTrialUser());
type Person = Awaited<ReturnType<typeof person>>;

const HEAD = "Date,Payee,Category,Amount,Account\n";
const draftOf = (user: Person, text: string, name = "app.csv") =>
  createDraft(user, [{ name, bytes: new TextEncoder().encode(text) }]);
const DOG = `${HEAD}01/02/2026,Paws,Dog,-20.00,Everyday\n01/03/2026,Market,Groceries,-30.00,Everyday\n`;
const keep = (user: Person, name: string, choice: string) =>
  setCategories(user.id, { name: [name], choice: [choice], keep: [name] });
const placed = async ({ id }: Person) =>
  (await db.transaction.findMany({ where: { userId: id }, orderBy: [{ day: "asc" }, { id: "asc" }] })).map(
    ({ category, userCategory, ownCategory }) => [category, userCategory, ownCategory],
  );
const named = async ({ id }: Person) => (await ownCategories(db, id)).map(({ name, parent }) => [name, parent]);

test("a name that is kept becomes one's own when the import is made, counts in its parent, and is known from then on", async () => {
  const user = await person();
  const id = await draftOf(user, DOG);
  await keep(user, "Dog", "personal_care");
  expect(await named(user)).toEqual([]);
  expect((await importView(user, id)).categories).toContainEqual({
    name: "Dog",
    choice: "personal_care",
    keepsName: true,
  });
  await confirmImport(user, id);
  expect(await named(user)).toEqual([["Dog", "personal_care"]]);
  expect(await db.transaction.count({ where: { userId: user.id, note: null, tags: { isEmpty: true } } })).toBe(2);
  const [dog] = await ownCategories(db, user.id);
  expect(await placed(user)).toEqual([
    ["personal_care", "personal_care", dog?.id],
    ["groceries", "groceries", null],
  ]);
  expect((await monthSums(user.id, "2026-01", "2026-01")).map(({ category, cents }) => [category, cents])).toEqual(
    expect.arrayContaining([
      ["personal_care", -20_00],
      ["groceries", -30_00],
    ]),
  );
  expect(await checkSums(user.id)).toEqual([]);
  const next = await draftOf(user, `${HEAD}02/02/2026,Paws,dog,-21.00,Everyday\n`);
  expect((await importView(user, next)).categories).toEqual([
    { name: "dog", choice: `own:${dog?.id}`, keepsName: false },
  ]);
});

test("taken back, what the import made goes too, unless something else is in it; the files' words would make it again", async () => {
  const user = await person();
  const id = await draftOf(user, DOG);
  await keep(user, "Dog", "personal_care");
  await confirmImport(user, id);
  await undoImport(user, id);
  expect(await named(user)).toEqual([]);
  const again = await draftOf(user, DOG);
  expect((await importView(user, again)).categories).toContainEqual({
    name: "Dog",
    choice: "personal_care",
    keepsName: true,
  });
  await confirmImport(user, again);
  const [dog] = await ownCategories(db, user.id);
  const other = await draftOf(user, `${HEAD}03/03/2026,Vet,,-90.00,Everyday\n`, "other.csv");
  await confirmImport(user, other);
  const vet = await db.transaction.findFirstOrThrow({ where: { userId: user.id, merchantName: "Vet" } });
  await correctTransaction(user.id, vet.id, { choice: `own:${dog?.id}`, applyToMerchant: false });
  await undoImport(user, again);
  expect(await named(user)).toEqual([["Dog", "personal_care"]]);
});

test("one that is here already is taken by its name, by choice, and in the parts of a purchase", async () => {
  const user = await person();
  await saveOwnCategory(user.id, { name: "Dog", parent: "personal_care", glyph: null });
  const [dog] = await ownCategories(db, user.id);
  const qif = "!Type:Bank\nD01/02/2026\nT-50.00\nPMarket\nSPersonal Care:Dog\n$-20.00\nSGroceries\n$-30.00\n^\n";
  const id = await draftOf(user, qif, "all.qif");
  const [shown] = (await importView(user, id)).files[0]?.accounts ?? [];
  expect(shown?.sample[0]?.parts).toEqual([
    { category: "Personal Care:Dog", amountCents: -20_00 },
    { category: "Groceries", amountCents: -30_00 },
  ]);
  await confirmImport(user, id);
  const splits = await db.transactionSplit.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } });
  expect(splits.map(({ category, ownCategory, amountCents }) => [category, ownCategory, Number(amountCents)])).toEqual([
    ["personal_care", dog?.id, -20_00],
    ["groceries", null, -30_00],
  ]);
  await setCategories(user.id, { name: ["Pets"], choice: [`own:${dog?.id}`], keep: [] });
  await confirmImport(user, await draftOf(user, `${HEAD}02/02/2026,Paws,Pets,-5.00,Everyday\n`));
  expect(await placed(user)).toContainEqual(["personal_care", "personal_care", dog?.id]);
});

test("somebody else's is none; one that is gone is worked out anew; a name of ours and a full list stay with the parent", async () => {
  const [user, other] = [await person(), await person()];
  await saveOwnCategory(other.id, { name: "Cat", parent: "personal_care", glyph: null });
  const [cat] = await ownCategories(db, other.id);
  await setCategories(user.id, { name: ["Pets"], choice: [`own:${cat?.id}`], keep: [] });
  expect(await db.importCategory.count({ where: { userId: user.id } })).toBe(0);
  const text = `${HEAD}02/02/2026,Paws,Gym,-5.00,Everyday\n03/02/2026,Shop,Gas,-6.00,Everyday\n`;
  await saveOwnCategory(user.id, { name: "Training", parent: "travel", glyph: null });
  const [training] = await ownCategories(db, user.id);
  await setCategories(user.id, { name: ["Gym"], choice: [`own:${training?.id}`], keep: [] });
  await removeOwnCategory(user.id, training?.id ?? "");
  const id = await draftOf(user, text);
  expect((await importView(user, id)).categories[0]).toMatchObject({ name: "Gym", choice: "health_fitness" });
  await keep(user, "Gas", "travel");
  await keep(user, "Gym", "clothing");
  await transaction(async (tx) => {
    const data = Array.from({ length: MAX_OWN }, (_, index) => ({
      ...{ userId: user.id, id: newId(), name: `Mine ${index}`, parent: "travel" },
    }));
    await tx.ownCategory.createMany({ data });
  });
  await confirmImport(user, id);
  expect(await ownCategories(db, user.id)).toHaveLength(MAX_OWN);
  expect(await placed(user)).toEqual([
    ["clothing", "clothing", null],
    ["travel", "travel", null],
  ]);
});

test("what a file says of its rows is written with them, and keeps no transfer from being one, however far apart they stand", async () => {
  const user = await person();
  const row = (day: string, payee: string, category: string, amount: string, account: string) =>
    `${day},${payee},${category},${amount},${account}\n`;
  const between = Array.from({ length: 2_100 }, (_, index) =>
    row("01/05/2026", `Shop ${index}`, "Groceries", `-${(index % 90) + 1}.25`, "Everyday"),
  ).join("");
  const text = `${HEAD}${row("01/05/2026", "Online transfer to savings", "Travel", "-777.00", "Everyday")}${between}${row("01/05/2026", "Online transfer from checking", "Travel", "777.00", "Savings")}`;
  await confirmImport(user, await draftOf(user, text));
  const rows = await db.transaction.findMany({ where: { userId: user.id } });
  const sides = rows.filter(({ merchantName }) => merchantName.startsWith("Online transfer"));
  expect(sides.map(({ kind, userCategory, matchedId }) => [kind, userCategory, matchedId !== null])).toEqual([
    ["transfer", null, true],
    ["transfer", null, true],
  ]);
  const shops = rows.filter(({ merchantName }) => merchantName.startsWith("Shop"));
  expect(shops.every(({ userCategory }) => userCategory === "groceries")).toBe(true);
  expect(shops.every(({ createdAt, updatedAt }) => createdAt.getTime() === updatedAt.getTime())).toBe(true);
  expect(await checkSums(user.id)).toEqual([]);
});

test("only the words of what is made change by it, and only what was made goes with it", async () => {
  const user = await person();
  await saveOwnCategory(user.id, { name: "Chess", parent: "entertainment", glyph: null });
  await setCategories(user.id, { name: ["Market"], choice: ["gas"], keep: [] });
  await setCategories(user.id, { name: ["Moved"], choice: ["kind:transfer"], keep: ["Moved"] });
  const id = await draftOf(user, DOG);
  await keep(user, "Dog", "personal_care");
  const words = async () =>
    (await db.importCategory.findMany({ where: { userId: user.id }, orderBy: { name: "asc" } })).map(
      ({ name, choice }) => [name, choice],
    );
  const others = [
    ["market", "gas"],
    ["moved", "kind:transfer"],
  ];
  expect(await words()).toEqual([["dog", "new:personal_care"], ...others]);
  await confirmImport(user, id);
  const dog = (await ownCategories(db, user.id)).find(({ name }) => name === "Dog");
  expect(await words()).toEqual([["dog", `own:${dog?.id}`], ...others]);
  await undoImport(user, id);
  expect(await words()).toEqual([["dog", "new:personal_care"], ...others]);
  expect(await named(user)).toEqual([["Chess", "entertainment"]]);
});
