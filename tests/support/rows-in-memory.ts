// The transactions list without a database: which rows a filter leaves, and what they add up to.
import { categoriesOfSet } from "~/domain/categories/sets";
import type { Kind } from "~/domain/categories/classify";
import {
  type NeedAnswer,
  type AnyNeed,
  type NeedAnswers,
  type MoneyMove,
  type DataNeed,
  needKey,
  type StandingNeed,
} from "~/domain/coach/query/data";
import { groupKey } from "~/domain/coach/engine/groups";
import { isSpending } from "~/domain/categories/classify";
import { searchParts, type TransactionFilter } from "~/domain/ledger/transaction-filter";
import { weekday } from "~/domain/periods";

export type Row = {
  id: string;
  day: string;
  merchantName: string;
  category: string | null;
  kind: Kind;
  cents: number;
  accountId: string;
  pending: boolean;
  note?: string;
  tags?: readonly string[];
};

export function rowsAt(rows: readonly Row[], filter: TransactionFilter): Row[] {
  return rows.filter((row) => {
    const category = row.category || "miscellaneous";
    const categories = [filter.category ? [filter.category] : null, filter.categories ?? null];
    return (
      (filter.kind === undefined || (filter.kind === "spending" ? isSpending(row.kind) : row.kind === filter.kind)) &&
      (filter.from === undefined || row.day >= filter.from) &&
      (filter.to === undefined || row.day <= filter.to) &&
      (filter.min === undefined || Math.abs(row.cents) >= filter.min) &&
      (filter.max === undefined || Math.abs(row.cents) <= filter.max) &&
      (filter.account === undefined || row.accountId === filter.account) &&
      (filter.accounts === undefined || filter.accounts.includes(row.accountId)) &&
      (filter.others === undefined || isMatched(row, rows, filter.others)) &&
      (filter.merchants === undefined || filter.merchants.includes(row.merchantName)) &&
      !(filter.without ?? []).some((name) => row.merchantName.toLowerCase().includes(name.toLowerCase())) &&
      (filter.weekdays === undefined || filter.weekdays.includes(weekday(row.day))) &&
      (filter.pending === undefined || row.pending) &&
      (filter.flow === undefined || (filter.flow === "in" ? row.cents > 0 : row.cents < 0)) &&
      categories.every(
        (ids) => ids === null || (isSpending(row.kind) && ids.flatMap(categoriesOfSet).includes(category)),
      ) &&
      (filter.not === undefined || !filter.not.flatMap(categoriesOfSet).includes(category)) &&
      (filter.tag === undefined || (row.tags ?? []).includes(filter.tag)) &&
      (filter.q === undefined || says(row.merchantName, filter.q)) &&
      (filter.text === undefined || says(`${row.merchantName} ${row.note ?? ""}`, filter.text))
    );
  });
}

/** The other leg: as much the other way within three days, on one of these accounts. */
const isMatched = (row: Row, rows: readonly Row[], others: readonly string[]): boolean =>
  rows.some(
    ({ accountId, cents, day }) =>
      others.includes(accountId) &&
      accountId !== row.accountId &&
      cents === -row.cents &&
      Math.abs(Date.parse(day) - Date.parse(row.day)) <= 3 * 86_400_000,
  );

function says(name: string, q: string): boolean {
  const lower = name.toLowerCase();
  return searchParts(q).some(({ text, isWordStart }) =>
    isWordStart
      ? lower.split(/[^\p{L}\p{N}]+/u).some((_, at, words) => words.slice(at).join(" ").startsWith(text.toLowerCase()))
      : lower.includes(text.toLowerCase()),
  );
}

export function answerNeeds(rows: readonly Row[], needs: readonly AnyNeed[]): NeedAnswers {
  return new Map(
    needs.map((need) => [
      needKey(need),
      need.want === "sums" || need.want === "rows" ? answer(rows, need) : standingAnswer(rows, need),
    ]),
  );
}

/** Nothing has ended, and nothing is planned. */
function standingAnswer(rows: readonly Row[], need: StandingNeed): NeedAnswer {
  switch (need.want) {
    case "moves":
      return { moves: movesIn(rows.filter(({ accountId }) => need.accounts.includes(accountId))) };
    case "budget":
      return { budget: [], pendingCents: {} };
    case "pending":
      return { pending: {} };
    case "ended":
      return { ended: [] };
  }
}

const movesIn = (rows: readonly Row[]): MoneyMove[] =>
  rows
    .filter(({ pending }) => !pending)
    .map(({ day, accountId, kind, cents, merchantName }) => {
      const isInterest = /interest charge/i.test(merchantName);
      return {
        day,
        accountId,
        movedCents: cents,
        paidCents: cents > 0 && kind !== "refund" ? cents : 0,
        interestCents: isInterest && cents < 0 ? -cents : 0,
      };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));

function answer(rows: readonly Row[], need: DataNeed): NeedAnswer {
  const all = rowsAt(rows, need.rows);
  if (need.want === "sums") {
    const found = all.filter(({ pending }) => pending === (need.rows.pending ?? false));
    const sums = new Map<string, { key: string; cents: number; count: number }>();
    const parts = need.by === "tag" ? found.flatMap((row) => (row.tags ?? []).map((tag) => ({ ...row, tag }))) : found;
    for (const row of parts) {
      const key = need.by === null ? "" : groupKey(need.by, row);
      const known = sums.get(key) ?? { key, cents: 0, count: 0 };
      sums.set(key, { key, cents: known.cents + row.cents, count: known.count + 1 });
    }
    return { sums: [...sums.values()] };
  }
  const newest = (a: Row, b: Row) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.id < b.id ? 1 : -1);
  const size = (a: Row, b: Row) => Math.abs(b.cents) - Math.abs(a.cents) || newest(a, b);
  const order = {
    newest,
    oldest: (a: Row, b: Row) => -newest(a, b),
    largest: size,
    smallest: (a: Row, b: Row) => -size(a, b),
  };
  return { rows: [...all].sort(order[need.order]).slice(0, need.take) };
}
