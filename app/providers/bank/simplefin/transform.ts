// From the protocol's words to ours. Money out is below zero there as here. Each row and each account is judged alone: one
// that can't be read is set aside with its reason, and the others go on.
import { z } from "zod";
import type { SetAside } from "~/contracts/set-aside";
import { type Cents, HOME_CURRENCY, parseCents, sumCents } from "~/domain/money";
import { type Day, isDay } from "~/domain/periods";
import { cleaned } from "../cleaned";
import type { BankAccount, BankTransaction } from "../port";
import { digitsOf, kindOf } from "./account-type";

const text = z.string().nullish().catch(null);
const id = z.union([z.string().min(1), z.number()]).transform(String);
const list = z.array(z.unknown()).nullish().catch(null);

/** Version 1 of the protocol has `errors` and an `org` in each account; version 2 `errlist` and `connections`. */
export const WireAccountSet = z.object({
  errors: list,
  errlist: list,
  connections: list,
  accounts: z.array(z.unknown()),
});
type AccountSet = z.output<typeof WireAccountSet>;

const WireConnection = z.object({ conn_id: id, name: text, org_name: text });
const WireError = z.object({ code: text, msg: text, message: text, conn_id: text, account_id: text });
const WireAccount = z.object({
  id,
  name: text,
  conn_id: text,
  currency: text,
  balance: z.unknown(),
  "available-balance": z.unknown(),
  org: z.object({ name: text, domain: text }).nullish().catch(null),
  transactions: list,
  holdings: list,
});
const WireHolding = z.object({ market_value: z.unknown(), currency: text });
const WireRow = z.object({
  id,
  posted: z.number().nullish(),
  transacted_at: z.number().nullish().catch(null),
  amount: z.unknown(),
  description: text,
  payee: text,
  pending: z.boolean().nullish().catch(null),
});

/** Amounts are written as text: "-12.30", "100", "5.1000". */
function centsOf(told: unknown): Cents | null {
  if (typeof told !== "string" && typeof told !== "number") return null;
  return parseCents(String(told).replace(/(\.\d\d)0+$/, "$1"));
}

const isTold = (value: unknown) => value !== undefined && value !== null && value !== "";

/** An official code, or a word for what has none: such a currency is an address, which is not asked. */
const currencyOf = (told: string | null | undefined) =>
  !told ? HOME_CURRENCY : /^[A-Za-z]{3}$/.test(told) ? told.toUpperCase() : "OTHER";

export type ReadSet = {
  accounts: BankAccount[];
  rows: BankTransaction[];
  setAside: SetAside[];
  told: string[];
  /** Accounts of which not everything was told this time. */
  incomplete: Set<string>;
};

export function readAccountSet(set: AccountSet, today: Day): ReadSet {
  const names = new Map(
    (set.connections ?? []).flatMap((one) => {
      const read = WireConnection.safeParse(one);
      return read.success ? [[read.data.conn_id, read.data.org_name || read.data.name || ""] as const] : [];
    }),
  );
  const problems = problemsOf(set);
  const found: ReadSet = { accounts: [], rows: [], setAside: [], told: problems.told, incomplete: new Set() };
  const known = new Set<string>();
  for (const one of set.accounts) {
    const read = WireAccount.safeParse(one);
    if (!read.success) {
      found.setAside.push(aside("account", "shape", null, nameIn(one)));
      continue;
    }
    const wire = read.data;
    if (known.has(wire.id)) {
      found.setAside.push(aside("account", "duplicate", wire.id, cleaned(wire.name ?? "", 120)));
      continue;
    }
    known.add(wire.id);
    if (problems.accounts.has(wire.id) || problems.connections.has(wire.conn_id ?? "")) found.incomplete.add(wire.id);
    readAccount(wire, names.get(wire.conn_id ?? "") || wire.org?.name || wire.org?.domain || "", found);
    for (const row of wire.transactions ?? []) readRow(row, wire.id, currencyOf(wire.currency), today, found);
  }
  return found;
}

/** What the server says to the person, and of whom it didn't tell everything. */
function problemsOf({ errors, errlist }: AccountSet) {
  const told = (errors ?? []).flatMap((one) => (typeof one === "string" ? [one] : []));
  const accounts = new Set<string>();
  const connections = new Set<string>();
  for (const one of errlist ?? []) {
    const read = WireError.safeParse(one);
    if (!read.success) continue;
    const { code, msg, message, conn_id: connection, account_id: account } = read.data;
    if (connection) connections.add(connection);
    if (account) accounts.add(account);
    // Meant for whoever writes the program.
    if (code !== "gen.api") told.push(msg || message || "");
  }
  const sentences = told.map((sentence) => cleaned(sentence, 300)).filter((sentence) => sentence !== "");
  return { told: [...new Set(sentences)].slice(0, 10), accounts, connections };
}

function readAccount(wire: z.output<typeof WireAccount>, bankName: string, found: ReadSet): void {
  const name = cleaned(wire.name || "Account", 120);
  const currency = currencyOf(wire.currency);
  const holdings = (wire.holdings ?? []).flatMap((one) => {
    const read = WireHolding.safeParse(one);
    const worth = read.success && currencyOf(read.data.currency || wire.currency) === currency;
    const cents = worth ? centsOf(read.data.market_value) : null;
    return cents === null ? [] : [cents];
  });
  const balance = centsOf(wire.balance);
  if (balance === null && isTold(wire.balance)) found.setAside.push(aside("balance", "amount", wire.id, name));
  found.accounts.push({
    providerAccountId: wire.id,
    accountName: name,
    accountNumber: digitsOf(name),
    ...kindOf(name, holdings.length > 0),
    currency,
    // Some tell what is held, and of the balance only the cash.
    balanceCents: !balance && holdings.length > 0 ? sumCents(holdings) : balance,
    availableCents: centsOf(wire["available-balance"]),
    limitCents: null,
    ...(bankName === "" ? {} : { institutionName: cleaned(bankName, 120) }),
  });
}

/** Sums are in dollars: on an account in other money a row is no fault, and left out. */
function readRow(wire: unknown, accountId: string, currency: string, today: Day, found: ReadSet): void {
  if (currency !== HOME_CURRENCY) return;
  const read = WireRow.safeParse(wire);
  if (!read.success) {
    const isDate = read.error.issues.some(({ path }) => path[0] === "posted");
    found.setAside.push(aside("transaction", isDate ? "date" : "shape", rowIdIn(wire, accountId), nameIn(wire)));
    return;
  }
  const { posted, transacted_at: transacted, description, payee } = read.data;
  const pending = read.data.pending === true || posted === 0;
  const rowId = `${accountId}:${read.data.id}`;
  const rawName = cleaned(description ?? "", 300);
  const amountCents = centsOf(read.data.amount);
  const day = posted ? dayAt(posted) : transacted ? dayAt(transacted) : pending ? today : null;
  if (amountCents === null || day === null) {
    found.setAside.push(aside("transaction", day === null ? "date" : "amount", rowId, rawName, day));
    return;
  }
  found.rows.push({
    providerTransactionId: rowId,
    providerAccountId: accountId,
    day,
    amountCents,
    merchantName: cleaned(payee || rawName || "Unknown", 200),
    rawName,
    providerCategory: null,
    providerConfidence: null,
    pending,
    pendingId: null,
  });
}

function dayAt(seconds: number): Day | null {
  const at = new Date(seconds * 1_000);
  const day = Number.isNaN(at.getTime()) ? "" : at.toISOString().slice(0, 10);
  return isDay(day) ? day : null;
}

function aside(
  what: SetAside["what"],
  reason: SetAside["reason"],
  of: string | null,
  name: string,
  day: Day | null = null,
): SetAside {
  return { what, reason, id: of, name, day };
}

function nameIn(wire: unknown): string {
  const read = z.object({ name: text, description: text }).safeParse(wire);
  return read.success ? cleaned(read.data.name || read.data.description || "", 120) : "";
}

function rowIdIn(wire: unknown, accountId: string): string | null {
  const read = z.object({ id }).safeParse(wire);
  return read.success ? `${accountId}:${read.data.id}` : null;
}
