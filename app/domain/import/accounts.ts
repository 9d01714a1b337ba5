// The kinds of an account that is kept by hand, and its balance.
import type { Cents } from "~/domain/money";

type KindOf = { name: string; accountType: string; subtype: string | null; isOwed: boolean };

/** As the ledger and the figures know accounts: what is owed stands with a minus sign. */
export const ACCOUNT_KINDS = {
  checking: { name: "Checking", accountType: "checking", subtype: "checking", isOwed: false },
  savings: { name: "Savings", accountType: "savings", subtype: "savings", isOwed: false },
  cash: { name: "Cash", accountType: "checking", subtype: "cash", isOwed: false },
  credit: { name: "Credit card", accountType: "credit", subtype: "credit card", isOwed: true },
  loan: { name: "Loan", accountType: "loan", subtype: "loan", isOwed: true },
  mortgage: { name: "Mortgage", accountType: "loan", subtype: "mortgage", isOwed: true },
  property: { name: "Property", accountType: "property", subtype: "property", isOwed: false },
  vehicle: { name: "Vehicle", accountType: "property", subtype: "vehicle", isOwed: false },
  investment: { name: "Brokerage", accountType: "investment", subtype: "brokerage", isOwed: false },
  other: { name: "Other", accountType: "other", subtype: null, isOwed: false },
} as const satisfies Record<string, KindOf>;

export type AccountKind = keyof typeof ACCOUNT_KINDS;
export const isAccountKind = (text: string): text is AccountKind => Object.hasOwn(ACCOUNT_KINDS, text);

/** The kind of an account that is kept by hand. */
export const accountKindOf = (accountType: string, subtype: string | null): KindOf | undefined =>
  Object.values(ACCOUNT_KINDS).find((kind) => kind.accountType === accountType && kind.subtype === subtype);

/** What an account's name says of its kind, if anything. */
export const kindByName = (name: string): AccountKind | null =>
  /\b(card|visa|mastercard|amex|credit)\b/i.test(name)
    ? "credit"
    : /\bsaving/i.test(name)
      ? "savings"
      : /\b(cash|wallet)\b/i.test(name)
        ? "cash"
        : /\bmortgage\b/i.test(name)
          ? "mortgage"
          : /\bloan\b/i.test(name)
            ? "loan"
            : null;

/** What somebody owes is entered without a sign, and kept with one. */
export const signedBalance = (kind: AccountKind, entered: Cents): Cents =>
  ACCOUNT_KINDS[kind].isOwed && entered > 0 ? 0 - entered : entered;
