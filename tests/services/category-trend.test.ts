// Twelve months of a category as they're stored: what counts, what it's held against, and whose it is.
import { beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db, newId, transaction } from "~/lib/db.server";
import { categoryTrend, categoryTrendJson, ownSpending } from "~/services/categories/trend.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));

const GROCERIES = { providerCategory: "FOOD_AND_DRINK_GROCERIES" };

/** Id, day, cents. The months of the trend are those from April 2025 to March 2026. */
const ROWS = [
  ["before", "2025-03-31", -9_900],
  ["first", "2025-04-01", -1_000],
  ["later", "2026-02-10", -3_000],
  ["back", "2026-02-11", 500],
  ["now", "2026-03-02", -700],
  ["end", "2026-03-31", -50],
] as const;

async function person() {
  const user = await currentUser(await createTrialUser({ timeZone: "UTC", trialEndsAt: new Date("2027-01-01") }));
  const { account } = await createBank(user.id, ["checking"]);
  const write = async (rows: readonly (readonly [string, string, number])[], more: object = GROCERIES) => {
    const upsert = rows.map(([id, day, cents]) => bankRow(`${user.id}-${id}`, account("checking"), day, cents, more));
    await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  };
  const own = async (name: string, ids: readonly string[]) => {
    const { id } = await db.ownCategory.create({
      data: { userId: user.id, id: newId(), name, parent: "groceries" },
    });
    const of = { userId: user.id, providerTransactionId: { in: ids.map((one) => `${user.id}-${one}`) } };
    await db.transaction.updateMany({ where: of, data: { ownCategory: id } });
    return id;
  };
  return { user, write, own };
}
/** Rows that count in nothing: on their way, deleted, or of another kind. */
const goneAs = (kind: string): object[] => [
  { pending: true },
  { pending: false, deletedAt: new Date() },
  { deletedAt: null, kind },
];
const spent = (trend: { months: readonly { month: string; spentCents: number }[] }) =>
  trend.months.flatMap(({ month, spentCents }) => (spentCents === 0 ? [] : [[month, spentCents]]));

test("a category of ours takes what was spent and came back in the twelve months, whoever else spends there", async () => {
  const [{ user, write }, other] = [await person(), await person()];
  for (const one of [write, other.write]) await one(ROWS);
  await write([["pay", "2026-02-01", 90_000]], { providerCategory: "INCOME_WAGES" });
  await write([["fuel", "2026-02-01", -4_000]], { providerCategory: "TRANSPORTATION_GAS" });
  const trend = await categoryTrend(user, "groceries");
  expect(spent(trend)).toEqual([
    ["2025-04", 1_000],
    ["2026-02", 2_500],
    ["2026-03", 750],
  ]);
  expect(trend).toMatchObject({ name: "Groceries", category: "groceries", drawn: "groceries", above: null, below: [] });
  expect(trend.months).toHaveLength(12);
  expect(trend.months.at(-1)).toEqual({
    ...{ month: "2026-03", spentCents: 750, isSoFar: true },
    href: "/transactions?from=2026-03-01&to=2026-03-31&kind=spending&category=groceries",
  });
  // March a year ago is known in part, so the eleven whole months count; nine of them took nothing.
  expect([trend.usualCents, trend.usualMonths]).toEqual([Math.round(3_500 / 11), 11]);
  expect(await categoryTrendJson(user, "gas")).toMatchObject({
    ...{
      category: "Gas",
      months: { 10: { month: "2026-02", spent: 40, soFar: false } },
      usual: Math.round(4_000 / 11) / 100,
    },
  });
});

test("one's own takes its rows and parts alone, stands below ours, and says its name in the answer", async () => {
  const { user, write, own } = await person();
  await write(ROWS);
  const snacks = await own("Snacks", ["before", "later", "now"]);
  const row = await db.transaction.findFirstOrThrow({
    where: { userId: user.id, providerTransactionId: `${user.id}-first` },
  });
  const part = { userId: user.id, transactionId: row.id, category: "groceries" };
  await db.transactionSplit.createMany({
    data: [
      { ...part, id: "p1", amountCents: -400n, ownCategory: snacks },
      { ...part, id: "p2", amountCents: -600n },
    ],
  });
  const trend = await categoryTrend(user, `own:${snacks}`);
  expect(spent(trend)).toEqual([
    ["2025-04", 400],
    ["2026-02", 3_000],
    ["2026-03", 700],
  ]);
  expect(trend).toMatchObject({
    ...{ name: "Snacks", category: "groceries", drawn: "groceries", below: [] },
    above: { name: "Groceries", href: "/categories/groceries" },
  });
  expect((await categoryTrend(user, "groceries")).below).toEqual([
    { name: "Snacks", href: `/categories/own%3A${snacks}` },
  ]);
  expect((await categoryTrend(user, "gas")).below).toEqual([]);
  expect(await categoryTrendJson(user, `own:${snacks}`)).toMatchObject({
    category: "Groceries",
    ownCategory: "Snacks",
  });
  const of = { userId: user.id, ownCategory: snacks };
  for (const gone of goneAs("transfer")) {
    await db.transaction.updateMany({ where: of, data: gone });
    expect([gone, spent(await categoryTrend(user, `own:${snacks}`))]).toEqual([gone, [["2025-04", 400]]]);
  }
});

test("before anything is known there's no usual month; a category that is none or somebody else's isn't found", async () => {
  const [{ user }, other] = [await person(), await person()];
  const theirs = await other.own("Theirs", []);
  const none = await categoryTrendJson(user, "groceries");
  expect([none.usual, none.months.every((one) => one.spent === 0)]).toEqual([null, true]);
  for (const choice of ["boats", `own:${theirs}`, ""])
    await expect(categoryTrend(user, choice)).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "We couldn't find that category." },
    });
});

test("what one's own categories took of a month: the largest first, then by name", async () => {
  const { user, write, own } = await person();
  await write(ROWS);
  const [some, more] = [await own("Some", ["later"]), await own("More", ["back"])];
  const even = await own("Even", []);
  expect(await ownSpending(user.id, "2026-02")).toEqual([
    { id: some, name: "Some", parent: "groceries", cents: 3_000 },
    { id: more, name: "More", parent: "groceries", cents: -500 },
  ]);
  expect(await ownSpending(user.id, "2026-01")).toEqual([]);
  await write([["alike", "2026-02-28", -3_000]]);
  const of = { userId: user.id, providerTransactionId: `${user.id}-alike` };
  await db.transaction.updateMany({ where: of, data: { ownCategory: even } });
  expect((await ownSpending(user.id, "2026-02")).map(({ name }) => name)).toEqual(["Even", "Some", "More"]);
  for (const gone of goneAs("income")) {
    await db.transaction.updateMany({ where: of, data: gone });
    expect((await ownSpending(user.id, "2026-02")).map(({ name }) => name)).toEqual(["Some", "More"]);
  }
});
