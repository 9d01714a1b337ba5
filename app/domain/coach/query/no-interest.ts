// Where no interest was charged: why, as far as it's known.

import { accountsOf } from "./filters";
import type { Wording } from "./flow-words";

/** A card that is paid in full costs none. */
export function whyNoInterest({ flow, query, household }: Wording): string {
  const ids = flow === "interest" ? accountsOf(query.subject, household) : null;
  const meant = ids === null ? [] : household.accounts.filter(({ id }) => ids.includes(id));
  return meant.length > 0 && meant.every(({ type, habit }) => type === "credit" && habit?.paidInFull)
    ? "Its statements are paid in full, so it costs no interest."
    : "";
}
