// Why a month was the dearest: the categories in which it lay furthest above the other months of the same stretch of days.

import { sentences } from "~/domain/coach/advice";
import { inMonth, type MonthTotal, spendingByCategory } from "~/domain/ledger/totals";
import { rowsHref } from "~/domain/ledger/row-links";
import { sumCents } from "~/domain/money";
import { type Month, monthRange } from "~/domain/periods";
import type { FlowWording } from "~/domain/coach/engine/flow-words";
import { nameOfCategory } from "~/domain/coach/query/phrases";

const MAX_CAUSES = 3;
/** Less than this isn't why. */
const LEAST_CENTS = 20_00;

type Above = { category: string; cents: number; usual: number };

function furthestAbove(sums: readonly MonthTotal[], month: Month, others: readonly Month[]): Above[] {
  const spentIn = others.map((one) => spendingByCategory(inMonth(sums, one)));
  return spendingByCategory(inMonth(sums, month))
    .map(({ category, cents }): Above => {
      const all = sumCents(spentIn.flatMap((one) => one.find((other) => other.category === category)?.cents ?? []));
      return { category, cents, usual: Math.round(all / others.length) };
    })
    .filter(({ cents, usual }) => cents - usual >= LEAST_CENTS)
    .sort((one, other) => other.cents - other.usual - (one.cents - one.usual))
    .slice(0, MAX_CAUSES);
}

/** Of all that was spent, and of whole months alone. */
export function whyDearest({ query, figures, household, notes, flow }: FlowWording): string {
  const [first, ...rest] = figures.groups;
  const others = rest.filter(({ isOpen }) => !isOpen).map(({ key }) => key);
  const isOfAll = Object.keys(query.subject).length === 0 && Object.keys(query.condition).length === 0;
  if (flow !== "spent" || !isOfAll || query.least || query.statistic !== "total") return "";
  if (!first || first.isOpen || others.length < 2 || !household.sums) return "";
  const period = monthRange(first.key);
  const parts = furthestAbove(household.sums, first.key, others).map(({ category, cents, usual }, at) => {
    const link = { period, href: rowsHref({ kind: "spending", category, ...period }) };
    const spent = notes.usd(`why-${at + 1}`, `${nameOfCategory(category)}, that month`, cents, link);
    const other = notes.usd(`why-${at + 1}-others`, `${nameOfCategory(category)}, the other months on average`, usual, {
      period: figures.sum.period,
      href: rowsHref({ kind: "spending", category, ...figures.sum.period }),
    });
    return `${nameOfCategory(category)} (${spent}, where the other months average ${other})`;
  });
  return parts.length === 0 ? "" : sentences(`What made it the most: ${parts.join(", ")}.`);
}
