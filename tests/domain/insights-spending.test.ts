import { severityOf } from "~/domain/insights/types";
// What is found about spending and budgets, to the word and to the cent.
import { describe, expect, test } from "vitest";
import type { MonthTotal } from "~/domain/ledger/totals";
import type { HistoryRow, Recurring } from "~/domain/ledger/recurring";
import { addDays } from "~/domain/periods";
import { found, stream, sum, TODAY, usual } from "../support/findings";

describe("a category above its usual", () => {
  const above = (cents: number, months: MonthTotal[] = usual("restaurants", -100_00), recurring: Recurring[] = []) =>
    found("category-above-usual", { months: [...months, sum("2026-11", "restaurants", -cents)], recurring });

  test("says how far it is and what's usual", () =>
    expect(above(150_00)).toEqual([
      {
        rule: "category-above-usual",
        dedupeKey: "category-above-usual:restaurants:2026-11",
        type: "warning",
        priority: "medium",
        icon: "trending_up",
        title: "You've spent more than usual on Restaurants",
        message: "$150.00 so far in November. A usual month is about $100.",
        action: "Look at this month's Restaurants transactions.",
        href: "/transactions?from=2026-11-01&to=2026-11-30&kind=spending&category=restaurants",
      },
    ]));

  test("by $50 and three tenths at least, urgent from twice as much", () => {
    expect(above(149_99)).toEqual([]);
    expect(above(199_99)[0]?.priority).toBe("medium");
    expect(above(200_00)[0]?.priority).toBe("high");
    expect(above(260_00, usual("restaurants", -200_00))).toHaveLength(1);
    expect(above(259_99, usual("restaurants", -200_00))).toEqual([]);
  });

  test("of what takes $20 a month at least, known for three months", () => {
    expect(above(100_00, usual("restaurants", -20_00))).toHaveLength(1);
    expect(above(100_00, usual("restaurants", -19_99))).toEqual([]);
    expect(above(150_00, usual("restaurants", -100_00, 4))).toHaveLength(1);
    expect(above(150_00, usual("restaurants", -100_00, 3))).toEqual([]);
    expect(above(150_00, usual("groceries", -100_00))).toEqual([]);
  });

  test("utilities are held against the same month of the year before, where there is one", () => {
    const bill = (lastYear: MonthTotal[]) =>
      found("category-above-usual", {
        months: [...lastYear, ...usual("utilities", -100_00), sum("2026-11", "utilities", -180_00)],
      });
    expect(bill([sum("2025-11", "utilities", -170_00)])).toEqual([]);
    expect(bill([sum("2025-11", "utilities", -120_00)])).toMatchObject([
      { message: "$180.00 so far in November. In the same month last year it was $120.00." },
    ]);
    expect(bill([sum("2025-11", "groceries", -170_00)])).toMatchObject([
      { message: expect.stringContaining("A usual month is") },
    ]);
    expect(bill([sum("2025-10", "utilities", -170_00)])).toHaveLength(1);
  });

  test("other categories aren't held against the year before", () =>
    expect(above(150_00, [...usual("restaurants", -100_00), sum("2025-11", "restaurants", -150_00)])).toHaveLength(1));

  test("a fixed bill that has come this month explains what it took", () => {
    const bill = { category: "restaurants", cadence: "quarterly" as const, lastCents: -90_00, monthlyCents: -30_00 };
    expect(above(190_00, undefined, [stream(bill)])).toEqual([]);
    expect(above(210_00, undefined, [stream(bill)])).toHaveLength(1);
    for (const other of [
      { lastDay: "2026-10-15" },
      { active: false },
      { amount: "varies" as const },
      { category: "groceries" },
      { lastCents: 90_00, monthlyCents: 30_00 },
    ])
      expect(above(190_00, undefined, [stream({ ...bill, ...other })]), JSON.stringify(other)).toHaveLength(1);
  });

  test("a fixed bill of every week is part of the usual month, as often as it comes", () => {
    // $45 a week: 195 a month. Four of them by the 22nd are no rise, and no fall that something else made up for.
    const weekly = { category: "restaurants", cadence: "weekly" as const, lastCents: -45_00, monthlyCents: -195_00 };
    expect(above(180_00, usual("restaurants", -195_00), [stream(weekly)])).toEqual([]);
    expect(above(254_00, usual("restaurants", -195_00), [stream(weekly)])).toHaveLength(1);
  });
});

describe("a month that cost less", () => {
  const less = (last: number, before = 500_00) =>
    found("spending-down", {
      months: ["2026-07", "2026-08", "2026-09"]
        .map((month) => sum(month, "gas", -before))
        .concat(sum("2026-10", "gas", -last)),
    });

  test("says by how much", () =>
    expect(less(400_00)).toEqual([
      {
        rule: "spending-down",
        dedupeKey: "spending-down:2026-10",
        type: "achievement",
        priority: "low",
        icon: "trending_down",
        title: "You spent less in October",
        message: "$400.00, which is $100.00 less than the average of the three months before.",
        action: "Put some of the difference toward a goal.",
        href: "/transactions?from=2026-10-01&to=2026-10-31&kind=spending",
      },
    ]));

  test("by $50 and a tenth at least", () => {
    expect(less(450_00)).toHaveLength(1);
    expect(less(450_01)).toEqual([]);
    expect(less(900_00, 1000_00)).toHaveLength(1);
    expect(less(900_01, 1000_00)).toEqual([]);
    expect(less(350_01, 400_00)).toEqual([]);
  });
});

describe("last month's income and spending", () => {
  const month = (income: number, spent: number, first = "2026-09") => [
    sum(first, "gas", -1_00),
    sum("2026-10", "", income, "income"),
    sum("2026-10", "gas", -spent),
  ];

  test("more went out than came in", () => {
    expect(found("spent-more-than-earned", { months: month(1000_00, 1100_00) })).toEqual([
      {
        rule: "spent-more-than-earned",
        dedupeKey: "spent-more-than-earned:2026-10",
        type: "warning",
        priority: "high",
        icon: "warning",
        title: "You spent more than you earned in October",
        message: "You spent $1,100.00 and earned $1,000.00: $100.00 more than you earned.",
        action: "See which categories cost the most, and plan for them in your budget.",
        href: "/transactions?from=2026-10-01&to=2026-10-31&kind=spending",
      },
    ]);
    const over = (spent: number) => found("spent-more-than-earned", { months: month(1000_00, spent) });
    expect(over(1025_00)).toHaveLength(1);
    expect(over(1024_99)).toEqual([]);
    expect(found("spent-more-than-earned", { months: month(0, 500_00) })).toEqual([]);
  });

  test("a fifth of it was saved", () => {
    expect(found("saved-well", { months: month(1000_00, 750_00) })).toEqual([
      {
        rule: "saved-well",
        dedupeKey: "saved-well:2026-10",
        type: "achievement",
        priority: "low",
        icon: "savings",
        title: "You saved 25.0% of October's income",
        message: "That's $250.00 of the $1,000.00 you earned.",
        action: "Give it a job: a goal, a debt, or savings.",
        href: "/transactions?from=2026-10-01&to=2026-10-31",
      },
    ]);
    expect(found("saved-well", { months: month(1000_00, 800_00) })).toHaveLength(1);
    expect(found("saved-well", { months: month(1000_00, 820_00) })).toEqual([]);
    expect(found("saved-well", { months: month(100_00, 10_00) })).toHaveLength(1);
    expect(found("saved-well", { months: month(99_99, 10_00) })).toEqual([]);
  });
});

const row = (id: string, daysAgo: number, cents: number, merchantName = "Shop"): HistoryRow => ({
  id,
  merchantName,
  category: "groceries",
  kind: "spending",
  day: addDays(TODAY, -daysAgo),
  cents,
  accountId: "a1",
});

test("a charge far above the usual, and one that came twice", () => {
  const history = [
    row("a", 40, -50_00),
    row("b", 30, -50_00),
    row("c", 20, -50_00),
    row("d", 2, -200_00),
    row("e", 1, -200_00),
  ];
  expect(found("unusual-charge", { history })[0]).toEqual({
    rule: "unusual-charge",
    dedupeKey: "unusual-charge:d",
    type: "alert",
    priority: "high",
    icon: "warning",
    title: "Unusual charge at Shop",
    message: "$200.00 on Nov 19, 2026. Shop usually takes about $50.00.",
    action: "Check that you made this purchase.",
    href: "/transactions?from=2026-11-19&to=2026-11-19&q=Shop",
  });
  expect(found("double-charge", { history })).toEqual([
    {
      rule: "double-charge",
      dedupeKey: "double-charge:d:e",
      type: "alert",
      priority: "medium",
      icon: "warning",
      title: "Shop may have charged you twice",
      message: "$200.00 on Nov 19, 2026 and again on Nov 20, 2026.",
      action: "If you bought once, ask the merchant for a refund of one.",
      href: "/transactions?from=2026-11-19&to=2026-11-20&q=Shop",
    },
  ]);
});

describe("a budget", () => {
  const use = (spent: number, planned = 100_00, recurring: Recurring[] = [], today = TODAY) =>
    found("budget-use", { today, budgets: [{ category: "gas", planned, spent }], recurring });

  test("that is over", () =>
    expect(use(120_00)).toEqual([
      {
        rule: "budget-use",
        dedupeKey: "budget-over:gas:2026-11",
        type: "alert",
        priority: "high",
        icon: "warning",
        title: "Gas is over budget",
        message: "$120.00 of $100.00: $20.00 over the plan for November.",
        action: "Move money from another category, or change the plan.",
        href: "/budget?cover=gas",
      },
    ]));

  test("that is nearly used", () =>
    expect(use(80_00)).toEqual([
      {
        rule: "budget-use",
        dedupeKey: "budget-nearly-used:gas:2026-11",
        type: "warning",
        priority: "medium",
        icon: "trending_up",
        title: "Your Gas budget is almost used up",
        message: "$80.00 of $100.00. That leaves $20.00 for 9 more days.",
        action: "Spend less until the month ends, or change the plan.",
        href: "/transactions?from=2026-11-01&to=2026-11-30&kind=spending&category=gas",
      },
    ]));

  test("from eight tenths on, not where it's used to the cent or there's none", () => {
    expect(use(79_99)).toEqual([]);
    expect(use(100_00)).toEqual([]);
    expect(use(100_01)[0]?.type).toBe("alert");
    expect(use(5_00, 0)).toEqual([]);
  });

  test("in the month's last two days only what is over", () => {
    expect(use(90_00, 100_00, [], "2026-11-27")).toHaveLength(1);
    expect(use(90_00, 100_00, [], "2026-11-28")).toEqual([]);
    expect(use(110_00, 100_00, [], "2026-11-30")).toHaveLength(1);
  });

  test("not where its fixed bills are what uses it", () => {
    const rent = { category: "gas", monthlyCents: -80_00 };
    expect(use(90_00, 100_00, [stream(rent)])).toEqual([]);
    expect(
      use(90_00, 100_00, [stream({ ...rent, monthlyCents: -40_00 }), stream({ ...rent, monthlyCents: -40_00 })]),
    ).toEqual([]);
    expect(use(110_00, 100_00, [stream(rent)])).toHaveLength(1);
    for (const other of [
      { active: false },
      { amount: "varies" as const },
      { category: "groceries" },
      { monthlyCents: -79_99 },
      { monthlyCents: 80_00 },
    ])
      expect(use(90_00, 100_00, [stream({ ...rent, ...other })]), JSON.stringify(other)).toHaveLength(1);
  });

  const several = (...budgets: [string, number, number][]) =>
    found("budget-use", {
      today: TODAY,
      budgets: budgets.map(([category, planned, spent]) => ({ category, planned, spent })),
    });

  test("with others is told with them in one sentence, the farthest over first, and anew when another joins", () => {
    const two = several(["gas", 160_00, 203_93], ["restaurants", 320_00, 407_89]);
    expect(two).toEqual([
      {
        rule: "budget-use",
        dedupeKey: "budget-over:gas+restaurants:2026-11",
        type: "alert",
        priority: "high",
        icon: "warning",
        title: "2 categories are over budget",
        message: "In November, Restaurants is $87.89 over and Gas $43.93.",
        action: "Cover them with money that isn't budgeted yet, or change the plans.",
        href: "/budget",
      },
    ]);
    const four = several(["gas", 1_00, 2_00], ["travel", 1_00, 9_00], ["cable", 1_00, 5_00], ["phone", 1_00, 4_00]);
    expect(four).toHaveLength(1);
    expect(four[0]?.message).toBe("In November, Travel is $8.00 over, Cable $4.00, Phone $3.00 and 1 more.");
  });

  test("of bills says nothing once they have come, and only warns where the next doesn't fit", () => {
    const bill = { category: "utilities", amount: "varies" as const, typicalCents: -50_00, monthlyCents: -50_00 };
    const paid = stream({ ...bill, lastDay: "2026-11-12", nextDay: "2026-12-12" });
    const due = stream({ ...bill, lastDay: "2026-10-26", nextDay: "2026-11-26" });
    const left = (recurring: Recurring[]) =>
      found("budget-use", {
        ...{ today: TODAY, recurring, budgets: [{ category: "utilities", planned: 200_00, spent: 168_55 }] },
      });
    expect(left([paid])).toEqual([]);
    expect(left([])).toEqual([]);
    expect(left([paid, due])).toHaveLength(1);
  });

  test("isn't an alarm while it isn't over", () => {
    const [nearly] = use(80_00);
    const [over] = use(120_00);
    expect([nearly && severityOf(nearly), over && severityOf(over)]).toEqual(["info", "warning"]);
  });
});
