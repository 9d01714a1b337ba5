// From a query to the filter of the transactions list that holds exactly its rows.

import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { Flow, Period, Query, Subject } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { namesOf } from "~/domain/coach/query/shop-kinds";

/** Short names stand at the beginning of a word, or 'gap' were in 'Singapore'. */
const searched = (name: string): string => {
  const plain = name.replace(/[|"]/g, " ").trim();
  return plain.length < 5 ? `"${plain}"` : plain;
};

const named = (name: string): string => name.replaceAll("|", " ").trim();

const KIND_OF: Readonly<Record<Exclude<Flow, "kept">, TransactionFilter>> = {
  spent: { kind: "spending" },
  earned: { kind: "income" },
  refunded: { kind: "refund" },
  moved: { kind: "transfer", flow: "out" },
  interest: { flow: "out", q: '"interest"|"finance charge"' },
  outflow: { flow: "out" },
  inflow: { flow: "in" },
  fees: { kind: "spending", q: '"fee"|"fees"|"overdraft"|"nsf"|"late charge"' },
};

/** Ids of the accounts that a subject names, by themselves or by their kind; null where it names none. */
export function accountsOf({ accounts, kinds }: Subject, household: Household): string[] | null {
  if (!accounts?.length && !kinds?.length) return null;
  const ofKind = household.accounts.filter(({ type }) => kinds?.includes(type)).map(({ id }) => id);
  return [...new Set([...(accounts ?? []), ...ofKind])];
}

export function filterOf(
  flow: Exclude<Flow, "kept">,
  { subject, condition }: Pick<Query, "subject" | "condition">,
  period: Period,
  household: Household,
): TransactionFilter {
  const { categories = [], merchants = [], except = [], exceptMerchants = [] } = subject;
  const accounts = accountsOf(subject, household);
  const q = merchants
    .flatMap((name) => namesOf(name, household.shops))
    .map(searched)
    .join("|");
  const [onlyCategory, onlyAccount] = [
    categories.length === 1 ? categories[0] : undefined,
    accounts?.length === 1 ? accounts[0] : undefined,
  ];
  return {
    ...KIND_OF[flow],
    ...(flow === "moved" ? movedBy(subject, accounts, household) : {}),
    from: period.from,
    to: period.to,
    ...(onlyCategory ? { category: onlyCategory } : categories.length > 0 ? { categories: [...categories] } : {}),
    ...(onlyAccount
      ? { account: onlyAccount }
      : accounts
        ? { accounts: accounts.length > 0 ? accounts : ["none"] }
        : {}),
    ...taggedBy(subject),
    ...wordsOf(flow, q, subject),
    ...(except.length > 0 ? { not: [...except] } : {}),
    ...(exceptMerchants.length > 0
      ? { without: exceptMerchants.flatMap((name) => namesOf(name, household.shops)).map(named) }
      : {}),
    ...(condition.min === undefined ? {} : { min: condition.min }),
    ...(condition.max === undefined ? {} : { max: condition.max }),
    ...(condition.pending ? { pending: true } : {}),
    ...(condition.weekdays ? { weekdays: [...condition.weekdays] } : {}),
  };
}

/** A fee or interest at a place says so itself: what else was paid there is none. */
function wordsOf(flow: Exclude<Flow, "kept">, q: string, { texts = [] }: Subject): TransactionFilter {
  const { q: own } = KIND_OF[flow];
  const text = texts.map(named).join("|") || (q === "" ? undefined : own);
  return { ...(q === "" ? {} : { q }), ...(text === undefined ? {} : { text }) };
}

/** One tag is a field of the list's form. */
function taggedBy({ tags = [], exceptTags = [] }: Subject): TransactionFilter {
  const [only, ...others] = tags;
  return {
    ...(only === undefined ? {} : others.length === 0 ? { tag: only } : { tags: [...tags] }),
    ...(exceptTags.length > 0 ? { notTagged: [...exceptTags] } : {}),
  };
}

/** Out of one account, into another, or from one to the other: the list knows where the other leg of a transfer is. */
function movedBy({ from }: Subject, to: readonly string[] | null, household: Household): TransactionFilter {
  if (!from?.length) return to ? movedTo(to, household) : {};
  const left = household.accounts
    .filter(({ id, type }) => from.includes(id) || from.includes(type))
    .map(({ id }) => id);
  const others = left.length > 0 ? left : ["none"];
  return to ? { ...movedTo(to, household), others } : { kind: "transfer", flow: "out", accounts: others };
}

/** What came in on the accounts that are named: on a card it is a payment, elsewhere a transfer. */
function movedTo(accounts: readonly string[], { accounts: all }: Household): TransactionFilter {
  const isCard = all.some(({ id, type }) => accounts.includes(id) && type === "credit");
  return { kind: isCard ? "card_payment" : "transfer", flow: "in" };
}

/** Which way a flow counts: what is spent is positive, though it is negative in the rows. */
export const signOf = (flow: Flow, rows: TransactionFilter): 1 | -1 =>
  GOING_OUT.includes(flow) || (flow === "moved" && rows.flow === "out") ? -1 : 1;
const GOING_OUT: readonly Flow[] = ["spent", "interest", "fees", "outflow"];
