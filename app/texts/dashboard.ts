import type { RatioBadge } from "~/domain/screens/report";
import { type Cents, formatPercent, formatUsd } from "~/domain/money";
import type { Trends } from "~/domain/screens/trends";
import { monthName, yearOf } from "~/domain/periods";

export const NO_MATCH = "No transactions found matching your search.";

/** What the months that are shown come to, this one left out, in a sentence. */
export function trendSentence(months: Trends["months"]): string {
  const complete = months.slice(0, -1).filter((month) => month.income !== 0 || month.expenses !== 0);
  const [first, last] = [complete[0], complete[complete.length - 1]];
  if (!first || !last) return "Your first complete month will be compared here.";
  const kept = complete.reduce((sum, month) => sum + month.income - month.expenses, 0);
  const isOneYear = yearOf(first.key) === yearOf(last.key) || months.length <= 12;
  const [from, to] = [first, last].map(({ key }) => (isOneYear ? monthName(key) : `${monthName(key)} ${yearOf(key)}`));
  const span = first === last ? `in ${from}` : `from ${from} to ${to}`;
  return kept >= 0
    ? `You kept ${formatUsd(kept)} of your income ${span}.`
    : `You spent ${formatUsd(-kept)} more than you earned ${span}.`;
}

/** '12.3%' or 'none', where there is no income to compare with. */
export const ratioText = (income: Cents, spending: Cents): string =>
  income > 0 ? formatPercent((spending / income) * 100) : "no income yet";

export const RATIO_WORDS: Record<RatioBadge["tone"], string> = {
  destructive: "High spending ratio - consider reducing expenses",
  moderate: "Moderate spending ratio",
  good: "Good spending ratio",
};
