// The parts of a forecast, each by itself.
import { describe, expect, test } from "vitest";
import { aheadOf } from "~/domain/forecast/ahead";
import { balanceOn, balancesOf, checkingUntil, lowestDay, lowestOf, mainAccount } from "~/domain/forecast/balances";
import { monthCalendar, nextThirtyDays, openingMonth } from "~/domain/forecast/calendar";
import { everydayOf } from "~/domain/forecast/everyday";
import { goalEntries, isServed } from "~/domain/forecast/goals";
import { bothLegs, lagOf } from "~/domain/forecast/legs";
import { levellingMoves } from "~/domain/forecast/levels";
import { balancesThen } from "~/domain/forecast/past";
import { arrivals, looseByAccount, pendingEntries } from "~/domain/forecast/pending";
import type { ForecastEntry, Forecast, ForecastGoal, ForecastPlan } from "~/domain/forecast/types";
import { lowestSentence, nameInSentence } from "~/texts/forecast";
import { addDays } from "~/domain/periods";
import { CARD, CHECKING, given, row, SAVINGS, TODAY } from "../../support/forecast";

const OTHER = { ...CHECKING, id: "other", name: "Joint", balanceCents: 100_00 };
const entry = (day: string, dollars: number, more: Partial<ForecastEntry> = {}): ForecastEntry => ({
  ...{ key: "k", day, accountId: "checking", otherAccountId: null, cents: Math.round(dollars * 100) },
  ...{ kind: "bill", name: "Phone", confidence: "likely" },
  ...more,
});
const forecast = (entries: ForecastEntry[], more: Partial<Forecast> = {}): Forecast => ({
  ...{ today: TODAY, to: addDays(TODAY, 40), accounts: [CHECKING], entries, plans: [], payday: null },
  ...more,
});
const day = (ahead: number) => addDays(TODAY, ahead);

describe("checking until payday", () => {
  test("begins with what is held now, and goes on with each day's end, all checking accounts together", () => {
    const held = forecast([entry(day(0), -100), entry(day(2), -50), entry(day(2), -7, { accountId: "other" })], {
      accounts: [CHECKING, OTHER, SAVINGS],
    });
    expect(checkingUntil(held, day(2))).toEqual([2_100_00, 2_000_00, 2_000_00, 1_943_00]);
  });

  test("is nothing but what is held where payday is today, and nothing at all without an account", () => {
    expect(checkingUntil(forecast([entry(day(0), -5)]), day(-1))).toEqual([2_000_00]);
    expect(checkingUntil(forecast([], { accounts: [SAVINGS] }), day(3))).toEqual([0]);
  });
});

describe("balances", () => {
  const two = forecast([
    entry(day(0), -100),
    entry(day(2), -50),
    entry(day(2), 20),
    entry(day(2), -7, { accountId: "other" }),
  ]);

  test("of a day, at its end", () => {
    expect([-1, 0, 1, 2, 3].map((ahead) => balanceOn(two, "checking", day(ahead)))).toEqual([
      ...[2_000_00, 1_900_00, 1_900_00, 1_870_00, 1_870_00],
    ]);
    expect(balanceOn(two, "unknown", day(9))).toBe(0);
  });

  test("of each day from today to the last", () => {
    const all = balancesOf({ ...two, to: day(3) }, "checking");
    expect(all).toEqual([
      { day: day(0), cents: 1_900_00 },
      { day: day(1), cents: 1_900_00 },
      { day: day(2), cents: 1_870_00 },
      { day: day(3), cents: 1_870_00 },
    ]);
    expect(balancesOf({ ...two, to: day(0) }, "unknown")).toEqual([{ day: day(0), cents: 0 }]);
  });

  test("the main account is the checking account that most is paid from; the first of two", () => {
    const accounts = [SAVINGS, CHECKING, OTHER];
    const paid = (entries: ForecastEntry[]) => mainAccount({ accounts, entries })?.id;
    expect(paid([])).toBe("checking");
    expect(paid([entry(day(1), -5), entry(day(1), -6, { accountId: "other" })])).toBe("other");
    expect(paid([entry(day(1), -5), entry(day(1), 600, { accountId: "other" })])).toBe("checking");
    expect(paid([entry(day(1), -500, { accountId: "savings" })])).toBe("checking");
    expect(mainAccount({ accounts: [SAVINGS, CARD], entries: [] })).toBeNull();
  });

  test("the lowest day is the first that low, and named with the bill that took the most in the week before", () => {
    const entries = [
      entry(day(1), -300, { name: "Far" }),
      entry(day(2), -40, { name: "Small" }),
      entry(day(8), -50, { name: "Bill" }),
      entry(day(8), -60, { name: "Habit", kind: "everyday" }),
      entry(day(8), -70, { name: "Theirs", accountId: "other" }),
      entry(day(9), 10, { name: "In" }),
      entry(day(10), -10, { name: "Again" }),
    ];
    const found = lowestOf(forecast(entries), CHECKING);
    expect([found.day, found.cents, found.after?.name]).toEqual([day(8), 1_550_00, "Bill"]);
    expect(lowestOf(forecast(entries.slice(0, 2)), CHECKING)).toMatchObject({ day: day(2), after: { name: "Far" } });
    expect(lowestOf(forecast([]), CHECKING)).toEqual({ day: TODAY, cents: 2_000_00, account: CHECKING, after: null });
    const kinds = [
      "bill",
      "subscription",
      "loan",
      "statement",
      "pending",
      "pay",
      "transfer",
      "goal",
      "income",
    ] as const;
    expect(kinds.filter((kind) => lowestOf(forecast([entry(day(1), -1, { kind })]), CHECKING).after)).toEqual([
      ...["bill", "subscription", "loan", "statement", "pending"],
    ]);
    const week = (back: number) =>
      lowestOf(forecast([entry(day(1), -1), entry(day(1 + back), -5, { kind: "goal" })]), CHECKING).after;
    expect([week(6)?.name, week(7)]).toEqual(["Phone", null]);
  });

  test("another account comes first only where it falls below zero, and further than the main one", () => {
    const accounts = [CHECKING, OTHER, SAVINGS];
    const lowest = (other: number, own: number) =>
      lowestDay(forecast([entry(day(1), own), entry(day(2), other, { accountId: "other" })], { accounts }))?.account.id;
    expect(lowest(-100, -200)).toBe("checking");
    expect(lowest(-101, -200)).toBe("other");
    expect(lowest(-101, -2_001)).toBe("checking");
    expect(lowest(-102, -2_001)).toBe("other");
    expect(lowestDay(forecast([entry(day(1), -9_000, { accountId: "savings" })], { accounts }))?.account.id).toBe(
      "checking",
    );
    expect(lowestDay(forecast([], { accounts: [SAVINGS] }))).toBeNull();
  });

  test("what was held on a day that is over", () => {
    const rows = [row(day(-1), -10), row(day(-3), -20), row(day(-3), 5), row(day(-2), -99, { pending: true })];
    const then = balancesThen(given([...rows, row(day(-3), -1, { accountId: "other" })], [CHECKING, OTHER]));
    expect([0, -1, -2, -3, -4, -90].map((back) => then("checking", day(back)))).toEqual([
      ...[2_000_00, 2_000_00, 2_010_00, 2_010_00, 2_025_00, 2_025_00],
    ]);
    expect([then("other", day(-3)), then("other", day(-4)), then("unknown", TODAY)]).toEqual([100_00, 101_00, 0]);
  });
});

describe("what lies ahead", () => {
  const ahead = (entries: ForecastEntry[], more: Partial<Forecast> = {}) => aheadOf(forecast(entries, more), []);

  test("the account that falls furthest below zero within a month, if something moves it", () => {
    const accounts = [CHECKING, OTHER];
    const low = (...entries: ForecastEntry[]) => ahead(entries, { accounts }).low;
    expect(low()).toBeNull();
    expect(low(entry(day(30), -2_000.01))).toEqual({
      ...{ accountId: "checking", heldCents: 2_000_00, day: day(30), shortCents: 1 },
    });
    expect(low(entry(day(31), -2_001))).toBeNull();
    expect(low(entry(day(1), -2_000))).toBeNull();
    const both = [entry(day(1), -2_005), entry(day(2), -106, { accountId: "other" })];
    expect(low(...both)?.accountId).toBe("other");
    expect(low(both[1] ?? entry(TODAY, 0), entry(day(1), -2_006))?.accountId).toBe("checking");
    const overdrawn = { ...CHECKING, balanceCents: -5_00 };
    expect(ahead([], { accounts: [overdrawn] }).low).toBeNull();
    expect(ahead([entry(day(1), 1)], { accounts: [overdrawn] }).low).toBeNull();
    expect(ahead([entry(TODAY, -1)], { accounts: [overdrawn] }).low?.shortCents).toBe(6_00);
    expect(ahead([entry(day(3), -1), entry(day(2), 3)], { accounts: [overdrawn] }).low).toBeNull();
    expect(
      ahead([entry(day(1), -9, { accountId: "savings" })], { accounts: [{ ...SAVINGS, balanceCents: 0 }] }).low,
    ).toBeNull();
  });

  test("bills of the next three days, and what is held for them", () => {
    const due = (one: Partial<ForecastEntry>, at = day(1), dollars = -5) => ahead([entry(at, dollars, one)]).due;
    expect(due({})).toEqual([{ key: "k", name: "Phone", day: day(1), cents: -5_00, heldCents: 2_000_00 }]);
    const kinds = ["bill", "loan", "statement", "subscription", "pay", "pending", "goal"] as const;
    expect(kinds.filter((kind) => due({ kind }).length > 0)).toEqual(["bill", "loan", "statement"]);
    expect([0, 1, 3, 4].map((at) => due({}, day(at)).length)).toEqual([0, 1, 1, 0]);
    expect([due({}, day(1), 5), due({}, day(1), 0), due({ accountId: "savings" })]).toEqual([[], [], []]);
  });

  test("the lowest day without its account", () => {
    expect(ahead([entry(day(1), -5)]).lowest).toEqual({ day: day(1), cents: 1_995_00 });
    expect(ahead([], { accounts: [] })).toEqual({ safe: null, untilPay: [], lowest: null, low: null, due: [] });
  });
});

describe("the calendar of a month", () => {
  const entries = [
    entry("2026-11-30", -5),
    entry("2026-12-01", -10),
    entry("2026-12-01", -1.5, { kind: "subscription" }),
    entry("2026-12-01", 900, { kind: "pay", name: "Payroll" }),
    entry("2026-12-02", -3, { kind: "loan" }),
    entry("2026-12-02", -7, { kind: "statement" }),
    entry("2026-12-02", -11, { kind: "transfer" }),
    entry("2026-12-02", 3, { kind: "loan", accountId: "loan" }),
    entry("2026-12-02", -4, { kind: "bill", accountId: "loan" }),
    entry("2026-12-02", 6, { kind: "bill" }),
    entry("2026-12-03", -2, { accountId: "card" }),
    entry("2026-12-03", -2, { accountId: "savings" }),
  ];
  const accounts = [CHECKING, CARD, SAVINGS, { ...CHECKING, id: "loan", type: "loan" }];
  const of = (month: string) => monthCalendar(forecast(entries, { accounts }), month);

  test("holds the bills and pays that leave or reach what one pays with", () => {
    const found = of("2026-12");
    expect(found).toMatchObject({ month: "2026-12", before: "2026-11", after: null });
    expect(found.entries.map(({ cents }) => cents)).toEqual([-10_00, -1_50, 900_00, -3_00, -7_00, -2_00, -2_00]);
    // A statement was bought before.
    expect([found.billsCents, found.payCents]).toEqual([18_50, 900_00]);
  });

  test("of the next thirty days goes beyond the month that ends", () => {
    const late = [entry("2026-12-24", -5, { kind: "bill" }), entry("2026-12-25", -6, { kind: "bill" })];
    const found = nextThirtyDays({ ...forecast(late, { accounts }), today: "2026-11-24" });
    expect(found.map(({ day }) => day)).toEqual(["2026-12-24"]);
  });

  test("in whole weeks, each day with what goes out and comes in", () => {
    const { weeks } = of("2026-12");
    expect([weeks.length, weeks[0]?.[0]?.day, weeks.at(-1)?.at(-1)?.day]).toEqual([5, "2026-11-29", "2027-01-02"]);
    expect(weeks[0]?.[1]).toEqual({
      day: "2026-11-30",
      isInMonth: false,
      outCents: 0,
      inCents: 0,
      count: 0,
      name: null,
    });
    expect(weeks[0]?.[2]).toMatchObject({
      day: "2026-12-01",
      isInMonth: true,
      outCents: 11_50,
      inCents: 900_00,
      count: 3,
    });
    // Named after the largest that goes out, which is the amount beside it.
    expect(weeks[0]?.[2]?.name).toBe("Phone");
    expect(weeks[0]?.[3]).toMatchObject({ outCents: 10_00, inCents: 0, count: 2 });
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  test("opens in the last days of a month on the one that holds what is coming", () => {
    const later = [entry("2026-11-29", -5), entry("2026-12-01", -6), entry("2026-12-05", -7)];
    const on = (today: string, own = later) => openingMonth({ ...forecast(own), today });
    expect(["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-30"].map((today) => on(today))).toEqual([
      ...["2026-11", "2026-11", "2026-12", "2026-12"],
    ]);
    // As much is left of this month, or nothing is foreseen beyond it.
    expect(on("2026-11-28", later.slice(0, 2))).toBe("2026-11");
    expect(on("2026-11-28", [])).toBe("2026-11");
    expect(openingMonth({ ...forecast(later), today: "2026-11-28", to: "2026-11-30" })).toBe("2026-11");
    const late = { ...forecast(later), today: "2026-11-28" };
    expect(monthCalendar(late)).toMatchObject({ month: "2026-12", before: "2026-11", isOpening: true });
    expect(monthCalendar(late, "2026-11")).toMatchObject({ month: "2026-11", after: "2026-12", isOpening: false });
  });

  test("stays within the forecast", () => {
    expect(of("2020-01")).toMatchObject({ month: "2026-11", before: null, after: "2026-12" });
    expect(of("2030-01")).toMatchObject({ month: "2026-12", before: "2026-11", after: null });
  });
});

describe("everyday money", () => {
  const isPlanned = ({ merchantName }: { merchantName: string }) => merchantName === "Planned";
  const of = (rows: ReturnType<typeof row>[], accounts = [CHECKING]) => everydayOf(given(rows, accounts), isPlanned);
  // 28 days back is a Saturday, too.
  const first = row(day(-28), -1, { merchantName: "Planned" });

  test("needs four weeks, and something that is in no plan", () => {
    expect(of([row(day(-27), -7)])).toEqual([]);
    expect(of([row(day(-28), -7, { merchantName: "Planned" }), row(day(-1), -7, { merchantName: "Planned" })])).toEqual(
      [],
    );
    expect(of([first, row(day(-1), -7, { pending: true })])).toEqual([]);
    expect(of([first, row(day(-1), -7, { kind: "transfer" })])).toEqual([]);
    expect(of([first, row(day(-1), -7, { accountId: "other" })])).toEqual([]);
  });

  test("spending is the mean of each day of the week, refunds taken off", () => {
    const rows = [first, row(day(0), -40), row(day(-7), -20), row(day(-1), -8), row(day(-8), 4, { kind: "refund" })];
    expect(of(rows)).toEqual([
      { accountId: "checking", spending: [0, 0, 0, 0, 0, -1_00, -15_00], income: Array(7).fill(0) },
    ]);
    expect(of([...rows, row(day(-28), -400)])[0]?.spending[6]).toBe(-15_00);
  });

  test("looks back half a year at most", () => {
    const half = of([row(day(-400), -9), row(day(-182), -260), row(day(-181), -26)])[0]?.spending;
    // 26 weeks: one Sunday of them holds 26 dollars.
    expect(half).toEqual([-1_00, 0, 0, 0, 0, 0, 0]);
  });

  test("income is the middle of what four weeks brought, spread over the days", () => {
    const block = (number: number, dollars: number) => row(day(-28 * number), dollars);
    const rows = [row(day(-84), -1, { merchantName: "Planned" }), block(0, 280), block(1, 560), block(2, 9_000)];
    expect(of(rows)[0]?.income).toEqual(Array(7).fill(20_00));
    expect(of([first, row(day(-27), 28)])[0]?.income).toEqual(Array(7).fill(1_00));
  });

  test("each account by itself", () => {
    const mine = { accountId: "other" };
    const found = of([first, row(day(-1), -4), row(day(-40), -7, mine), row(day(-1), -8, mine)], [CHECKING, OTHER]);
    expect(found.map(({ accountId, spending }) => [accountId, spending[5]])).toEqual([
      ["checking", -1_00],
      ["other", -1_33],
    ]);
  });
});

describe("moves between own accounts", () => {
  test("leave one and arrive at the other, at once or later", () => {
    const draft = { ...entry(TODAY, -5, { otherAccountId: "savings", kind: "transfer" }) };
    expect(bothLegs(draft, day(1), 2)).toEqual([
      { ...draft, day: day(1) },
      { ...draft, day: day(3), accountId: "savings", otherAccountId: "checking", cents: 5_00 },
    ]);
    expect(bothLegs(draft, day(1)).map((one) => one.day)).toEqual([day(1), day(1)]);
    expect(bothLegs({ ...draft, otherAccountId: null }, day(1))).toEqual([
      { ...draft, otherAccountId: null, day: day(1) },
    ]);
  });

  test("take as long as the middle of the last three", () => {
    const left = (back: number) => row(day(-back), -5, { otherAccountId: "savings" });
    const there = (back: number, more = {}) => row(day(-back), 5, { accountId: "savings", ...more });
    const lag = (waits: number[]) =>
      lagOf(
        waits.map((_, at) => left(90 - at * 20)),
        waits.map((wait, at) => there(90 - at * 20 - wait)),
      );
    expect([lag([2]), lag([4]), lag([5]), lag([0]), lag([-1]), lag([])]).toEqual([2, 4, 0, 0, 0, 0]);
    expect(lag([4, 1, 1, 2])).toBe(1);
    expect(lagOf([left(9)], [there(7, { cents: 5_01 }), there(6)])).toBe(3);
    expect(lagOf([left(9)], [there(7, { accountId: "other" }), there(6)])).toBe(3);
  });

  test("that even an account out are seen by what is left after them", () => {
    const sweep = (back: number, dollars: number) =>
      row(day(-back), -dollars, { kind: "transfer", otherAccountId: "savings" });
    // On the 21st of each month what is above 1,000 goes.
    const paid = (back: number, dollars: number) => row(day(-back), dollars);
    const rows = [paid(62, 400), sweep(61, 400), paid(32, 900), sweep(31, 900), paid(1, 600), sweep(0, 600)];
    const input = given(rows, [{ ...CHECKING, balanceCents: 1_000_00 }, SAVINGS]);
    const { isLevelling, into } = levellingMoves(input, balancesThen(input));
    expect(into).toEqual([{ otherAccountId: "savings" }]);
    expect(rows.map(isLevelling)).toEqual([false, true, false, true, false, true]);
    const fixed = given([sweep(61, 400), sweep(31, 400), sweep(0, 400)], [CHECKING, SAVINGS]);
    expect(levellingMoves(fixed, balancesThen(fixed)).into).toEqual([]);
    const pending = given(
      rows.map((one) => ({ ...one, pending: true })),
      [CHECKING, SAVINGS],
    );
    expect(levellingMoves(pending, balancesThen(pending)).into).toEqual([]);
    const both = (back: number, dollars: number) => [
      sweep(back, dollars),
      row(day(-back), dollars, { kind: "transfer", accountId: "savings", otherAccountId: "checking" }),
    ];
    const once = given(rows.slice(0, 2), [CHECKING, SAVINGS]);
    expect(levellingMoves(once, balancesThen(once)).into).toEqual([]);
    const apart = given(
      [...both(61, 400), paid(40, 3_000), ...both(31, 100), ...both(0, 900)],
      [CHECKING, { ...SAVINGS, balanceCents: 0 }],
    );
    expect(levellingMoves(apart, balancesThen(apart)).into).toEqual([]);
  });

  test("come from savings to fill an account up", () => {
    const fill = (back: number, dollars: number) =>
      row(day(-back), -dollars, { kind: "transfer", accountId: "savings", otherAccountId: "checking" });
    const into = (back: number, dollars: number) =>
      row(day(-back), dollars, { kind: "transfer", otherAccountId: "savings" });
    const rows = [
      fill(61, 300),
      into(61, 300),
      row(day(-40), -700),
      fill(31, 700),
      into(31, 700),
      row(day(-9), -200),
      fill(0, 200),
      into(0, 200),
    ];
    const input = given(rows, [{ ...CHECKING, balanceCents: 1_000_00 }, SAVINGS]);
    expect(levellingMoves(input, balancesThen(input)).into).toEqual([{ otherAccountId: "checking" }]);
  });
});

describe("goals", () => {
  const goal = (more: Partial<ForecastGoal> = {}): ForecastGoal => ({
    ...{ id: "g", name: "Boat", neededCents: 50_00, accountId: "savings" },
    ...more,
  });
  const of = (
    goals: ForecastGoal[],
    more: { moving?: { otherAccountId: string | null }[]; payday?: string; to?: string } = {},
  ) =>
    goalEntries(
      { goals, accounts: [SAVINGS, CHECKING] },
      more.moving ?? [],
      "payday" in more ? more.payday : "2026-11-30",
      more.to ?? "2027-02-18",
    );

  test("with an account take their money once a month from payday on", () => {
    const found = of([goal()]);
    expect(found.map((one) => [one.day, one.accountId, one.cents])).toEqual([
      ...["2026-11-30", "2026-12-30", "2027-01-30"].flatMap((at) => [
        [at, "checking", -50_00],
        [at, "savings", 50_00],
      ]),
    ]);
    expect(found[0]).toMatchObject({
      key: "goal g",
      kind: "goal",
      name: "Boat",
      confidence: "guessed",
      otherAccountId: "savings",
    });
    expect(of([goal()], { to: "2027-12-31" })).toHaveLength(8);
    expect(of([goal()], { to: "2026-11-30" })).toHaveLength(2);
  });

  test("without one, without payday, or already fed take none", () => {
    expect(of([goal({ accountId: null })])).toEqual([]);
    expect(of([goal()], { payday: undefined })).toEqual([]);
    expect(of([goal()], { moving: [{ otherAccountId: "savings" }] })).toEqual([]);
    expect(of([goal()], { moving: [{ otherAccountId: "card" }] })).not.toEqual([]);
    expect(goalEntries({ goals: [goal()], accounts: [SAVINGS] }, [], "2026-11-30", "2027-02-18")).toEqual([]);
    expect([of([goal({ neededCents: null })]), of([goal({ neededCents: 0 })])]).toEqual([[], []]);
  });

  test("are fed by a move into their account, or without one into any savings", () => {
    const fed = (accountId: string | null, into: string | null) =>
      isServed(goal({ accountId }), [SAVINGS, CHECKING], [{ otherAccountId: null }, { otherAccountId: into }]);
    expect([
      fed("savings", "savings"),
      fed("savings", "checking"),
      fed(null, "savings"),
      fed(null, "checking"),
    ]).toEqual([...[true, false, true, false]]);
    expect([fed(null, null), fed("savings", null)]).toEqual([false, false]);
  });
});

describe("what is under way", () => {
  test("a pending row settles two days later, tomorrow at the soonest", () => {
    const pending = (back: number) =>
      pendingEntries(given([row(day(-back), -5, { pending: true, merchantName: "Garage" })]))[0]?.day;
    expect([pending(0), pending(1), pending(2), pending(9)]).toEqual([day(2), day(1), day(1), day(1)]);
    const one = row(TODAY, -5, { pending: true, merchantName: "Garage", id: "p" });
    expect(pendingEntries(given([one, row(TODAY, -7)]))).toEqual([
      {
        ...{ key: "pending p", day: day(2), accountId: "checking", otherAccountId: null, cents: -5_00 },
        ...{ kind: "pending", name: "Garage", confidence: "certain" },
      },
    ]);
  });

  test("a payment that has left arrives a day later, unless it shows there or was long ago", () => {
    const arrive = (left: Parameters<typeof row>[2], others: ReturnType<typeof row>[] = [], back = 1) => {
      const one = row(day(-back), -5, { id: "a", ...left });
      return arrivals(given([one, ...others]), [{ row: one, otherAccountId: "card" }]).map((found) => [
        found.day,
        found.accountId,
        found.cents,
      ]);
    };
    const there = (back: number, dollars = 5, accountId = "card") => row(day(-back), dollars, { accountId });
    expect(arrive({})).toEqual([[day(1), "card", 5_00]]);
    expect(arrive({ pending: true }, [], 0)).toEqual([[day(2), "card", 5_00]]);
    expect(arrive({ otherAccountId: "card" })).toEqual([]);
    expect([arrive({}, [], 4).length, arrive({}, [], 5).length]).toEqual([1, 0]);
    expect(arrive({}, [there(1)])).toEqual([]);
    expect(arrive({}, [there(5)])).toEqual([]);
    expect(arrive({}, [there(6)])).toHaveLength(1);
    expect(arrive({}, [there(1, 6), there(1, 5, "savings")])).toHaveLength(1);
    expect(arrivals(given([]), [{ row: row(TODAY, -5), otherAccountId: null }])).toEqual([]);
  });

  test("what is pending of everyday spending adds up by account", () => {
    const pending = (dollars: number, more = {}) => row(TODAY, dollars, { pending: true, ...more });
    const known = pending(-100);
    const rows = [known, pending(-5), pending(-6), pending(9), row(TODAY, -50), pending(-1, { accountId: "other" })];
    expect([...looseByAccount(given(rows), [{ row: known, otherAccountId: null }])]).toEqual([
      ["checking", -11_00],
      ["other", -1_00],
    ]);
  });
});

const RENT_STREAM: ForecastPlan["stream"] = {
  ...{ key: "k", merchantName: "Landlord", category: "mortgage_rent", kind: "spending", cadence: "monthly" },
  ...{ amount: "fixed", lastCents: -9_00, typicalCents: -9_00, monthlyCents: -9_00, firstDay: "2026-01-01" },
  ...{ lastDay: "2026-11-01", lastId: "r", nextDay: "2026-12-01", count: 11, active: true, change: null },
};

describe("in a sentence", () => {
  const lowest = (cents: number, at = day(3), after: ForecastEntry | null = null) => ({
    day: at,
    cents,
    account: CHECKING,
    after,
  });
  const paid = { ...forecast([]), payday: { day: day(5), cents: 9_00, name: "Pay" } };
  const say = (...given: Parameters<typeof lowest>) => lowestSentence(lowest(...given), paid);
  test("says where it stands, and why", () => {
    expect(lowestSentence(null, forecast([]))).toBe("Add a checking account to see what the next 90 days bring.");
    expect(say(5_00, TODAY)).toBe("Today is the low point: through Dec 31, Checking stays at $5.00 or more.");
    expect(say(0, TODAY)).toBe("Today is the low point: through Dec 31, Checking stays at $0.00 or more.");
    expect(say(-5_00, TODAY)).toBe("Checking falls below zero: -$5.00 on Nov 21.");
    expect(say(-5_00, day(3), entry(day(2), -1))).toBe("Checking falls below zero: -$5.00 on Nov 24, after Phone.");
    expect(say(5_00)).toBe("Lowest on Nov 24: $5.00 in Checking.");
    expect(say(5_00, day(3), entry(day(2), -1))).toBe("Lowest on Nov 24: $5.00 in Checking, after Phone.");
  });

  test("promises nothing while neither pay nor a bill is known", () => {
    const held = "Checking holds $5.00. We can't forecast the next 90 days until we know of a paycheck or a bill.";
    const pending = { ...entry(day(2), -1), kind: "pending" as const };
    expect(lowestSentence(lowest(5_00, TODAY), forecast([]))).toBe(held);
    expect(lowestSentence(lowest(5_00, TODAY), forecast([pending]))).toBe(held);
    // As with what is safe to spend: what one happens to spend tells neither.
    const habit = { ...entry(day(2), -1), kind: "everyday" as const };
    expect(lowestSentence(lowest(5_00, TODAY), forecast([habit]))).toBe(held);
    expect(lowestSentence(lowest(5_00, TODAY), forecast([entry(day(2), -1)]))).toMatch(/^Today is the low point/);
    expect(lowestSentence(lowest(-5_00, TODAY), forecast([]))).toMatch(/falls below zero/);
  });

  test("calls rent what it is", () => {
    const plan: ForecastPlan = {
      ...{ key: "k", name: "Landlord", category: "mortgage_rent", kind: "bill", accountId: "checking", lagDays: 0 },
      ...{ otherAccountId: null, cadence: "monthly", confidence: "likely", coming: [], stream: RENT_STREAM },
    };
    expect(nameInSentence(entry(TODAY, -1), [plan])).toBe("rent");
    expect(nameInSentence(entry(TODAY, -1, { key: "other" }), [plan])).toBe("Phone");
  });
});
