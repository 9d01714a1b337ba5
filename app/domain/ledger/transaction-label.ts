import { CATEGORIES, categoryIcon, categoryName } from "~/domain/categories/list";
import { TRANSACTION_KINDS, type Kind, isSpending } from "~/domain/categories/classify";

/** What a list says beside a transaction: its category where it has one, otherwise what kind of money it is. */
export const shownAs = (kind: Kind, category: string | null): string =>
  isSpending(kind) ? category || "miscellaneous" : kind;

export const transactionLabel = (kind: Kind, category: string | null): string => categoryName(shownAs(kind, category));

const LOAN_INTEREST = /\b(interest|finance) charge/i;

/**
 * Interest that a loan adds to itself is no transfer to who reads it. It isn't counted as spending there: the payments that
 * carry it are.
 */
export const rowLabel = (kind: Kind, category: string | null, accountType: string, rawName: string): string =>
  kind === "transfer" && accountType === "loan" && LOAN_INTEREST.test(rawName)
    ? "Loan interest"
    : transactionLabel(kind, category);

export const transactionIcon = (kind: Kind, category: string | null): string => categoryIcon(shownAs(kind, category));

/** The categories and kinds whose shown name contains a text, in any case. */
export function categoriesNamedLike(text: string): { categories: string[]; kinds: Kind[] } {
  const wanted = text.toLowerCase();
  const says = (id: string) => categoryName(id).toLowerCase().includes(wanted);
  return {
    categories: CATEGORIES.filter(({ id }) => says(id)).map(({ id }) => id),
    kinds: TRANSACTION_KINDS.filter((kind) => !isSpending(kind) && says(kind)),
  };
}
