import { DAY_MS } from "~/domain/credit/progress";
import type { Estimate } from "~/domain/credit/what-if";

export const ESTIMATE_NOTE = "An estimate by published factor weights, not a promise: lenders use models of their own.";

export function signedPoints(points: number): string {
  const size = Math.abs(points);
  const unit = size === 1 ? "point" : "points";
  if (points === 0) return `no ${unit}`;
  return `${points > 0 ? "+" : "-"}${size} ${unit}`;
}

/** One sentence that says what the change may bring. */
export function estimateSentence({ change, score, capped }: Estimate): string {
  const limit = capped ? " The scale ends there." : "";
  if (change === 0) return `About ${score}, the same as today (estimate).${limit}`;
  const size = Math.abs(change);
  return `About ${score}, ${size} ${size === 1 ? "point" : "points"} ${change > 0 ? "more" : "less"} than today (estimate).${limit}`;
}

/** Whole days since an assessment: '3 days', '1 day', '0 days'. */
export function assessmentAge(createdAt: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS));
  return days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`;
}
