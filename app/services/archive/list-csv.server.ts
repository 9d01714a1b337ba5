// The listed transactions as CSV, with the list's own filters, read and sent in parts.
import { csvTransactionHead, csvTransactions } from "~/domain/books/csv";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { Day } from "~/domain/periods";
import type { ReportRow } from "~/domain/screens/report";
import { audit } from "~/lib/audit.server";
import { assertRecentPassword, type CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { limit } from "~/lib/rate-limit.server";
import { findTransactions, type ListedTransaction } from "~/services/ledger/transactions.server";
import { listedFilter } from "~/services/ledger/transactions-view.server";
import { BOOKS_PER_HOUR, streamed } from "./books.server";

const PART = 1_000;

/** Counted with the files for other programs: it's the same rows that leave. */
export async function exportList(
  user: CurrentUser,
  search: URLSearchParams,
): Promise<{ fileName: string; body: ReadableStream<Uint8Array> }> {
  assertRecentPassword(user);
  await limit(`books|${user.id}`, BOOKS_PER_HOUR, 3_600);
  const { filter } = await listedFilter(user.id, search, user.today);
  await audit("data_exported", user.id, { format: "csv" });
  return { fileName: `transactions-${user.today}.csv`, body: streamed(textOf(user.id, filter)) };
}

async function* textOf(userId: string, filter: TransactionFilter): AsyncGenerator<string> {
  const accounts = await db.account.findMany({
    where: { userId },
    select: { id: true, institutionName: true, accountName: true },
  });
  const names = new Map(
    accounts.map(({ id, institutionName, accountName }) => [id, `${institutionName} ${accountName}`.trim()]),
  );
  // Spreadsheets take the text for UTF-8 only with this mark.
  yield `\uFEFF${csvTransactionHead()}`;
  let after: { day: Day; id: string } | undefined;
  for (;;) {
    const { rows } = await findTransactions(userId, filter, { take: PART, skip: 0, after });
    const last = rows.at(-1);
    if (!last) return;
    yield csvTransactions(rows.map((row) => ({ ...asReported(row), account: names.get(row.accountId) ?? "" })));
    after = { day: last.day, id: last.id };
  }
}

const asReported = (row: ListedTransaction): ReportRow => ({
  id: row.id,
  merchantName: row.name,
  merchantIcon: row.icon,
  category: row.category ?? "",
  kind: row.kind,
  day: row.day,
  cents: row.amountCents,
  pending: row.pending,
  ...(row.note ? { description: row.note } : {}),
  ...(row.splits.length > 0
    ? { parts: row.splits.map(({ category, amountCents }) => ({ category, cents: amountCents })) }
    : {}),
});
