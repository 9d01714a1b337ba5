// What changed in a week, why, and the one question of it: each part by hand-made rows.
import { describe, expect, test } from "vitest";
import type { HistoryRow, Recurring } from "~/domain/ledger/recurring";
import { sumsOfRows } from "~/domain/ledger/totals";
import { addDays, type Day } from "~/domain/periods";
import {
  type ChangeFact,
  changesOf,
  type EverydayChange,
  everydayByCategory,
  type Rows,
  type WeekChange,
  weeksBefore,
} from "~/domain/week/changes";
import { questionOf } from "~/domain/week/question";
import { weekReview } from "~/domain/week/review";
import { changeWords, nextPayWords, questionWords, wordWeek } from "~/texts/week";
import { row } from "../support/forecast";

const WEEK = { from: "2026-11-15", to: "2026-11-21" };
const MONDAY = "2026-11-23";
type Bought = Partial<HistoryRow>;
const bought = (day: Day, dollars: number, over: Bought = {}): HistoryRow => {
  const { id, accountId, merchantName, kind, category, cents } = row(day, dollars);
  return { ...{ id, accountId, merchantName, kind, category, cents, day }, ...over };
};
const rows = (history: HistoryRow[], recurring: Recurring[] = [], today = MONDAY): Rows => ({
  ...{ today, week: WEEK, history, recurring },
  days: sumsOfRows(history.map((one) => ({ ...one, pending: false }))).days,
});
const stream = (over: Partial<Recurring> = {}): Recurring => ({
  ...{ key: "out:cine", merchantName: "Cine", category: "entertainment", kind: "spending", cadence: "monthly" },
  ...{ amount: "fixed", lastCents: -18_00, typicalCents: -18_00, monthlyCents: -18_00, firstDay: "2026-03-18" },
  ...{ lastDay: "2026-11-18", lastId: "x", nextDay: "2026-12-18", count: 9, active: true, change: null },
  ...over,
});
const FOOD = { merchantName: "Market", category: "groceries" };

describe("the weeks before", () => {
  const from = (day: Day, more: HistoryRow[] = []) =>
    weeksBefore({ week: WEEK, history: [bought("2026-11-16", -1), bought(day, -1), ...more] });

  test("are the eight whole ones, as far as rows reach back, and four at least", () => {
    expect(from("2026-01-01").map((week) => week.from)).toEqual([
      ...[
        "2026-11-08",
        "2026-11-01",
        "2026-10-25",
        "2026-10-18",
        "2026-10-11",
        "2026-10-04",
        "2026-09-27",
        "2026-09-20",
      ],
    ]);
    expect(from("2026-10-18")).toHaveLength(4);
    expect(from("2026-10-18").at(-1)).toEqual({ from: "2026-10-18", to: "2026-10-24" });
    expect(from("2026-10-19")).toEqual([]);
    expect(from("2026-10-19", [bought("2026-10-11", -1)])).toHaveLength(5);
    expect(weeksBefore({ week: WEEK, history: [] })).toEqual([]);
  });
});

describe("everyday spending by category", () => {
  const before = [
    { from: "2026-11-08", to: "2026-11-14" },
    { from: "2026-11-01", to: "2026-11-07" },
  ];
  const of = (history: HistoryRow[], recurring: Recurring[] = []) =>
    everydayByCategory(rows(history, recurring), before);

  test("is the week's beside the mean of the weeks before, each with how often", () => {
    const found = of([
      ...[bought("2026-11-15", -10, FOOD), bought("2026-11-21", -20, FOOD), bought("2026-11-22", -500, FOOD)],
      ...[bought("2026-11-14", -7, FOOD), bought("2026-11-01", -8.01, FOOD), bought("2026-10-31", -500, FOOD)],
      ...[bought("2026-11-03", 3, { ...FOOD, kind: "refund" }), bought("2026-11-16", -99, { kind: "transfer" })],
    ]);
    expect([...found]).toEqual([
      ["groceries", { nowCents: 30_00, averageCents: 6_01, nowCount: 2, averageCount: 1.5 }],
    ]);
  });

  test("leaves bills out that come less often than weekly, and income", () => {
    const bill = { merchantName: "Cine", category: "entertainment" };
    const history = [bought("2026-11-18", -18, bill), bought("2026-11-10", -18, bill), bought("2026-11-18", -4, FOOD)];
    const spent = (recurring: Recurring[]) => of(history, recurring).get("entertainment");
    expect(spent([])).toEqual({ nowCents: 18_00, averageCents: 9_00, nowCount: 1, averageCount: 0.5 });
    for (const cadence of ["every two weeks", "monthly", "quarterly", "yearly", "twice a month"] as const)
      expect(spent([stream({ cadence })]), cadence).toMatchObject({ nowCents: 0, averageCents: 0, nowCount: 0 });
    expect(spent([stream({ cadence: "weekly" })])).toMatchObject({ nowCents: 18_00, nowCount: 1 });
    expect(spent([stream({ kind: "income" })])).toMatchObject({ nowCents: 18_00 });
  });

  test("has what fits no category among the miscellaneous", () => {
    expect([...of([bought("2026-11-16", -5, { category: "" })]).keys()]).toEqual(["miscellaneous"]);
  });
});

/** A change with the words for it, and without the facts that they are made of. */
const told = ({ fact, ...change }: WeekChange) => ({ ...change, kind: fact.kind, ...changeWords(fact) });
const toldChanges = (...asked: Parameters<typeof changesOf>) => changesOf(...asked).map(told);

describe("what changed", () => {
  const everyday = (nowCents: number, averageCents: number, counts: Partial<EverydayChange> = {}) =>
    new Map([["groceries", { nowCents, averageCents, nowCount: 1, averageCount: 2, ...counts }]]);
  const first = (
    nowCents: number,
    averageCents: number,
    history: HistoryRow[] = [],
    counts: Partial<EverydayChange> = {},
  ) => toldChanges(rows(history), everyday(nowCents, averageCents, counts))[0];

  test("in a category is worth a word from $15 and a quarter on", () => {
    expect(first(35_00, 20_00)).toMatchObject({
      id: "category:groceries",
      kind: "category",
      title: "Groceries: $15.00 more than usual",
      weight: 15_00,
    });
    expect(first(34_99, 20_00)).toBeUndefined();
    expect(first(5_00, 20_00)).toMatchObject({
      title: "Groceries: $15.00 less than usual",
      weight: 15_00,
    });
    expect([first(125_00, 100_00)?.weight, first(124_99, 100_00)]).toEqual([25_00, undefined]);
    expect(changesOf(rows([]), null)).toEqual([]);
  });

  test("is said with the amount, and without it for where others may read", () => {
    const more = first(40_00, 20_00, [bought("2026-11-16", -40, FOOD)]);
    expect([more?.title, more?.plainTitle]).toEqual([
      "Groceries: $20.00 more than usual",
      "Groceries: more than usual",
    ]);
    expect(more).toMatchObject({
      cents: 40_00,
      href: "/transactions?from=2026-11-15&to=2026-11-21&kind=spending&category=groceries",
    });
    const less = first(20_00, 40_00);
    expect([less?.title, less?.plainTitle, less?.cents]).toEqual([
      ...["Groceries: $20.00 less than usual", "Groceries: less than usual", 0],
    ]);
  });

  test("is at the one merchant that took three times as much as the next, else at the two", () => {
    const why = (...history: HistoryRow[]) => first(200_00, 20_00, history)?.why;
    const at = (name: string, dollars: number, over: Bought = {}) =>
      bought("2026-11-17", -dollars, { ...FOOD, merchantName: name, ...over });
    expect(why(at("Market", 90), at("Bakery", 30))).toBe("Mostly Market, $90.00.");
    expect(why(at("Market", 89.99), at("Bakery", 30))).toBe("Mostly Market, $89.99, and Bakery, $30.00.");
    expect(why(at("Market", 20), at("Bakery", 30), at("Market", 20))).toBe(
      "Mostly Market, $40.00 in 2 purchases, and Bakery, $30.00.",
    );
    expect(why(at("Bakery", 30), at("Atelier", 30))).toBe("Mostly Atelier, $30.00, and Bakery, $30.00.");
    const elsewhere = [at("Cinema", 900, { category: "entertainment" }), at("Back", -900, { kind: "refund" })];
    expect(why(at("Market", 90), ...elsewhere, at("Moved", 900, { kind: "transfer" }))).toBe("Mostly Market, $90.00.");
    expect(why(bought("2026-11-14", -90, FOOD))).toBe("It's from purchases that you split.");
  });

  test("a bill's merchant isn't why", () => {
    const history = [bought("2026-11-17", -80, { ...FOOD, merchantName: "Cine" }), bought("2026-11-17", -20, FOOD)];
    expect(toldChanges(rows(history, [stream()]), everyday(100_00, 20_00))[0]?.why).toBe("Mostly Market, $20.00.");
  });

  test("less is said by how often", () => {
    const why = (nowCount: number, averageCount: number) => first(5_00, 50_00, [], { nowCount, averageCount })?.why;
    expect(why(0, 3.4)).toBe("No purchases instead of the usual 3.");
    expect(why(0, 0.2)).toBe("No purchases instead of the usual 1.");
    expect(why(1, 2)).toBe("1 purchase instead of the usual 2.");
    expect(why(2, 2)).toBe("2 purchases, each smaller than usual.");
    // Rounded to what it is here, the average is no reason.
    expect(why(2, 2.4)).toBe("2 purchases, each smaller than usual.");
    expect(why(1, 1.4)).toBe("One purchase, smaller than usual.");
  });

  test("a price that rose within the week by a dollar or more", () => {
    const rise = (over: Partial<Recurring>, change = { fromCents: -15_00, toCents: -18_00, day: "2026-11-18" }) =>
      toldChanges(rows([], [stream({ change, ...over })]), null);
    expect(rise({ merchantName: "CINE STREAM" })).toEqual([
      {
        ...{ id: "price:out:cine", kind: "price", cents: 18_00, weight: 9_00 },
        ...{ title: "Cine Stream went up by $3.00", plainTitle: "Cine Stream went up" },
        why: "It was $15.00 before: $36.00 more a year.",
        href: "/transactions?from=2026-11-18&to=2026-11-18&q=CINE+STREAM",
      },
    ]);
    expect(rise({ amount: "varies" })).toMatchObject([{ why: "It's usually about $15.00.", weight: 3_00 }]);
    const on = (day: Day, toCents = -18_00) => rise({}, { fromCents: -15_00, toCents, day }).length;
    expect([on("2026-11-14"), on("2026-11-15"), on("2026-11-21"), on("2026-11-22")]).toEqual([0, 1, 1, 0]);
    expect([on("2026-11-18", -16_00), on("2026-11-18", -15_99)]).toEqual([1, 0]);
  });

  test("income that is late, and since when", () => {
    const pay = stream({
      ...{ key: "in:acme", merchantName: "ACME", kind: "income", typicalCents: 1_200_00, nextDay: "2026-11-19" },
      ...{ firstDay: "2026-08-01", lastDay: "2026-11-05" },
    });
    expect(toldChanges(rows([], [pay]), null)).toEqual([
      {
        ...{ id: "late-income:in:acme", kind: "late-income", cents: null, weight: 1_200_00 },
        ...{ title: "Income from Acme is late", plainTitle: "Income from Acme is late" },
        why: "About $1,200 was expected around Nov 19, 2026, 4 days ago.",
        href: "/transactions?from=2026-08-01&to=2026-11-05&q=ACME",
      },
    ]);
  });

  test("money from $50 on that doesn't come back by itself, all of one name together", () => {
    const extra = (...history: HistoryRow[]) =>
      toldChanges(rows(history, [stream({ key: "in:acme", kind: "income" })]), null);
    const gift = (dollars: number, over: Bought = {}) =>
      bought("2026-11-18", dollars, { merchantName: "Vera", ...over });
    expect(extra(gift(30), gift(20))).toEqual([
      {
        ...{ id: "extra-income:Vera", kind: "extra-income", cents: 50_00, weight: 50_00 },
        ...{ title: "You got $50.00 from Vera", plainTitle: "You got money from Vera" },
        why: "It isn't part of your regular income, so don't count on it every month.",
        href: "/transactions?from=2026-11-15&to=2026-11-21&kind=income&q=Vera",
      },
    ]);
    expect(extra(gift(49.99))).toEqual([]);
    expect(extra(gift(90, { merchantName: "Acme" }))).toEqual([]);
    expect(extra(gift(90, { kind: "refund" }), gift(90, { day: "2026-11-22" }))).toEqual([]);
  });

  test("what moved the week most comes first, of equals by their names", () => {
    const gifts = ["Bea", "Abe"].map((merchantName) => bought("2026-11-18", 60, { merchantName }));
    const found = changesOf(
      rows([...gifts, bought("2026-11-18", 90, { merchantName: "Zoe" })]),
      everyday(95_00, 20_00),
    );
    expect(found.map(({ id }) => id)).toEqual([
      ...["extra-income:Zoe", "category:groceries", "extra-income:Abe", "extra-income:Bea"],
    ]);
  });
});

describe("the question", () => {
  const change = (fact: ChangeFact, cents: number | null = 18_00): WeekChange => ({
    ...{ id: fact.kind, fact, cents, href: "/its-rows", weight: 1 },
  });
  const price = change({ kind: "price", merchant: "Cine", fromCents: 15_00, toCents: 18_00, yearCents: 36_00 });
  const groceries = (differenceCents: number): WeekChange =>
    change({
      ...{ kind: "category", category: "groceries", differenceCents },
      reason: { kind: "fewer", nowCount: 1, averageCount: 1 },
    });
  const asked = (
    changes: WeekChange[],
    over: { history?: HistoryRow[]; waiting?: number; isInTrouble?: boolean } = {},
  ) => {
    const { fact, href } = questionOf({
      ...rows(over.history ?? []),
      changes,
      waiting: over.waiting ?? 0,
      isInTrouble: over.isInTrouble ?? false,
    });
    return { id: fact.kind, href, ...questionWords(fact) };
  };
  const twice = (day: Day) => [1, 2].map(() => bought(day, -25, { merchantName: "BISTRO" }));

  test("is of the first thing that asks for one: trouble, two charges, a price, rows that wait", () => {
    const all = [price, groceries(9_00)];
    const ids = [
      asked(all, { history: twice("2026-11-18"), waiting: 1, isInTrouble: true }),
      asked(all, { history: twice("2026-11-18"), waiting: 1 }),
      asked(all, { waiting: 1 }),
      asked(all.slice(1), { waiting: 1 }),
      asked([], { waiting: 1 }),
      asked([]),
    ].map(({ id }) => id);
    expect(ids).toEqual(["first", "double-charge", "price", "review", "review", "ahead"]);
  });

  test("says what it's about, and where it's answered", () => {
    expect(asked([], { isInTrouble: true })).toEqual({
      ...{ id: "first", text: "Which payment comes first this week?", label: "See what comes first" },
      ...{ hint: "Housing, power, and food come before cards and loans.", href: "/coach?tab=health" },
    });
    expect(asked([], { history: twice("2026-11-18") })).toEqual({
      ...{ id: "double-charge", text: "Did you buy twice at Bistro?", label: "See both charges" },
      hint: "$25.00 was charged twice. If you bought once, ask for a refund of one.",
      href: "/transactions?from=2026-11-18&to=2026-11-18&q=BISTRO",
    });
    expect(asked([price])).toEqual({
      ...{ id: "price", text: "Is it still worth $18.00 to you?", label: "See its payments", href: "/its-rows" },
      hint: "Cine went up by $3.00. If you wouldn't sign up again at this price, it's time to cancel.",
    });
    // Nothing could be answered to a category that took more: it isn't asked about.
    expect(asked([groceries(9_00)]).id).toBe("ahead");
    expect(asked([], { waiting: 1 })).toEqual({
      ...{ id: "review", text: "Are your latest purchases in the right categories?", label: "Review them" },
      ...{ hint: "1 transaction is waiting for review.", href: "/review" },
    });
    expect(asked([], { waiting: 2 }).hint).toBe("2 transactions are waiting for review.");
    expect(asked([])).toEqual({
      ...{ id: "ahead", text: "Is something bigger coming up?", label: "Try it out", href: "/what-if" },
      hint: "A trip, a repair, a move: see what it would change before you decide.",
    });
  });

  test("isn't of charges before the week, of a category that took less, nor of late pay", () => {
    expect(asked([], { history: twice("2026-11-14") }).id).toBe("ahead");
    expect(asked([], { history: twice("2026-11-15") }).id).toBe("double-charge");
    for (const other of [
      groceries(-9_00),
      change({ kind: "late-income", from: "Acme", expectedCents: 900_00, day: "2026-11-19", daysLate: 4 }),
      change({ kind: "price", merchant: "Power", fromCents: 15_00, toCents: 18_00, yearCents: null }, null),
    ])
      expect(asked([other]).id).toBe("ahead");
  });
});

describe("the week in a sentence", () => {
  const of = (weekDollars: number, usualDollars: number) => {
    const history = [
      bought("2026-11-17", -weekDollars, FOOD),
      ...Array.from({ length: 8 }, (_, at) => bought(addDays("2026-11-12", -7 * at), -usualDollars, FOOD)),
    ];
    const forecast = { today: MONDAY, to: MONDAY, accounts: [], entries: [], plans: [], payday: null };
    const { days } = rows(history);
    const facts = weekReview({
      ...{ today: MONDAY, days, history: [...history, bought("2026-09-20", -0.01)], recurring: [], forecast },
      ...{ safe: null, signs: [], waiting: 0 },
    });
    return wordWeek(facts, null);
  };

  test("is much the same within a twentieth", () => {
    const near = of(105, 100);
    const href = "/transactions?from=2026-11-15&to=2026-11-21&kind=spending";
    expect(near.everyday).toEqual({ nowCents: 105_00, averageCents: 100_00, href });
    expect([near.spentCents, near.incomeCents]).toEqual([105_00, 0]);
    expect(near.sentence).toBe("Not counting bills, you spent $105.00, about as much as usual.");
    expect(of(105.01, 100).sentence).toBe("Not counting bills, you spent $105.01: $5.01 more than usual.");
    expect(of(95, 100).sentence).toBe("Not counting bills, you spent $95.00, about as much as usual.");
    expect(of(94.99, 100).sentence).toBe("Not counting bills, you spent $94.99: $5.01 less than usual.");
  });

  test("without pay says when the next one comes, and about how much", () => {
    expect(nextPayWords({ day: "2026-11-27", cents: 2_838_00 })).toBe("Next pay Nov 27, about $2,838");
  });

  test("leads to its rows", () => {
    expect(of(100, 100)).toMatchObject({
      ...{ week: WEEK, isEmpty: false, dueHref: "/cash-flow", note: null },
      spentHref: "/transactions?from=2026-11-15&to=2026-11-21&kind=spending",
      incomeHref: "/transactions?from=2026-11-15&to=2026-11-21&kind=income",
    });
  });
});
