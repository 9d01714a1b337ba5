// What other programs read of somebody's accounts: rows as entries that balance. An account's opening balance is what its
// rows leave of the balance of today, so that every book closes with the balance that the screens show.
import type { Kind } from "~/domain/categories/classify";
import { findCategory } from "~/domain/categories/list";
import { type OwnCategory, ownNameOf } from "~/domain/categories/own";
import { type Cents, sumCents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export type BookAccount = {
  id: string;
  name: string;
  institution: string;
  /** At most the last four digits. */
  number: string;
  type: string;
  subtype: string | null;
  currency: string;
  openingCents: Cents;
  /** Of its first row and its last; today where there is none. */
  firstDay: Day;
  lastDay: Day;
  closingCents: Cents;
  /** Whether the book holds its rows, or only transfers with it. */
  isHere: boolean;
};

export type BookRow = {
  id: string;
  accountId: string;
  day: Day;
  amountCents: Cents;
  name: string;
  note: string;
  kind: Kind;
  category: string | null;
  /** One of the person's own, below the category. */
  ownCategory: string | null;
  parts: readonly { category: string; ownCategory: string | null; amountCents: Cents }[];
  /** The other side of a transfer. */
  other: { accountId: string; day: Day; amountCents: Cents } | null;
};

export type Book = { accounts: readonly BookAccount[]; own: readonly OwnCategory[]; today: Day };

/** Writes a book in the order in which its rows come: account by account, or day by day. */
export type BookWriter = {
  order: "account" | "day";
  head: () => string;
  begin?: (account: BookAccount) => string;
  row: (row: BookRow) => string;
  end?: (account: BookAccount) => string;
  tail: () => string;
};

export const isOwed = ({ type }: Pick<BookAccount, "type">): boolean => type === "credit" || type === "loan";

/** The name of one of the 25, or of what isn't spending; the person's own name below it. */
export type BookCategory = { category: string; own: string | null };

/** Where money came from or went to, besides the row's own account. */
type Posting = { to: { account: string } | BookCategory; cents: Cents; day: Day };

/** What sets a balance right came from nobody. */
export const CORRECTIONS = "Balance Corrections";

export const bookCategoryName = (id: string): string => findCategory(id)?.name ?? "Other";

/** One line of text: control characters and line breaks would begin another. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").trim();

/** Both sides are in one entry: it is written where the money leaves, unless only the other side is in the book. */
export function isWrittenElsewhere(row: BookRow, book: Book): boolean {
  return isPair(row, book) && row.amountCents > 0 && isHere(row.other?.accountId, book);
}

const isHere = (id: string | undefined, { accounts }: Book): boolean =>
  accounts.some((account) => account.id === id && account.isHere);

/** What leaves one account comes in at the other, in the same money. */
function isPair({ accountId, amountCents, other }: BookRow, { accounts }: Book): boolean {
  if (other === null || amountCents === 0 || other.amountCents !== -amountCents) return false;
  const money = (id: string) => accounts.find((account) => account.id === id)?.currency;
  return money(accountId) !== undefined && money(accountId) === money(other.accountId);
}

/** Where the other side of a row belongs; together with the row it is nothing. */
export function postingsOf(row: BookRow, book: Book): Posting[] {
  const { day, amountCents, other, parts, kind } = row;
  if (other && isPair(row, book)) return [{ to: { account: other.accountId }, cents: -amountCents, day: other.day }];
  if (parts.length > 0 && sumCents(parts.map((part) => part.amountCents)) === amountCents)
    return parts.map((part) => ({
      to: { category: bookCategoryName(part.category), own: ownNameOf(book.own, part.ownCategory) },
      cents: -part.amountCents,
      day,
    }));
  const own = row.category === null ? null : ownNameOf(book.own, row.ownCategory);
  const category =
    row.category !== null
      ? bookCategoryName(row.category)
      : kind === "income"
        ? "Income"
        : kind === "transfer" || kind === "card_payment"
          ? "Transfers"
          : kind === "correction"
            ? CORRECTIONS
            : "Other";
  return [{ to: { category, own }, cents: -amountCents, day }];
}
