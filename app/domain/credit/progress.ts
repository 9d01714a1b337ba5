import { readNumber } from "~/domain/credit/profile";

export type ScoreProgress = { start: number; current: number; goal: number; percent: number };

/** How far the score has come from the first assessment to the goal, between 0 and 100 percent. */
export function goalProgress(scores: { first: number; current: number; goal: number }): ScoreProgress {
  const { first, current, goal } = scores;
  const whole = goal - first;
  const percent =
    current >= goal ? 100 : whole <= 0 ? 0 : Math.min(100, Math.max(0, Math.round(((current - first) / whole) * 100)));
  return { start: first, current, goal, percent };
}

/** What a score counts as in a chart: text that is no number is left out. */
export function chartScore(text: string): number | null {
  const value = readNumber(text);
  return value === null ? null : Math.min(850, Math.max(300, Math.round(value)));
}
