// Taking an import back: in one transaction, through the ledger like everything else.
import { AppError } from "~/contracts/errors";
import { audit } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { Prisma, type Tx, transaction } from "~/lib/db.server";
import { requestInsights } from "~/services/insights/insights.server";
import { settleBalances } from "~/services/ledger/balances.server";
import { dropRows, lockLedger, removeAccount } from "~/services/ledger/write.server";
import { REFUSALS } from "~/texts/refusals";
import { BalancesBefore } from "./balances.server";
import { removeBudgets } from "./budgets.server";
import { removeGoals } from "./goals.server";
import { removeOwnCategories } from "./own-categories.server";
import { WRITE_MS } from "./write.server";

/** Takes away every row that an import brought, the accounts that it made where nothing else is in them, and its balances. */
export async function undoImport(user: CurrentUser, id: string): Promise<{ removed: number }> {
  const removed = await transaction(
    async (tx) => {
      await lockLedger(tx, user.id);
      const key = { userId_id: { userId: user.id, id } };
      const found = await tx.import.findUnique({ where: key, select: { state: true, before: true } });
      if (!found) throw new AppError("not_found", REFUSALS.imports.unknown);
      if (found.state !== "done") throw new AppError("conflict", REFUSALS.any.nothingToTakeBack);
      const { all } = await dropRows(tx, user.id, Prisma.sql`t."importId" = ${id}`);
      await bringBack(tx, user.id, BalancesBefore.safeParse(found.before).data ?? BalancesBefore.parse({}));
      await tx.import.update({ where: key, data: { state: "undone", undoneAt: now() } });
      return all;
    },
    { timeout: WRITE_MS },
  );
  await audit("import_undone", user.id, { importId: id, removed });
  await requestInsights(user.id);
  return { removed };
}

async function bringBack(
  tx: Tx,
  userId: string,
  { made, bases, budgets, categories, goals }: BalancesBefore,
): Promise<void> {
  await removeBudgets(tx, userId, budgets);
  await removeOwnCategories(tx, userId, categories);
  await removeGoals(tx, userId, goals);
  for (const accountId of made)
    if ((await tx.transaction.count({ where: { userId, accountId } })) === 0)
      await removeAccount(tx, userId, accountId);
  for (const { id, cents, day, left } of bases)
    await tx.account.updateMany({
      where: { userId, id, itemId: null, ...(left ? { baseCents: BigInt(left.cents), baseDay: left.day } : {}) },
      data: { baseCents: BigInt(cents), baseDay: day },
    });
  await settleBalances(
    tx,
    userId,
    bases.map(({ id }) => id),
  );
}
