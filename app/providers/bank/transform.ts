// From the vendor's words to ours. The vendor's sign is flipped here and nowhere else.
import { z } from "zod";
import type { BankRow } from "~/domain/ledger/ledger";
import { type Cents, HOME_CURRENCY, MAX_CENTS } from "~/domain/money";
import { isDay } from "~/domain/periods";

const cents = z.number().transform((dollars, context): Cents => {
  const value = Math.round(dollars * 100);
  if (Math.abs(value) <= MAX_CENTS) return value;
  context.addIssue({ code: "custom", message: "the amount is out of range" });
  return z.NEVER;
});

/** The money of an amount: an official code, or a word for what has none. */
const WireCurrency = { iso_currency_code: z.string().nullish(), unofficial_currency_code: z.string().nullish() };
const currencyOf = (wire: {
  iso_currency_code?: string | null | undefined;
  unofficial_currency_code?: string | null | undefined;
}): string => cleaned(wire.iso_currency_code || wire.unofficial_currency_code || HOME_CURRENCY, 12).toUpperCase();

const WireAccount = z.object({
  account_id: z.string().min(1),
  name: z.string(),
  official_name: z.string().nullish(),
  mask: z.string().nullish(),
  type: z.string(),
  subtype: z.string().nullish(),
  balances: z.object({ current: cents.nullish(), available: cents.nullish(), limit: cents.nullish(), ...WireCurrency }),
});

const WireTransaction = z.object({
  transaction_id: z.string().min(1),
  account_id: z.string().min(1),
  amount: cents,
  date: z.string().refine(isDay),
  name: z.string().nullish(),
  merchant_name: z.string().nullish(),
  ...WireCurrency,
  pending: z.boolean(),
  pending_transaction_id: z.string().nullish(),
  personal_finance_category: z.object({ detailed: z.string(), confidence_level: z.string().nullish() }).nullish(),
});

export const WireAccounts = z.object({
  accounts: z.array(WireAccount),
  item: z.object({ item_id: z.string(), institution_id: z.string().nullish() }).passthrough(),
});

export const WireSyncPage = z.object({
  accounts: z.array(WireAccount).default([]),
  added: z.array(WireTransaction),
  modified: z.array(WireTransaction),
  removed: z.array(z.object({ transaction_id: z.string() })),
  next_cursor: z.string(),
  has_more: z.boolean(),
});

export type ProviderAccount = {
  providerAccountId: string;
  accountName: string;
  accountNumber: string;
  accountType: string;
  subtype: string | null;
  currency: string;
  balanceCents: Cents;
  availableCents: Cents | null;
  limitCents: Cents | null;
};

const SAVINGS = new Set(["savings", "cd", "money market", "hsa"]);

function accountType(type: string, subtype: string | null): string {
  if (type === "depository") return subtype !== null && SAVINGS.has(subtype) ? "savings" : "checking";
  if (type === "brokerage") return "investment";
  return type;
}

/** What is owed stands with a minus sign, so that a person's balance is the plain sum over the accounts. */
export function providerAccount(account: z.output<typeof WireAccount>): ProviderAccount {
  const subtype = account.subtype ?? null;
  const type = accountType(account.type, subtype);
  const current = account.balances.current ?? account.balances.available ?? 0;
  return {
    providerAccountId: account.account_id,
    accountName: cleaned(account.name || account.official_name || "Account", 120),
    accountNumber: (account.mask ?? "").slice(-4),
    accountType: type,
    subtype,
    currency: currencyOf(account.balances),
    balanceCents: type === "credit" || type === "loan" ? 0 - current : current,
    availableCents: account.balances.available ?? null,
    limitCents: account.balances.limit ?? null,
  };
}

/** Sums are in dollars: a row in other money can't be added to them, and no rate would be true of every day. */
export const isInDollars = (transaction: z.output<typeof WireTransaction>): boolean =>
  currencyOf(transaction) === HOME_CURRENCY;

/** A row for the account that `accountId` names; the vendor's plus is money out. */
export function bankRow(transaction: z.output<typeof WireTransaction>, accountId: string): BankRow {
  const rawName = cleaned(transaction.name ?? "", 300);
  return {
    providerTransactionId: transaction.transaction_id,
    accountId,
    day: transaction.date,
    amountCents: 0 - transaction.amount,
    merchantName: cleaned(transaction.merchant_name || rawName || "Unknown", 200),
    rawName,
    providerCategory: transaction.personal_finance_category?.detailed ?? null,
    providerConfidence: transaction.personal_finance_category?.confidence_level ?? null,
    pending: transaction.pending,
    pendingId: transaction.pending_transaction_id ?? null,
  };
}

/** Names come from strangers: no control characters, no endless lines. */
function cleaned(text: string, length: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, length);
}

export type SyncPage = z.output<typeof WireSyncPage>;

/** All pages of one round as one delivery. A later page knows better than an earlier one. */
export function mergePages(pages: readonly SyncPage[]): { upsert: SyncPage["added"]; remove: string[] } {
  const upsert = new Map<string, SyncPage["added"][number]>();
  const remove = new Set<string>();
  for (const page of pages) {
    for (const row of [...page.added, ...page.modified]) {
      upsert.set(row.transaction_id, row);
      remove.delete(row.transaction_id);
    }
    for (const { transaction_id } of page.removed) {
      upsert.delete(transaction_id);
      remove.add(transaction_id);
    }
  }
  return { upsert: [...upsert.values()], remove: [...remove] };
}
