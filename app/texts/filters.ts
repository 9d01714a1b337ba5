// What the list of transactions is narrowed to, in words: whoever follows a figure's link sees why the list is short.

import { categoryName } from "~/domain/categories/list";
import { nameSaid } from "~/domain/categories/own";
import { formatUsd } from "~/domain/money";
import { type Day, firstDayOf, lastDayOf, mediumDate, monthName, monthOf, shortDate, yearOf } from "~/domain/periods";
import { setName } from "~/texts/category-sets";
import { searchParts, type TransactionFilter } from "~/domain/ledger/transaction-filter";

const DAYS = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

export const KIND_OPTIONS = [
  ["", "All kinds"],
  ["spending", "Spending"],
  ["income", "Income"],
  ["refund", "Refunds"],
  ["transfer", "Transfers"],
  ["card_payment", "Card payments"],
  ["loan_payment", "Loan payments"],
  ["correction", "Balance corrections"],
] as const;

type Accounts = readonly { id: string; name: string }[];

/** Conditions of the form's folded part. What is searched stands in its field; a category is named beside the count. */
export function formConditions(
  { account, kind, from, to, min, max, tag }: TransactionFilter,
  accounts: Accounts,
): string[] {
  const place = accounts.find(({ id }) => id === account)?.name;
  const named = KIND_OPTIONS.find(([id]) => id === kind)?.[1];
  return [
    place ?? "",
    named ? named.toLowerCase() : "",
    daysSaid(from, to),
    between(
      [min, max].map((cents) => (cents === undefined ? undefined : formatUsd(cents))),
      ["from", "up to"],
    ),
    tag ? `the tag ${tag}` : "",
  ].filter(Boolean);
}

function daysSaid(from?: Day, to?: Day): string {
  const month = from && monthOf(from);
  if (month && from === firstDayOf(month) && to === lastDayOf(month)) return `${monthName(month)} ${yearOf(month)}`;
  if (from && to && from !== to && yearOf(from) === yearOf(to)) return `${shortDate(from)} to ${mediumDate(to)}`;
  return between(
    [from, to].map((day) => day && mediumDate(day)),
    ["since", "until"],
  );
}

function between([low, high]: (string | undefined)[], [above, below]: [string, string]): string {
  if (low && high) return low === high ? low : `${low} to ${high}`;
  return low ? `${above} ${low}` : high ? `${below} ${high}` : "";
}

/** Conditions that the form doesn't offer. */
export function moreConditions({
  categories,
  accounts,
  others,
  not,
  merchants,
  without,
  tags,
  notTagged,
  text,
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
    others ? "only what moved from or to another of the accounts" : "",
    merchants ? `only ${merchants.slice(0, 3).join(" or ")}${merchants.length > 3 ? " and names like them" : ""}` : "",
    without ? `without ${without.slice(0, 3).join(" and ")}${without.length > 3 ? " and others" : ""}` : "",
    tags ? `only tagged ${tags.join(" or ")}` : "",
    notTagged ? `without what's tagged ${notTagged.join(" or ")}` : "",
    text ? `only where it says ${textsSaid(text)}` : "",
    weekdays ? `only ${weekdays.map((day) => DAYS[day] ?? "").join(" and ")}` : "",
    pending ? "only what is pending" : "",
    flow ? `only money ${flow}` : "",
  ].filter(Boolean);
}

const textsSaid = (text: string): string =>
  searchParts(text)
    .map((part) => `“${part.text}”`)
    .join(" or ");

/** What the form has to send along, so that it narrows further instead of forgetting. */
export const MORE_PARAMS = [
  "categories",
  "accounts",
  "others",
  "not",
  "merchant",
  "without",
  "tags",
  "not-tagged",
  "text",
  "weekdays",
  "pending",
  "flow",
] as const;
