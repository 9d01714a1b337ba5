// Conditions of the transactions list that its form doesn't offer, in words: whoever follows a figure's link sees why the
// list is short.

import { categoryName } from "~/domain/categories/list";
import { nameSaid } from "~/domain/categories/own";
import { setName } from "~/texts/category-sets";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";

const DAYS = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

export function moreConditions({
  categories,
  accounts,
  not,
  merchants,
  without,
  weekdays,
  pending,
  flow,
}: TransactionFilter): string[] {
  const names = (ids: readonly string[]) =>
    ids.map((id) => nameSaid(id) ?? setName(id) ?? categoryName(id)).join(" or ");
  return [
    categories ? `only ${names(categories)}` : "",
    not ? `without ${names(not)}` : "",
    accounts ? (accounts.length === 1 ? "only some of the accounts" : `only ${accounts.length} of the accounts`) : "",
    merchants ? `only ${merchants.slice(0, 3).join(" or ")}${merchants.length > 3 ? " and names like them" : ""}` : "",
    without ? `without ${without.slice(0, 3).join(" and ")}${without.length > 3 ? " and others" : ""}` : "",
    weekdays ? `only ${weekdays.map((day) => DAYS[day] ?? "").join(" and ")}` : "",
    pending ? "only what is pending" : "",
    flow ? `only money ${flow}` : "",
  ].filter(Boolean);
}

/** What the form has to send along, so that it narrows further instead of forgetting. */
export const MORE_PARAMS = [
  "categories",
  "accounts",
  "not",
  "merchant",
  "without",
  "weekdays",
  "pending",
  "flow",
] as const;
