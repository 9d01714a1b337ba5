// Under an answer that holds a sum against that of other days: a bar for each, so that the difference is seen.

import type { Fact, FactPeriod } from "~/domain/coach/facts/fact";
import type { Period, Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import { questionInWords } from "~/domain/coach/query/say";
import { type Cents, formatUsd, toDollars } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { ShownList } from "./shown-list";

type Sum = { cents: Cents; period: FactPeriod; href: string | null };

/** Null where the answer's facts don't hold both sums over the days that were asked about. */
export function comparedPeriods(query: Query, { facts }: WordedAnswer, today: Day): ShownList | null {
  const { period, comparison } = query;
  if (period === null || comparison?.against !== "period") return null;
  const [now, then] = [sumOf(facts, "total", period), sumOf(facts, "other", comparison.period)];
  if (!now || !then || (now.cents === 0 && then.cents === 0)) return null;
  const sums = [now, then].map(({ cents, period: { label }, href }) => ({
    label,
    cents,
    value: formatUsd(cents),
    href,
  }));
  return {
    caption: questionInWords(query, today),
    rows: sums.map(({ label, value, href }) => ({ label, value, href })),
    total: sums.length,
    more: null,
    chart: {
      kind: "bars",
      points: sums.map(({ label, cents, value }) => ({ label, value: toDollars(cents), text: value })),
    },
  };
}

/** A bar can't be less than nothing. */
function sumOf(facts: readonly Fact[], name: string, { from, to }: Period): Sum | null {
  const fact = facts.find(({ id }) => id.endsWith(`.${name}`));
  if (fact?.value.unit !== "usd" || fact.isBelow || fact.period?.from !== from || fact.period.to !== to) return null;
  return { cents: fact.value.cents, period: fact.period, href: fact.href };
}
