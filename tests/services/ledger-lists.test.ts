// Which rows a filter leaves, what they add up to, and what the list says of each; and more rows than one statement holds.
import { describe, expect, test } from "vitest";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import { db, transaction } from "~/lib/db.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { saveOwnCategory } from "~/services/categories/own.server";
import { correctTransaction, deleteTransaction, splitTransaction } from "~/services/ledger/edits.server";
import { monthsListed, totalOf } from "~/services/ledger/list-totals.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { RuleForm } from "~/contracts/rules";
import { ruleFormView } from "~/services/ledger/rule-form.server";
import { rulesView, saveRule } from "~/services/ledger/rules.server";
import { loadRowsIn } from "~/services/ledger/store.server";
import { checkSums } from "~/services/ledger/sums.server";
import { checkEverybody } from "~/services/ledger/sums-check.server";
import { findTransaction, findTransactions, listTransactions } from "~/services/ledger/transactions.server";
import { changeRows, lockLedger, removeAccount, writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { useLog } from "../support/logged";
import { createUser, currentUser } from "../support/people";

useDatabase();
const said = useLog();

const GROCERIES = { merchantName: "Corner Market", providerCategory: "FOOD_AND_DRINK_GROCERIES" };
const MOVED = { merchantName: "Online Transfer", providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" };

/** A row of each kind, by names that say what it is. */
async function household() {
  const { id } = await createUser();
  const { account } = await createBank(id);
  const [checking, savings] = [account("checking"), account("savings")];
  const upsert = [
    bankRow("market", checking, "2026-03-02", -10_000, GROCERIES),
    bankRow("coffee", checking, "2026-03-03", -500, {
      merchantName: "Roast & Co",
      providerCategory: "FOOD_AND_DRINK_COFFEE",
    }),
    bankRow("pay", checking, "2026-03-06", 300_000, { merchantName: "Work", providerCategory: "INCOME_SALARY" }),
    bankRow("waits", checking, "2026-03-07", -700, { ...GROCERIES, pending: true }),
    bankRow("out", checking, "2026-03-08", -5_000, MOVED),
    bankRow("in", savings, "2026-03-08", 5_000, { ...MOVED, providerCategory: "TRANSFER_IN_ACCOUNT_TRANSFER" }),
    bankRow("split", checking, "2026-03-09", -1_000, { ...GROCERIES, merchantName: "Big Store" }),
    bankRow("dog", checking, "2026-03-10", -2_000, { merchantName: "Paws", providerCategory: "MEDICAL_PRIMARY_CARE" }),
    bankRow("back", checking, "2026-03-11", 2_000, { ...GROCERIES, merchantName: "Other Market" }),
    bankRow("nothing", checking, "2026-04-12", -300, { merchantName: "100% Odd_Name" }),
    bankRow("gone", checking, "2026-03-13", -9_000, GROCERIES),
  ];
  await transaction((tx) => writeTransactions(tx, id, { upsert, remove: [] }));
  const rowOf = (name: string) =>
    db.transaction.findFirstOrThrow({ where: { userId: id, providerTransactionId: name } });
  await saveOwnCategory(id, { name: "Dog", parent: "personal_care", glyph: null });
  const [dog] = await ownCategories(db, id);
  const say = async (name: string, input: object) =>
    correctTransaction(id, (await rowOf(name)).id, { applyToMerchant: false, ...input });
  await say("market", { note: "For the picnic", tags: ["tax 2026"] });
  await say("dog", { choice: `own:${dog?.id}` });
  await splitTransaction(id, (await rowOf("split")).id, {
    parts: [
      { category: "groceries", amount: 600 },
      { category: `own:${dog?.id ?? ""}`, amount: 400 },
    ],
  });
  await deleteTransaction(id, (await rowOf("gone")).id);
  const names = new Map(
    (await db.transaction.findMany({ where: { userId: id } })).map((row) => [row.id, row.providerTransactionId]),
  );
  const found = async (filter: TransactionFilter, take = 50, skip = 0) =>
    (await findTransactions(id, filter, { take, skip })).rows.map((row) => names.get(row.id));
  return { id, found, rowOf, savings, checking, dog: dog?.id ?? "" };
}

test("each part of a filter leaves the rows that it names, the newest first, and no deleted one", async () => {
  const { id, found, savings, checking, dog } = await household();
  const all = ["nothing", "back", "dog", "split", ...["in", "out"].sort(), "waits", "pay", "coffee", "market"];
  const sorted = async (filter: TransactionFilter) => [...(await found(filter))].sort();
  const cases: [TransactionFilter, string[]][] = [
    [{}, all],
    [{ account: savings }, ["in"]],
    [{ accounts: [savings] }, ["in"]],
    [{ accounts: [savings, checking] }, all],
    // The other leg of a transfer is there.
    [{ others: [checking] }, ["in"]],
    [{ others: [savings, checking] }, ["in", "out"]],
    [{ account: savings, others: [checking], flow: "in" }, ["in"]],
    [{ account: checking, others: [checking] }, []],
    [{ others: ["nobodys"] }, []],
    [{ kind: "income" }, ["pay"]],
    [{ kind: "transfer" }, ["in", "out"]],
    [{ kind: "spending" }, ["market", "coffee", "waits", "split", "dog", "back", "nothing"]],
    [{ from: "2026-03-10" }, ["dog", "back", "nothing"]],
    [{ to: "2026-03-03" }, ["market", "coffee"]],
    [{ min: 10_000 }, ["market", "pay"]],
    [{ max: 500 }, ["coffee", "nothing"]],
    [{ min: 0, max: 300 }, ["nothing"]],
    [{ category: "groceries" }, ["market", "waits", "split", "back"]],
    [{ category: "miscellaneous" }, ["nothing"]],
    [{ category: "personal_care" }, ["dog", "split"]],
    [{ category: `own:${dog}` }, ["dog", "split"]],
    [{ category: "named:Dog" }, ["dog", "split"]],
    [{ category: "own:nobodys" }, []],
    [{ categories: [] }, []],
    [{ category: "food" }, ["market", "coffee", "waits", "split", "back"]],
    [{ categories: ["restaurants", `own:${dog}`] }, ["coffee", "dog", "split"]],
    [{ not: ["groceries"] }, ["coffee", "pay", "in", "out", "split", "dog", "nothing"]],
    [{ not: ["groceries", "named:Dog"] }, ["coffee", "pay", "in", "out", "nothing"]],
    [{ merchants: ["Work", "Paws"] }, ["pay", "dog"]],
    [{ without: ["market", "0% odd_"] }, ["coffee", "pay", "in", "out", "split", "dog"]],
    [{ without: ["%", "_"] }, all.filter((name) => name !== "nothing")],
    [{ weekdays: [0, 1] }, ["market", "in", "out", "split", "nothing"]],
    [{ pending: true }, ["waits"]],
    [{ flow: "in" }, ["pay", "in", "back"]],
    [{ flow: "out" }, ["market", "coffee", "waits", "out", "split", "dog", "nothing"]],
    [{ tag: "tax 2026" }, ["market"]],
    [{ tag: "tax" }, []],
    [{ q: "picnic" }, ["market"]],
    [{ q: "TAX" }, ["market"]],
    [{ q: "dog" }, ["dog"]],
    [{ q: "corner" }, ["market", "waits"]],
    [{ q: "100%" }, ["nothing"]],
    [{ q: "0_o" }, []],
    [{ q: "miscellaneous" }, ["nothing"]],
  ];
  for (const [filter, names] of cases) expect(await sorted(filter), JSON.stringify(filter)).toEqual([...names].sort());
  expect((await found({})).slice(0, 4)).toEqual(["nothing", "back", "dog", "split"]);
  expect(await found({}, 2, 1)).toEqual(["back", "dog"]);
  expect((await totalOf(id, {})).count).toBe(all.length);
});

test("of split rows a total counts the parts that are asked for, in their month", async () => {
  const { id, dog } = await household();
  const sums = async (filter: TransactionFilter) =>
    (await monthsListed(id, filter)).map(({ month, count, inCents, outCents, pendingCents }) => [
      ...[month, count, inCents, outCents, pendingCents],
    ]);
  expect(await sums({ category: `own:${dog}` })).toEqual([["2026-03", 2, 0, -2_400, 0]]);
  expect(await sums({ category: "groceries" })).toEqual([["2026-03", 4, 2_000, -10_600, -700]]);
  expect(await sums({ categories: ["groceries", "personal_care"] })).toEqual([["2026-03", 5, 2_000, -13_000, -700]]);
  expect(await sums({ not: ["groceries"], flow: "out", account: "none" })).toEqual([]);
  expect(await sums({ not: ["groceries"], to: "2026-03-09", kind: "spending" })).toEqual([["2026-03", 2, 0, -900, 0]]);
  expect(await sums({ kind: "spending" })).toEqual([
    ["2026-04", 1, 0, -300, 0],
    ["2026-03", 6, 2_000, -13_500, -700],
  ]);
});

test("the list for programs says what each row is, in dollars, with its parts and one's own names", async () => {
  const { id, rowOf } = await household();
  const list = await listTransactions(id);
  const ids = new Map(
    await Promise.all(
      ["market", "split", "dog", "waits", "out"].map(async (name) => [name, (await rowOf(name)).id] as const),
    ),
  );
  const of = (name: string) => list.find(({ id }) => id === ids.get(name));
  expect(of("market")).toEqual({
    ...{ id: ids.get("market"), merchantName: "Corner Market", merchantIcon: expect.any(String) },
    ...{ category: "Groceries", date: "2026-03-02", amount: -100, description: "For the picnic", pending: false },
  });
  expect(of("split")).toMatchObject({
    category: "Groceries + Personal Care",
    parts: [
      { category: "Groceries", amount: -6 },
      { category: "Personal Care", ownCategory: "Dog", amount: -4 },
    ],
  });
  expect(of("dog")).toMatchObject({ category: "Personal Care", ownCategory: "Dog", amount: -20 });
  expect(of("waits")).toMatchObject({ pending: true });
  expect((await listTransactions(id, { limit: 2 })).map(({ date }) => date)).toEqual(["2026-04-12", "2026-03-11"]);
  const split = await findTransaction(id, ids.get("split") ?? "");
  expect(split).toMatchObject({ matched: false, edited: false, accountName: "My checking", label: "Groceries" });
  expect(split?.splits).toMatchObject([
    { category: "groceries", ownName: null, amountCents: -600 },
    { category: "personal_care", ownName: "Dog", amountCents: -400 },
  ]);
  const transfer = await findTransaction(id, ids.get("out") ?? "");
  expect(transfer).toMatchObject({ matched: true, kind: "transfer", splits: [] });
});

describe("more rows than one statement holds", () => {
  const MANY = 2_100;
  async function many() {
    const { id } = await createUser();
    const { account } = await createBank(id, ["checking"]);
    const rows = Array.from({ length: MANY }, (_, at) =>
      bankRow(`r${at}`, account("checking"), `2026-0${1 + (at % 3)}-${10 + (at % 7)}`, -100 - at, {
        ...GROCERIES,
        rawName: `"Raw", {${at}} \\ name`,
      }),
    );
    const written = await transaction((tx) => writeTransactions(tx, id, { upsert: rows, remove: [] }));
    return { id, rows, written, checking: account("checking") };
  }

  test("are stored whole, changed whole and taken away whole, and the sums follow", async () => {
    const { id, rows, written, checking } = await many();
    expect([written.added.length, written.modified, written.removed]).toEqual([MANY, 0, 0]);
    const stored = () => db.transaction.findMany({ where: { userId: id }, orderBy: { amountCents: "desc" } });
    expect((await stored()).map(({ rawName, amountCents }) => [rawName, Number(amountCents)])).toEqual(
      rows.map(({ rawName, amountCents }) => [rawName, amountCents]),
    );
    expect(await checkSums(id)).toEqual([]);
    await transaction(async (tx) => {
      await lockLedger(tx, id);
      const all = await loadRowsIn(tx, id, "providerTransactionId", [
        ...rows.map((row) => row.providerTransactionId),
        "r1",
      ]);
      expect(all).toHaveLength(MANY);
      const at = new Date("2026-03-20T12:00:00.123Z");
      await changeRows(tx, id, all, (row) => ({ ...row, note: "same", tags: ['a "b" \\', "c,d"], reviewedAt: at }));
    });
    const [first, ...others] = await stored();
    expect(first).toMatchObject({
      ...{ note: "same", tags: ['a "b" \\', "c,d"], reviewedAt: new Date("2026-03-20T12:00:00.123Z") },
      ...{ rawName: '"Raw", {0} \\ name', category: "groceries", kind: "spending", pending: false, deletedAt: null },
    });
    expect(others.filter(({ note }) => note !== "same")).toEqual([]);
    const again = await transaction((tx) =>
      writeTransactions(tx, id, {
        upsert: rows.slice(0, 5),
        remove: rows.slice(1_000).map((row) => row.providerTransactionId),
      }),
    );
    expect([again.added.length, again.modified, again.removed]).toEqual([0, 5, MANY - 1_000]);
    expect(await checkSums(id)).toEqual([]);
    expect(await transaction((tx) => removeAccount(tx, id, checking))).toBe(1_000);
    expect([await stored(), await db.monthSum.count({ where: { userId: id } })]).toEqual([[], 0]);
  });

  test("are a thousand of them in the list for programs, or as many as the days since hold", async () => {
    const { id } = await many();
    expect(await listTransactions(id)).toHaveLength(1_000);
    const since = await db.transaction.count({ where: { userId: id, day: { gte: "2026-02-01" } } });
    expect(since).toBeGreaterThan(1_000);
    expect(await listTransactions(id, { since: "2026-02-01" })).toHaveLength(since);
    expect(await listTransactions(id, { since: "2026-03-16" })).toHaveLength(1_000);
    expect(await listTransactions(id, { limit: 1_200 })).toHaveLength(1_200);
  });
});

test("a rule's form shows the rule as it stands, field by field, and what was typed instead while it's tried", async () => {
  const user = await currentUser(await createUser());
  const { account } = await createBank(user.id, ["checking"]);
  const input = {
    ...{ match: "is", merchant: "Blue Door", min: "5", max: "7.50", account: account("checking"), name: "The Door" },
    ...{ tags: "a, b", old: "on", category: "gas", shareCategory: ["gas", "travel"], sharePercent: ["40", "60"] },
  };
  await saveRule(user, RuleForm.parse(input));
  const [rule] = (await rulesView(user.id)).rules;
  const view = (query: string) => ruleFormView(user, new URLSearchParams(query));
  expect(await view(`rule=${rule?.id}`)).toEqual({
    values: {
      ...{ rule: rule?.id, match: "is", merchant: expect.any(String), min: "5.00", max: "7.50", name: "The Door" },
      ...{ account: account("checking"), category: "gas", tags: "a, b", old: "on" },
    },
    shares: [
      { category: "gas", percent: "40" },
      { category: "travel", percent: "60" },
    ],
    accounts: [{ id: account("checking"), name: "My checking ••••4411" }],
    ...{ isNew: false, problem: null, preview: null, fields: [] },
  });
  expect(await view("")).toMatchObject({ values: { match: "contains" }, shares: [], isNew: true, problem: null });
  await saveRule(user, RuleForm.parse({ match: "contains", merchant: "x", category: "gas" }));
  const bare = (await rulesView(user.id)).rules.find(({ id }) => id !== rule?.id);
  expect((await view(`rule=${bare?.id}`)).values).toEqual({
    ...{ rule: bare?.id, match: "contains", merchant: "x", category: "gas" },
    ...{ min: "", max: "", account: "", name: "", tags: "" },
  });
  const tried = await view(`rule=${rule?.id}&preview=1&match=contains&merchant=x&category=gas`);
  expect(tried).toMatchObject({ isNew: false, problem: null, values: { merchant: "x" }, preview: { count: 0 } });
  expect(tried.fields).toContainEqual(["rule", rule?.id]);
  // A rule that isn't the person's is none: what was typed makes a new one.
  const foreign = await view("rule=nobodys&preview=1&match=contains&merchant=x&shareCategory=gas&sharePercent=100");
  expect(foreign).toMatchObject({ isNew: true, problem: null, shares: [{ category: "gas", percent: "100" }] });
  expect(foreign.fields.map(([name]) => name)).not.toContain("rule");
});

test("sums that differ are mended for each, told to whoever looks after it, and what spoke of them is looked at again", async () => {
  const [one, other] = [await household(), await household()];
  await runPendingJobs();
  await db.monthSum.updateMany({ where: { userId: one.id, kind: "income" }, data: { amountCents: 1n } });
  await db.daySum.deleteMany({ where: { userId: one.id, day: "2026-03-02" } });
  const found = async (repair: boolean) =>
    (await checkEverybody({ repair })).found.filter(({ userId }) => [one.id, other.id].includes(userId));
  expect(await found(false)).toMatchObject([{ userId: one.id, repaired: false }]);
  expect(said).toEqual([]);
  expect(await found(true)).toMatchObject([{ userId: one.id, repaired: true }]);
  expect(said).toEqual([
    {
      ...{ level: "error", message: "stored sums differed from the rows; written anew", userId: one.id },
      ...{ sums: 2, left: 0 },
    },
  ]);
  expect(await runPendingJobs()).toBe(1);
  expect(await found(true)).toEqual([]);
});
