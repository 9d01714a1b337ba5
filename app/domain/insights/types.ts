import type { Ahead } from "~/domain/forecast/ahead";
import type { Country } from "~/domain/household/free-help";
import type { Sign } from "~/domain/household/trouble";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { HistoryRow, Recurring } from "~/domain/ledger/recurring";
import type { MonthTotal } from "~/domain/ledger/totals";

export const INSIGHT_TYPES = ["warning", "opportunity", "achievement", "alert"] as const;
export type InsightType = (typeof INSIGHT_TYPES)[number];
export const INSIGHT_PRIORITIES = ["high", "medium", "low"] as const;
export type InsightPriority = (typeof INSIGHT_PRIORITIES)[number];
export const INSIGHT_ICONS = ["trending_up", "trending_down", "warning", "celebration", "savings"] as const;
export type InsightIcon = (typeof INSIGHT_ICONS)[number];
export type InsightSeverity = "warning" | "success" | "info";

export type InsightAccount = { id: string; name: string; type: string; balance: Cents; limit: Cents | null };
export type InsightGoal = {
  id: string;
  name: string;
  type: "savings" | "debt";
  target: Cents;
  current: Cents;
  startDay: Day;
  startCents: Cents;
  deadline: Day | null;
  /** What each month takes to meet the deadline. */ needed: Cents | null;
};
export type InsightBudget = { category: string; planned: Cents; spent: Cents };

/** Everything a rule may look at: the person's own figures and nothing else. */
export type Figures = {
  today: Day;
  /** This month and the thirteen before. */
  months: readonly MonthTotal[];
  accounts: readonly InsightAccount[];
  budgets: readonly InsightBudget[];
  goals: readonly InsightGoal[];
  /** Posted rows of the last 400 days, as many as were read. */
  history: readonly HistoryRow[];
  recurring: readonly Recurring[];
  /** Signs of trouble, and what can't be seen: beside one nothing is praised. */
  signs?: readonly Sign[];
  country?: Country | null;
  /** What the next days bring; without it, what recurs is looked at alone. */
  ahead?: Ahead;
};

export type InsightDraft = {
  rule: string;
  /** The same finding about the same thing in the same period has the same key, and is told once. */
  dedupeKey: string;
  type: InsightType;
  priority: InsightPriority;
  icon: InsightIcon;
  title: string;
  message: string;
  action: string;
  /** Where the rows behind it are. */
  href: string;
};

export type InsightRule = { id: string; find: (figures: Figures) => Omit<InsightDraft, "rule">[] };

export const severityOf = (type: InsightType): InsightSeverity =>
  type === "achievement" ? "success" : type === "opportunity" ? "info" : "warning";
