import type { Ahead } from "~/domain/forecast/ahead";
import type { Country } from "~/domain/household/country";
import type { Sign } from "~/domain/household/trouble";
import type { Cents } from "~/domain/money";
import type { Day, Month } from "~/domain/periods";
import type { HistoryRow, Recurring } from "~/domain/ledger/recurring";
import type { MonthTotal } from "~/domain/ledger/totals";

export const INSIGHT_TYPES = ["warning", "opportunity", "achievement", "alert"] as const;
type InsightType = (typeof INSIGHT_TYPES)[number];
export const INSIGHT_PRIORITIES = ["high", "medium", "low"] as const;
type InsightPriority = (typeof INSIGHT_PRIORITIES)[number];
export const INSIGHT_ICONS = ["trending_up", "trending_down", "warning", "celebration", "savings"] as const;
type InsightIcon = (typeof INSIGHT_ICONS)[number];
type InsightSeverity = "warning" | "success" | "info";

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
  /** An account may be what it is saved in, and nobody has said so yet: how far it is isn't known. */
  isAsked?: boolean;
};
export type InsightBudget = { category: string; planned: Cents; spent: Cents };

/** Everything a rule may look at: the person's own figures and nothing else. */
export type InsightFigures = {
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

/** What was found, as figures and names; texts/insights words it. */
type Facts = {
  "low-balance-ahead": { heldCents: Cents; day: Day; shortCents: Cents };
  "bill-due": { name: string; isTomorrow: boolean; cents: Cents; day: Day };
  /** What it takes more in a year; null for a bill that is never the same. */
  "bill-rose": { merchant: string; cadence: string; fromCents: Cents; toCents: Cents; yearCents: Cents | null };
  /** A want that could be ended, or a bill like a phone's. */
  "subscription-found": {
    merchant: string;
    cents: Cents;
    cadence: string;
    since: Day;
    next: Day;
    isSubscription: boolean;
  };
  "rare-bill-due": { merchant: string; cents: Cents; cadence: string; day: Day };
  "income-late": { from: string; cents: Cents; day: Day; daysLate: number };
  distress: { signs: readonly Sign[]; country: Country | null };
  "category-above-usual": { category: string; cents: Cents; month: Month; normalCents: Cents; isLastYears: boolean };
  "spending-down": { month: Month; cents: Cents; lessCents: Cents };
  "spent-more-than-earned": { month: Month; spentCents: Cents; incomeCents: Cents };
  "saved-well": { month: Month; incomeCents: Cents; savedCents: Cents; ratePercent: number };
  /** The merchant or the category that usually takes it; null for any purchase. */
  "unusual-charge": { merchant: string; cents: Cents; day: Day; usualCents: Cents; who: string | null };
  "double-charge": { merchant: string; cents: Cents; firstDay: Day; day: Day };
  "budget-over": { category: string; spentCents: Cents; plannedCents: Cents; month: Month };
  /** Two or more, the farthest over first. */
  "budgets-over": { over: readonly { category: string; overCents: Cents }[]; month: Month };
  "budget-nearly-used": { category: string; spentCents: Cents; plannedCents: Cents; daysLeft: number };
  "goal-ahead": { name: string; currentCents: Cents; targetCents: Cents; aheadCents: Cents };
  "goal-behind": { name: string; currentCents: Cents; targetCents: Cents; neededCents: Cents; deadline: Day };
  "goal-missed": { name: string; currentCents: Cents; targetCents: Cents; deadline: Day };
  "goal-reached": { name: string; isDebt: boolean; currentCents: Cents; targetCents: Cents };
  "card-use-high": { name: string; owedCents: Cents; limitCents: Cents; overCents: Cents };
  "idle-cash": { balanceCents: Cents; usualCents: Cents };
};
export type InsightKind = keyof Facts;
export type InsightFact<Kind extends InsightKind = InsightKind> = { [One in Kind]: { kind: One } & Facts[One] }[Kind];

/** A finding before it has words. */
export type Finding = {
  rule: string;
  /** The same finding about the same thing in the same period has the same key, and is told once. */
  dedupeKey: string;
  type: InsightType;
  priority: InsightPriority;
  icon: InsightIcon;
  fact: InsightFact;
  /** Where the rows behind it are, or where something can be done about it. */
  href: string;
};

/** As it is stored and shown. */
export type InsightDraft = Omit<Finding, "fact"> & { title: string; message: string; action: string };

export type InsightRule = { id: string; find: (figures: InsightFigures) => Omit<Finding, "rule">[] };

/** A plan that isn't over yet is no alarm. */
export const severityOf = ({ rule, type }: Pick<Finding, "rule" | "type">): InsightSeverity => {
  if (type === "achievement") return "success";
  return type === "opportunity" || (rule === "budget-use" && type === "warning") ? "info" : "warning";
};
