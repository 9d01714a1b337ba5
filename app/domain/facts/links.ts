import type { DayRange } from "../periods";

type Rows = Partial<DayRange> & { category?: string; kind?: "spending" | "income"; q?: string };

/** The list of transactions whose total is the figure. */
export function rowsHref({ category, kind, from, to, q }: Rows): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (kind) query.set("kind", kind);
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  if (q) query.set("q", q);
  const text = query.toString();
  return text ? `/transactions?${text}` : "/transactions";
}
