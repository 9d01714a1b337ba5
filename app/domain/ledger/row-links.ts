import type { Day } from "~/domain/periods";

/** The list of subscriptions, bills and regular income. */
export const RECURRING_PATH = "/transactions#recurring";

type Rows = { from?: Day; to?: Day; kind?: "spending" | "income"; category?: string; account?: string; q?: string };

/** The list of transactions that a figure sums: its total equals the figure. */
export function rowsHref(rows: Rows): string {
  const search = new URLSearchParams();
  for (const name of ["from", "to", "kind", "category", "account", "q"] as const) {
    const value = rows[name];
    if (value) search.set(name, value);
  }
  const text = search.toString();
  return text ? `/transactions?${text}` : "/transactions";
}
