// The balances that files tell, and those that were here before them.
import type { Stated } from "~/domain/import/types";
import { type Day, addDays } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import type { Tx } from "~/lib/db.server";
import { z } from "zod";
import { rebase } from "~/services/accounts/by-hand.server";
import { settleBalances } from "~/services/ledger/balances.server";
import type { ImportPlan } from "./plan.server";

/** What an import found, so that it can be brought back. */
export const BalancesBefore = z.object({
  made: z.array(z.string()).default([]),
  bases: z
    .array(
      z.object({
        id: z.string(),
        cents: z.number(),
        day: z.string(),
        /** As the import left it: a balance that somebody has said since is theirs. */
        left: z.object({ cents: z.number(), day: z.string() }).optional(),
      }),
    )
    .default([]),
  budgets: z.array(z.object({ month: z.string(), category: z.string(), cents: z.number() })).default([]),
  categories: z.array(z.string()).default([]),
  goals: z.array(z.string()).default([]),
});
export type BalancesBefore = z.output<typeof BalancesBefore>;

/** The balance that a file tells becomes that of an account by hand: from the day after, rows are added to it. */
export async function setBalances(
  tx: Tx,
  user: CurrentUser,
  plan: ImportPlan,
  ids: ReadonlyMap<string, string>,
  before: BalancesBefore,
): Promise<void> {
  const newest = new Map<string, Stated>();
  for (const { file, accounts } of plan.files) {
    for (const { account, targetKey } of accounts) {
      const accountId = ids.get(targetKey);
      const isOwn =
        accountId !== undefined &&
        (before.made.includes(accountId) || before.bases.some((one) => one.id === accountId));
      if (!isOwn || !account.closing || !file.choices.setBalance || account.closing.day > user.today) continue;
      const known = newest.get(accountId);
      if (!known || account.closing.day > known.day) newest.set(accountId, account.closing);
    }
  }
  for (const [accountId, stated] of newest)
    await baseOn(tx, user.id, accountId, stated, before.made.includes(accountId));
  for (const base of before.bases) {
    const { baseCents, baseDay } = await tx.account.findUniqueOrThrow({
      where: { userId_id: { userId: user.id, id: base.id } },
      select: { baseCents: true, baseDay: true },
    });
    base.left = { cents: Number(baseCents ?? 0n), day: baseDay ?? base.day };
  }
}

/** For an account that was just made the base moves to its first row, so that its past is known; for others it is that day. */
async function baseOn(
  tx: Tx,
  userId: string,
  accountId: string,
  { day, cents }: Stated,
  isMade: boolean,
): Promise<void> {
  if (!isMade) return rebaseAfter(tx, userId, accountId, day, cents);
  const [row] = await tx.$queryRaw<
    { total: bigint | null }[]
  >`SELECT sum("amountCents")::bigint AS total FROM "Transaction" WHERE "userId" = ${userId}
    AND "accountId" = ${accountId} AND day <= ${day} AND "deletedAt" IS NULL AND NOT pending`;
  await tx.account.updateMany({
    where: { userId, id: accountId },
    data: { baseCents: BigInt(cents) - (row?.total ?? 0n) },
  });
  await settleBalances(tx, userId, [accountId]);
}

async function rebaseAfter(tx: Tx, userId: string, accountId: string, day: Day, cents: number): Promise<void> {
  const next = addDays(day, 1);
  await rebase(tx, userId, accountId, 0, next);
  await tx.account.updateMany({ where: { userId, id: accountId }, data: { baseCents: BigInt(cents), baseDay: next } });
  await settleBalances(tx, userId, [accountId]);
}
