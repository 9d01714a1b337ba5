// The groups of a ranking or a trend: which one a row is of, and the rows of one.
import { addMonths, type Day, firstDayOf, lastDayOf, monthOf, weekday, weekOf } from "~/domain/periods";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { Grouping, Period } from "~/domain/coach/query/algebra";

/** The first day of its quarter. */
const quarterOf = (day: Day): Day => {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, "0")}-01`;
};
/** The last day of the quarter that begins on this day. */
const quarterEnd = (first: Day): Day => lastDayOf(addMonths(monthOf(first), 2));

/** The group of a day, as the sums name it. */
export function groupKey(
  by: Grouping,
  row: { day: Day; merchantName: string; category: string | null; accountId: string; tag?: string },
): string {
  switch (by) {
    case "category":
      return row.category || "miscellaneous";
    case "merchant":
      return row.merchantName;
    case "account":
      return row.accountId;
    case "tag":
      return row.tag ?? "";
    case "quarter":
      return quarterOf(row.day);
    case "month":
      return monthOf(row.day);
    case "week":
      return weekOf(row.day).from;
    case "day":
      return row.day;
    case "weekday":
      return String(weekday(row.day));
  }
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);
const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** The rows of one group: the query's own filter, narrowed. */
export function groupFilter(
  rows: TransactionFilter,
  by: Grouping,
  keys: readonly string[],
  { from, to }: Period,
): TransactionFilter {
  const [key = ""] = keys;
  switch (by) {
    case "category": {
      const { categories: _categories, ...rest } = rows;
      return { ...rest, category: key };
    }
    case "merchant":
      return { ...rows, merchants: [...keys].sort() };
    case "account": {
      const { accounts: _accounts, ...rest } = rows;
      return { ...rest, account: key };
    }
    case "tag": {
      const { tags: _tags, ...rest } = rows;
      return { ...rest, tag: key };
    }
    case "weekday":
      return { ...rows, weekdays: [Number(key)] };
    case "quarter":
      return { ...rows, from: later(key, from), to: earlier(quarterEnd(key), to) };
    case "month":
      return { ...rows, from: later(firstDayOf(key), from), to: earlier(lastDayOf(key), to) };
    case "week":
      return { ...rows, from: later(key, from), to: earlier(weekOf(key).to, to) };
    case "day":
      return { ...rows, from: key, to: key };
  }
}
