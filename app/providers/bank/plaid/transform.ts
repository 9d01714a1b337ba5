// From the vendor's words to ours. The vendor's sign is flipped here and nowhere else. Each row and each account is judged
// alone: one that can't be read is set aside with its reason, and the others go on.
import { z } from "zod";
import type { SetAside } from "~/contracts/set-aside";
import { type Cents, HOME_CURRENCY, MAX_CENTS, fromDollars } from "~/domain/money";
import { isDay } from "~/domain/periods";
import { cleaned } from "../cleaned";
import type { BankAccount, BankTransaction } from "../port";

/** Nothing hangs on it: what is not as expected counts as not there. */
const optionalText = z.string().nullish().catch(null);
const id = z.string().min(1);

const cents = z.number().transform((dollars, context): Cents => {
  const value = fromDollars(dollars);
  if (Math.abs(value) <= MAX_CENTS) return value;
  context.addIssue({ code: "custom", message: "the amount is out of range" });
  return z.NEVER;
});

/** The money of an amount: an official code, or a word for what has none. */
const WireCurrency = z
  .object({ iso_currency_code: optionalText, unofficial_currency_code: optionalText })
  .transform((wire) =>
    cleaned(wire.iso_currency_code || wire.unofficial_currency_code || HOME_CURRENCY, 12).toUpperCase(),
  );
const currencyOf = (wire: unknown): string => {
  const read = WireCurrency.safeParse(wire);
  return read.success ? read.data : HOME_CURRENCY;
};

const WireAccount = z.object({
  account_id: id,
  name: optionalText,
  official_name: optionalText,
  mask: optionalText,
  type: z.string(),
  subtype: optionalText,
  balances: z.object({ current: z.unknown(), available: z.unknown(), limit: z.unknown() }).passthrough(),
});

const WireTransaction = z.object({
  transaction_id: id,
  account_id: id,
  amount: cents,
  date: z.string().refine(isDay),
  name: optionalText,
  merchant_name: optionalText,
  pending: z.boolean(),
  pending_transaction_id: optionalText,
  personal_finance_category: z.object({ detailed: z.string(), confidence_level: optionalText }).nullish().catch(null),
});

export const WireAccounts = z.object({
  accounts: z.array(z.unknown()),
  item: z.object({ item_id: z.string(), institution_id: z.string().nullish() }).passthrough(),
});

export const WireSyncPage = z.object({
  accounts: z.array(z.unknown()).default([]),
  added: z.array(z.unknown()),
  modified: z.array(z.unknown()),
  removed: z.array(z.unknown()),
  next_cursor: z.string(),
  has_more: z.boolean(),
  transactions_update_status: optionalText,
});
export type SyncPage = z.output<typeof WireSyncPage>;

/** What can be said of something that can't be read. */
function described(wire: unknown, idField: string): Pick<SetAside, "id" | "name" | "day"> {
  const read = z.record(z.unknown()).safeParse(wire);
  const text = (field: string): string => {
    const said = read.success ? read.data[field] : null;
    return typeof said === "string" ? cleaned(said, 120) : "";
  };
  return {
    id: text(idField) || null,
    name: text("merchant_name") || text("name"),
    day: text("date").slice(0, 10) || null,
  };
}

const SAVINGS = new Set(["savings", "cd", "money market", "hsa"]);

function accountType(type: string, subtype: string | null): string {
  if (type === "depository") return subtype !== null && SAVINGS.has(subtype) ? "savings" : "checking";
  if (type === "brokerage") return "investment";
  return type;
}

/** A figure that the bank tells; null where it tells none, or one that no account can hold. */
function figure(told: unknown): { cents: Cents | null; isOdd: boolean } {
  if (told === null || told === undefined) return { cents: null, isOdd: false };
  const read = cents.safeParse(told);
  return read.success ? { cents: read.data, isOdd: false } : { cents: null, isOdd: true };
}

/** What is owed stands with a minus sign, so that a person's balance is the plain sum over the accounts. */
function accountFrom(account: z.output<typeof WireAccount>): { account: BankAccount; isOdd: boolean } {
  const { balances, subtype = null } = account;
  const type = accountType(account.type, subtype);
  const owes = type === "credit" || type === "loan";
  const [told, available, limit] = [figure(balances.current), figure(balances.available), figure(balances.limit)];
  // What is left to spend on a card says nothing of what is owed on it.
  const current = told.cents ?? (owes || told.isOdd ? null : available.cents);
  return {
    account: {
      providerAccountId: account.account_id,
      accountName: cleaned(account.name || account.official_name || "Account", 120),
      accountNumber: (account.mask ?? "").slice(-4),
      accountType: type,
      subtype,
      currency: currencyOf(balances),
      balanceCents: current === null ? null : owes ? 0 - current : current,
      availableCents: available.cents,
      limitCents: limit.cents,
    },
    isOdd: told.isOdd,
  };
}

export type ReadAccounts = { accounts: BankAccount[]; setAside: SetAside[] };

export function readAccounts(wire: readonly unknown[]): ReadAccounts {
  const accounts = new Map<string, BankAccount>();
  const setAside: SetAside[] = [];
  for (const one of wire) {
    const read = WireAccount.safeParse(one);
    if (!read.success) {
      setAside.push({ what: "account", reason: "shape", ...described(one, "account_id"), day: null });
      continue;
    }
    const { account, isOdd } = accountFrom(read.data);
    const { providerAccountId, accountName } = account;
    const isTold = accounts.has(providerAccountId);
    accounts.set(providerAccountId, account);
    if (isOdd && !isTold)
      setAside.push({ what: "balance", reason: "amount", id: providerAccountId, name: accountName, day: null });
  }
  return { accounts: [...accounts.values()], setAside };
}

type ReadRow = { row: BankTransaction } | { setAside: SetAside } | null;

/**
 * The vendor's plus is money out. Sums are in dollars: a row in other money can't be added to them, and no rate would be
 * true of every day. On an account in that money it's no fault, and null; on one in dollars it is said.
 */
export function readTransaction(wire: unknown, foreignAccounts: ReadonlySet<string> = new Set()): ReadRow {
  const aside = (reason: SetAside["reason"]): ReadRow => ({
    setAside: { what: "transaction", reason, ...described(wire, "transaction_id") },
  });
  if (currencyOf(wire) !== HOME_CURRENCY) {
    const account = z.object({ account_id: id }).safeParse(wire);
    return account.success && foreignAccounts.has(account.data.account_id) ? null : aside("currency");
  }
  const read = WireTransaction.safeParse(wire);
  if (read.success) return { row: rowFrom(read.data) };
  const fields = read.error.issues.map(({ path }) => path[0]);
  return aside(fields.includes("date") ? "date" : fields.includes("amount") ? "amount" : "shape");
}

function rowFrom(transaction: z.output<typeof WireTransaction>): BankTransaction {
  const rawName = cleaned(transaction.name ?? "", 300);
  return {
    providerTransactionId: transaction.transaction_id,
    providerAccountId: transaction.account_id,
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

const WireRemoved = z.object({ transaction_id: id });

/** All pages of one round as one delivery. A later page knows better than an earlier one. */
export function mergePages(pages: readonly SyncPage[]): ReadAccounts & { upsert: BankTransaction[]; remove: string[] } {
  const { accounts, setAside } = readAccounts(pages.at(-1)?.accounts ?? []);
  const foreign = new Set(
    accounts.flatMap(({ currency, providerAccountId }) => (currency === HOME_CURRENCY ? [] : [providerAccountId])),
  );
  const upsert = new Map<string, BankTransaction>();
  const odd = new Map<string, SetAside>();
  const remove = new Set<string>();
  for (const page of pages) {
    for (const wire of [...page.added, ...page.modified]) {
      const read = readTransaction(wire, foreign);
      if (read === null) continue;
      const key = "row" in read ? read.row.providerTransactionId : (read.setAside.id ?? `unnamed ${odd.size}`);
      upsert.delete(key);
      odd.delete(key);
      // A row that was taken back stays so when what comes in its place can't be read.
      if ("setAside" in read) {
        odd.set(key, read.setAside);
        continue;
      }
      remove.delete(key);
      upsert.set(key, read.row);
    }
    for (const wire of page.removed) {
      const read = WireRemoved.safeParse(wire);
      if (!read.success) continue;
      upsert.delete(read.data.transaction_id);
      odd.delete(read.data.transaction_id);
      remove.add(read.data.transaction_id);
    }
  }
  return { accounts, upsert: [...upsert.values()], remove: [...remove], setAside: [...setAside, ...odd.values()] };
}
