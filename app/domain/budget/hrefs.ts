import type { Month } from "~/domain/periods";

/** Addresses of the budget screen; the current month needs no mention. */
export function budgetHref(month: Month, current: Month, more: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...(month === current ? {} : { month }), ...more });
  const query = params.toString();
  return query ? `/budget?${query}` : "/budget";
}

/** Where what has no plan is planned at once. */
export const USUAL_ID = "plan-usual";

/** Where an analysis is read. */
export const FINDINGS_ID = "findings";
