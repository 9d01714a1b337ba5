import type { Cents } from "~/domain/money";
import { addDays, daysBetween, type Day } from "~/domain/periods";
import { type DayTotal, flowOf, inDays } from "~/domain/ledger/totals";

export const LINE_DAYS = 30;

/**
 * What all accounts held at the end of each of the last thirty days, worked back from today by the rows. Where a balance
 * was recorded at `recorded.day`, the line passes through it: what no row explains, as an investment's gains, is spread
 * evenly over the days since.
 */
export function balanceLine(
  today: Day,
  totalCents: Cents,
  days: readonly DayTotal[],
  recorded: { day: Day; cents: Cents } | null,
): Cents[] {
  const held = (day: Day) => totalCents - flowOf(inDays(days, { from: addDays(day, 1), to: today }));
  const unexplained = recorded ? held(recorded.day) - recorded.cents : 0;
  const span = recorded ? Math.max(1, daysBetween(recorded.day, today)) : 1;
  return Array.from({ length: LINE_DAYS + 1 }, (_, index) => {
    const day = addDays(today, index - LINE_DAYS);
    return Math.round(held(day) - unexplained * Math.min(1, daysBetween(day, today) / span));
  });
}
