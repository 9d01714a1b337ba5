// What a few letters find among somebody's own transactions.
import type { SearchAnswer } from "~/contracts/answers/search";
import { readFilter } from "~/domain/ledger/transaction-filter";
import { tidyName } from "~/domain/ledger/tidy-name";
import { toDollars } from "~/domain/money";
import { db } from "~/lib/db.server";
import { conditions, findTransactions } from "./transactions.server";

const MERCHANTS = 4;
const ROWS = 5;

/** As the list's own search reads the words; nothing for no words. */
export async function search(userId: string, words: string | null): Promise<SearchAnswer> {
  const filter = readFilter(new URLSearchParams({ q: words ?? "" }));
  if (!filter.q) return { merchants: [], transactions: [] };
  const [merchants, { rows }] = await Promise.all([
    db.$queryRaw<{ name: string; count: number }[]>`
      SELECT t."merchantName" AS name, count(*)::int AS count
      FROM "Transaction" t WHERE ${conditions(userId, filter)}
      GROUP BY t."merchantName" ORDER BY count(*) DESC, t."merchantName" LIMIT ${MERCHANTS}`,
    findTransactions(userId, filter, { take: ROWS, skip: 0 }),
  ]);
  return {
    merchants,
    transactions: rows.map(({ id, merchantName, day, amountCents }) => ({
      id,
      name: tidyName(merchantName),
      date: day,
      amount: toDollars(amountCents),
    })),
  };
}
