import type { Country } from "~/domain/household/country";
import { isTrouble, type Sign } from "~/domain/household/trouble";
import { AHEAD_RULES } from "~/domain/insights/ahead-rules";
import { BUDGET_RULES } from "~/domain/insights/budget-rules";
import { BILL_RULES } from "~/domain/insights/bill-rules";
import { SPENDING_RULES } from "~/domain/insights/spending-rules";
import {
  type InsightFigures,
  type Finding,
  INSIGHT_PRIORITIES,
  INSIGHT_TYPES,
  type InsightRule,
} from "~/domain/insights/types";
import { WEALTH_RULES } from "~/domain/insights/wealth-rules";

export const INSIGHT_RULES: readonly InsightRule[] = [
  ...SPENDING_RULES,
  ...BUDGET_RULES,
  ...BILL_RULES,
  ...AHEAD_RULES,
  ...WEALTH_RULES,
];

/** What was said of a charge, a bill or a day is no news when it is found again. */
const TOLD_ONCE: readonly string[] = ["low-balance-ahead", "bill-due", "bill-rose", "unusual-charge"];
export const isToldOnce = (rule: string): boolean => TOLD_ONCE.includes(rule);

/** A list that nobody reads to the end helps nobody. */
const PER_RULE = 4;
export const MAX_INSIGHTS = 20;

/** How it goes: what isn't seen may have cost what seems to be left. What is reached stays reached. */
const JUDGES: readonly string[] = ["saved-well", "spending-down", "idle-cash", "goal-ahead"];

/** Each key once, the most pressing first. Nothing is found in an empty history. */
export function findInsights(figures: InsightFigures): Finding[] {
  const byKey = new Map<string, Finding>();
  const { signs = [], country = "US" } = figures;
  for (const draft of urgent(signs, country)) byKey.set(draft.dedupeKey, draft);
  for (const rule of INSIGHT_RULES.filter(({ id }) => mayJudge(id, signs))) {
    for (const draft of rule.find(figures).slice(0, PER_RULE)) {
      const isPraise = draft.type === "achievement" && isTrouble(signs);
      if (!isPraise && !byKey.has(draft.dedupeKey)) byKey.set(draft.dedupeKey, { rule: rule.id, ...draft });
    }
  }
  return [...byKey.values()].sort(byPriority).slice(0, MAX_INSIGHTS);
}

/** Asks for money that isn't there while something urgent comes first. */
const ASKS_FOR_MORE: readonly string[] = ["goal-behind"];

const mayJudge = (rule: string, signs: readonly Sign[]): boolean =>
  signs.length === 0 || !(JUDGES.includes(rule) || (isTrouble(signs) && ASKS_FOR_MORE.includes(rule)));

/** What comes before every finding. */
function urgent(signs: readonly Sign[], country: Country | null): Finding[] {
  if (!isTrouble(signs)) return [];
  const ids = signs.filter(({ kind }) => kind === "trouble").map(({ id }) => id);
  return [
    {
      rule: "distress",
      dedupeKey: `distress:${ids.join("+")}`,
      type: "alert",
      priority: "high",
      icon: "warning",
      fact: { kind: "distress", signs, country },
      href: "/coach?tab=health",
    },
  ];
}

type Rank = Pick<Finding, "priority" | "type" | "dedupeKey">;
const TYPE_ORDER: readonly string[] = [
  "alert",
  "warning",
  "opportunity",
  "achievement",
] satisfies (typeof INSIGHT_TYPES)[number][];

export function byPriority(a: Rank, b: Rank): number {
  return (
    INSIGHT_PRIORITIES.indexOf(a.priority) - INSIGHT_PRIORITIES.indexOf(b.priority) ||
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
    (a.dedupeKey < b.dedupeKey ? -1 : 1)
  );
}
