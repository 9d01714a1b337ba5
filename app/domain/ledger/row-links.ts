import { fieldAmount } from "~/domain/money";
import { type Month, isMonth } from "~/domain/periods";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";

/** Where the transactions lead to subscriptions, bills and regular income. */
export const RECURRING_PATH = "/transactions#recurring";

/** The next ninety days. */
export const CASH_FLOW_PATH = "/cash-flow";

/** Where one row can be changed. */
export const editHref = (id: string): string => `/transactions?edit=${encodeURIComponent(id)}`;

const UNSORTED = "unsorted";

/** The month whose purchases a review is to sort, as its address says it. */
export function unsortedMonth(search: URLSearchParams): Month | null {
  const month = search.get(UNSORTED);
  return month !== null && isMonth(month) ? month : null;
}

/** The review: of all that waits, or of what a month has in no category. */
export function reviewHref({ unsorted, at }: { unsorted?: Month | null; at?: string | null }): string {
  const search = new URLSearchParams();
  if (unsorted) search.set(UNSORTED, unsorted);
  if (at) search.set("at", at);
  const text = search.toString();
  return text ? `/review?${text}` : "/review";
}

type Rows = TransactionFilter;

const AS_TEXT = ["from", "to", "kind", "category", "account", "q", "tag", "text", "flow"] as const;
const AS_LISTS = [
  ["categories", "categories", ","],
  ["accounts", "accounts", ","],
  ["others", "others", ","],
  ["not", "not", ","],
  ["merchant", "merchants", "|"],
  ["without", "without", "|"],
  ["tags", "tags", ","],
  ["not-tagged", "notTagged", ","],
  ["weekdays", "weekdays", ","],
] as const;

/** The list of transactions that a figure sums: its total equals the figure. */
export function rowsHref(rows: Rows): string {
  const search = new URLSearchParams();
  for (const name of AS_TEXT) {
    const value = rows[name];
    if (value) search.set(name, value);
  }
  for (const name of ["min", "max"] as const) {
    const cents = rows[name];
    if (cents !== undefined) search.set(name, fieldAmount(cents));
  }
  if (rows.pending) search.set("pending", "only");
  for (const [name, field, sign] of AS_LISTS) {
    const values = rows[field];
    if (values && values.length > 0) search.set(name, values.join(sign));
  }
  const text = search.toString();
  return text ? `/transactions?${text}` : "/transactions";
}
