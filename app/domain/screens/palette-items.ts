// What the palette offers for a few letters: screens, things to do, what was found among the transactions, and the coach.

import { questionHref } from "~/domain/coach/hrefs";
import { trendHref } from "~/domain/categories/hrefs";
import { editHref, rowsHref } from "~/domain/ledger/row-links";
import { formatUsd, fromDollars, grouped } from "~/domain/money";
import { type Day, mediumDate, monthName, monthOf, monthRange } from "~/domain/periods";
import { hasEach, typedWords } from "./words-typed";

/** `also` is what else people call it. */
export type ListedPlace = { to: string; name: string; also: string };

export const SCREENS: readonly ListedPlace[] = [
  { to: "/", name: "Dashboard", also: "home overview start" },
  { to: "/accounts", name: "Accounts", also: "banks balances cards connect" },
  { to: "/transactions", name: "Transactions", also: "spending purchases history list" },
  { to: "/budget", name: "Budget", also: "plan categories month" },
  { to: "/goals", name: "Goals", also: "savings debts target" },
  { to: "/credit", name: "Credit", also: "score simulator" },
  { to: "/coach", name: "Financial Coach", also: "advice health ask ai" },
  { to: "/cash-flow", name: "Cash flow", also: "bills calendar forecast safe to spend upcoming" },
  { to: "/review", name: "Review", also: "new unsure unusual check transactions" },
  { to: "/rules", name: "Rules", also: "automatic rename categorize merchant" },
  { to: "/categories", name: "Categories", also: "your own custom subcategory rename merge" },
  { to: "/recurring", name: "Recurring", also: "bills subscriptions repeat every month income" },
  { to: "/week", name: "Your week", also: "last weekly review summary changed" },
  { to: "/net-worth", name: "Net worth", also: "assets wealth total" },
  { to: "/what-if", name: "What if?", also: "afford house car purchase" },
  { to: "/coach/plan", name: "Your plan", also: "steps interview" },
  { to: "/settings", name: "Settings", also: "profile name theme dark light notifications time zone" },
  { to: "/security", name: "Security", also: "password devices" },
  { to: "/feedback", name: "Feedback", also: "support help contact" },
  { to: "/install", name: "Install App", also: "phone home screen" },
];

export const ACTIONS: readonly ListedPlace[] = [
  { to: "/budget", name: "Set a budget", also: "plan amounts month category analyze" },
  { to: "/transactions/new", name: "Add a transaction", also: "enter spending by hand cash new" },
  { to: "/accounts/new", name: "Add an account by hand", also: "new manual cash property" },
  { to: "/import", name: "Import a file", also: "csv ofx qif upload statement mint ynab" },
  { to: "/goals?dialog=add", name: "New goal", also: "add savings debt" },
  { to: "/accounts", name: "Connect an account", also: "link bank add plaid simplefin" },
  { to: "/rules/new", name: "Add a rule", also: "new categorize merchant automatic" },
  { to: "/categories#add", name: "Add a category", also: "new own custom" },
  { to: "/settings#display", name: "Hide amounts, choose a theme", also: "privacy blur dark mode" },
  { to: "/settings#notices", name: "Choose notifications", also: "alerts emails push weekly" },
  { to: "/security#your-data", name: "Export transactions", also: "csv ofx qif spreadsheet accountant download" },
  { to: "/security#your-data", name: "Download my data", also: "export backup delete account" },
  { to: "/security#change-password", name: "Change my password", also: "new reset" },
  { to: "/security", name: "Sign out everywhere", also: "log logout devices other sessions" },
];

export type PaletteItem = { id: string; label: string; detail?: string; to: string };
type GroupName =
  "Recent" | "Jump to" | "Transactions" | "Categories" | "Goals and accounts" | "Screens" | "Actions" | "Coach";
export type PaletteGroup = { name: GroupName; items: PaletteItem[] };
export type SearchResults = {
  merchants: { name: string; count: number }[];
  transactions: { id: string; name: string; date: Day; amount: number }[];
  categories: { id: string; name: string; parent: string | null }[];
  goals: { id: string; name: string; type: "savings" | "debt" }[];
  accounts: { id: string; name: string; institution: string }[];
};
/** The day that it is, what was gone to before, and whether a coach can be asked. */
type Known = { today: Day; recent: readonly PaletteItem[]; hasCoach: boolean };

const MAX_PLACES = 5;
/** Where nothing is typed there is room for every place of the side navigation. */
const MAX_AT_FIRST = 16;
const MAX_LETTERS = 80;

const placeItem = ({ to, name }: ListedPlace): PaletteItem => ({ id: `place:${name}`, label: name, to });

const placesLike = (places: readonly ListedPlace[], words: readonly string[]): PaletteItem[] =>
  places
    .filter(({ name, also }) => hasEach(words, `${name} ${also}`) && !isBegun(words, name))
    .slice(0, words.length === 0 ? MAX_AT_FIRST : MAX_PLACES)
    .map(placeItem);

/** "Add a transaction" is typed without its article, too. */
const ARTICLES = ["a", "an", "the"];
const meantWords = (words: readonly string[]): string[] => words.filter((word) => !ARTICLES.includes(word));

/** The name begins with what was typed: whoever types it wants to be there. */
function isBegun(words: readonly string[], name: string): boolean {
  const [typed, own] = [meantWords(words), meantWords(typedWords(name))];
  return typed.length > 0 && typed.every((word, at) => own[at]?.startsWith(word));
}

const begunPlaces = (words: readonly string[]): PaletteItem[] =>
  [...SCREENS, ...ACTIONS]
    .filter(({ name }) => isBegun(words, name))
    .slice(0, MAX_PLACES)
    .map(placeItem);

/** The likeliest first; where nothing is typed, what was gone to before and places to go. */
export function paletteGroups(typed: string, found: SearchResults | null, known: Known): PaletteGroup[] {
  const text = typed.trim().slice(0, MAX_LETTERS);
  const words = typedWords(text);
  const screens: PaletteGroup = { name: "Screens", items: placesLike(SCREENS, words) };
  const actions: PaletteGroup = { name: "Actions", items: placesLike(ACTIONS, words) };
  const groups: PaletteGroup[] =
    text === ""
      ? [
          { name: "Recent", items: known.recent.map((item) => ({ ...item, id: `recent:${item.id}` })) },
          screens,
          actions,
        ]
      : [
          { name: "Jump to", items: begunPlaces(words) },
          { name: "Transactions", items: ownRows(text, found) },
          { name: "Categories", items: categoryItems(found, known.today) },
          { name: "Goals and accounts", items: goalsAndAccounts(found) },
          screens,
          actions,
          { name: "Coach", items: known.hasCoach ? [askCoach(text)] : [] },
        ];
  return groups.filter(({ items }) => items.length > 0);
}

/** This month's rows of each, and where it's planned: one of the person's own is planned with the one above it. */
const categoryItems = (found: SearchResults | null, today: Day): PaletteItem[] =>
  (found?.categories ?? []).flatMap(({ id, name, parent }) => [
    {
      id: `category:${id}`,
      label: name,
      detail: `${monthName(monthOf(today))}'s transactions`,
      to: rowsHref({ kind: "spending", category: id, ...monthRange(monthOf(today)) }),
    },
    { id: `trend:${id}`, label: name, detail: "Twelve months", to: trendHref(id) },
    ...(parent === null
      ? [{ id: `budget:${id}`, label: `${name} budget`, detail: "Budget", to: `/budget?dialog=edit&category=${id}` }]
      : []),
  ]);

const goalsAndAccounts = (found: SearchResults | null): PaletteItem[] => [
  ...(found?.goals ?? []).map(({ id, name, type }) => ({
    id: `goal:${id}`,
    label: name,
    detail: "Goal",
    to: `/goals#${type}-goals`,
  })),
  ...(found?.accounts ?? []).map(({ id, name, institution }) => ({
    id: `account:${id}`,
    label: name,
    detail: institution || "Account",
    to: `/accounts/${encodeURIComponent(id)}`,
  })),
];

function ownRows(text: string, found: SearchResults | null): PaletteItem[] {
  return [
    { id: "all", label: `Find “${text}” in your transactions`, to: rowsHref({ q: text }) },
    ...(found?.merchants ?? []).map(({ name, count }) => ({
      id: `merchant:${name}`,
      label: name,
      detail: `${grouped(count)} ${count === 1 ? "transaction" : "transactions"}`,
      to: rowsHref({ merchants: [name] }),
    })),
    ...(found?.transactions ?? []).map(({ id, name, date, amount }) => ({
      id: `row:${id}`,
      label: name,
      detail: `${mediumDate(date)} · ${formatUsd(fromDollars(amount))}`,
      to: editHref(id),
    })),
  ];
}

const askCoach = (text: string): PaletteItem => ({
  id: "coach",
  label: `Ask the coach: “${text}”`,
  to: questionHref(text, null),
});
