// The code of a question that the corpus labels with its whole query: 'spent count at:starbucks 2026-10' asks for 'spent count'.
import { codeOfPlan } from "../../app/domain/coach/learned/codes";
import { SHAPES, STATISTICS } from "../../app/domain/coach/query/algebra";
import { PLANS } from "~/domain/coach/reading/plan-request";

const KEPT: ReadonlySet<string> = new Set([...STATISTICS, ...SHAPES, "empty", "pending"]);
const HELD: readonly (readonly [RegExp, string])[] = [
  [/^vs:days:/, "vs:weekdays"],
  [/^vs:\d/, "vs:days"],
  [/^vs:(?:usual|income|plan)$/, ""],
  [/^vs:/, "vs:subject"],
  [/^(?:over|under):/, "over"],
];

/** Null for what holds several queries, or can't be told. */
export function codeOfLabel(label: string): string | null {
  const [measure = "", ...said] = label.split(" ");
  if (said.includes("&") || measure === "unclear" || said.includes("vs:plan")) return null;
  const plan = PLANS.find((one) => measure === `plan:${one}`);
  if (plan) return codeOfPlan({ plan });
  const kept = said.flatMap((word) => {
    if (KEPT.has(word) || word.startsWith("by:")) return [word];
    const held = HELD.find(([pattern]) => pattern.test(word));
    return held ? [held[1] || word] : [];
  });
  return [measure, ...kept].join(" ");
}
