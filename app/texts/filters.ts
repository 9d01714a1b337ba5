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

/** A condition in words, and what of the filter it is. */
type Condition = { words: string; of: readonly (keyof TransactionFilter)[] };

const said = (all: readonly [string, ...(keyof TransactionFilter)[]][]): Condition[] =>
  all.flatMap(([words, ...of]) => (words ? [{ words, of }] : []));

/** Conditions of the form but for its category. What is searched stands in its field. */
export function formConditions(
  { account, kind, from, to, min, max, tag }: TransactionFilter,
  accounts: Accounts,
): Condition[] {
  const place = accounts.find(({ id }) => id === account)?.name;
  const named = KIND_OPTIONS.find(([id]) => id === kind)?.[1];
  const amounts = [min, max].map((cents) => (cents === undefined ? undefined : formatUsd(cents)));
  return said([
    [place ?? "", "account"],
    [named ? named.toLowerCase() : "", "kind"],
    [daysSaid(from, to), "from", "to"],
    [between(amounts, ["from", "up to"]), "min", "max"],
    [tag ? `the tag ${tag}` : "", "tag"],
  ]);
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
}: TransactionFilter): Condition[] {
  const names = (ids: readonly string[]) =>
    ids.map((id) => nameSaid(id) ?? setName(id) ?? categoryName(id)).join(" or ");
  const some = accounts?.length === 1 ? "only some of the accounts" : `only ${accounts?.length} of the accounts`;
  return said([
    [categories ? `only ${names(categories)}` : "", "categories"],
    [not ? `without ${names(not)}` : "", "not"],
    [accounts ? some : "", "accounts"],
    [others ? "only what moved from or to another of the accounts" : "", "others"],
    [merchants ? `only ${firstOf(merchants, " or ", " and names like them")}` : "", "merchants"],
    [without ? `without ${firstOf(without, " and ", " and others")}` : "", "without"],
    [tags ? `only tagged ${tags.join(" or ")}` : "", "tags"],
    [notTagged ? `without what's tagged ${notTagged.join(" or ")}` : "", "notTagged"],
    [text ? `only where it says ${textsSaid(text)}` : "", "text"],
    [weekdays ? `only ${weekdays.map((day) => DAYS[day] ?? "").join(" and ")}` : "", "weekdays"],
    [pending ? "only what is pending" : "", "pending"],
    [flow ? `only money ${flow}` : "", "flow"],
  ]);
}

const firstOf = (names: readonly string[], sign: string, more: string): string =>
  `${names.slice(0, 3).join(sign)}${names.length > 3 ? more : ""}`;

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
