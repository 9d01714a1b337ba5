// Actual's own file: what it brings, and what of it is kept.
import { beforeAll, describe, expect, test } from "vitest";
import { monthOf } from "~/domain/periods";
import { db } from "~/lib/db.server";
import { setCategories } from "~/services/import/choices.server";
import { createDraft, loadDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import { useDatabase } from "../support/db";
import { actualZip, database, databaseOf, household } from "../support/import/actual";
import { createTrialUser, currentUser } from "../support/people";
import { openSqlite } from "../support/sqlite";

useDatabase();
beforeAll(openSqlite);

const person = async () => currentUser(await createTrialUser());
type Person = Awaited<ReturnType<typeof person>>;
const draftOf = (user: Person, bytes: Uint8Array, name = "2026-01-31-My-Finances.zip") =>
  createDraft(user, [{ name, bytes }]);
const rows = (userId: string) =>
  db.transaction.findMany({
    where: { userId, deletedAt: null },
    include: { splits: { orderBy: { amountCents: "asc" } } },
    orderBy: [{ day: "asc" }, { amountCents: "asc" }],
  });
describe("Actual's export", () => {
  test("brings accounts, payments of a card that are none of spending, parts, notes, tags and budgets; and goes as a whole", async () => {
    const user = await person();
    const month = Number(monthOf(user.today).replace("-", ""));
    const id = await draftOf(user, actualZip(household([201501, month])));
    const view = await importView(user, id);
    expect(view.files).toMatchObject([{ senderName: "Actual", problemCount: 0, name: "2026-01-31-My-Finances.zip" }]);
    expect(view.categories.map(({ name, choice }) => [name, choice])).toEqual([
      ["Groceries", "groceries"],
      ["Fun money", "entertainment"],
      ["Transfer", "kind:transfer"],
      ["Income: My job", "kind:income"],
      ["Gas", "gas"],
    ]);
    expect(view.budgets).toMatchObject([{ category: "Entertainment", cents: 4_000 }]);
    expect(await confirmImport(user, id)).toMatchObject({ added: 5, known: 0, budgets: 1 });
    const accounts = await db.account.findMany({ where: { userId: user.id }, orderBy: { accountName: "asc" } });
    expect(accounts.map((one) => [one.accountName, one.accountType, Number(one.balanceCents)])).toEqual([
      ["Everyday Checking", "checking", 247_000],
      ["House", "other", 30_000_000],
      ["Visa", "credit", 45_998],
    ]);
    const found = await rows(user.id);
    expect(found.map((row) => [row.merchantName, row.kind, row.userCategory])).toEqual([
      ["Orchard Market", "spending", null],
      ["Transfer: Visa", "card_payment", null],
      ["Transfer: Everyday Checking", "card_payment", null],
      ["Northwind", "income", null],
      ["Elm Street Fuel", "spending", "gas"],
    ]);
    const [split, pay] = [found[0], found[3]];
    expect(split?.splits.map((part) => [part.category, Number(part.amountCents)])).toEqual([
      ["groceries", -2_000],
      ["entertainment", -1_000],
    ]);
    expect([pay?.note, pay?.tags, pay?.rawName]).toEqual(["January #pay", ["pay"], "NORTHWIND PAYROLL 0042"]);
    expect(await checkSums(user.id)).toEqual([]);

    await undoImport(user, id);
    expect(await rows(user.id)).toEqual([]);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.budget.count({ where: { userId: user.id } })).toBe(0);
  });

  test("again it brings what is new there; unpacked it is the same file", async () => {
    const user = await person();
    await confirmImport(user, await draftOf(user, actualZip(household())));
    const again = await draftOf(user, household(), "db.sqlite");
    expect((await importView(user, again)).fresh).toBe(0);
    expect(await confirmImport(user, again)).toMatchObject({ added: 0, known: 5 });
  });

  test("a category that means none of ours is miscellaneous in a part; one that says money moved leaves the row whole", async () => {
    const splitsWith = async (choice: string) => {
      const user = await person();
      const id = await draftOf(user, actualZip(household()));
      await setCategories(user.id, { name: ["Fun money"], choice: [choice], keep: [] });
      await confirmImport(user, id);
      return (await rows(user.id))
        .flatMap(({ splits }) => splits)
        .map(({ category, amountCents }) => [category, Number(amountCents)]);
    };
    expect(await splitsWith("")).toEqual([
      ["groceries", -2_000],
      ["miscellaneous", -1_000],
    ]);
    expect(await splitsWith("kind:transfer")).toEqual([]);
  });

  test("of the file only what is read is kept, until it is imported", async () => {
    const user = await person();
    const secret = "what nobody asked for ".repeat(400);
    const bytes = database(
      {
        accounts: [{ id: "a", name: "Cash" }],
        transactions: [{ id: "t", acct: "a", amount: -500, date: 20260105 }],
      },
      {},
      `INSERT INTO messages_crdt VALUES (1, 't', 'd', 'r', 'c', '${secret}')`,
    );
    const id = await draftOf(user, actualZip(bytes));
    const { files } = await loadDraft(db, user.id, id);
    expect(Buffer.from(files[0]?.bytes ?? []).includes("nobody asked")).toBe(false);
    expect(await confirmImport(user, id)).toMatchObject({ added: 1 });
  });
});

describe("archives that can't be read say so, and leave nothing behind", () => {
  test.each([
    ["another database", () => actualZip(databaseOf("CREATE TABLE songs (id TEXT)")), /not one of Actual/],
    ["half of one", () => actualZip(household()).subarray(0, 400), /damaged/],
    ["a damaged database", () => actualZip(household().slice(0, 6_000)), /damaged/],
  ])("%s", async (_name, bytes, says) => {
    const user = await person();
    await expect(draftOf(user, new Uint8Array(bytes()))).rejects.toThrow(says);
    expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
  });
});
