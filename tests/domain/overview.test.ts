import { describe, expect, test } from "vitest";
import {
  balanceBar,
  balanceTrend,
  dailyFill,
  financialOverview,
  monthlyBar,
  overviewCards,
  spendingArrow,
  topBudgets,
  weekRangeText,
  weeklyOrQuarter,
  weeklyRing,
} from "~/domain/screens/overview";
import { barTone, budgetPercent, budgetTone } from "~/domain/budget/bars";
import type { DayTotal, MonthTotal } from "~/domain/ledger/totals";
import { againstWords, balanceSentence, spendingSentence, usualDaySentence, weekSentence } from "~/texts/overview";
import { planSentence } from "~/texts/plan-sentence";

const month = (name: string, category: string, kind: MonthTotal["kind"], cents: number): MonthTotal => ({
  month: name,
  category,
  kind,
  cents,
  count: 1,
});
const day = (name: string, category: string, kind: DayTotal["kind"], cents: number): DayTotal => ({
  day: name,
  category,
  kind,
  cents,
  count: 1,
});
const base = {
  today: "2025-03-05",
  days: [],
  months: [],
  balances: [],
  recordedPreviousBalance: null,
  creditScore: null,
  savingsProgress: null,
};

describe("the four cards", () => {
  test("the week runs from Sunday to Saturday (DASH-013)", () => {
    expect(weekRangeText("2025-03-05")).toBe("Mar 2 - Mar 8");
    expect(weekRangeText("2025-03-02")).toBe("Mar 2 - Mar 8");
    expect(weekRangeText("2025-03-08")).toBe("Mar 2 - Mar 8");
    expect(weekRangeText("2024-12-31")).toBe("Dec 29 - Jan 4");
  });
  test("the daily bar is full at $100 (DASH-014)", () => {
    expect(dailyFill(40_00)).toBe(40);
    expect(dailyFill(250_00)).toBe(100);
    expect(dailyFill(0)).toBe(0);
    expect(dailyFill(-5_00)).toBe(0);
  });
  test("weekly spending falls back to a quarter of the month (DASH-015)", () => {
    expect(weeklyOrQuarter(undefined, 2000_00)).toBe(500_00);
    expect(weeklyOrQuarter(0, 2000_00)).toBe(0);
  });
  test("the ring is the week's share of the month (DASH-016 DASH-017)", () => {
    expect(weeklyRing(500_00, 2000_00)).toBe(25);
    expect(weeklyRing(900_00, 300_00)).toBe(100);
    expect(weeklyRing(300_00, 0)).toBe(30);
    expect(weeklyRing(-1_00, 100_00)).toBe(0);
    expect(weeklyRing(10_00, -100_00)).toBe(100);
  });
  test("the monthly bar and arrow (DASH-018 DASH-019)", () => {
    expect([5, 20, 0, -40].map(monthlyBar)).toEqual([85, 100, 75, 0]);
    expect([0, -3, 3].map(spendingArrow)).toEqual(["down", "down", "up"]);
  });
  test("the balance bar and word (DASH-021 DASH-023)", () => {
    expect([4, 50, -50].map(balanceBar)).toEqual([70, 100, 10]);
    expect([0, -0.1].map(balanceTrend)).toEqual(["Growing", "Declining"]);
  });
  test("both changes carry one decimal (DASH-020 DASH-022)", () => {
    const cards = overviewCards(
      {
        totalBalance: 1100_00,
        previousMonthBalance: 1000_00,
        monthlySpending: 1100_00,
        previousMonthSpending: 1000_00,
        dailySpending: 0,
        creditScore: null,
        savingsProgress: null,
      },
      "2025-03-05",
    );
    expect(cards.monthly).toMatchObject({
      percent: "10.0%",
      arrow: "up",
      bar: 95,
    });
    expect(spendingSentence(cards.monthly.against)).toBe("$100.00 more than in all of February");
    expect(cards.balance).toMatchObject({ percent: "10.0%", trend: "Growing", bar: 100 });
    expect(cards.weekly.cents).toBe(275_00);
  });
  test("a debt that shrinks is growth", () => {
    const cards = overviewCards(
      {
        totalBalance: -400_00,
        previousMonthBalance: -500_00,
        monthlySpending: 0,
        previousMonthSpending: 0,
        weeklySpending: 0,
        dailySpending: 0,
        creditScore: null,
        savingsProgress: null,
      },
      "2025-03-05",
    );
    expect(cards.balance).toMatchObject({ trend: "Growing", percent: "20.0%" });
  });
});

describe("the overview from sums", () => {
  test("transfers and card payments are no spending, refunds lower it, loans count (API-016)", () => {
    const overview = financialOverview({
      ...base,
      days: [
        day("2025-03-05", "groceries", "spending", -40_00),
        day("2025-03-04", "groceries", "refund", 10_00),
        day("2025-03-03", "", "transfer", -500_00),
        day("2025-03-01", "groceries", "spending", -7_00),
      ],
      months: [
        month("2025-03", "groceries", "spending", -47_00),
        month("2025-03", "groceries", "refund", 10_00),
        month("2025-03", "", "transfer", -500_00),
        month("2025-03", "car_payment", "loan_payment", -300_00),
        month("2025-03", "", "card_payment", -90_00),
        month("2025-03", "", "income", 2000_00),
        month("2025-02", "gas", "spending", -20_00),
      ],
      balances: [1500_00, -200_00],
    });
    expect(overview).toMatchObject({
      dailySpending: 40_00,
      weeklySpending: 30_00,
      monthlySpending: 337_00,
      previousMonthSpending: 20_00,
      totalBalance: 1300_00,
    });
    expect(overview.previousMonthBalance).toBe(1300_00 - (-47_00 + 10_00 - 500_00 - 300_00 - 90_00 + 2000_00));
  });
  test("a recorded balance wins over the derived one", () => {
    expect(financialOverview({ ...base, balances: [5_00], recordedPreviousBalance: 4_00 }).previousMonthBalance).toBe(
      4_00,
    );
  });
});

describe("the budget card", () => {
  test("the three with the highest spending, falling (DASH-030)", () => {
    const budgets = [
      ["a", 10],
      ["b", 40],
      ["c", 0],
      ["d", 30],
      ["e", 20],
    ].map(([category, spent]) => ({ category: String(category), amount: 50, spent: Number(spent) }));
    expect(topBudgets(budgets).map(({ category }) => category)).toEqual(["b", "d", "e"]);
  });
  test("percent is rounded and capped, 0 without an amount (DASH-033 DASH-034)", () => {
    expect([
      budgetPercent(33_40, 100_00),
      budgetPercent(150_00, 100_00),
      budgetPercent(20_00, 0),
      budgetPercent(-5, 100),
    ]).toEqual([33, 100, 0, 0]);
  });
  test("green to 75%, yellow above, red over budget (DASH-035)", () => {
    expect([75_00, 76_00, 100_00, 100_01].map((spent) => barTone(spent, 100_00))).toEqual([
      "green",
      "yellow",
      "yellow",
      "red",
    ]);
    expect(barTone(20_00, 0)).toBe("red");
  });
  test("on the budget a bill that was paid doesn't warn: it can't run out", () => {
    const tones = (category: string) =>
      [75_00, 76_00, 100_00, 100_01].map((spent) => budgetTone(category, spent, 100_00));
    expect(tones("groceries")).toEqual(["green", "yellow", "yellow", "red"]);
    expect(tones("mortgage_rent")).toEqual(["green", "green", "green", "red"]);
  });
});

describe("what the cards say in words", () => {
  const cards = (monthlySpending: number, previousMonthSpending: number, totalBalance = 0, previousMonthBalance = 0) =>
    overviewCards(
      {
        totalBalance,
        previousMonthBalance,
        monthlySpending,
        previousMonthSpending,
        weeklySpending: 0,
        dailySpending: 25_00,
        creditScore: null,
        savingsProgress: null,
      },
      "2025-03-05",
    );

  test("spending against all of last month", () => {
    expect(spendingSentence(cards(80_00, 100_00).monthly.against)).toBe("$20.00 less than in all of February");
    expect(spendingSentence(cards(130_00, 100_00).monthly.against)).toBe("$30.00 more than in all of February");
    expect(spendingSentence(cards(100_00, 100_00).monthly.against)).toBe("The same as in all of February");
    expect(spendingSentence(cards(0, 0).monthly.against)).toBe("The same as in all of February");
    expect(spendingSentence(cards(5_00, 0).monthly.against)).toBe("$5.00 more than in all of February");
  });

  test("the balance against the end of last month, from a debt upwards too", () => {
    expect(balanceSentence(cards(0, 0, 150_00, 100_00).balance.since)).toBe("Up $50.00 since Feb 28");
    expect(balanceSentence(cards(0, 0, 60_00, 100_00).balance.since)).toBe("Down $40.00 since Feb 28");
    expect(balanceSentence(cards(0, 0, 100_00, 100_00).balance.since)).toBe("No change since Feb 28");
    expect(cards(0, 0, -50_00, -100_00).balance).toMatchObject({ change: 50, percent: "50.0%", trend: "Growing" });
    expect(cards(0, 0, 50_00, 0).balance).toMatchObject({ change: 0, percent: "0.0%", trend: "Growing" });
  });

  test("today's card is of today alone", () => {
    expect(cards(0, 0).daily).toEqual({
      cents: 25_00,
      fill: 25,
      usual: 0,
      date: "Mar 5, 2025",
      range: { from: "2025-03-05", to: "2025-03-05" },
    });
  });

  test("with more refunds than purchases in the month, a week with spending is all of it", () => {
    expect([weeklyRing(1, -1), weeklyRing(0, -1), weeklyRing(-1, -1)]).toEqual([100, 0, 0]);
  });
});

test("of budgets that spent the same, the first by name; what has nothing spent is left out", () => {
  const line = (category: string, spent: number) => ({ category, amount: 10, spent });
  const top = (...lines: ReturnType<typeof line>[]) => topBudgets(lines).map(({ category }) => category);
  expect(top(line("b", 5), line("c", 5), line("a", 5), line("d", 6))).toEqual(["d", "a", "b"]);
  expect(top(line("c", 5), line("b", 5), line("a", 5))).toEqual(["a", "b", "c"]);
  expect(top(line("a", 0), line("b", 1), line("c", -1))).toEqual(["b"]);
});

describe("in the middle of a month", () => {
  const days = [day("2025-02-05", "gas", "spending", -40_00), day("2025-02-06", "gas", "spending", -60_00)];
  const spent = (cents: number) => [
    month("2025-02", "gas", "spending", -100_00),
    month("2025-03", "gas", "spending", -cents),
  ];
  const monthly = (cents: number, today = "2025-03-05") => {
    const input = { ...base, today, days, months: spent(cents) };
    return overviewCards(financialOverview(input), today).monthly;
  };

  test("spending is held against the same days of last month", () => {
    expect(financialOverview({ ...base, days, months: spent(50_00) }).previousMonthSoFar).toBe(40_00);
    expect(monthly(50_00).change).toBe(25);
    expect(spendingSentence(monthly(50_00).against)).toBe("$10.00 more than on Feb 1–5");
    expect(spendingSentence(monthly(30_00).against)).toBe("$10.00 less than on Feb 1–5");
    expect(spendingSentence(monthly(40_00).against)).toBe("The same as on Feb 1–5");
    expect(spendingSentence(monthly(40_00, "2025-03-02").against)).toBe("$40.00 more than on Feb 1–2");
  });

  test("on its last day against all of it", () => {
    expect(monthly(50_00, "2025-03-31").change).toBe(-50);
    expect(spendingSentence(monthly(50_00, "2025-03-31").against)).toBe("$50.00 less than in all of February");
  });
});

test("today is held against no whole day: an average one stands beside it", () => {
  const usual = (cents: number) => {
    const input = { ...base, today: "2025-03-05", days: [], months: [month("2025-02", "gas", "spending", cents)] };
    const { daily, monthly } = overviewCards(financialOverview(input), "2025-03-05");
    return usualDaySentence(daily.usual, monthly.against.month);
  };
  expect(usual(-2_800_00)).toBe("February's average day: $100");
  // More came back than was spent: there's no average.
  expect(usual(50_00)).toBe("");
});

test("a week is held against the same days of the last one", () => {
  // March 5 is a Wednesday: Sunday to Wednesday of both weeks count, Thursday of the last one doesn't.
  const days = [
    day("2025-02-22", "gas", "spending", -1_00),
    day("2025-02-23", "gas", "spending", -40_00),
    day("2025-02-26", "gas", "spending", -10_00),
    day("2025-02-27", "gas", "spending", -500_00),
    day("2025-03-02", "gas", "spending", -20_00),
  ];
  const said = (today: string, spent = days, months = [month("2025-02", "gas", "spending", -551_00)]) => {
    const { against } = overviewCards(financialOverview({ ...base, today, days: spent, months }), today).weekly;
    return against && weekSentence(against);
  };
  expect(said("2025-03-05")).toBe("$30.00 less than a week ago");
  expect(said("2025-03-08")).toBe("$530.00 less than a week ago");
  // A week of one day tells nothing: what the same day took then stands beside it.
  expect(said("2025-03-02")).toBe("Last Sunday: $40.00");
  expect(said("2025-03-05", [...days, day("2025-03-04", "gas", "spending", -45_00)])).toBe(
    "$15.00 more than a week ago",
  );
  expect(said("2025-03-05", [...days, day("2025-03-04", "gas", "spending", -30_00)])).toBe("The same as a week ago");
  // Nothing was known before this week.
  expect(said("2025-03-05", days.slice(-1), [])).toBeNull();
});

test("all that the month took is said: of the plan, and beside it", () => {
  const plan = { planned: 2_940_00, spent: 2_820_64, unplanned: 1_282_74 };
  expect(planSentence(plan)).toBe("$2,820.64 of your $2,940.00 plan. $1,282.74 more wasn't planned.");
  expect(planSentence({ planned: 100_00, spent: 105_00, unplanned: 0 })).toBe("$5.00 over your $100.00 plan.");
  expect(planSentence({ ...plan, unplanned: -20_00 })).toBe(
    "$2,820.64 of your $2,940.00 plan. $20.00 came back where nothing was planned.",
  );
});

test("bars have nothing to say where nothing was spent or held", () => {
  const none = { ...base, balances: [], days: [], months: [] };
  const { monthly, balance } = overviewCards(financialOverview(none), base.today);
  expect([monthly.isEmpty, balance.isEmpty]).toEqual([true, true]);
  const some = overviewCards(financialOverview({ ...none, balances: [1] }), base.today);
  expect(some.balance.isEmpty).toBe(false);
});

test("a month is held against the same days of the one before, or against all of it, in two words", () => {
  expect(againstWords({ moreCents: 1, until: "2026-10-28", month: "2026-10" })).toBe("vs. Oct 1–28");
  expect(againstWords({ moreCents: 1, until: null, month: "2026-10" })).toBe("vs. October");
});
