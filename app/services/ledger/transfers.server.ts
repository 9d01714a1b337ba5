// Pairs that look like a transfer but do not say so: the person decides, and a no is remembered for good.
import type { TransferAnswer } from "~/contracts/transactions";
import { AppError } from "~/contracts/errors";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { editsOf } from "~/domain/ledger/row-edits";
import { type Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { db, num, transaction } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";
import type { Undoable } from "./edits.server";
import { changeRows, lockLedger } from "./write.server";
import { loadRowsIn } from "./store.server";
import { keepStep } from "./undo.server";

type SuggestedLeg = { merchantName: string; accountName: string; day: Day };
type TransferSuggestion = { id: string; amountCents: Cents; from: SuggestedLeg; to: SuggestedLeg };

type Found = {
  id: string;
  amount: bigint;
  outName: string;
  outAccount: string;
  outDay: Day;
  inName: string;
  inAccount: string;
  inDay: Day;
};

const SHOWN = 20;

/** Only pairs whose rows are both still there and still open. */
export async function transferSuggestions(userId: string): Promise<TransferSuggestion[]> {
  const rows = await db.$queryRaw<Found[]>`
    SELECT s.id, i."amountCents" AS amount, o."merchantName" AS "outName", oa."accountName" AS "outAccount", o.day AS "outDay",
      i."merchantName" AS "inName", ia."accountName" AS "inAccount", i.day AS "inDay"
    FROM "TransferSuggestion" s
    JOIN "Transaction" o ON o."userId" = s."userId" AND o.id = s."outId" AND o."deletedAt" IS NULL
      AND o."matchedId" IS NULL AND o."userKind" IS NULL AND o."userCategory" IS NULL
    JOIN "Transaction" i ON i."userId" = s."userId" AND i.id = s."inId" AND i."deletedAt" IS NULL
      AND i."matchedId" IS NULL AND i."userKind" IS NULL AND i."userCategory" IS NULL
    JOIN "Account" oa ON oa."userId" = s."userId" AND oa.id = o."accountId"
    JOIN "Account" ia ON ia."userId" = s."userId" AND ia.id = i."accountId"
    WHERE s."userId" = ${userId} AND s.status = 'suggested' AND o."amountCents" = -i."amountCents"
    ORDER BY o.day DESC, s.id LIMIT ${SHOWN}`;
  return rows.map((row) => ({
    id: row.id,
    amountCents: num(row.amount),
    from: { merchantName: row.outName, accountName: row.outAccount, day: row.outDay },
    to: { merchantName: row.inName, accountName: row.inAccount, day: row.inDay },
  }));
}

export function answerTransfer(userId: string, { suggestion: id, answer }: TransferAnswer): Promise<Undoable> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    const suggestion = await tx.transferSuggestion.findUnique({ where: { userId_id: { userId, id } } });
    if (!suggestion) throw new AppError("not_found", REFUSALS.transactions.unknownPair);
    if (suggestion.status !== "suggested") return { undo: null };
    const status = answer === "accept" ? "accepted" : "rejected";
    await tx.transferSuggestion.update({ where: { userId_id: { userId, id } }, data: { status } });
    const pairs = [{ id, before: "suggested", after: status }] as const;
    if (answer === "reject")
      return { undo: await keepStep(tx, userId, { title: "Kept as separate transactions", rows: [], pairs }) };
    const { outId, inId } = suggestion;
    const rows = await loadRowsIn(tx, userId, "id", [outId, inId]);
    const isOpen =
      rows.length === 2 &&
      rows.every((row) => !row.matchedId && !row.deletedAt) &&
      rows.reduce((sum, row) => sum + row.amountCents, 0) === 0;
    if (!isOpen) throw new AppError("conflict", REFUSALS.transactions.pairChanged);
    const paired = (row: LedgerRow) => ({ ...row, matchedId: row.id === outId ? inId : outId });
    const steps = rows.map((row) => ({ id: row.id, before: editsOf(row), after: editsOf(paired(row)) }));
    await changeRows(tx, userId, rows, paired);
    return { undo: await keepStep(tx, userId, { title: "Matched as a transfer", rows: steps, pairs }) };
  });
}
