import type { RatioBadge, Report } from "~/domain/screens/report";
import { formatPercent, formatUsd } from "~/domain/money";
import type { TrendMonth } from "~/domain/screens/trends";
import {
  type Day,
  type DayRange,
  dayNumber,
  monthLabel,
  monthName,
  monthOf,
  shortDate,
  yearOf,
} from "~/domain/periods";

export const NO_MATCH = "No transactions found matching your search.";

/** What the months that are drawn come to, the running one left out, in a sentence. */
export function trendSentence(shown: readonly TrendMonth[]): string {
  const complete = shown.slice(0, -1).filter((month) => month.income !== 0 || month.expenses !== 0);
  const [first, last] = [complete[0], complete[complete.length - 1]];
  if (!first || !last) return "Your first complete month will be compared here.";
  const kept = complete.reduce((sum, month) => sum + month.income - month.expenses, 0);
  const name = yearOf(first.key) === yearOf(last.key) ? monthName : monthLabel;
  const span = first === last ? `in ${name(first.key)}` : `from ${name(first.key)} to ${name(last.key)}`;
  return kept >= 0
    ? `You kept ${formatUsd(kept)} ${span}.`
    : `You spent ${formatUsd(-kept)} more than you earned ${span}.`;
}

/** Of what came in, how much is spent. */
export function ratioSentence(report: Pick<Report, "income" | "spending" | "period" | "soFar">): string {
  const { income, spending, period, soFar } = report;
  if (income <= 0) return `No income this ${period}${soFar ? " yet" : ""}.`;
  return `You've spent ${formatPercent((spending / income) * 100)} of this ${period}'s income.`;
}

/** Beside a week that pay doesn't fall into, or not into the one before. */
export const unpaidWeek = (payday: Day | null): string =>
  `Not every week brings pay, so income isn't compared.${payday ? ` Next payday is ${shortDate(payday)}.` : ""}`;

/** 'Oct 1–28', 'Sep 28 – Oct 4', or the one day that it is. */
export function daysWords({ from, to }: DayRange): string {
  if (from === to) return shortDate(from);
  return monthOf(from) === monthOf(to)
    ? `${shortDate(from)}–${dayNumber(to)}`
    : `${shortDate(from)} – ${shortDate(to)}`;
}

/** 'vs. Oct 1–28' */
export const comparedWords = ({ previousRange, soFar }: Pick<Report, "previousRange" | "soFar">): string =>
  `vs. ${daysWords({ from: previousRange.from, to: soFar?.to ?? previousRange.to })}`;

export const RATIO_WORDS: Record<RatioBadge["tone"], string> = {
  destructive: "High spending ratio - consider reducing expenses",
  moderate: "Moderate spending ratio",
  good: "Good spending ratio",
};
