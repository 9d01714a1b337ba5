// What one category took in each of twelve months: the eleven whole ones before, and this one so far.
import { type Cents, sumCents } from "~/domain/money";
import { type Day, type Month, addMonths, monthOf } from "~/domain/periods";

const CATEGORY_TREND_MONTHS = 12;

export type CategoryTrendMonth = { month: Month; spentCents: Cents; isSoFar: boolean };
type Trend = {
  months: CategoryTrendMonth[];
  /** What it takes in a usual month, as everywhere; null before there is a whole one. */
  usualCents: Cents | null;
  usualMonths: number;
};

const trendStart = (today: Day): Month => addMonths(monthOf(today), 1 - CATEGORY_TREND_MONTHS);

/** `whole` are the months that a usual month is made of. */
export function categoryTrendOf(spent: ReadonlyMap<Month, Cents>, today: Day, whole: readonly Month[]): Trend {
  const months = Array.from({ length: CATEGORY_TREND_MONTHS }, (_, index): CategoryTrendMonth => {
    const month = addMonths(trendStart(today), index);
    return { month, spentCents: spent.get(month) ?? 0, isSoFar: index === CATEGORY_TREND_MONTHS - 1 };
  });
  const total = sumCents(whole.map((month) => spent.get(month) ?? 0));
  return {
    months,
    usualCents: whole.length > 0 ? Math.round(total / whole.length) : null,
    usualMonths: whole.length,
  };
}
