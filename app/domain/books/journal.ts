// Journals of plain-text accounting: one entry for each transaction, a transfer once, and at the end what every account
// must hold, so that the programs themselves check the book.
import { CATEGORIES } from "~/domain/categories/list";
import { type Cents, fieldAmount } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import { type Book, type BookCategory, type BookRow, type BookWriter, isOwed, isWrittenElsewhere } from "./book";
import { CORRECTIONS, bookCategoryName, oneLine, postingsOf } from "./book";

/** What the two programs write differently. */
type Style = {
  account: (path: readonly string[]) => string;
  entry: (day: Day, name: string, note: string) => string;
  posting: (account: string, amount: string, day: Day | null) => string;
  currency: (currency: string) => string;
  open: (account: string, currency: string, day: Day) => string;
  balance: (account: string, amount: string, nothing: string, day: Day) => string;
};

const hledger: Style = {
  // Two spaces end a name, a colon begins a part of it, brackets make it a virtual one.
  account: (path) =>
    path
      .map((part) => oneLine(part.replace(/[^\p{L}\p{N}&.'+-]+/gu, " ")) || "unnamed")
      .join(":")
      .toLowerCase(),
  // A bar parts payee and note, a bracket at the beginning is a code, a word with a colon is a tag.
  entry: (day, name, note) =>
    `${day} * ${oneLine(name.replace(/[;|]/g, ",").replace(/^[\s(*!=]+/, "")) || "Transaction"}` +
    (note === "" ? "" : `  ; ${oneLine(note.replaceAll(":", " :"))}`) +
    "\n",
  posting: (account, amount, day) => `    ${account}  ${amount}${day === null ? "" : `  ; date:${day}`}\n`,
  currency: (currency) => `commodity 1000.00 ${currency}\n`,
  open: (account) => `account ${account}\n`,
  balance: (account, amount, nothing, day) => `${day} * What it holds\n    ${account}  ${nothing} = ${amount}\n\n`,
};

const beancount: Style = {
  account: (path) => path.map(component).join(":"),
  entry: (day, name, note) => `${day} * ${quoted(name)} ${quoted(note)}\n`,
  posting: (account, amount) => `  ${account}  ${amount}\n`,
  currency: (currency) => `option "operating_currency" "${currency}"\n`,
  open: (account, currency, day) => `${day} open ${account}${currency === "" ? "" : ` ${currency}`}\n`,
  // It holds at the beginning of a day.
  balance: (account, amount, _nothing, day) => `${addDays(day, 1)} balance ${account}  ${amount}\n`,
};

const quoted = (text: string): string => `"${oneLine(text).replaceAll("\\", "/").replaceAll('"', "'")}"`;

/** Letters of the alphabet, digits and dashes, with a capital or a digit first. */
function component(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain === "" ? "Unnamed" : plain.charAt(0).toUpperCase() + plain.slice(1);
}

export const hledgerWriter = (book: Book): BookWriter => journalWriter(book, hledger, "; ");
export const beancountWriter = (book: Book): BookWriter => journalWriter(book, beancount, ";; ");

/** Money of which no program knows more than three letters. */
const money = (currency: string): string => (/^[A-Z]{3}$/.test(currency) ? currency : "OTHER");

function categoryPath({ category, own }: BookCategory): string[] {
  if (category === "Transfers" || category === CORRECTIONS) return ["Equity", category];
  if (category === "Income") return [category, "Received"];
  return ["Expenses", category, ...(own === null ? [] : [own])];
}

/** Every path that a row may name; own names that are written alike are one. */
function categoryPaths({ own }: Book, style: Style): string[] {
  const named = [...CATEGORIES.map(({ name }) => name), "Other", "Income", "Transfers", CORRECTIONS];
  const all = [
    ...named.map((category) => ({ category, own: null })),
    ...own.map(({ name, parent }) => ({ category: bookCategoryName(parent), own: name })),
  ];
  return [...new Set(all.map((one) => style.account(categoryPath(one))))];
}

function journalWriter(book: Book, style: Style, comment: string): BookWriter {
  const paths = pathsOf(book, style);
  const here = book.accounts.filter(({ isHere }) => isHere);
  const currencies = new Map(book.accounts.map(({ id, currency }) => [id, money(currency)]));
  const begin = here.reduce((first, { firstDay }) => (firstDay < first ? firstDay : first), book.today);
  const end = here.reduce((last, { lastDay }) => (lastDay > last ? lastDay : last), book.today);
  const opening = style.account(["Equity", "Opening Balances"]);
  const pathOf = (id: string) => paths.get(id) ?? "";
  const amountOf = (cents: Cents, id: string) => `${fieldAmount(cents)} ${currencies.get(id) ?? ""}`;
  return {
    order: "day",
    head: () =>
      [
        `${comment}Mind My Money, ${book.today}\n\n`,
        ...[...new Set(currencies.values())].map(style.currency),
        ...book.accounts.map(({ id }) => style.open(pathOf(id), currencies.get(id) ?? "", begin)),
        ...[opening, ...categoryPaths(book, style)].map((path) => style.open(path, "", begin)),
        "\n",
        ...here.map(({ id, openingCents, name }) =>
          [
            style.entry(begin, "Opening Balance", name),
            style.posting(pathOf(id), amountOf(openingCents, id), null),
            style.posting(opening, amountOf(0 - openingCents, id), null),
            "\n",
          ].join(""),
        ),
      ].join(""),
    row: (row) => (isWrittenElsewhere(row, book) ? "" : entryOf(row, book, { style, pathOf, amountOf })),
    tail: () =>
      here
        .map(({ id, closingCents }) => style.balance(pathOf(id), amountOf(closingCents, id), amountOf(0, id), end))
        .join(""),
  };
}

type Ways = { style: Style; pathOf: (id: string) => string; amountOf: (cents: Cents, id: string) => string };

function entryOf(row: BookRow, book: Book, { style, pathOf, amountOf }: Ways): string {
  const others = postingsOf(row, book).map(({ to, cents, day }) =>
    style.posting(
      "account" in to ? pathOf(to.account) : style.account(categoryPath(to)),
      amountOf(cents, row.accountId),
      day === row.day ? null : day,
    ),
  );
  const own = style.posting(pathOf(row.accountId), amountOf(row.amountCents, row.accountId), null);
  return `${style.entry(row.day, row.name, row.note)}${own}${others.join("")}\n`;
}

/** One for each account, told apart where their names are the same. */
function pathsOf({ accounts }: Book, style: Style): Map<string, string> {
  const taken = new Set<string>();
  const paths = new Map<string, string>();
  for (const account of accounts) {
    const root = isOwed(account) ? "Liabilities" : "Assets";
    let path = style.account([root, account.name]);
    for (let number = 2; taken.has(path); number += 1) path = style.account([root, `${account.name} ${number}`]);
    taken.add(path);
    paths.set(account.id, path);
  }
  return paths;
}
