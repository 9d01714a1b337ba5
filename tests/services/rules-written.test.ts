// Rules of one merchant, which a person or a model makes; and what a rule says of rows before it's written.
import { describe, expect, test } from "vitest";
import { type RuleInput, RuleForm } from "~/contracts/rules";
import { db, newId, transaction } from "~/lib/db.server";
import {
  applyMerchantRule,
  countCalled,
  guessMerchants,
  merchantRuleOf,
  putRuleBack,
  setMerchantRule,
} from "~/services/ledger/merchant-rules.server";
import { countMetBy, rowsMetBy, spellingsOf } from "~/services/ledger/rule-rows.server";
import { moveRule, previewRule, ruleAccounts, rulesView, saveRule } from "~/services/ledger/rules.server";
import { undoStep } from "~/services/ledger/undo.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser, currentUser } from "../support/people";

useDatabase();
const input = (more: Record<string, unknown>): RuleInput => RuleForm.parse({ match: "contains", ...more });
const FOOD = { providerCategory: "FOOD_AND_DRINK_RESTAURANT" };

/** Three rows of one café by two spellings, one of them with words of its person's own, and a row of another shop. */
async function household() {
  const user = await currentUser(await createUser());
  const { account } = await createBank(user.id, ["checking", "savings"]);
  const checking = account("checking");
  const rows = [
    bankRow("1", checking, "2026-03-01", -500, { merchantName: "Blue Door", rawName: "BLUE DOOR", ...FOOD }),
    bankRow("2", checking, "2026-03-02", -700, { merchantName: "BLUE DOOR #12", rawName: "BLUE DOOR #12", ...FOOD }),
    bankRow("3", checking, "2026-03-03", -900, { merchantName: "Blue Door", rawName: "BLUE DOOR", ...FOOD }),
    bankRow("4", checking, "2026-03-04", -1_100, { merchantName: "Harbor Books", rawName: "100% BOOKS" }),
  ];
  await transaction((tx) => writeTransactions(tx, user.id, { upsert: rows, remove: [] }));
  const all = await db.transaction.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } });
  const ids = all.map(({ id }) => id);
  await db.transaction.updateMany({
    where: { userId: user.id, id: ids[2] ?? "" },
    data: { userCategory: "travel", category: "travel" },
  });
  const categories = async () =>
    (await db.transaction.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } })).map((row) => row.category);
  return { user, account, ids, categories };
}
const GAS = { category: "gas", ownCategory: null } as const;
const rulesOf = (userId: string) => db.merchantRule.findMany({ where: { userId }, orderBy: { place: "asc" } });

describe("a rule of one merchant", () => {
  test("moves its rows by all their spellings, but not what the person has said of one", async () => {
    const { user, categories } = await household();
    const [, , , books] = await categories();
    expect(await applyMerchantRule(user.id, "Blue Door", "gas")).toBe(2);
    expect(await categories()).toEqual(["gas", "gas", "travel", books]);
    expect(await rulesOf(user.id)).toMatchObject([
      {
        ...{ match: "is", merchant: "blue door", category: "gas", ownCategory: null, byModel: false, place: -1 },
        ...{ name: null, tags: [], shares: [], minCents: null, maxCents: null, accountId: null, since: null },
      },
    ]);
  });

  test("said again is the same rule, before all others; one with more conditions is another", async () => {
    const { user } = await household();
    await saveRule(user, input({ match: "is", merchant: "Blue Door", category: "clothing", min: "5" }));
    await applyMerchantRule(user.id, "Blue Door", "gas");
    const first = await merchantRuleOf(user.id, "BLUE DOOR");
    expect(first).toEqual({ category: "gas", ownCategory: null, byModel: false });
    await applyMerchantRule(user.id, "blue door", "travel");
    const rules = await rulesOf(user.id);
    expect(rules.map(({ category, minCents }) => [category, minCents])).toEqual([
      ["travel", null],
      ["clothing", 500n],
    ]);
    expect(rules[0]?.place).toBe(-3);
  });

  test("needs a merchant, and room for another", async () => {
    const { user } = await household();
    await expect(applyMerchantRule(user.id, "###", "gas")).rejects.toMatchObject({
      ...{ code: "unprocessable", userMessage: "This transaction has no merchant name." },
    });
    const many = (byModel: boolean, count: number) =>
      db.merchantRule.createMany({
        data: Array.from({ length: count }, (_, at) => ({
          ...{ userId: user.id, id: newId(), merchant: `m ${byModel} ${at}`, category: "gas", byModel },
        })),
      });
    await many(true, 5);
    await many(false, 199);
    await applyMerchantRule(user.id, "Blue Door", "gas");
    // The two hundredth is changed, a next one isn't made: neither anew nor of what a model has guessed.
    await applyMerchantRule(user.id, "Blue Door", "travel");
    for (const merchant of ["Harbor Books", "m true 1"])
      await expect(applyMerchantRule(user.id, merchant, "gas")).rejects.toMatchObject({ code: "unprocessable" });
  });

  test("says what followed, for whoever takes it back", async () => {
    const { user, ids } = await household();
    const { step, following } = await transaction((tx) => setMerchantRule(tx, user.id, "Blue Door", GAS));
    expect(step).toMatchObject({ before: null, after: { category: "gas", merchant: "blue door" } });
    expect(following.map(({ id }) => id).sort()).toEqual([ids[0], ids[1]].sort());
    const again = await transaction((tx) => setMerchantRule(tx, user.id, "Blue Door", GAS));
    expect(again.step).toMatchObject({ id: step.id, before: { category: "gas" } });
  });

  test("is put back as it was, or taken away; where there is none nothing happens", async () => {
    const { user, categories } = await household();
    const before = await categories();
    await putRuleBack(user.id, "Blue Door", { category: "gas", ownCategory: null, byModel: false });
    expect(await rulesOf(user.id)).toEqual([]);
    await applyMerchantRule(user.id, "Blue Door", "gas");
    await applyMerchantRule(user.id, "Harbor Books", "clothing");
    await putRuleBack(user.id, "Blue Door", { category: "clothing", ownCategory: null, byModel: false });
    expect((await categories())[0]).toBe("clothing");
    await putRuleBack(user.id, "Blue Door", null);
    expect((await categories()).slice(0, 3)).toEqual(before.slice(0, 3));
    expect((await rulesOf(user.id)).map(({ merchant }) => merchant)).toEqual(["harbor books"]);
    expect(await merchantRuleOf(user.id, "Blue Door")).toBeNull();
  });

  test("that a model guesses moves what nothing else can place, and never one of the person's own", async () => {
    const { user } = await household();
    await applyMerchantRule(user.id, "Harbor Books", "clothing");
    const guesses = [
      { merchant: "blue door", category: "entertainment" },
      { merchant: "harbor books", category: "gas" },
    ] as const;
    expect(await guessMerchants(user.id, guesses)).toBe(4);
    expect((await rulesOf(user.id)).map(({ merchant, category, byModel }) => [merchant, category, byModel])).toEqual([
      ["harbor books", "clothing", false],
      ["blue door", "entertainment", true],
    ]);
    expect(await guessMerchants(user.id, guesses)).toBe(4);
    expect(await rulesOf(user.id)).toHaveLength(2);
    expect(await guessMerchants(user.id, [])).toBe(0);
  });

  test("would move as many rows as it's asked of, none of them deleted or the person's own", async () => {
    const { user, ids } = await household();
    const names = await spellingsOf(db, user.id, ["blue door"]);
    expect(names.sort()).toEqual(["BLUE DOOR #12", "Blue Door"]);
    expect([
      await countCalled(user.id, names),
      await countCalled(user.id, []),
      await countCalled("nobody", names),
    ]).toEqual([...[2, 0, 0]]);
    await db.transaction.updateMany({ where: { userId: user.id, id: ids[0] ?? "" }, data: { deletedAt: new Date() } });
    expect(await countCalled(user.id, names)).toBe(1);
    await db.transaction.updateMany({ where: { userId: user.id, id: ids[1] ?? "" }, data: { kind: "income" } });
    expect(await countCalled(user.id, names)).toBe(0);
    expect(await spellingsOf(db, user.id, [])).toEqual([]);
  });
});

describe("the rows that a rule is about", () => {
  const base = { match: "any", merchant: "", minCents: null, maxCents: null, accountId: null, since: null } as const;

  test.each<[string, object, number[]]>([
    ["any row", {}, [0, 1, 2, 3]],
    ["at least that much", { minCents: 700 }, [1, 2, 3]],
    ["at most that much", { maxCents: 700 }, [0, 1]],
    ["from that day on", { since: "2026-03-03" }, [2, 3]],
    ["a part of the name", { match: "contains", merchant: "blue" }, [0, 1, 2]],
    ["a part of what the bank wrote", { match: "contains", merchant: "#12" }, [1]],
    ["a sign that databases read otherwise", { match: "contains", merchant: "100%" }, [3]],
    ["and another", { match: "contains", merchant: "blue_door" }, []],
    ["the merchant", { match: "is", merchant: "blue door" }, [0, 1, 2]],
    ["an account that has none", { accountId: "other" }, []],
  ])("%s", async (_, more, at) => {
    const { user, ids } = await household();
    const rule = { ...base, ...more };
    const rows = await transaction((tx) => rowsMetBy(tx, user.id, [rule]));
    expect(rows.map(({ id }) => ids.indexOf(id)).sort()).toEqual(at);
    const counted = await countMetBy(user.id, rule, 2);
    expect([counted.count, counted.rows.map(({ id }) => ids.indexOf(id))]).toEqual([
      ...[at.length, [...at].reverse().slice(0, 2)],
    ]);
  });

  test("are those of any of several rules, each once; of none there are none", async () => {
    const { user, ids } = await household();
    const met = (rules: Parameters<typeof rowsMetBy>[2]) => transaction((tx) => rowsMetBy(tx, user.id, rules));
    const rows = await met([
      { ...base, maxCents: 600 },
      { ...base, match: "contains", merchant: "blue", maxCents: 700 },
    ]);
    expect(rows.map(({ id }) => ids.indexOf(id)).sort()).toEqual([0, 1]);
    expect(await met([])).toEqual([]);
    await db.transaction.updateMany({ where: { userId: user.id }, data: { deletedAt: new Date() } });
    expect(await met([base])).toEqual([]);
    expect(await countMetBy(user.id, base, 5)).toEqual({ count: 0, rows: [] });
  });
});

describe("a rule before it's written", () => {
  test("says what each row is and what it would become; what the person has said of one stays", async () => {
    const { user, ids } = await household();
    const { count, rows } = await previewRule(user, input({ merchant: "blue", category: "gas", tags: "coffee" }));
    expect(count).toBe(3);
    expect(rows.map(({ id, becomes }) => [ids.indexOf(id), becomes])).toEqual([
      [2, "Travel · #coffee"],
      [1, "Gas · #coffee"],
      [0, "Gas · #coffee"],
    ]);
    expect(rows[2]).toMatchObject({ day: "2026-03-01", name: "Blue Door", amountCents: -500 });
    expect(await rulesOf(user.id)).toEqual([]);
  });

  test("names one's own category below the one that it stands in", async () => {
    const { user } = await household();
    const own = { userId: user.id, id: newId(), name: "Lattes", parent: "restaurants", glyph: null };
    await db.ownCategory.create({ data: own });
    const { rows } = await previewRule(user, input({ merchant: "blue", category: `own:${own.id}` }));
    expect(rows.map(({ becomes }) => becomes)).toEqual([
      "Travel",
      expect.stringContaining("Lattes"),
      expect.stringContaining("Lattes"),
    ]);
  });

  test("of another person, or a model's, can't be changed", async () => {
    const { user } = await household();
    await guessMerchants(user.id, [{ merchant: "blue door", category: "gas" }]);
    const [guessed] = await rulesOf(user.id);
    for (const id of ["none", guessed?.id ?? ""])
      await expect(previewRule(user, input({ rule: id, merchant: "x", category: "gas" }))).rejects.toMatchObject({
        ...{ code: "not_found", userMessage: "We couldn't find that rule." },
      });
    expect((await rulesView(user.id)).rules).toEqual([]);
  });
});

test("accounts to choose from go by the bank and by age; one that is gone is said to be", async () => {
  const { user, account } = await household();
  const change = (id: string, data: object) =>
    db.account.update({ where: { userId_id: { userId: user.id, id } }, data });
  await change(account("savings"), { accountNumber: "", institutionName: "Acorn" });
  expect(await ruleAccounts(user.id)).toEqual([
    { id: account("savings"), name: "My savings" },
    { id: account("checking"), name: "My checking ••••4411" },
  ]);
  await saveRule(user, input({ merchant: "x", category: "gas", account: account("savings") }));
  const words = async () => (await rulesView(user.id)).rules[0]?.words;
  expect(await words()).toContain("My savings");
  await db.account.delete({ where: { userId_id: { userId: user.id, id: account("savings") } } });
  expect(await words()).toContain("an account that is gone");
  expect(await rulesView(user.id)).toMatchObject({ most: 200 });
});

test("a rule at either end moves no further, and what moved is put back", async () => {
  const { user } = await household();
  for (const merchant of ["one", "two", "three"]) await saveRule(user, input({ merchant, category: "gas" }));
  const order = async () => (await rulesView(user.id)).rules.map(({ words }) => /“(.+)”/.exec(words)?.[1]);
  expect(await order()).toEqual(["three", "two", "one"]);
  const idOf = async (name: string) =>
    (await rulesView(user.id)).rules.find(({ words }) => words.includes(`“${name}”`))?.id ?? "";
  expect(await moveRule(user.id, await idOf("three"), "up")).toEqual({ undo: null });
  expect(await moveRule(user.id, await idOf("one"), "down")).toEqual({ undo: null });
  const { undo } = await moveRule(user.id, await idOf("one"), "up");
  expect(await order()).toEqual(["three", "one", "two"]);
  await undoStep(user.id, undo ?? "");
  expect(await order()).toEqual(["three", "two", "one"]);
  // Each has a place of its own by now: only the two that change theirs are written, and put back.
  const placed = async () =>
    (await db.merchantRule.findMany({ where: { userId: user.id }, orderBy: { place: "asc" } })).map(
      ({ place }) => place,
    );
  await moveRule(user.id, await idOf("one"), "up");
  const again = await moveRule(user.id, await idOf("two"), "up");
  expect([await order(), await placed()]).toEqual([
    ["three", "two", "one"],
    [0, 1, 2],
  ]);
  await undoStep(user.id, again.undo ?? "");
  expect([await order(), await placed()]).toEqual([
    ["three", "one", "two"],
    [0, 1, 2],
  ]);
});

test("a rule that's changed lets go of the rows that it no longer is about, and keeps its day", async () => {
  const { user, categories } = await household();
  const before = await categories();
  await saveRule(user, input({ merchant: "blue", category: "gas", old: "on" }));
  expect((await categories()).slice(0, 2)).toEqual(["gas", "gas"]);
  const [rule] = await rulesOf(user.id);
  const { changed } = await saveRule(
    user,
    input({ rule: rule?.id ?? "", merchant: "books", category: "gas", old: "on" }),
  );
  expect(changed).toBe(4);
  expect((await categories()).slice(0, 2)).toEqual(before.slice(0, 2));
  expect((await categories())[3]).toBe("gas");
  expect(await rulesOf(user.id)).toMatchObject([{ id: rule?.id, merchant: "books", since: null }]);
  await saveRule(user, input({ rule: rule?.id ?? "", merchant: "books", category: "gas" }));
  expect(await rulesOf(user.id)).toMatchObject([{ since: user.today }]);
});
