import { describe, expect, test } from "vitest";
import { INSIGHT_RULES, MAX_INSIGHTS } from "~/domain/insights/engine";
import { insightSummary, insightsInWords } from "~/texts/insights";
import {
  type InsightFigures,
  INSIGHT_ICONS,
  INSIGHT_PRIORITIES,
  INSIGHT_TYPES,
  type InsightGoal,
  severityOf,
} from "~/domain/insights/types";
import { addMonthsToDay } from "~/domain/periods";
import { type HistoryRow, findRecurring } from "~/domain/ledger/recurring";
import type { MonthTotal } from "~/domain/ledger/totals";

const today = "2026-11-21";
const sum = (month: string, category: string, kind: MonthTotal["kind"], cents: number): MonthTotal => ({
  month,
  category,
  kind,
  cents,
  count: 1,
});
let next = 0;
const row = (merchantName: string, day: string, cents: number, over: Partial<HistoryRow> = {}): HistoryRow => ({
  id: `r${++next}`,
  merchantName,
  category: "groceries",
  kind: "spending",
  day,
  cents,
  accountId: "a1",
  ...over,
});
const months = (
  name: string,
  count: number,
  start: string,
  cents: (index: number) => number,
  over: Partial<HistoryRow> = {},
): HistoryRow[] =>
  Array.from({ length: count }, (_, index) => row(name, addMonthsToDay(start, index), cents(index), over));

function figures(over: Partial<InsightFigures>): InsightFigures {
  const history = over.history ?? [];
  return {
    today,
    months: [],
    accounts: [],
    budgets: [],
    goals: [],
    history,
    recurring: findRecurring(history, today),
    ...over,
  };
}
const goal = (over: Partial<InsightGoal>): InsightGoal => ({
  id: "g1",
  name: "Trip",
  type: "savings",
  target: 1200_00,
  current: 600_00,
  startDay: "2026-05-21",
  startCents: 0,
  deadline: "2027-05-21",
  needed: 100_00,
  ...over,
});
const checking = (balance: number) => [{ id: "a1", name: "Checking", type: "checking", balance, limit: null }];
const usual = (category: string, cents: number, kind: MonthTotal["kind"] = "spending") =>
  ["2026-07", "2026-08", "2026-09", "2026-10"].map((name) => sum(name, category, kind, cents));
const old = row("Bakery", "2026-01-02", -5_00);

const due = (cents: number, heldCents: number) => ({
  key: "statement c",
  name: "Blue Card statement",
  day: "2026-11-22",
  cents,
  heldCents,
});

/** For each rule: figures in which it must speak (and a part of what it says), and near ones in which it must not. */
const CASES: [rule: string, says: string, fires: Partial<InsightFigures>, silent: Partial<InsightFigures>][] = [
  [
    "category-above-usual",
    "You've spent more than usual on Restaurants",
    { months: [...usual("restaurants", -100_00), sum("2026-11", "restaurants", "spending", -160_00)] },
    {
      months: [
        ...usual("restaurants", -100_00),
        sum("2026-11", "restaurants", "spending", -200_00),
        sum("2026-11", "restaurants", "refund", 75_00),
      ],
    },
  ],
  [
    "spending-down",
    "You spent less in October",
    {
      months: [
        sum("2026-07", "gas", "spending", -500_00),
        sum("2026-08", "gas", "spending", -500_00),
        sum("2026-09", "gas", "spending", -500_00),
        sum("2026-10", "gas", "spending", -400_00),
      ],
    },
    {
      months: [
        sum("2026-08", "gas", "spending", -500_00),
        sum("2026-09", "gas", "spending", -500_00),
        sum("2026-10", "gas", "spending", -400_00),
      ],
    },
  ],
  [
    "spent-more-than-earned",
    "You spent more than you earned in October",
    { months: [sum("2026-10", "", "income", 1000_00), sum("2026-10", "gas", "spending", -1100_00)] },
    {
      months: [
        sum("2026-10", "", "income", 1000_00),
        sum("2026-10", "gas", "spending", -900_00),
        sum("2026-10", "", "card_payment", -900_00),
      ],
    },
  ],
  [
    "saved-well",
    "You saved 30.0% of October's income",
    { months: [sum("2026-10", "", "income", 1000_00), sum("2026-10", "gas", "spending", -700_00)] },
    { months: [sum("2026-10", "", "income", 1000_00), sum("2026-10", "gas", "spending", -810_00)] },
  ],
  [
    "unusual-charge",
    "Unusual charge at Market",
    { history: [...months("Market", 5, "2026-05-03", () => -40_00), row("Market", "2026-11-19", -180_00)] },
    { history: [...months("Market", 5, "2026-05-03", () => -80_00), row("Market", "2026-11-19", -180_00)] },
  ],
  [
    "double-charge",
    "Garage may have charged you twice",
    { history: [row("Garage", "2026-11-18", -60_00), row("Garage", "2026-11-19", -60_00)] },
    {
      history: [
        row("Garage", "2026-11-18", -60_00),
        row("Garage", "2026-11-19", -61_00),
        row("Garage", "2026-11-19", -60_00, { accountId: "a2" }),
      ],
    },
  ],
  [
    "budget-use",
    "Your Groceries budget is almost used up",
    { budgets: [{ category: "groceries", planned: 100_00, spent: 85_00 }] },
    {
      budgets: [
        { category: "groceries", planned: 100_00, spent: 79_00 },
        { category: "gas", planned: 0, spent: 50_00 },
        { category: "cable", planned: 50_00, spent: 50_00 },
      ],
    },
  ],
  [
    "budget-use",
    "Groceries is over budget",
    { budgets: [{ category: "groceries", planned: 100_00, spent: 100_01 }] },
    { today: "2026-11-29", budgets: [{ category: "groceries", planned: 100_00, spent: 100_00 }] },
  ],
  [
    "bill-rose",
    "Stream Co went up",
    { history: months("Stream Co", 6, "2026-06-05", (i) => (i < 5 ? -10_00 : -12_00)) },
    { history: months("Stream Co", 6, "2026-06-05", (i) => (i < 5 ? -12_00 : -10_00)) },
  ],
  [
    "subscription-found",
    "New subscription: Stream Co",
    { history: [old, ...months("Stream Co", 3, "2026-09-05", () => -10_00, { category: "entertainment" })] },
    { history: months("Stream Co", 3, "2026-09-05", () => -10_00, { category: "entertainment" }) },
  ],
  [
    "rare-bill-due",
    "Insurance Co is due soon",
    { history: [row("Insurance Co", "2024-11-28", -600_00), row("Insurance Co", "2025-11-28", -600_00)] },
    { history: [row("Insurance Co", "2024-12-20", -600_00), row("Insurance Co", "2025-12-20", -600_00)] },
  ],
  [
    "income-late",
    "Income from Employer is late",
    { history: months("Employer", 5, "2026-06-14", () => 2000_00, { kind: "income", category: "" }) },
    { history: months("Employer", 5, "2026-06-19", () => 2000_00, { kind: "income", category: "" }) },
  ],
  [
    "low-balance-ahead",
    "Your checking balance may run short",
    {
      accounts: checking(500_00),
      history: months("Landlord", 6, "2026-05-28", () => -900_00, { category: "mortgage_rent" }),
    },
    {
      accounts: checking(500_00),
      history: [
        ...months("Landlord", 6, "2026-05-28", () => -900_00, { category: "mortgage_rent" }),
        ...months("Employer", 6, "2026-05-25", () => 1500_00, { kind: "income", category: "" }),
      ],
    },
  ],
  [
    "low-balance-ahead",
    "Your checking balance may run short",
    {
      ahead: {
        safe: null,
        untilPay: [],
        lowest: null,
        due: [],
        low: { accountId: "a1", heldCents: 500_00, day: "2026-12-01", shortCents: 40_00 },
      },
    },
    {
      accounts: checking(500_00),
      history: months("Landlord", 6, "2026-05-28", () => -900_00, { category: "mortgage_rent" }),
      ahead: { safe: null, untilPay: [], lowest: null, due: [], low: null },
    },
  ],
  [
    "bill-due",
    "Blue Card statement is due tomorrow",
    { ahead: { safe: null, untilPay: [], lowest: null, low: null, due: [due(-900_00, 2_000_00)] } },
    // Little of what is there, or little altogether.
    {
      ahead: { safe: null, untilPay: [], lowest: null, low: null, due: [due(-300_00, 2_000_00), due(-99_00, 100_00)] },
    },
  ],
  [
    "goal-ahead",
    "Trip is ahead of plan",
    { goals: [goal({ current: 900_00 })] },
    { goals: [goal({ current: 620_00 })] },
  ],
  [
    "goal-behind",
    "Trip is behind plan",
    { goals: [goal({ current: 300_00 })] },
    { goals: [goal({ current: 590_00 }), goal({ id: "g2", current: 0, deadline: null })] },
  ],
  [
    "goal-reached",
    "Trip is reached",
    { goals: [goal({ current: 1200_00 })] },
    { goals: [goal({ current: 1199_99, deadline: null })] },
  ],
  [
    "card-use-high",
    "Card uses 45% of its limit",
    { accounts: [{ id: "c", name: "Card", type: "credit", balance: -450_00, limit: 1000_00 }] },
    {
      accounts: [
        { id: "c", name: "Card", type: "credit", balance: -300_00, limit: 1000_00 },
        { id: "d", name: "No limit", type: "credit", balance: -900_00, limit: null },
      ],
    },
  ],
  [
    "idle-cash",
    "Your checking account holds more than you need",
    { accounts: checking(9000_00), months: usual("gas", -2000_00) },
    { accounts: checking(7000_00), months: usual("gas", -2000_00) },
  ],
];

describe("INSIGHT rules", () => {
  test.each(CASES)("%s speaks: %s", (rule, says, fires) => {
    const found = insightsInWords(figures(fires)).filter((insight) => insight.rule === rule);
    expect(found.map(({ title }) => title)).toContain(says);
  });
  test.each(CASES)("%s keeps silent where it must (not: %s)", (rule, _says, _fires, silent) => {
    expect(insightsInWords(figures(silent)).filter((insight) => insight.rule === rule)).toEqual([]);
  });
  test("there are at least twelve, and each has its cases", () => {
    expect(INSIGHT_RULES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(CASES.map(([rule]) => rule))).toEqual(new Set(INSIGHT_RULES.map(({ id }) => id)));
  });
  test("every finding has a listed type, priority and icon, texts and a link", () => {
    for (const [, , fires] of CASES) {
      for (const insight of insightsInWords(figures(fires))) {
        expect(INSIGHT_TYPES).toContain(insight.type);
        expect(INSIGHT_PRIORITIES).toContain(insight.priority);
        expect(INSIGHT_ICONS).toContain(insight.icon);
        expect(insight.href).toMatch(/^\/(transactions|goals|accounts|budget|cash-flow)/);
        for (const text of [insight.title, insight.message, insight.action])
          expect(text).not.toMatch(/NaN|undefined|Infinity|^$/);
      }
    }
  });
  test("nothing is found in no figures", () => {
    expect(insightsInWords(figures({}))).toEqual([]);
    expect(insightSummary([])).toBe("");
  });
  test("keys are unique, the most pressing come first, the list is short", () => {
    const budgets = Array.from({ length: 40 }, (_, index) => ({
      category: `c${index}`,
      planned: 100_00,
      spent: index % 2 ? 90_00 : 120_00,
    }));
    const found = insightsInWords(
      figures({
        budgets,
        goals: [goal({ current: 1200_00 })],
        accounts: checking(9000_00),
        months: usual("gas", -2000_00),
      }),
    );
    expect(new Set(found.map(({ dedupeKey }) => dedupeKey)).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(MAX_INSIGHTS);
    expect(found[0]?.priority).toBe("high");
  });
  test("the sentence of the day and the severities", () => {
    const said = (...types: (typeof INSIGHT_TYPES)[number][]) => insightSummary(types.map((type) => ({ type })));
    expect(said("warning", "achievement")).toBe("One of 2 needs your attention.");
    expect(said("alert", "warning", "achievement")).toBe("2 of 3 need your attention.");
    expect(said("alert")).toBe("One thing needs your attention.");
    expect(said("alert", "warning")).toBe("2 things need your attention.");
    expect(said("achievement")).toBe("Nothing new to act on today.");
    expect(said()).toBe("");
    expect(INSIGHT_TYPES.map((type) => severityOf({ rule: "any", type }))).toEqual([
      "warning",
      "info",
      "success",
      "warning",
    ]);
  });
});
