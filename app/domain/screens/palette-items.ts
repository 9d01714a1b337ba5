// What the palette offers for a few letters: screens, things to do, what was found among the transactions, and the coach.

import { questionHref } from "~/domain/coach/hrefs";
import { editHref, rowsHref } from "~/domain/ledger/row-links";
import { formatUsd, fromDollars, grouped } from "~/domain/money";
import { type Day, mediumDate } from "~/domain/periods";

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
  { to: "/transactions/new", name: "Add a transaction", also: "enter spending by hand cash new" },
  { to: "/accounts/new", name: "Add an account by hand", also: "new manual cash property" },
  { to: "/import", name: "Import a file", also: "csv ofx qif upload statement mint ynab" },
  { to: "/goals?dialog=add", name: "Add a goal", also: "new savings debt" },
  { to: "/settings#display", name: "Hide amounts, choose a theme", also: "privacy blur dark mode" },
  { to: "/security#your-data", name: "Download my data", also: "export backup delete account" },
];

export type PaletteItem = { id: string; label: string; detail?: string; to: string };
export type PaletteGroup = { name: string; items: PaletteItem[] };
export type SearchResults = {
  merchants: { name: string; count: number }[];
  transactions: { id: string; name: string; date: Day; amount: number }[];
};

const MAX_PLACES = 5;
/** Where nothing is typed there is room for every place of the side navigation. */
const MAX_AT_FIRST = 16;
const MAX_LETTERS = 80;

/** Each word must begin a word of the place. */
function placesLike(places: readonly ListedPlace[], words: readonly string[]): PaletteItem[] {
  const isLike = ({ name, also }: ListedPlace) => {
    const own = `${name} ${also}`.toLowerCase().split(/\W+/);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  };
  return places
    .filter(isLike)
    .slice(0, words.length === 0 ? MAX_AT_FIRST : MAX_PLACES)
    .map(({ to, name }) => ({ id: `place:${to}`, label: name, to }));
}

/** The likeliest first; where nothing is typed, places to go. */
export function paletteGroups(typed: string, found: SearchResults | null, hasCoach: boolean): PaletteGroup[] {
  const text = typed.trim().slice(0, MAX_LETTERS);
  const words = text.toLowerCase().split(/\W+/).filter(Boolean);
  const screens = { name: "Screens", items: placesLike(SCREENS, words) };
  const actions = { name: "Actions", items: placesLike(ACTIONS, words) };
  const own = text === "" ? [] : ownRows(text, found);
  const coach = text === "" || !hasCoach ? [] : [askCoach(text)];
  return [{ name: "Transactions", items: own }, screens, actions, { name: "Coach", items: coach }].filter(
    ({ items }) => items.length > 0,
  );
}

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
  label: `Ask your coach: “${text}”`,
  to: questionHref(text, null),
});
