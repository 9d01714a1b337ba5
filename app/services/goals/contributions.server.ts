// What is added to a goal, paid on it or set right: entries, whose sum is what is reached.

import { AppError } from "~/contracts/errors";
import { correctionEntries, type GoalEntryKind, type LedgerEntry } from "~/domain/goals/goals";
import { PROBLEMS } from "~/texts/goals";
import { type Cents, formatUsd, MAX_CENTS, sumCents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { newId, type Tx } from "~/lib/db.server";
import type { GoalRow } from "~/services/goals/rows.server";
import { REFUSALS } from "~/texts/refusals";

export type GoalOwner = { id: string; today: Day; now: Date };

/** `row` comes from bumpGoal: what it has in the ledger can't change until this transaction ends. */
export async function moveMoney(tx: Tx, user: GoalOwner, row: GoalRow, amountCents: Cents): Promise<GoalRow> {
  refuseLinked(row);
  const leftCents = Math.max(0, row.targetCents - row.doneCents);
  if (row.type === "debt" && leftCents === 0) throw new AppError("bad_request", REFUSALS.goals.paidOff);
  // More than what is left of a debt pays it off; it can't fall below zero.
  const movedCents = row.type === "debt" ? Math.min(amountCents, leftCents) : amountCents;
  if (row.doneCents + movedCents > MAX_CENTS)
    throw new AppError("bad_request", REFUSALS.goals.tooMuch(formatUsd(MAX_CENTS)), {
      title: PROBLEMS.amount.title,
    });
  return withEntry(
    row,
    await writeGoalEntry(tx, user, row.id, row.type === "debt" ? "payment" : "contribution", movedCents),
  );
}

export async function setProgress(tx: Tx, user: GoalOwner, row: GoalRow, doneCents: Cents): Promise<GoalRow> {
  refuseLinked(row);
  const entries = await correct(tx, user, row, doneCents);
  return entries.reduce(withEntry, row);
}

function withEntry(row: GoalRow, entry: LedgerEntry): GoalRow {
  return { ...row, doneCents: row.doneCents + entry.amountCents, entries: [...row.entries, entry] };
}

function refuseLinked({ accountName }: GoalRow): void {
  if (accountName) throw new AppError("bad_request", REFUSALS.goals.followsAccount(accountName));
}

export async function correct(tx: Tx, user: GoalOwner, row: GoalRow, doneCents: Cents): Promise<LedgerEntry[]> {
  const openingCents = sumCents(
    row.entries.filter((entry) => entry.kind === "opening").map((entry) => entry.amountCents),
  );
  const written: LedgerEntry[] = [];
  for (const entry of correctionEntries({ openingCents, addedCents: row.doneCents - openingCents }, doneCents))
    written.push(await writeGoalEntry(tx, user, row.id, entry.kind, entry.amountCents));
  return written;
}

export async function writeGoalEntry(
  tx: Tx,
  user: GoalOwner,
  goalId: string,
  kind: GoalEntryKind,
  amountCents: Cents,
): Promise<LedgerEntry> {
  await tx.goalEntry.create({
    data: { userId: user.id, id: newId(), goalId, amountCents, kind, day: user.today, createdAt: user.now },
    select: { id: true },
  });
  return { kind, amountCents, day: user.today };
}
