// Brings an archive into an empty account, in one transaction: every row as it was, under its new owner. Sums are worked
// out anew, and what a bank told becomes an account by hand, because no token ever leaves a server.
import { AppError } from "~/contracts/errors";
import { ARCHIVED } from "~/contracts/archive";
import { balancesByDay, type WorthAccount } from "~/domain/household/net-worth";
import { type Day, dayOf } from "~/domain/periods";
import { audit } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { asUnavailable, num, Prisma, type Tx, transaction } from "~/lib/db.server";
import { rebase } from "~/services/accounts/by-hand.server";
import { readWorth } from "~/services/accounts/past-balances.server";
import { requestInsights } from "~/services/insights/insights.server";
import { requestCount } from "~/services/ledger/count-rows.server";
import { inList } from "~/services/ledger/store.server";
import { rebuildSumsIn } from "~/services/ledger/sums.server";
import { lockLedger } from "~/services/ledger/write.server";
import { REFUSALS } from "~/texts/refusals";
import { loadArchive, NO_MATTER, whatIsInTheWay } from "./preview.server";
import { importedRowsOf, openOurs, type ArchiveRow, archiveRows, timeZoneOf } from "./read.server";

const WRITE_MS = 240_000;
const PART = 1_000;

export async function confirmArchive(user: CurrentUser, id: string): Promise<{ rows: number }> {
  const rows = await transaction((tx) => write(tx, user, id), { timeout: WRITE_MS }).catch((error: unknown) => {
    // The database keeps what belongs together; a hostile archive finds it does so.
    if (error instanceof AppError || asUnavailable(error) || !isOfDatabase(error)) throw error;
    throw new AppError("unprocessable", REFUSALS.archive.unfitting, { cause: error });
  });
  await audit("archive_imported", user.id, { rows });
  await requestCount(rows);
  await requestInsights(user.id);
  return { rows };
}

const isOfDatabase = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError || error instanceof Prisma.PrismaClientUnknownRequestError;

async function write(tx: Tx, user: CurrentUser, id: string): Promise<number> {
  await lockLedger(tx, user.id);
  const bytes = await loadArchive(tx, user.id, id);
  if ((await whatIsInTheWay(tx, user.id)).length > 0) throw new AppError("conflict", REFUSALS.archive.notEmpty);
  const { archive, exported } = await openOurs(bytes);
  await tx.import.deleteMany({ where: { userId: user.id, state: "draft" } });
  for (const table of NO_MATTER)
    await tx.$executeRaw`DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE "userId" = ${user.id}`;
  const timeZone = await timeZoneOf(archive);
  // The archive's own day may have begun where its owner lives, and not yet where this account has been.
  const today = dayOf(user.now, timeZone ?? user.timeZone);
  const day = exported < today ? exported : today;
  const linked = new Set<string>();
  const counter = { count: 0 };
  for (const { table, row } of ARCHIVED) {
    const columns = ["userId", ...Object.keys(row.shape).filter((name) => !(table === "Goal" && name === "typed"))];
    for await (const part of parts(archiveRows(archive, table, counter)))
      await insert(
        tx,
        table,
        columns,
        part.map((one) => ({ ...byHand(table, one, linked, day), userId: user.id })),
      );
  }
  for await (const part of parts(importedRowsOf(archive, counter))) await setImports(tx, user.id, part);
  await assertWhole(tx, user.id);
  await rebuildSumsIn(tx, user.id);
  await settleLinked(tx, user.id, linked, day);
  if (timeZone !== null) await tx.user.update({ where: { id: user.id }, data: { timeZone } });
  return counter.count;
}

async function* parts(rows: AsyncIterable<ArchiveRow>): AsyncGenerator<ArchiveRow[]> {
  let part: ArchiveRow[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < PART) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

const list = (names: readonly string[]) => Prisma.raw(names.map((name) => `"${name}"`).join(", "));

/** The table's own types read the rows. */
async function insert(tx: Tx, table: string, columns: readonly string[], rows: readonly ArchiveRow[]): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`INSERT INTO ${name} (${list(columns)})
    SELECT ${list(columns)} FROM json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`;
}

const setImports = (tx: Tx, userId: string, rows: readonly ArchiveRow[]): Promise<number> =>
  tx.$executeRaw`UPDATE "Transaction" t SET "importId" = r."importId"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("importId" text, "transactionId" text)
    WHERE t."userId" = ${userId} AND t.id = r."transactionId"`;

/** An account of a bank has none here. The bank's own ids would be taken for those of one that is linked later. */
function byHand(table: string, row: ArchiveRow, linked: Set<string>, day: Day): ArchiveRow {
  if (table === "Account" && row.itemId !== null) {
    linked.add(String(row.id));
    return { ...row, itemId: null, providerAccountId: `hand:${String(row.id)}`, ...startOf(row, day) };
  }
  if (table === "Transaction" && linked.has(String(row.accountId)) && !isOwnId(row.providerTransactionId))
    return { ...row, providerTransactionId: `bank:${String(row.providerTransactionId)}` };
  return row;
}

const isOwnId = (id: unknown): boolean => typeof id === "string" && /^(hand|file|bank):/.test(id);
const startOf = ({ balanceCents }: ArchiveRow, day: Day) => ({ baseCents: balanceCents ?? 0, baseDay: day });

/** What no key of the database watches over. */
async function assertWhole(tx: Tx, userId: string): Promise<void> {
  const [broken] = await tx.$queryRaw<{ count: number }[]>`
    SELECT ((SELECT count(*) FROM "Transaction" t WHERE t."userId" = ${userId} AND t."matchedId" IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM "Transaction" o WHERE o."userId" = t."userId" AND o.id = t."matchedId"))
      + (SELECT count(*) FROM (SELECT s."transactionId" FROM "TransactionSplit" s JOIN "Transaction" t
          ON t."userId" = s."userId" AND t.id = s."transactionId" WHERE s."userId" = ${userId}
        GROUP BY s."transactionId", t."amountCents" HAVING sum(s."amountCents") <> t."amountCents") x))::int AS count`;
  if (broken && broken.count > 0) throw new AppError("unprocessable", REFUSALS.archive.unfitting);
}

/** What was counted back from the bank's balance is written down, day by day, and goes on from the day of the archive. */
async function settleLinked(tx: Tx, userId: string, linked: ReadonlySet<string>, day: Day): Promise<void> {
  const isTold = Prisma.sql`a.id ${inList([...linked])}`;
  for (const account of await readWorth(tx, userId, { since: "0000-01-01", today: day, isTold }))
    if (linked.has(account.id)) await keepHistory(tx, userId, account, day);
  const accounts = await tx.account.findMany({
    where: { userId, id: { in: [...linked] }, balanceCents: { not: null } },
    select: { id: true, balanceCents: true },
  });
  for (const { id, balanceCents } of accounts) await rebase(tx, userId, id, num(balanceCents ?? 0n), day);
}

async function keepHistory(tx: Tx, userId: string, account: WorthAccount, day: Day): Promise<void> {
  const rows = balancesByDay(account, day).map((one) => ({
    userId,
    accountId: account.id,
    day: one.day,
    balanceCents: one.cents,
  }));
  await tx.balanceHistory.deleteMany({ where: { userId, accountId: account.id } });
  await insert(tx, "BalanceHistory", ["userId", "accountId", "day", "balanceCents"], rows);
}
