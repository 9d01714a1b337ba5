// What the cards of the overview say beside their figures.
import { type Cents, formatUsd } from "~/domain/money";
import { monthName, shortDate } from "~/domain/periods";
import type { AgainstLastMonth, SinceMonthEnd } from "~/domain/screens/overview";

export function spendingSentence({ moreCents, until, month }: AgainstLastMonth): string {
  const than = until ? `by ${shortDate(until)}` : `in all of ${monthName(month)}`;
  if (moreCents === 0) return `The same as ${than}`;
  return `${formatUsd(Math.abs(moreCents))} ${moreCents < 0 ? "less" : "more"} than ${than}`;
}

export function balanceSentence({ moreCents, day }: SinceMonthEnd): string {
  if (moreCents === 0) return `No change since ${shortDate(day)}`;
  return `${moreCents < 0 ? "Down" : "Up"} ${formatUsd(Math.abs(moreCents))} since ${shortDate(day)}`;
}

/** What the plan of the month leaves, as the budget screen counts it. */
export const planSentence = ({ planned, remaining }: { planned: Cents; remaining: Cents }): string =>
  remaining < 0
    ? `Plan of ${formatUsd(planned)}: ${formatUsd(-remaining)} over`
    : `Plan of ${formatUsd(planned)}: ${formatUsd(remaining)} left`;
