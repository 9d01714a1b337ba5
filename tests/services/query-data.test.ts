// What a query needs of the database: the same from the stored sums as from the rows, one's own alone, and bounded.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Grouping } from "~/domain/coach/query/algebra";
import type { AnyNeed, RowOrder } from "~/domain/coach/query/data";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db, newId, transaction } from "~/lib/db.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { readNeeds, readPerson } from "~/services/coach/query-data.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { listEnded } from "~/services/ledger/recurring.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));
afterEach(() => setClock(undefined));

const [GROCERIES, MEALS, FUEL, PAY] = [
  "FOOD_AND_DRINK_GROCERIES",
  "FOOD_AND_DRINK_RESTAURANT",
  "TRANSPORTATION_GAS",
  "INCOME_WAGES",
];
/** Id, account, day, cents, shop, the bank's category. March 1 was a Sunday. */
const ROWS = [
  ["a", "checking", "2026-03-02", -1_000, "Green Basket", GROCERIES],
  ["b", "checking", "2026-03-03", -2_500, "Green Basket", GROCERIES],
  ["c", "credit", "2026-03-08", -1_000, "Noodle House", MEALS],
  ["d", "credit", "2026-02-14", -4_000, "Quick Fuel", FUEL],
  ["e", "checking", "2026-02-27", 200_000, "Acme Works", PAY],
  ["f", "credit", "2026-03-19", -900, "Green Basket", GROCERIES],
] as const;

async function person(): Promise<{
  user: CurrentUser;
  account: (type: string) => string;
  row: (id: string) => object;
}> {
  const user = await currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" }));
  const { account } = await createBank(user.id, ["checking", "credit"]);
  const upsert = ROWS.map(([id, on, day, cents, merchantName, providerCategory]) =>
    bankRow(`${user.id}-${id}`, account(on), day, cents, { merchantName, providerCategory, pending: id === "f" }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  return { user, account, row: (id) => ({ userId: user.id, providerTransactionId: `${user.id}-${id}` }) };
}

async function answered(user: CurrentUser, need: AnyNeed): Promise<unknown> {
  const [found, ...others] = [...(await readNeeds(user, [need, need])).values()];
  expect(others).toEqual([]);
  return found;
}

async function sums(user: CurrentUser, rows: TransactionFilter, by: Grouping | null = null) {
  const found = Object(await answered(user, { want: "sums", rows, by })).sums;
  const groups: [string, number, number][] = Array.from(found, (one) => {
    const { key, cents, count } = Object(one);
    return [String(key), Number(cents), Number(count)];
  });
  return groups.sort(([one], [other]) => (one < other ? -1 : 1));
}

const SPENT: TransactionFilter = { kind: "spending", from: "2026-02-01", to: "2026-03-31" };

test("what was spent is summed by each grouping, from the stored sums as from the rows", async () => {
  const [{ user, account }] = [await person(), await person()];
  const wanted: [Grouping | null, [string, number, number][]][] = [
    [null, [["", -8_500, 4]]],
    [
      "category",
      [
        ["gas", -4_000, 1],
        ["groceries", -3_500, 2],
        ["restaurants", -1_000, 1],
      ],
    ],
    [
      "month",
      [
        ["2026-02", -4_000, 1],
        ["2026-03", -4_500, 3],
      ],
    ],
    [
      "week",
      [
        ["2026-02-08", -4_000, 1],
        ["2026-03-01", -3_500, 2],
        ["2026-03-08", -1_000, 1],
      ],
    ],
    [
      "day",
      [
        ["2026-02-14", -4_000, 1],
        ["2026-03-02", -1_000, 1],
        ["2026-03-03", -2_500, 1],
        ["2026-03-08", -1_000, 1],
      ],
    ],
    [
      "weekday",
      [
        ["0", -1_000, 1],
        ["1", -1_000, 1],
        ["2", -2_500, 1],
        ["6", -4_000, 1],
      ],
    ],
    [
      "merchant",
      [
        ["Green Basket", -3_500, 2],
        ["Noodle House", -1_000, 1],
        ["Quick Fuel", -4_000, 1],
      ],
    ],
    [
      "account",
      [
        [account("checking"), -3_500, 2],
        [account("credit"), -5_000, 2],
      ],
    ],
  ];
  const ofAccounts = { ...SPENT, accounts: [account("checking"), account("credit")] };
  for (const [by, groups] of wanted) {
    expect([by, await sums(user, SPENT, by)]).toEqual([by, groups]);
    expect([by, await sums(user, ofAccounts, by)]).toEqual([by, groups]);
  }
});

test("a filter leaves the same rows either way: days, kinds, categories, sets of them, and what is left out", async () => {
  const { user, account } = await person();
  const cases: [TransactionFilter, number, number][] = [
    [{ from: "2026-03-03", to: "2026-03-08", kind: "spending" }, -3_500, 2],
    [{ from: "2026-03-01", to: "2026-03-31", kind: "spending" }, -4_500, 3],
    [{ from: "2026-02-01", to: "2026-03-30", kind: "spending" }, -8_500, 4],
    [{ from: "2026-02-02", to: "2026-02-28" }, 196_000, 2],
    [{ from: "2026-02-01", to: "2026-02-28" }, 196_000, 2],
    [{ from: "2026-02-01", to: "2026-02-28", kind: "income" }, 200_000, 1],
    [{ ...SPENT, category: "food" }, -4_500, 3],
    [{ ...SPENT, category: "groceries" }, -3_500, 2],
    [{ ...SPENT, categories: ["gas", "restaurants"] }, -5_000, 2],
    [{ ...SPENT, category: "food", categories: ["restaurants", "gas"] }, -1_000, 1],
    [{ ...SPENT, not: ["food"] }, -4_000, 1],
    [{ from: "2026-02-01", to: "2026-03-31", category: "groceries" }, -3_500, 2],
  ];
  for (const [filter, cents, count] of cases) {
    const wanted = [["", cents, count]];
    expect([filter, await sums(user, filter)]).toEqual([filter, wanted]);
    const ofRows = { ...filter, accounts: [account("checking"), account("credit")] };
    expect([ofRows, await sums(user, ofRows)]).toEqual([ofRows, wanted]);
  }
});

test("without an end, or with names, bounds or days of the week, the rows themselves are summed", async () => {
  const { user, account } = await person();
  const cases: [TransactionFilter, number][] = [
    [{ kind: "spending" }, -8_500],
    [{ kind: "spending", from: "2026-03-01" }, -4_500],
    [{ kind: "spending", to: "2026-02-28" }, -4_000],
    [{ ...SPENT, q: "noodle" }, -1_000],
    [{ ...SPENT, min: 2_000 }, -6_500],
    [{ ...SPENT, weekdays: [0, 6] }, -5_000],
    [{ ...SPENT, account: account("checking") }, -3_500],
    [{ ...SPENT, pending: true }, -900],
  ];
  for (const [filter, cents] of cases) expect([filter, (await sums(user, filter))[0]?.[1]]).toEqual([filter, cents]);
});

test("a category of one's own is summed from its rows alone", async () => {
  const { user, row } = await person();
  const { id } = await db.ownCategory.create({
    data: { userId: user.id, id: newId(), name: "Snacks", parent: "groceries" },
  });
  await db.transaction.updateMany({ where: row("a"), data: { ownCategory: id } });
  const own = `own:${id}`;
  for (const rows of [
    { ...SPENT, category: own },
    { ...SPENT, categories: [own] },
  ])
    expect(await sums(user, rows)).toEqual([["", -1_000, 1]]);
  expect(await sums(user, { ...SPENT, not: [own] })).toEqual([["", -7_500, 3]]);
});

test("rows come in the order that was asked for, so many of them, also those on their way", async () => {
  const [{ user }] = [await person(), await person()];
  const rows = async (order: RowOrder, take = 9, more: TransactionFilter = {}) => {
    const found = Object(await answered(user, { want: "rows", rows: { kind: "spending", ...more }, order, take })).rows;
    return Array.from(found, (one) => `${Object(one).day} ${Object(one).cents}`);
  };
  expect(await rows("newest", 3)).toEqual(["2026-03-19 -900", "2026-03-08 -1000", "2026-03-03 -2500"]);
  expect(await rows("oldest", 2)).toEqual(["2026-02-14 -4000", "2026-03-02 -1000"]);
  expect(await rows("largest", 4)).toEqual([
    "2026-02-14 -4000",
    "2026-03-03 -2500",
    "2026-03-08 -1000",
    "2026-03-02 -1000",
  ]);
  expect(await rows("smallest", 3)).toEqual(["2026-03-19 -900", "2026-03-08 -1000", "2026-03-02 -1000"]);
  expect(Object(await answered(user, { want: "rows", rows: { q: "noodle" }, order: "newest", take: 1 })).rows).toEqual([
    {
      ...{ day: "2026-03-08", merchantName: "Noodle House", category: "restaurants", kind: "spending" },
      ...{ cents: -1_000, pending: false },
    },
  ]);
});

test("what is on its way is told by account and by category: one's own, not deleted, of the month, and spent", async () => {
  const [{ user, account, row }] = [await person(), await person()];
  const budget = (month: string) => answered(user, { want: "budget", month });
  await saveBudgetAmount(user.id, "2026-03", {
    ...{ month: "2026-03", category: "groceries", plannedAmount: "50", rollover: false },
  });
  expect(await answered(user, { want: "pending" })).toEqual({ pending: { [account("credit")]: -900 } });
  expect(await budget("2026-03")).toMatchObject({ pendingCents: { groceries: 900 } });
  expect(await budget("2026-02")).toMatchObject({ pendingCents: {} });
  await db.transaction.updateMany({ where: row("a"), data: { pending: true, category: null } });
  expect(await budget("2026-03")).toMatchObject({ pendingCents: { groceries: 900, miscellaneous: 1_000 } });
  expect(await answered(user, { want: "pending" })).toEqual({
    pending: { [account("credit")]: -900, [account("checking")]: -1_000 },
  });
  await db.transaction.updateMany({ where: row("a"), data: { kind: "transfer" } });
  expect(await budget("2026-03")).toMatchObject({ pendingCents: { groceries: 900 } });
  for (const day of ["2026-03-01", "2026-03-31"]) {
    await db.transaction.updateMany({ where: row("f"), data: { day } });
    expect(await budget("2026-03")).toMatchObject({ pendingCents: { groceries: 900 } });
  }
  await db.transaction.updateMany({ where: { userId: user.id }, data: { deletedAt: new Date() } });
  expect(await budget("2026-03")).toMatchObject({ pendingCents: {} });
  expect(await answered(user, { want: "pending" })).toEqual({ pending: {} });
});

test("what came regularly and no longer does is told as it's listed, and of nobody else", async () => {
  const [{ user }, { user: other }] = [await person(), await person()];
  await giveHousehold(user.id, "2025-12-20", "ended", "2025-06-01");
  await refreshInsights(user.id);
  const ended = await listEnded(user.id);
  expect(ended.length).toBeGreaterThan(0);
  expect(await answered(user, { want: "ended" })).toEqual({ ended });
  expect(await answered(other, { want: "ended" })).toEqual({ ended: [] });
});

test("names that couldn't be read are read again for the next question", async () => {
  const { user } = await person();
  const inputs = await readCoachInputs(user);
  await expect(readPerson({ ...user, id: "\u0000" }, inputs)).rejects.toThrow();
  expect((await readPerson(user, inputs)).merchants).toContain("Green Basket");
});

test("what moved on accounts is told for ten years back", async () => {
  const { user, account, row } = await person();
  const days = async () => {
    const found = Object(await answered(user, { want: "moves", accounts: [account("credit")] })).moves;
    return Array.from(found, (one) => `${Object(one).day} ${Object(one).movedCents}`);
  };
  expect(await days()).toEqual(["2026-02-14 -4000", "2026-03-08 -1000"]);
  await db.transaction.updateMany({ where: row("d"), data: { day: "2016-03-21" } });
  expect(await days()).toEqual(["2016-03-21 -4000", "2026-03-08 -1000"]);
  await db.transaction.updateMany({ where: row("d"), data: { day: "2016-03-20" } });
  expect(await days()).toEqual(["2026-03-08 -1000"]);
});

test("a question may use the person's own names, and days that are known of them", async () => {
  const [{ user, account, row }, other] = [await person(), await person()];
  await db.ownCategory.create({ data: { userId: user.id, id: newId(), name: "Snacks", parent: "groceries" } });
  await db.ownCategory.create({ data: { userId: other.user.id, id: newId(), name: "Secret", parent: "groceries" } });
  await db.goal.create({ data: { userId: user.id, id: "g", type: "savings", name: "Boat", targetCents: 100n } });
  await db.transaction.updateMany({ where: row("c"), data: { deletedAt: new Date() } });
  const read = async () => readPerson(user, await readCoachInputs(user));
  expect(await read()).toEqual({
    today: "2026-03-20",
    merchants: ["Green Basket", "Quick Fuel"],
    shops: { "Green Basket": GROCERIES, "Quick Fuel": FUEL },
    payers: ["Acme Works"],
    accounts: [
      { id: account("checking"), name: "My checking", bank: "Harbor Bank", kind: "checking", digits: "4411" },
      { id: account("credit"), name: "My credit", bank: "Harbor Bank", kind: "credit", digits: "4411" },
    ],
    ownCategories: ["Snacks"],
    tags: [],
    goals: [{ id: "g", name: "Boat", type: "savings" }],
    recurring: [],
    firstDay: "2026-02-14",
    lastPayday: "2026-02-27",
    earlierPaydays: [],
    employers: [],
    paydays: [],
    lastRaise: null,
  });
  const later = bankRow(`${user.id}-later`, account("checking"), "2026-03-25", 100, { providerCategory: PAY });
  await transaction((tx) => writeTransactions(tx, user.id, { upsert: [later], remove: [] }));
  await db.transaction.updateMany({ where: row("d"), data: { deletedAt: new Date() } });
  await db.account.updateMany({ where: { userId: user.id }, data: { balanceCents: 1n } });
  expect(await read()).toMatchObject({ lastPayday: "2026-02-27", firstDay: "2026-02-27" });
});
