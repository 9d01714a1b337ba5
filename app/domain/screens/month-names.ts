// The months below a chart by their names: as many as stand beside each other on the narrowest phone.
import { type Month, monthName } from "~/domain/periods";

/** Of the drawing, in pixels, on a phone of 320. */
const NARROWEST = 190;
/** What 'Jan ’26' takes, and a gap. */
const ROOM = 56;
const MAX_SHORT = 6;
/** With more months than this, years have to be told apart. */
const ONE_YEAR = 12;

export const isLongRow = (months: readonly Month[]): boolean => months.length > ONE_YEAR;

/** Up to a year every so many months, the last one among them; of more, each January that has room, and the last. */
export function namedMonths(months: readonly Month[], isLong = isLongRow(months)): { at: number; name: string }[] {
  const last = months.length - 1;
  if (!isLong) {
    const every = Math.ceil(months.length / MAX_SHORT);
    return months.flatMap((month, at) =>
      (last - at) % every === 0 ? [{ at, name: monthName(month).slice(0, 3) }] : [],
    );
  }
  const gap = Math.ceil((ROOM * months.length) / NARROWEST);
  const named: { at: number; name: string }[] = [];
  for (const [at, month] of [...months.entries()].reverse()) {
    const before = named[0];
    const isNamed = before ? month.endsWith("-01") && before.at - at >= gap : true;
    if (isNamed) named.unshift({ at, name: `${monthName(month).slice(0, 3)} ’${month.slice(2, 4)}` });
  }
  return named;
}
