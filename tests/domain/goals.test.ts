import { describe, expect, test } from "vitest";
import fc from "../support/fast-check";
import { achievements, PROBLEMS } from "~/texts/goals";
import {
  checkAmount,
  checkGoal,
  correctionEntries,
  GOAL_COLORS,
  type GoalFields,
  type LedgerEntry,
  levelBarPercent,
  levelOf,
  savingsTracker,
  standingOf,
  toNextLevel,
  totalProgress,
  totalSaved,
} from "~/domain/goals/goals";
import { progressPercent } from "~/domain/goals/percent";
import {
  historyOf,
  monthlyToMeet,
  monthsToPay,
  monthsLeft,
  paceOf,
  paymentFor,
  projectedDay,
} from "~/domain/goals/pace";
import { payoffPlan } from "~/domain/goals/payoff";
import { payoffSentence, outlookInWords } from "~/texts/goal-outlook";
import { formatUsd } from "~/domain/money";

const TODAY = "2026-11-21";
const savings = (doneCents: number, targetCents = 1_000_000) => ({ type: "savings" as const, targetCents, doneCents });
const debt = (targetCents: number, leftCents: number) => ({
  type: "debt" as const,
  targetCents,
  doneCents: targetCents - leftCents,
});

describe("levels", () => {
  test("level = floor(total / 1000) + 1 (GOAL-003)", () => {
    expect([0, 99_900, 100_000, 250_000].map(levelOf)).toEqual([1, 1, 2, 3]);
  });
  test("total progress counts savings and what is paid off (GOAL-004)", () => {
    expect(totalProgress([savings(30_000), debt(500_000, 400_000)])).toBe(130_000);
    expect(levelOf(130_000)).toBe(2);
  });
  test("total saved counts savings alone (GOAL-005)", () => {
    expect(formatUsd(totalSaved([savings(30_000), savings(20_000), debt(500_000, 400_000)]))).toBe("$500.00");
  });
  test("the bar is the remainder of total / 1000 (GOAL-006)", () => {
    expect(levelBarPercent(130_000)).toBe(30);
  });
  test("'to next level' looks at money saved only, the bar at everything (GOAL-007)", () => {
    const standing = standingOf([savings(30_000), debt(500_000, 400_000)]);
    expect(standing).toMatchObject({ level: 2, barPercent: 30, toNextLevelCents: 170_000, barRestCents: 70_000 });
    expect(formatUsd(toNextLevel(2, 30_000))).toBe("$1,700.00");
  });
});

describe("achievements", () => {
  const earned = (count: number, total: number) =>
    achievements(count, total)
      .filter((one) => one.earned)
      .map((one) => one.name);
  test("there are four (GOAL-009)", () => expect(achievements(0, 0)).toHaveLength(4));
  test("Goal Setter: any goal", () => expect([earned(0, 0), earned(1, 0)]).toEqual([[], ["Goal Setter"]]));
  test("Progress Maker at 100 (GOAL-011)", () =>
    expect([earned(0, 9_999), earned(0, 10_000)]).toEqual([[], ["Progress Maker"]]));
  test("Milestone Master at 1000 (GOAL-012)", () =>
    expect([earned(0, 99_999).length, earned(0, 100_000).length]).toEqual([1, 2]));
  test("Financial Champion at 5000 (GOAL-013)", () =>
    expect([earned(0, 499_999).length, earned(0, 500_000).length]).toEqual([2, 3]));
});

describe("a goal's form", () => {
  const fields = (over: Partial<GoalFields> = {}): GoalFields => ({
    name: "Bike",
    targetAmount: "500",
    currentAmount: "",
    deadline: "2027-06-01",
    color: "",
    ...over,
  });
  const code = (over: Partial<GoalFields>) => checkGoal(fields(over), { type: "savings", today: TODAY }).problem?.code;

  test("name, target and date are required (GOAL-027)", () => {
    expect([code({ name: "  " }), code({ targetAmount: "" }), code({ deadline: "" })]).toEqual([
      "missing",
      "missing",
      "missing",
    ]);
    expect(PROBLEMS.missing).toEqual({
      title: "Missing Information",
      description: "Please fill in all required fields.",
    });
  });
  test("the target is a number above 0 (GOAL-028)", () => {
    expect(["0", "-5", "abc", "1e3", "0.001"].map((targetAmount) => code({ targetAmount }))).toEqual(
      Array(5).fill("target"),
    );
    expect(PROBLEMS.target).toEqual({
      title: "Invalid Target Amount",
      description: "Please enter a valid positive number.",
    });
  });
  test("the current amount is a number, 0 or more (GOAL-029)", () => {
    expect([code({ currentAmount: "-1" }), code({ currentAmount: "abc" })]).toEqual(["current", "current"]);
    expect(PROBLEMS.current).toEqual({
      title: "Invalid Current Amount",
      description: "Please enter a valid positive number or zero.",
    });
  });
  test("empty current is 0, no colour is blue (GOAL-030 GOAL-035)", () => {
    expect(checkGoal(fields(), { type: "savings", today: TODAY }).values).toMatchObject({
      currentCents: 0,
      color: "blue",
    });
  });
  test("current may not exceed target (GOAL-031)", () => {
    expect(code({ targetAmount: "100", currentAmount: "200" })).toBe("above");
    expect(code({ targetAmount: "100", currentAmount: "100" })).toBeUndefined();
    expect(PROBLEMS.above).toEqual({
      title: "Invalid Amount",
      description: "Current amount cannot exceed target amount.",
    });
  });
  test("the order is missing, target, current, above (GOAL-032)", () => {
    expect(code({ name: "", targetAmount: "-1", currentAmount: "abc" })).toBe("missing");
    expect(code({ targetAmount: "-1", currentAmount: "abc" })).toBe("target");
    expect(code({ targetAmount: "5", currentAmount: "-10" })).toBe("current");
  });
  test("past dates are refused, today is allowed, a kept past date stays (GOAL-033)", () => {
    expect(code({ deadline: "2026-11-20" })).toBe("deadline");
    expect(code({ deadline: TODAY })).toBeUndefined();
    expect(code({ deadline: "2027-02-30" })).toBe("noDay");
    expect(
      checkGoal(fields({ deadline: "2026-01-01" }), { type: "savings", today: TODAY, keptDeadline: "2026-01-01" })
        .problem,
    ).toBeUndefined();
  });
  test("five colours and no other (GOAL-034)", () => {
    expect(GOAL_COLORS).toEqual(["blue", "green", "purple", "red", "orange"]);
    expect(code({ color: "pink" })).toBe("color");
  });
  test("a debt needs no date; with nothing said all of it is left", () => {
    const { values } = checkGoal(fields({ deadline: "", interestRate: "19.99%", minimumPayment: "25" }), {
      type: "debt",
      today: TODAY,
    });
    expect(values).toMatchObject({
      targetCents: 50_000,
      currentCents: 50_000,
      deadline: null,
      interestRate: 19.99,
      minimumCents: 2_500,
    });
    expect(checkGoal(fields({ interestRate: "101" }), { type: "debt", today: TODAY }).problem?.code).toBe("rate");
  });
  test("an amount is a number above 0 (GOAL-042)", () => {
    expect(["", "0", "-1", "abc", "0.001", "1e3", "NaN"].map(checkAmount)).toEqual(Array(7).fill(null));
    expect(checkAmount("25.50")).toBe(2_550);
    expect(PROBLEMS.amount).toEqual({ title: "Invalid Amount", description: "Please enter a valid positive amount." });
  });
});

test("progress is a whole percent, never above 100 and 100 only when done (GOAL-056 GOAL-046)", () => {
  expect([
    progressPercent(25_000, 100_000),
    progressPercent(60_000, 100_000),
    progressPercent(99_999, 100_000),
    progressPercent(150_000, 100_000),
  ]).toEqual([25, 60, 99, 100]);
});

describe("tracker", () => {
  const entry = (day: string, amountCents: number, kind: LedgerEntry["kind"] = "contribution"): LedgerEntry => ({
    day,
    amountCents,
    kind,
  });
  test("sums of the month and the year; openings don't count (API-036 GOAL-014 GOAL-015)", () => {
    const entries = [
      entry("2025-12-31", 700),
      entry("2026-01-01", 1_000),
      entry("2026-11-01", 2_000),
      entry("2026-11-21", 345),
      entry("2026-11-02", 99_900, "opening"),
    ];
    expect(savingsTracker(entries, TODAY)).toEqual({
      monthlyStats: { monthName: "November", currentCents: 2_345 },
      yearlyStats: { year: 2026, currentCents: 3_345 },
    });
  });
  test("null before any saving (GOAL-016)", () => {
    expect(savingsTracker([entry("2026-11-02", 99_900, "opening")], TODAY)).toBeNull();
  });
  test("lowering an amount takes back what was added first, then the opening; the sum is exact", () => {
    expect(correctionEntries({ openingCents: 1_000, addedCents: 500 }, 300)).toEqual([
      { kind: "correction", amountCents: -500 },
      { kind: "opening", amountCents: -700 },
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: -1e6, max: 1e9 }),
        fc.integer({ min: 0, max: 1e9 }),
        (openingCents, addedCents, wanted) => {
          const change = correctionEntries({ openingCents, addedCents }, wanted).reduce(
            (sum, one) => sum + one.amountCents,
            0,
          );
          expect(openingCents + addedCents + change).toBe(wanted);
        },
      ),
    );
  });
});

describe("outlook", () => {
  const paid = (day: string, amountCents: number): LedgerEntry => ({ day, amountCents, kind: "contribution" });
  /** The same amount in two entries, thirty days from the first to the last. */
  const twice = (amountCents: number, kind: LedgerEntry["kind"] = "contribution"): LedgerEntry[] => [
    { day: "2026-10-23", amountCents: Math.floor(amountCents / 2), kind },
    { day: TODAY, amountCents: Math.ceil(amountCents / 2), kind },
  ];
  test("a pace needs thirty days and two entries, and is that of three months at most", () => {
    expect(paceOf([{ day: "2026-11-01", amountCents: 5_000, kind: "opening" }], TODAY)).toBeNull();
    // One entry of 250 is no 253.47 a month, nor are two of the same week.
    expect(paceOf([paid("2026-10-01", 25_000)], TODAY)).toBeNull();
    expect(paceOf([paid("2026-11-15", 1_500), paid(TODAY, 1_500)], TODAY)).toBeNull();
    expect(paceOf([paid("2026-10-01", 1_500), paid("2026-10-01", 1_500)], TODAY)).toBeNull();
    // 30.00 in 30 days: 30 × 365 ÷ 12 ÷ 30 = 30.42 a month.
    expect(paceOf(twice(3_000), TODAY)).toMatchObject({ days: 30, perMonthCents: 3_042 });
    expect(paceOf([paid("2026-01-01", 100_000), paid("2026-11-01", 9_000)], TODAY)).toMatchObject({
      days: 92,
      addedCents: 9_000,
      perMonthCents: 3_000,
    });
    expect(paceOf([paid("2026-01-01", 100_000)], TODAY)).toBeNull();
  });
  test("projected day and monthly amount", () => {
    const pace = { perMonthCents: 3_042, addedCents: 3_000, days: 30 };
    expect(projectedDay(10_000, pace, TODAY)).toBe("2027-03-01");
    expect(projectedDay(0, pace, TODAY)).toBe(TODAY);
    expect(projectedDay(1e12, pace, TODAY)).toBeNull();
    // Three whole months remain from Nov 21 to Feb 28: 100.00 ÷ 3.
    expect(monthlyToMeet(10_000, TODAY, "2027-02-28")).toBe(3_334);
    expect(["2026-12-20", "2026-12-21", "2027-01-20", "2027-11-21"].map((day) => monthsLeft(TODAY, day))).toEqual([
      1, 1, 1, 12,
    ]);
    expect(monthlyToMeet(10_000, TODAY, TODAY)).toBe(10_000);
    expect(monthlyToMeet(10_000, TODAY, "2026-11-20")).toBeNull();
  });
  test("paying the named amount each month meets the deadline, one cent less does not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 600 }), (rest, months) => {
        const deadline = `${2026 + Math.floor((10 + months) / 12)}-${String(((10 + months) % 12) + 1).padStart(2, "0")}-28`;
        const needed = monthlyToMeet(rest, "2026-11-01", deadline) ?? 0;
        const whole = Math.max(1, months);
        expect(needed * whole).toBeGreaterThanOrEqual(rest);
        expect((needed - 1) * whole).toBeLessThan(rest);
      }),
    );
  });
  test("a goal that was just set is not behind, and nobody is told of 90 days that it was not there", () => {
    const goal = { type: "savings" as const, targetCents: 50_000, doneCents: 0, deadline: "2027-06-01", entries: [] };
    expect(outlookInWords({ ...goal, startDay: TODAY }, TODAY)).toMatchObject({
      standing: "open",
      sentence: expect.stringMatching(/^Too new to see a pace\. Save \$[\d.]+ a month to get there by Jun 1, 2027\.$/),
    });
    expect(outlookInWords({ ...goal, startDay: "2025-01-01" }, TODAY)).toMatchObject({
      standing: "behind",
      sentence: expect.stringMatching(/^Nothing added in the last three months\./),
    });
    expect(outlookInWords({ ...goal, startDay: TODAY, deadline: "2020-01-01" }, TODAY).standing).toBe("late");
  });

  test.each(["9999-12-31", "20026-03-01", "2200-01-01"])("a slip in the year is said as such: %s", (deadline) => {
    expect(
      checkGoal(
        { name: "Bike", targetAmount: "100", currentAmount: "", deadline, color: "blue" },
        { type: "savings", today: TODAY },
      ),
    ).toEqual({ problem: { code: "year", field: "deadline" } });
  });

  test("each case has its sentence", () => {
    const goal = (over: object) =>
      outlookInWords(
        { type: "savings", targetCents: 50_000, doneCents: 20_000, deadline: "2027-06-01", entries: [], ...over },
        TODAY,
      );
    expect(goal({}).sentence).toBe(
      "Nothing added in the last three months. Save $50.00 a month to get there by Jun 1, 2027.",
    );
    expect(goal({ doneCents: 50_000 })).toMatchObject({ standing: "done", sentence: "You've reached this goal." });
    expect(goal({ deadline: "2026-01-01" })).toMatchObject({
      standing: "late",
      sentence: "The date has passed with $300.00 to go.",
    });
    expect(goal({ entries: twice(9_000) })).toMatchObject({ standing: "ahead" });
    expect(goal({ entries: twice(1_000) })).toMatchObject({ standing: "behind" });
    const there = goal({ entries: twice(9_000) }).projected;
    expect(goal({ entries: twice(9_000), deadline: there })).toMatchObject({ standing: "ahead" });
    expect(goal({ entries: twice(9_000), deadline: null })).toMatchObject({ standing: "open" });
    expect(goal({ entries: [paid(TODAY, 9_000)] })).toMatchObject({
      standing: "open",
      perMonthCents: null,
      sentence: "Too early to see a pace. Save $50.00 a month to get there by Jun 1, 2027.",
    });
    expect(goal({ entries: twice(9_000) }).sentence).toBe(
      "At your pace of $91.25 a month you get there on Mar 1, 2027, 3 months early.",
    );
  });
  test("a debt's interest is counted: the named payment meets the date, a cent less does not", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1e8 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 360 }),
        (left, rate, months) => {
          const payment = paymentFor(left, rate, months);
          expect(monthsToPay(left, rate, payment) ?? Infinity).toBeLessThanOrEqual(months);
          expect(monthsToPay(left, rate, payment - 1) ?? Infinity).toBeGreaterThan(months);
        },
      ),
      { numRuns: 200 },
    );
    const owed = (amountCents: number) =>
      outlookInWords(
        {
          type: "debt",
          targetCents: 300_000,
          doneCents: 100_000,
          deadline: null,
          interestRate: 24,
          entries: twice(amountCents, "payment"),
        },
        TODAY,
      );
    expect(owed(9_863).sentence).toBe(
      "At your pace of $100.00 a month, interest counted, you get there on Jan 21, 2029.",
    );
    expect(owed(1_000).sentence).toBe("At your pace of $10.14 a month the interest grows faster than you pay.");
  });
  test("also at the edges: tiny and huge rates, a century, ten billion", () => {
    const rate = fc.oneof(
      fc.constantFrom(0.0001, 0.01, 99.9999, 100),
      fc.integer({ min: 1, max: 1_000_000 }).map((parts) => parts / 10_000),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        rate,
        fc.integer({ min: 1, max: 1_200 }),
        (left, percent, months) => {
          const payment = paymentFor(left, percent, months);
          expect(monthsToPay(left, percent, payment) ?? Infinity).toBeLessThanOrEqual(months);
          expect(monthsToPay(left, percent, payment - 1) ?? Infinity).toBeGreaterThan(months);
        },
      ),
      { numRuns: 1_000 },
    );
  });
  test("hundreds of debts that last a century cost little to look at", () => {
    const cost = () => {
      const start = process.cpuUsage();
      for (let debt = 0; debt < 300; debt++)
        outlookInWords(
          {
            type: "debt",
            targetCents: 99_999_999_900 + debt,
            doneCents: 0,
            deadline: debt % 2 ? "2199-12-31" : "2126-03-05",
            interestRate: debt % 3 ? 0.5 : 1,
            entries: [paid(TODAY, 100)],
          },
          TODAY,
        );
      const used = process.cpuUsage(start);
      return (used.user + used.system) / 1000;
    };
    expect(Math.min(cost(), cost(), cost())).toBeLessThan(400);
  });
  test("the chart's points are month ends and today", () => {
    expect(historyOf([paid("2026-09-10", 1_000), paid("2026-11-05", 500)], TODAY)).toEqual([
      { day: "2026-09-30", doneCents: 1_000 },
      { day: "2026-10-31", doneCents: 1_000 },
      { day: TODAY, doneCents: 1_500 },
    ]);
    expect(historyOf([], TODAY)).toEqual([]);
  });
});

describe("debts together", () => {
  const owed = (id: string, leftCents: number, interestRate: number | null, minimumCents: number | null = null) => ({
    id,
    name: id,
    leftCents,
    interestRate,
    minimumCents,
    entries: [],
  });
  test("avalanche never costs more than snowball; each debt has its month and interest", () => {
    const debts = [owed("card", 300_000, 24, 9_000), owed("loan", 100_000, 5, 5_000)];
    const avalanche = payoffPlan(debts, "avalanche", TODAY);
    const snowball = payoffPlan(debts, "snowball", TODAY);
    if (!avalanche || avalanche.never || !snowball || snowball.never) throw new Error("both plans end");
    expect(avalanche.interestCents).toBeLessThanOrEqual(snowball.interestCents);
    expect(avalanche.payoffs.reduce((sum, payoff) => sum + payoff.interestCents, 0)).toBe(avalanche.interestCents);
    expect(payoffSentence(avalanche, "card")).toMatch(
      /^At \$90\.00 a month, you'll pay this off in [A-Z][a-z]{2} \d{4} with \$[\d,.]+ interest\.$/,
    );
  });
  test("payments below the interest never end, and say so", () => {
    const plan = payoffPlan([owed("card", 1_000_000, 30, 1_000)], "avalanche", TODAY);
    expect(plan && payoffSentence(plan, "card")).toMatch(/don't cover the interest/);
  });
  test("a debt whose payment doesn't cover its interest has no date, whatever the others set free", () => {
    // 30 % of 10,000.00 is 250.00 a month, and 150.00 is paid; the small debt would free 500.00 after three months.
    const debts = [owed("card", 1_000_000, 30, 15_000), owed("small", 120_000, 5, 50_000)];
    const plan = payoffPlan(debts, "avalanche", TODAY);
    expect(plan?.never).toBe(false);
    expect(plan && payoffSentence(plan, "card")).toBe(
      "At $150.00 a month you'll never pay this off: the interest alone is $250.00 a month. Pay more than that, or ask the lender for a lower rate or a hardship plan.",
    );
    expect(plan && payoffSentence(plan, "small")).toMatch(/pay this off in/);
  });
  test("nothing is left: no plan", () => expect(payoffPlan([owed("card", 0, 10)], "snowball", TODAY)).toBeNull());
});
