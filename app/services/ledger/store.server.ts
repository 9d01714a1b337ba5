// Reads and writes many transactions at once: one statement carries thousands of rows as JSON, on both databases.
import { type Kind, isKind } from "~/domain/categories/classify";
import type { LedgerRow, SumChange, SumChanges } from "~/domain/ledger/ledger";
import { Prisma, type Tx, newId, num } from "~/lib/db.server";

const CHUNK = 1_000;
/** Rows in one statement that adds them. */
const ADDED = 2_000;

type Stored = Omit<LedgerRow, "amountCents" | "kind" | "userKind" | "splits"> & {
  amountCents: bigint;
  kind: string;
  userKind: string | null;
};

/** A reader for each column: to ask a row for a column by its name takes ten times as long. */
const READERS: Record<Exclude<keyof LedgerRow, "splits">, (row: LedgerRow) => unknown> = {
  id: (row) => row.id,
  accountId: (row) => row.accountId,
  providerTransactionId: (row) => row.providerTransactionId,
  day: (row) => row.day,
  amountCents: (row) => row.amountCents,
  merchantName: (row) => row.merchantName,
  bankName: (row) => row.bankName,
  rawName: (row) => row.rawName,
  providerCategory: (row) => row.providerCategory,
  providerConfidence: (row) => row.providerConfidence,
  category: (row) => row.category,
  ownCategory: (row) => row.ownCategory,
  kind: (row) => row.kind,
  userCategory: (row) => row.userCategory,
  userKind: (row) => row.userKind,
  note: (row) => row.note,
  tags: (row) => asArray(row.tags),
  reviewedAt: (row) => row.reviewedAt,
  pending: (row) => row.pending,
  deletedAt: (row) => row.deletedAt,
  removedAt: (row) => row.removedAt,
  matchedId: (row) => row.matchedId,
  importId: (row) => row.importId,
};
const STORED = Object.keys(READERS);
const named = (names: readonly string[], write: (name: string) => string) => Prisma.raw(names.map(write).join(", "));
const COLUMNS = named(STORED, (name) => `t."${name}"`);

/** As the database writes a list of texts. */
function asArray(texts: readonly string[]): string {
  return texts.length === 0 ? "{}" : `{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** Rows of this user that satisfy a condition on `t`, with their splits. */
export async function loadRows(
  tx: Tx,
  userId: string,
  condition: Prisma.Sql,
  from: Prisma.Sql = Prisma.sql`"Transaction" t`,
): Promise<LedgerRow[]> {
  const stored = await tx.$queryRaw<
    Stored[]
  >`SELECT ${COLUMNS} FROM ${from} WHERE t."userId" = ${userId} AND ${condition}`;
  if (stored.length === 0) return [];
  const splits = await loadSplits(
    tx,
    userId,
    stored.map((row) => row.id),
  );
  return stored.map((row) => ({
    ...row,
    amountCents: num(row.amountCents),
    kind: asKind(row.kind) ?? "spending",
    userKind: asKind(row.userKind),
    splits: splits.get(row.id) ?? [],
  }));
}

/** As many as `size` of them, in the order of their ids, behind one: for what may be too much to be held as a whole. */
export const loadPart = (
  tx: Tx,
  userId: string,
  condition: Prisma.Sql,
  after: string,
  size: number,
): Promise<LedgerRow[]> =>
  loadRows(tx, userId, Prisma.sql`${condition} AND t.id > ${after} ORDER BY t.id LIMIT ${size}`);

const asKind = (kind: string | null): Kind | null => (kind !== null && isKind(kind) ? kind : null);

/** As an array worked out once, so that the index is used whatever the planner believes of the table's size. */
export const inList = (values: readonly string[]) =>
  Prisma.sql`= ANY (ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`;

export async function loadRowsIn(
  tx: Tx,
  userId: string,
  column: "id" | "providerTransactionId",
  values: readonly string[],
): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = [];
  for (const part of chunks([...new Set(values)])) {
    rows.push(...(await loadRows(tx, userId, Prisma.sql`true`, eachOf(userId, column, part))));
  }
  return rows;
}

/**
 * The rows of a list of values, each looked up by its index. OFFSET 0 keeps the planner from anything else: with figures
 * of the time when the table was small it would compare every row with every value.
 */
const eachOf = (userId: string, column: "id" | "providerTransactionId", values: readonly string[]) =>
  Prisma.sql`jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) AS wanted(value) CROSS JOIN LATERAL (
    SELECT x.ctid AS place, x.* FROM "Transaction" x WHERE x."userId" = ${userId} AND x.${Prisma.raw(`"${column}"`)} = wanted.value OFFSET 0) t`;

async function loadSplits(tx: Tx, userId: string, ids: readonly string[]): Promise<Map<string, LedgerRow["splits"]>> {
  const found = new Map<string, LedgerRow["splits"]>();
  for (const part of chunks(ids)) {
    const rows = await tx.$queryRaw<
      {
        transactionId: string;
        category: string;
        ownCategory: string | null;
        amountCents: bigint;
        note: string | null;
      }[]
    >`
      SELECT "transactionId", category, "ownCategory", "amountCents", note FROM "TransactionSplit"
      WHERE "userId" = ${userId} AND "transactionId" ${inList(part)} ORDER BY id`;
    for (const { transactionId, ...split } of rows) {
      const parts = found.get(transactionId) ?? [];
      found.set(transactionId, [...parts, { ...split, amountCents: num(split.amountCents) }]);
    }
  }
  return found;
}

const TYPES: Record<string, string> = {
  amountCents: "bigint",
  pending: "boolean",
  tags: "text[]",
  reviewedAt: "timestamp(3)",
  deletedAt: "timestamp(3)",
  removedAt: "timestamp(3)",
};
const typeOf = (name: string) => TYPES[name] ?? "text";
const NAMES = named(STORED, (name) => `"${name}"`);
/** From so many rows on it's worth to look for what they share; fewer come in one shape, whatever is in them. */
const MANY_SHARE = 100;

/** Rows as SQL: a value for each column, and the table that the values come from. */
type Records = { values: Prisma.Sql[]; from: Prisma.Sql };

/**
 * Column by column: half as long as row by row, and nothing is copied on the way. What all rows share is said once: of an
 * import that is two columns in three.
 */
function recordsOf(rows: readonly LedgerRow[]): Records {
  const own: string[] = [];
  const columns: Prisma.Sql[] = [];
  const values = Object.entries(READERS).map(([name, read]) => {
    const type = Prisma.raw(typeOf(name));
    const shared = rows.length < MANY_SHARE ? undefined : sharedValue(rows, read);
    if (shared !== undefined) return Prisma.sql`${shared}::${type}`;
    own.push(name);
    columns.push(Prisma.sql`json_array_elements_text(${JSON.stringify(rows.map(read))}::json)`);
    return Prisma.sql`r.${Prisma.raw(`"${name}"`)}::${type}`;
  });
  return {
    values,
    from: Prisma.sql`ROWS FROM (${Prisma.join(columns)}) AS r(${named(own, (name) => `"${name}"`)})`,
  };
}

/** As the database reads it; undefined where the rows don't share it. */
function sharedValue(rows: readonly LedgerRow[], read: (row: LedgerRow) => unknown): string | null | undefined {
  const first = plain(rows[0] && read(rows[0]));
  for (const row of rows) if (plain(read(row)) !== first) return undefined;
  return first === null ? null : String(first);
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Statements for rows that are not there yet. A plain INSERT: looking for conflicts costs a third more. */
export const additionsOf = (userId: string, rows: readonly LedgerRow[], at: Date): Prisma.Sql[] =>
  chunks(rows, ADDED).map((part) => additionOf(userId, part, at));

function additionOf(userId: string, rows: readonly LedgerRow[], at: Date): Prisma.Sql {
  const stamp = Prisma.sql`${at.toISOString()}::timestamp(3)`;
  const { values, from } = recordsOf(rows);
  return Prisma.sql`INSERT INTO "Transaction" ("userId", ${NAMES}, "createdAt", "updatedAt")
    SELECT ${userId}, ${Prisma.join(values)}, ${stamp}, ${stamp} FROM ${from}`;
}

/** Rows that are there, found one by one by their key. */
export async function updateRows(tx: Tx, userId: string, rows: readonly LedgerRow[], at: Date): Promise<void> {
  for (const part of chunks(rows)) {
    const { values, from } = recordsOf(part);
    const changes = STORED.flatMap((name, index) =>
      name === "id" ? [] : [Prisma.sql`${Prisma.raw(`"${name}"`)} = ${values[index]}`],
    );
    await tx.$executeRaw`UPDATE "Transaction" t SET ${Prisma.join(changes)}, "updatedAt" = ${at.toISOString()}::timestamp(3)
      FROM ${from} WHERE t."userId" = ${userId} AND t.id = r.id`;
  }
}

export async function saveSplits(tx: Tx, userId: string, rows: readonly LedgerRow[]): Promise<void> {
  for (const part of chunks(rows)) {
    const ids = part.map((row) => row.id);
    await tx.$executeRaw`DELETE FROM "TransactionSplit" WHERE "userId" = ${userId} AND "transactionId" ${inList(ids)}`;
    const data = part.flatMap((row) => {
      // Ids of one moment are in no order of their own; sorted, they keep the parts in theirs.
      const ids = row.splits.map(newId).sort();
      return row.splits.map(({ amountCents, ...split }, index) => ({
        ...split,
        userId,
        id: ids[index] ?? newId(),
        transactionId: row.id,
        amountCents: BigInt(amountCents),
      }));
    });
    if (data.length > 0) await tx.transactionSplit.createMany({ data });
  }
}

export async function deleteRows(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  for (const part of chunks(ids)) {
    await tx.$executeRaw`DELETE FROM "Transaction" WHERE "userId" = ${userId} AND ctid = ANY (ARRAY(SELECT t.place FROM ${eachOf(userId, "id", part)}))`;
  }
}

/** Moves the stored sums by what changed, and drops those that no row supports any more. */
export async function applySums(tx: Tx, userId: string, { days, months }: SumChanges): Promise<void> {
  await applyTo(tx, userId, "DaySum", "day", days);
  await applyTo(tx, userId, "MonthSum", "month", months);
}

async function applyTo(
  tx: Tx,
  userId: string,
  table: "DaySum" | "MonthSum",
  period: "day" | "month",
  changes: readonly SumChange[],
): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  const column = Prisma.raw(`"${period}"`);
  for (const part of chunks(changes)) {
    const changed = Prisma.sql`jsonb_to_recordset(${JSON.stringify(
      part,
    )}::jsonb) AS r(period text, category text, kind text, "amountCents" bigint, count int)`;
    const same = Prisma.sql`s."userId" = ${userId} AND s.${column} = r.period AND s.category = r.category AND s.kind = r.kind`;
    await tx.$executeRaw`UPDATE ${name} s SET "amountCents" = s."amountCents" + r."amountCents", count = s.count + r.count FROM ${changed} WHERE ${same}`;
    // Not one upsert: a decrease would break the check that counts are not negative before the conflict is seen.
    await tx.$executeRaw`INSERT INTO ${name} ("userId", ${column}, category, kind, "amountCents", count)
      SELECT ${userId}, r.period, r.category, r.kind, r."amountCents", r.count FROM ${changed}
      WHERE NOT EXISTS (SELECT 1 FROM ${name} s WHERE ${same})`;
  }
  if (changes.some((change) => change.count < 0)) {
    await tx.$executeRaw`DELETE FROM ${name} WHERE "userId" = ${userId} AND count = 0`;
  }
}

export function chunks<T>(list: readonly T[], size = CHUNK): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
