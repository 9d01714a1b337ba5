// What a question asks for, without its names, days and amounts, in one short code: 'spent count', 'spent vs:days',
// 'plan:afford', 'none'. A code is learned in parts: what speaks for 'vs:days' does so for spending and for income.

import {
  type Grouping,
  GROUPINGS,
  type Measure,
  FLOWS,
  SCHEDULES,
  STANDINGS,
  type Query,
  type Shape,
  SHAPES,
  type Statistic,
  STATISTICS,
} from "~/domain/coach/query/algebra";
import { type PlanKind, PLANS, type PlanRequest } from "~/domain/coach/reading/plan-request";

/** What isn't about one's own money, and what the planner's own topics answer. */
export const OTHERS: ReadonlySet<string> = new Set(["none", "talk"]);
/** A text that holds two questions. */
export const TWO = "two";
/** What calls for care before any figure, by its topic. */
const CARE = "care:";
export const careOf = (code: string): string | null => (code.startsWith(CARE) ? code.slice(CARE.length) : null);
const COMPARISON_CODES = ["vs:days", "vs:usual", "vs:subject", "vs:weekdays", "vs:income", "vs:plan", "over"] as const;
export type ComparisonCode = (typeof COMPARISON_CODES)[number];

export type Sketch = {
  measure: Measure;
  statistic: Statistic;
  shape: Shape;
  by: Grouping | null;
  held: ComparisonCode | null;
  isEmpty: boolean;
  isPending: boolean;
};

const MEASURES: readonly Measure[] = [...FLOWS, ...STANDINGS, ...SCHEDULES];

export function codeOf({ measure, statistic, shape, by, comparison, condition }: Query): string {
  return [
    measure,
    statistic === "total" ? "" : statistic,
    shape === "figure" ? "" : shape,
    by === null ? "" : `by:${by}`,
    comparison === null ? "" : CODES_BY_COMPARISON[comparison.against],
    condition.empty ? "empty" : "",
    condition.pending ? "pending" : "",
  ]
    .filter(Boolean)
    .join(" ");
}
const CODES_BY_COMPARISON: Readonly<Record<NonNullable<Query["comparison"]>["against"], ComparisonCode>> = {
  period: "vs:days",
  subject: "vs:subject",
  weekdays: "vs:weekdays",
  usual: "vs:usual",
  plan: "vs:plan",
  income: "vs:income",
  amount: "over",
};

export const codeOfPlan = ({ plan }: PlanRequest): string => `plan:${plan}`;

export const planOfCode = (code: string): PlanKind | undefined => PLANS.find((plan) => code === `plan:${plan}`);

/** Null where the code is of no query. */
export function sketchOf(code: string): Sketch | null {
  const said = code.split(" ");
  const one = <T extends string>(known: readonly T[]): T | undefined => known.find((word) => said.includes(word));
  const measure = MEASURES.find((known) => known === said[0]);
  return measure === undefined
    ? null
    : {
        measure,
        statistic: one(STATISTICS) ?? "total",
        shape: one(SHAPES) ?? "figure",
        by: GROUPINGS.find((by) => said.includes(`by:${by}`)) ?? null,
        held: one(COMPARISON_CODES) ?? null,
        isEmpty: said.includes("empty"),
        isPending: said.includes("pending"),
      };
}

/** The parts whose weights a code's own are the sum of. */
export function codeParts(code: string): string[] {
  const sketch = sketchOf(code);
  const [measure = code] = code.split(" ");
  if (!sketch) return [code, measure.split(":")[0] ?? code].map((part, at) => `${at} ${part}`);
  const { statistic, shape, by, held } = sketch;
  return [
    `= ${code}`,
    `measure ${measure}`,
    `statistic ${statistic}`,
    `shape ${shape}`,
    `held ${held ?? "alone"}`,
    `all ${[statistic, shape, by ?? "", held ?? ""].join(" ")}`,
    ...(by ? [`by ${by}`] : []),
  ];
}
