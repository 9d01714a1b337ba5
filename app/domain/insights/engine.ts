import { type DistressSignal, FREE_HELP, reasonsOf } from "~/domain/household/distress-signals";
import { BILL_RULES } from "~/domain/insights/bill-rules";
import { SPENDING_RULES } from "~/domain/insights/spending-rules";
import {
  type Figures,
  INSIGHT_PRIORITIES,
  INSIGHT_TYPES,
  type InsightDraft,
  type InsightRule,
} from "~/domain/insights/types";
import { WEALTH_RULES } from "~/domain/insights/wealth-rules";

export const INSIGHT_RULES: readonly InsightRule[] = [...SPENDING_RULES, ...BILL_RULES, ...WEALTH_RULES];

/** A list that nobody reads to the end helps nobody. */
const PER_RULE = 4;
export const MAX_INSIGHTS = 20;

/** Each key once, the most pressing first. Nothing is found in an empty history. */
export function findInsights(figures: Figures): InsightDraft[] {
  const byKey = new Map<string, InsightDraft>();
  const signals = figures.distress ?? [];
  for (const draft of urgent(signals)) byKey.set(draft.dedupeKey, draft);
  for (const rule of INSIGHT_RULES) {
    for (const draft of rule.find(figures).slice(0, PER_RULE)) {
      const isPraise = draft.type === "achievement" && signals.length > 0;
      if (!isPraise && !byKey.has(draft.dedupeKey)) byKey.set(draft.dedupeKey, { rule: rule.id, ...draft });
    }
  }
  return [...byKey.values()].sort(byUrgency).slice(0, MAX_INSIGHTS);
}

/** What comes before every finding. */
function urgent(signals: readonly DistressSignal[]): InsightDraft[] {
  if (signals.length === 0) return [];
  return [
    {
      rule: "distress",
      dedupeKey: `distress:${signals.map(({ id }) => id).join("+")}`,
      type: "alert",
      priority: "high",
      icon: "warning",
      title: "Something urgent comes first",
      message: `This comes before everything else, because ${reasonsOf(signals)}. ${FREE_HELP}`,
      action: "See what comes first",
      href: "/coach?tab=health",
    },
  ];
}

type Rank = Pick<InsightDraft, "priority" | "type" | "dedupeKey">;
const TYPE_ORDER: readonly string[] = [
  "alert",
  "warning",
  "opportunity",
  "achievement",
] satisfies (typeof INSIGHT_TYPES)[number][];

export function byUrgency(a: Rank, b: Rank): number {
  return (
    INSIGHT_PRIORITIES.indexOf(a.priority) - INSIGHT_PRIORITIES.indexOf(b.priority) ||
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
    (a.dedupeKey < b.dedupeKey ? -1 : 1)
  );
}

/** The sentence of the day: what matters most, or that nothing needs attention. */
export function insightSummary(insights: readonly Pick<InsightDraft, "title" | "type">[]): string {
  const first = insights[0];
  if (!first) return "";
  const pressing = insights.filter(({ type }) => type === "alert" || type === "warning").length;
  if (pressing === 0) return `Nothing needs your attention today. ${first.title}.`;
  return pressing === 1
    ? `One thing needs your attention: ${first.title}.`
    : `${pressing} things need your attention. First: ${first.title}.`;
}
