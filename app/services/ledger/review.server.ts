// The review: rows that nobody has looked at, what asks for a decision first.
import { AppError } from "~/contracts/errors";
import type { CorrectInput } from "~/contracts/transactions";
import type { ReviewView } from "~/contracts/transaction-view";
import { isSpending, merchantKey } from "~/domain/categories/classify";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { byUrgency, isUnsure, oddRowOf, type Reason } from "~/domain/ledger/review";
import { bankNameOf, rulesFor } from "~/domain/ledger/rules";
import type { Month } from "~/domain/periods";
import { Prisma, db, transaction } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";
import { correctedRow, correctWithRule, type Undoable } from "./edits.server";
import { likelyFor, spellingsFor } from "./likely.server";
import { changeEach } from "./many.server";
import { countCalled } from "./merchant-rules.server";
import { placeMaybe } from "./own-categories.server";
import { loadRules } from "./rule-store.server";
import { loadRows, loadRowsIn } from "./store.server";
import { findTransaction } from "./transactions.server";
import { unsortedRows } from "./unsorted.server";
import { lockLedger } from "./write.server";

const MAX_ROWS = 100;
const WAITING = Prisma.sql`t."reviewedAt" IS NULL AND t."deletedAt" IS NULL AND NOT t.pending`;

/** How many rows wait to be looked at; from 100 on only that there are so many. */
export async function reviewCount(userId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS count FROM (
      SELECT 1 FROM "Transaction" t WHERE t."userId" = ${userId} AND ${WAITING} LIMIT ${MAX_ROWS}) waiting`;
  return Number(row?.count ?? 0);
}

/** Whether there ever was something to look at. */
const hasRows = async (userId: string): Promise<boolean> =>
  (await db.transaction.findFirst({ where: { userId, deletedAt: null }, select: { id: true } })) !== null;

type Waiting = { id: string; day: string; reason: Reason };

/** The newest that wait, in the order in which they are shown. */
async function waiting(userId: string, most = MAX_ROWS): Promise<Waiting[]> {
  const newest = Prisma.sql`${WAITING} ORDER BY t.day DESC, t.id DESC LIMIT ${most}`;
  const [rows, rules, findings] = await Promise.all([
    loadRows(db, userId, newest),
    loadRules(db, userId),
    db.insight.findMany({
      where: { userId, endedAt: null, rule: { in: ["unusual-charge", "double-charge"] } },
      select: { dedupeKey: true },
    }),
  ]);
  const odd = new Set(findings.map(({ dedupeKey }) => oddRowOf(dedupeKey)));
  const ruling = rulesFor(rules.filter(({ byModel }) => !byModel));
  const guessed = new Set(rules.filter(({ byModel }) => byModel).map(({ merchant }) => merchant));
  const reasonOf = (row: LedgerRow): Reason => {
    const isGuessed = guessed.has(merchantKey(bankNameOf(row)));
    if (odd.has(row.id)) return "unusual";
    return isUnsure(row, { isRuled: ruling(row).category !== null, isGuessed }) ? "unsure" : "new";
  };
  return rows.map((row) => ({ id: row.id, day: row.day, reason: reasonOf(row) })).sort(byUrgency);
}

/** What waits; or what a month has in no category, whether it was looked at or not. */
async function listed(userId: string, unsorted: Month | null): Promise<Waiting[]> {
  if (unsorted === null) return waiting(userId);
  return (await unsortedRows(userId, unsorted)).map(({ id, day }) => ({ id, day, reason: "unsure" }));
}

export async function reviewView(
  userId: string,
  at: string | null,
  unsorted: Month | null = null,
): Promise<ReviewView> {
  const list = await listed(userId, unsorted);
  const count = unsorted === null ? await reviewCount(userId) : list.length;
  const index = Math.max(
    0,
    list.findIndex(({ id }) => id === at),
  );
  const here = list[index];
  if (!here)
    return {
      ...{ unsorted, count, place: 0, current: null, next: null, counts: countsOf(list) },
      hasRows: await hasRows(userId),
    };
  return {
    unsorted,
    count,
    place: index + 1,
    next: list[index + 1]?.id ?? (index > 0 ? (list[0]?.id ?? null) : null),
    counts: countsOf(list),
    hasRows: true,
    current: await currentOf(userId, here),
  };
}

async function currentOf(userId: string, { id, reason }: Waiting): Promise<ReviewView["current"]> {
  const [transaction, [row]] = await Promise.all([findTransaction(userId, id), loadRowsIn(db, userId, "id", [id])]);
  if (!transaction || !row) return null;
  const names = await spellingsFor(userId, row);
  const sameMerchant = isSpending(row.kind) ? await countCalled(userId, names) : 0;
  return { transaction, reason, sameMerchant, likely: await likelyFor(userId, row, names) };
}

const countsOf = (list: readonly Waiting[]) => ({
  unusual: list.filter(({ reason }) => reason === "unusual").length,
  unsure: list.filter(({ reason }) => reason === "unsure").length,
  new: list.filter(({ reason }) => reason === "new").length,
});

/** Where a review of one month's rows is, and whether the merchant's others follow. */
type Sorting = { unsorted: Month | null; applyToMerchant?: boolean };

/** Right as it is, or what it is; answers which one comes next. What stays in Miscellaneous was sorted there. */
export async function reviewOne(
  userId: string,
  id: string,
  choice?: CorrectInput["choice"],
  { unsorted, applyToMerchant }: Sorting = { unsorted: null },
): Promise<Undoable & { next: string | null }> {
  const list = await listed(userId, unsorted);
  const index = list.findIndex((one) => one.id === id);
  const next = index < 0 ? null : (list[index + 1]?.id ?? null);
  if (unsorted !== null && applyToMerchant) {
    const { undo } = await correctWithRule(userId, id, { choice, applyToMerchant });
    return { undo, next };
  }
  const settled = (row: LedgerRow) =>
    unsorted !== null && isSpending(row.kind) && row.userCategory === null && row.userKind === null
      ? { ...row, userCategory: row.category ?? "miscellaneous" }
      : row;
  const { undo } = await transaction(async (tx) => {
    await lockLedger(tx, userId);
    const rows = await loadRowsIn(tx, userId, "id", [id]);
    if (rows.length === 0 || rows[0]?.deletedAt) throw new AppError("not_found", REFUSALS.transactions.unknown);
    const placed = await placeMaybe(tx, userId, choice);
    return changeEach(tx, userId, rows, (row) => settled(correctedRow(row, { choice }, placed)));
  });
  return { undo, next };
}

/** What waits and asks for no decision, as it is: at most a thousand at once. What is unsure or unusual goes on waiting. */
export async function reviewAll(userId: string): Promise<Undoable & { count: number }> {
  const sure = (await waiting(userId, MAX_ROWS * 10)).filter(({ reason }) => reason === "new").map(({ id }) => id);
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    return changeEach(tx, userId, await loadRowsIn(tx, userId, "id", sure), (row) => row);
  });
}
