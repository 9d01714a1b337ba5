// What the dashboard is made of: which rows and insights it shows, and what it says where there are none.
import { describe, expect, test } from "vitest";
import { type DashboardFigures, dashboardView, type InsightView, searchLines } from "~/domain/screens/dashboard";
import { noAccountsTexts } from "~/texts/no-accounts";
import { NO_MATCH } from "~/texts/dashboard";
import { insightsView } from "~/texts/insights";
import type { ListLine, ReportRow } from "~/domain/screens/report";

const row = (id: string, more: Partial<ReportRow> = {}): ReportRow => ({
  ...{ id, merchantName: "Shop", merchantIcon: "x", category: "groceries", kind: "spending", day: "2026-03-04" },
  ...{ cents: -12_05, pending: false },
  ...more,
});
const view = (more: Partial<DashboardFigures> = {}) =>
  dashboardView({
    ...{ today: "2026-03-05", period: "month", days: [], months: [], balances: [], recordedPreviousBalance: null },
    ...{
      creditScore: null,
      savingsProgress: null,
      insights: { summary: "", insights: [] },
      rows: [],
      budgets: [],
      safe: null,
      untilPay: [],
      plan: null,
      nextPlan: null,
      reserve: null,
      owed: { cents: 0, debts: 0, elsewhereCents: 0, unseen: [] },
    },
    ...more,
  });

describe("rows", () => {
  test("the five newest of all, and the five newest of the period that the report counts", () => {
    const rows = [
      row("a", { pending: true }),
      row("b", { day: "2026-04-01" }),
      row("c", { kind: "transfer" }),
      ...["d", "e", "f", "g", "h", "i"].map((id) => row(id)),
    ];
    const found = view({ rows });
    expect(found.recent.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
    expect(found.reportLines.map(({ id }) => id)).toEqual(["d", "e", "f", "g", "h"]);
  });

  test("the period's first and last day belong to it", () => {
    const days = ["2026-04-01", "2026-03-31", "2026-03-01", "2026-02-28"];
    const found = view({ rows: days.map((day) => row(day, { day })) });
    expect(found.reportLines.map(({ id }) => id)).toEqual(["2026-03-31", "2026-03-01"]);
  });
});

test("what is pending today is known from the newest rows, or not said where they might not be all", () => {
  const today = { day: "2026-03-05", pending: true };
  const rows = [
    row("a", { ...today, cents: -55_12 }),
    row("b", { ...today, cents: -4_00 }),
    row("c", { ...today, kind: "transfer" }),
    row("d", { ...today, pending: false }),
    row("e", { pending: true }),
  ];
  expect(view({ rows }).pendingToday).toBe(59_12);
  expect(view({ rows: rows.slice(2) }).pendingToday).toBe(0);
  expect(view({ rows: Array.from({ length: 11 }, (_, at) => row(`${at}`, today)) }).pendingToday).toBe(0);
});

test("one planned category is a plan, and an account or a row is a beginning", () => {
  const budget = (amount: number) => ({ category: "gas", amount, spent: 0 });
  expect(view({ budgets: [budget(0), budget(1)] }).isPlanned).toBe(true);
  expect(view({ budgets: [budget(0)] }).isPlanned).toBe(false);
  expect(view().isPlanned).toBe(false);
  expect(view().hasAccounts).toBe(false);
  expect(view({ balances: [0] }).hasAccounts).toBe(true);
  expect(view({ rows: [row("a")] }).hasAccounts).toBe(true);
});

test("eight insights are shown, without what only the server knows, under one sentence", () => {
  const insight = (title: string): InsightView & { secret: string } => ({
    ...{
      rule: "r",
      type: "alert",
      priority: "high",
      icon: "savings",
      title,
      message: "m",
      action: "a",
      href: "/h",
      secret: "s",
    },
  });
  const all = Array.from({ length: 9 }, (_, index) => insight(String(index)));
  const found = insightsView(all);
  expect(found.insights).toHaveLength(8);
  expect(found.insights[0]).toEqual({
    ...{
      rule: "r",
      type: "alert",
      priority: "high",
      icon: "savings",
      title: "0",
      message: "m",
      action: "a",
      href: "/h",
    },
  });
  expect(found.summary).toMatch(/9/);
});

test("the search looks for a merchant or a category, in any case", () => {
  const line = (id: string, merchantName: string, category: string): ListLine => ({
    ...{ id, merchantName, merchantIcon: "x", category, day: "2026-03-04", cents: 1, pending: false },
  });
  const lines = [line("a", "Corner Deli", "Restaurants"), line("b", "Bus", "Travel"), line("c", "Deli Travel", "Food")];
  const found = (text: string) => searchLines(lines, text).map(({ id }) => id);
  expect(found(" DELI ")).toEqual(["a", "c"]);
  expect(found("travel")).toEqual(["b", "c"]);
  expect(found("rest")).toEqual(["a"]);
  expect(found("nothing")).toEqual([]);
  expect(found("")).toEqual(["a", "b", "c"]);
});

test("where there is nothing, it says so", () => {
  const { insights, report, analyze, noData } = noAccountsTexts({ bankToken: true });
  expect([NO_MATCH, insights, report, analyze, ...Object.values(noData)]).toEqual([
    "No transactions found matching your search.",
    "Connect your bank accounts to receive personalized AI insights...",
    "Connect your bank account to view income and spending analysis",
    "Connect your bank account to analyze spending",
    "No budget data available. Try connecting your accounts first.",
    "No credit score data available. Please connect your accounts to import your credit score.",
    "No financial health data available. Try connecting your accounts first.",
  ]);
});
