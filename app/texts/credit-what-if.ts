import type { ScoreProgress } from "~/domain/credit/progress";
import { DAY_MS } from "~/domain/durations";
import type { Estimate } from "~/domain/credit/what-if";
import type { CreditProfile } from "~/domain/credit/profile";
import { formatUsd, fromDollars, parseCents } from "~/domain/money";
import { showNumber } from "./credit-profile";
import { counted, nounFor } from "./plural";

export const ESTIMATE_NOTE = "An estimate by published factor weights, not a promise: lenders use their own models.";

export function signedPoints(points: number): string {
  const size = Math.abs(points);
  const unit = nounFor(size, "point");
  if (points === 0) return `no ${unit}`;
  return `${points > 0 ? "+" : "-"}${size} ${unit}`;
}

/** One sentence that says what the change may bring. */
export function estimateSentence({ change, score, capped }: Estimate): string {
  const limit = capped ? " The scale ends there." : "";
  if (change === 0) return `About ${score}, the same as today (estimate).${limit}`;
  const size = Math.abs(change);
  return `About ${score}, ${counted(size, "point")} ${change > 0 ? "more" : "less"} than today (estimate).${limit}`;
}

/** Whole days since an assessment: '3 days', '1 day', '0 days'. */
export function assessmentAge(createdAt: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS));
  return counted(days, "day");
}

/** When the answers behind a score were given, by that age. */
export const answeredWhen = (age: string): string => (age === counted(0, "day") ? "today" : `${age} ago`);

/** Beside every score that somebody entered: nobody else has confirmed it. */
export const SCORE_LABEL = "Current score (estimate)";
export const whereScoreIsFrom = (age: string): string =>
  `You entered it ${answeredWhen(age)}. It isn't from a credit bureau.`;

type Use = Pick<CreditProfile, "creditUtilization" | "cards">;

/** What was entered, beside what linked cards show and every figure goes by; null where the two say the same. */
export function enteredUtilization(entered: number, { creditUtilization: now, cards }: Use): string | null {
  if (!cards || entered === now) return null;
  return `Utilization is from your linked ${nounFor(cards.count, "card")} (you entered ${showNumber(entered)}%).`;
}

/** The income of linked accounts, which comes before another that was entered; null where there is no other. */
export function incomeShown(entered: number, linked: string | undefined): { figure: string; note: string } | null {
  const cents = linked === undefined ? null : parseCents(linked);
  if (cents === null || cents === fromDollars(entered)) return null;
  return {
    figure: formatUsd(cents),
    note: `From your accounts (you entered ${formatUsd(fromDollars(entered))})`,
  };
}

/** How far the score has come, in a sentence. */
export function progressSentence({ start, current, goal }: ScoreProgress): string {
  const change = current - start;
  return current >= goal
    ? "You've reached your goal."
    : change > 0
      ? `You've gained ${change} points and have ${goal - current} to go.`
      : change < 0
        ? `You're ${-change} points below your first assessment, with ${goal - current} to go.`
        : `${goal - current} points to go.`;
}
