// Parts of sentences: what was asked about and which days, with placeholders where a name or a date belongs.

import { categoryName } from "~/domain/categories/list";
import { nameSaid } from "~/domain/categories/own";
import { setName } from "~/texts/category-sets";
import { addMonths, type Day, firstDayOf, lastDayOf, monthOf, yearOf } from "~/domain/periods";
import type { FactNotes } from "./answer";
import { shopKindName } from "./shop-kinds";
import type { Condition, Period, Subject } from "./algebra";
import type { Household } from "./data";

/** 'a', 'a and b', 'a, b, and c' */
export function listedWith(parts: readonly string[], word = "and"): string {
  if (parts.length < 3) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(", ")}, ${word} ${parts.at(-1) ?? ""}`;
}

/** A kind of shop is called by its name: 'on coffee', not 'at Coffee'. */
const isKindOfShop = (name: string): boolean => shopKindName(name) !== null;

export const nameOfCategory = (id: string): string => nameSaid(id) ?? setName(id) ?? categoryName(id);

const KIND_NAMES: Readonly<Record<string, string>> = {
  checking: "checking",
  savings: "savings",
  credit: "credit cards",
  loan: "loans",
  investment: "investments",
};
export const kindName = (kind: string): string => KIND_NAMES[kind] ?? kind;

/** ' on Groceries at {{name}}', with the space before it; nothing where all of it is meant. */
export function subjectPhrase(
  subject: Subject,
  condition: Condition,
  household: Household,
  notes: FactNotes,
  tag = "",
): string {
  const { categories = [], merchants = [], accounts = [], kinds = [], except = [], exceptMerchants = [] } = subject;
  const shops = merchants
    .filter((name) => !isKindOfShop(name))
    .map((name, at) => notes.name(`shop${tag}-${at + 1}`, titled(name)));
  const kindsOfShops = merchants.flatMap((name) => shopKindName(name) ?? []);
  const left = exceptMerchants.map(
    (name, at) => shopKindName(name) ?? notes.name(`left-out${tag}-${at + 1}`, titled(name)),
  );
  // What somebody calls a category is theirs, as names of shops are.
  const called = (id: string, key: string): string => {
    const name = nameSaid(id);
    return name === null ? nameOfCategory(id) : notes.name(key, name);
  };
  const on = [...categories.map((id, at) => called(id, `category${tag}-${at + 1}`)), ...kindsOfShops];
  const own = accounts.map((id, at) =>
    notes.name(
      `account${tag}-${at + 1}`,
      household.accounts.find((account) => account.id === id)?.name ?? "this account",
    ),
  );
  const from = (subject.from ?? []).map((value, at) => {
    const account = household.accounts.find(({ id }) => id === value);
    return account ? notes.name(`from${tag}-${at + 1}`, account.name) : kindName(value);
  });
  const tagsCalled = (names: readonly string[] = [], key: string): string[] =>
    names.map((name, at) => notes.name(`${key}${tag}-${at + 1}`, name));
  const tagged = tagsCalled(subject.tags, "tagged");
  const written = tagsCalled(subject.texts, "text");
  const untagged = tagsCalled(subject.exceptTags, "not-tagged");
  const parts = [
    on.length > 0 ? `on ${listedWith(on)}` : "",
    // A kind of shop beside a name is both of them; a category narrows what is meant.
    shops.length > 0
      ? `${kindsOfShops.length > 0 && categories.length === 0 ? "and " : ""}at ${listedWith(shops)}`
      : "",
    own.length > 0 ? `in ${listedWith(own)}` : "",
    kinds.length > 0 ? `in ${listedWith(kinds.map(kindName))}` : "",
    from.length > 0 ? `from ${listedWith(from)}` : "",
    tagged.length > 0 ? `tagged ${listedWith(tagged, "or")}` : "",
    written.length > 0 ? `where it says ${listedWith(written, "or")}` : "",
    except.length + left.length > 0
      ? `without ${listedWith([...except.map((id, at) => called(id, `left-category${tag}-${at + 1}`)), ...left])}`
      : "",
    untagged.length > 0 ? `without what's tagged ${listedWith(untagged, "or")}` : "",
    conditionPhrase(condition, notes, tag),
  ].filter(Boolean);
  return parts.length === 0 ? "" : ` ${parts.join(" ")}`;
}

/** The name as the person's rows have it; a word that only was typed gets its capital. */
export const titled = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()) : name;

const WEEKDAYS = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

/** 'weekends', 'weekdays', 'Fridays' */
export const weekdaysPhrase = (days: readonly number[]): string =>
  days.join(",") === "0,6"
    ? "weekends"
    : days.join(",") === "1,2,3,4,5"
      ? "weekdays"
      : listedWith(days.map((day) => WEEKDAYS[day] ?? ""));

function conditionPhrase({ min, max, weekdays }: Condition, notes: FactNotes, tag: string): string {
  const low = min === undefined ? "" : notes.usd(`least${tag}`, "From this amount on", min);
  const high = max === undefined ? "" : notes.usd(`most${tag}`, "Up to this amount", max);
  const amounts =
    min !== undefined && min === max
      ? `in charges of ${low}`
      : low && high
        ? `in charges from ${low} to ${high}`
        : low
          ? `in charges of ${low} or more`
          : high
            ? `in charges of ${high} or less`
            : "";
  const days = weekdays ? weekdaysPhrase(weekdays) : "";
  return [amounts, days === "" ? "" : `on ${notes.name(`days${tag}`, days)}`].filter(Boolean).join(" ");
}

/** 'last month', 'so far this month', 'on {{day}}', 'from {{from}} to {{to}}' */
export function periodPhrase(period: Period, notes: FactNotes, tag = ""): string {
  const { today } = notes;
  const { from, to } = period;
  const month = monthOf(from);
  const now = monthOf(today);
  if (from === to) return `on ${notes.day(`on${tag}`, "Day", from)}`;
  if (notes.firstDay && (from === notes.firstDay || isEver(from, notes.firstDay)) && to === today)
    return `since ${notes.day(`since${tag}`, "Since", notes.firstDay)} (the start of your data)`;
  if (from === firstDayOf(now) && to === today) return "so far this month";
  if (from === firstDayOf(month) && to === lastDayOf(month))
    return month === addMonths(now, -1)
      ? "last month"
      : `in ${notes.add(`month${tag}`, "Month", { unit: "month", month }, { period })}`;
  if (from === `${yearOf(today)}-01-01` && to === today) return "so far this year";
  return `from ${notes.day(`from${tag}`, "From", from)} to ${notes.day(`to${tag}`, "To", to)}`;
}

/** Years before anything is known nobody means: 'ever'. */
const isEver = (from: Day, firstDay: Day): boolean => Number(yearOf(firstDay)) - Number(yearOf(from)) > 5;
