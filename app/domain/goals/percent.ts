import type { Cents } from "~/domain/money";

/** Whole percent, rounded down so that 100 always means done; and 1 as soon as anything is in. */
export function progressPercent(done: Cents, target: Cents): number {
  if (target <= 0 || done <= 0) return 0;
  return Math.min(100, Math.max(1, Math.floor((done * 100) / target)));
}
