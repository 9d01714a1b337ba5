// Figures for the rules that find something, and what one of them found.
import { insightsInWords } from "~/texts/insights";
import type { InsightFigures, InsightAccount, InsightDraft, InsightGoal } from "~/domain/insights/types";
import type { Recurring } from "~/domain/ledger/recurring";
import type { MonthTotal } from "~/domain/ledger/totals";

export const TODAY = "2026-11-21";

export const stream = (over: Partial<Recurring> = {}): Recurring => ({
  key: "out:stream co",
  merchantName: "Stream Co",
  category: "entertainment",
  kind: "spending",
  cadence: "monthly",
  amount: "fixed",
  lastCents: -10_00,
  typicalCents: -10_00,
  monthlyCents: -10_00,
  firstDay: "2026-06-15",
  lastDay: "2026-11-15",
  lastId: "r1",
  nextDay: "2026-12-15",
  count: 6,
  active: true,
  change: null,
  ...over,
});

export const goal = (over: Partial<InsightGoal> = {}): InsightGoal => ({
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

export const account = (over: Partial<InsightAccount> = {}): InsightAccount => ({
  id: "a1",
  name: "Checking",
  type: "checking",
  balance: 100_00,
  limit: null,
  ...over,
});

export const sum = (
  month: string,
  category: string,
  cents: number,
  kind: MonthTotal["kind"] = "spending",
): MonthTotal => ({
  month,
  category,
  kind,
  cents,
  count: 1,
});

/** The same in each of the months before this one. */
export const usual = (category: string, cents: number, count = 4): MonthTotal[] =>
  ["2026-10", "2026-09", "2026-08", "2026-07"].slice(0, count).map((month) => sum(month, category, cents));

/** What one rule makes of some figures. */
export function found(rule: string, over: Partial<InsightFigures>): InsightDraft[] {
  const none = { months: [], accounts: [], budgets: [], goals: [], history: [], recurring: [] };
  return insightsInWords({ today: TODAY, ...none, ...over }).filter((one) => one.rule === rule);
}
