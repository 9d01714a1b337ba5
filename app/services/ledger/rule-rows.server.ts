// The rows that rules are about.
import { type RuleTest, ruleMatches } from "~/domain/ledger/rules";
import { merchantKey } from "~/domain/categories/classify";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { Prisma, type Tx, db } from "~/lib/db.server";
import { escapeLike } from "~/lib/like.server";
import { inList, loadRows } from "./store.server";

const NAME = Prisma.sql`coalesce(t."bankName", t."merchantName")`;

/** The spellings that merchants go by in the person's rows, by their keys. */
export async function spellingsOf(
  tx: Pick<Tx, "$queryRaw">,
  userId: string,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const wanted = new Set(keys);
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT ${NAME} AS name FROM "Transaction" t WHERE t."userId" = ${userId}`;
  return rows.map(({ name }) => name).filter((name) => wanted.has(merchantKey(name)));
}

export const calledAs = (names: readonly string[]): Prisma.Sql => Prisma.sql`${NAME} ${inList(names)}`;

/** A condition on `t` that every row meets that one of these tests is about. */
async function metBy(tx: Pick<Tx, "$queryRaw">, userId: string, tests: readonly RuleTest[]): Promise<Prisma.Sql> {
  const spellings = await spellingsOf(
    tx,
    userId,
    tests.flatMap((test) => (test.match === "is" ? [test.merchant] : [])),
  );
  const each = tests.map((test) => {
    const all = [nameCondition(test, spellings)];
    if (test.accountId !== null) all.push(Prisma.sql`t."accountId" = ${test.accountId}`);
    if (test.minCents !== null) all.push(Prisma.sql`abs(t."amountCents") >= ${BigInt(test.minCents)}`);
    if (test.maxCents !== null) all.push(Prisma.sql`abs(t."amountCents") <= ${BigInt(test.maxCents)}`);
    if (test.since !== null) all.push(Prisma.sql`t.day >= ${test.since}`);
    return Prisma.sql`(${Prisma.join(all, " AND ")})`;
  });
  return Prisma.sql`t."deletedAt" IS NULL AND (${Prisma.join(each, " OR ")})`;
}

function nameCondition({ match, merchant }: RuleTest, spellings: readonly string[]): Prisma.Sql {
  if (match === "any") return Prisma.sql`true`;
  if (match === "is") return calledAs(spellings.filter((name) => merchantKey(name) === merchant));
  const pattern = `%${escapeLike(merchant)}%`;
  return Prisma.sql`(${NAME} ILIKE ${pattern} OR t."rawName" ILIKE ${pattern})`;
}

export async function rowsMetBy(tx: Tx, userId: string, tests: readonly RuleTest[]): Promise<LedgerRow[]> {
  if (tests.length === 0) return [];
  const rows = await loadRows(tx, userId, await metBy(tx, userId, tests));
  return rows.filter((row) => tests.some((test) => ruleMatches(test, row)));
}

/** How many rows a rule would be about, and the newest of them. */
export async function countMetBy(
  userId: string,
  test: RuleTest,
  newest: number,
): Promise<{ count: number; rows: LedgerRow[] }> {
  const condition = await metBy(db, userId, [test]);
  const [counted] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS count FROM "Transaction" t WHERE t."userId" = ${userId} AND ${condition}`;
  const rows = await loadRows(db, userId, Prisma.sql`${condition} ORDER BY t.day DESC, t.id DESC LIMIT ${newest}`);
  return { count: Number(counted?.count ?? 0), rows };
}
