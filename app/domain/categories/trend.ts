// What one category took in each of twelve months: the eleven whole ones before, and this one so far.
import type { Cents } from "~/domain/money";
import { type Day, type Month, addMonths, monthOf } from "~/domain/periods";

export const TREND_MONTHS = 12;

export type TrendMonth = { month: Month; spentCents: Cents; isSoFar: boolean };
export type Trend = {
  months: TrendMonth[];
  /** The middle one of the whole months that are known; null before there are any. */
  medianCents: Cents | null;
};

export const trendStart = (today: Day): Month => addMonths(monthOf(today), 1 - TREND_MONTHS);

/** `first` is the month in which the rows begin: it may be a part of one, so it only counts where no other is there. */
export function trendOf(spent: ReadonlyMap<Month, Cents>, today: Day, first: Month | null): Trend {
  const months = Array.from({ length: TREND_MONTHS }, (_, index): TrendMonth => {
    const month = addMonths(trendStart(today), index);
    return { month, spentCents: spent.get(month) ?? 0, isSoFar: index === TREND_MONTHS - 1 };
  });
  const known = months.filter(({ month, isSoFar }) => !isSoFar && first !== null && month >= first);
  const whole = known.filter(({ month }) => month !== first);
  return { months, medianCents: medianOf((whole.length > 0 ? whole : known).map(({ spentCents }) => spentCents)) };
}

function medianOf(values: readonly Cents[]): Cents | null {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
