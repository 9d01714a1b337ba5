// Addresses of the review: all that waits, or what a month has in no category.
import { type Month, isMonth } from "~/domain/periods";

const UNSORTED = "unsorted";

/** The month whose purchases are to be sorted, as the address says it. */
export function unsortedMonth(search: URLSearchParams): Month | null {
  const month = search.get(UNSORTED);
  return month !== null && isMonth(month) ? month : null;
}

export function reviewHref({ unsorted, at }: { unsorted?: Month | null; at?: string | null }): string {
  const search = new URLSearchParams();
  if (unsorted) search.set(UNSORTED, unsorted);
  if (at) search.set("at", at);
  const text = search.toString();
  return text ? `/review?${text}` : "/review";
}
