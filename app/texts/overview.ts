// What the cards of the overview say beside their figures.
import { type Cents, formatDollars, formatUsd } from "~/domain/money";
import { dayNumber, type Day, firstDayOf, type Month, monthName, shortDate } from "~/domain/periods";
import type { AgainstLastMonth, AgainstLastWeek, SinceMonthEnd } from "~/domain/screens/overview";

/** What a day of last month took: today isn't over, so it's held against none. */
export const usualDaySentence = (usual: Cents, month: Month): string =>
  usual === 0 ? "" : `${monthName(month)}'s average day: ${formatDollars(usual)}`;

/** What the documented bar and ring of a card are full of. */
export const BAR_WORDS = {
  daily: "Today, of $100",
  weekly: "This week, of this month",
  monthly: "This month (75% is the same as last month)",
  balance: "Balance (50% is the same as last month)",
} as const;

export const spendingSentence = ({ moreCents, until, month }: AgainstLastMonth): string =>
  moreOrLess(moreCents, until ? `on ${daysOf(month, until)}` : `in all of ${monthName(month)}`);

const daysOf = (month: Month, until: Day): string => `${shortDate(firstDayOf(month))}–${dayNumber(until)}`;

/** The same days of last month, or all of it: 'vs. Oct 1-28', 'vs. October'. */
export const againstWords = ({ until, month }: AgainstLastMonth): string =>
  `vs. ${until ? daysOf(month, until) : monthName(month)}`;

/** Both weeks are as many days old. */
export const weekSentence = ({ moreCents, thenCents }: AgainstLastWeek): string =>
  thenCents === null ? moreOrLess(moreCents, "a week ago") : `Last Sunday: ${formatUsd(thenCents)}`;

function moreOrLess(moreCents: Cents, then: string): string {
  if (moreCents === 0) return `The same as ${then}`;
  return `${formatUsd(Math.abs(moreCents))} ${moreCents < 0 ? "less" : "more"} than ${then}`;
}

export function balanceSentence({ moreCents, day }: SinceMonthEnd): string {
  if (moreCents === 0) return `No change since ${shortDate(day)}`;
  return `${moreCents < 0 ? "Down" : "Up"} ${formatUsd(Math.abs(moreCents))} since ${shortDate(day)}`;
}

/** What the documented name of the card stands for. */
export const NET_WORTH = "Net worth, your accounts minus your debts";
