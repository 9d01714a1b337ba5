// A person's own categories as the ledger needs them: read, chosen, and put back.
import { AppError } from "~/contracts/errors";
import { isCategoryId } from "~/domain/categories/list";
import { type OwnCategory, type CategoryPlace, placedBy } from "~/domain/categories/own";
import { problemOfName } from "~/texts/own-categories";
import type { Tx } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";

/** By name. What stands below a category that is no longer one of the 25 is left out. */
export async function ownCategories(tx: Pick<Tx, "ownCategory">, userId: string): Promise<OwnCategory[]> {
  const rows = await tx.ownCategory.findMany({
    where: { userId },
    select: { id: true, name: true, parent: true, glyph: true },
    orderBy: { name: "asc" },
  });
  return rows.flatMap(({ parent, glyph, ...row }) =>
    isCategoryId(parent) ? { ...row, parent, glyph: glyph !== null && isCategoryId(glyph) ? glyph : null } : [],
  );
}

/** The same for what may be a kind of money, or nothing at all. */
export const placeMaybe = async (
  tx: Pick<Tx, "ownCategory">,
  userId: string,
  choice: string | undefined,
): Promise<CategoryPlace | null> => (!choice || choice.startsWith("kind:") ? null : placeChosen(tx, userId, choice));

/** Where a choice of a form puts a row; a category of somebody else's is none. */
export async function placeChosen(tx: Pick<Tx, "ownCategory">, userId: string, choice: string): Promise<CategoryPlace> {
  const placed = placedBy(choice, await ownCategories(tx, userId));
  if (!placed) throw new AppError("unprocessable", REFUSALS.categories.choose);
  return placed;
}

export async function putOwnCategory(tx: Tx, userId: string, { id, ...data }: OwnCategory): Promise<void> {
  await tx.ownCategory.upsert({ where: { userId_id: { userId, id } }, create: { userId, id, ...data }, update: data });
}

export type CategoryStep = { id: string; before: OwnCategory | null; after: OwnCategory | null };

/** As they were before, where they are still as that change left them; what has rows by now isn't taken away. */
export async function putCategoriesBack(tx: Tx, userId: string, steps: readonly CategoryStep[]): Promise<void> {
  if (steps.length === 0) return;
  const all = await ownCategories(tx, userId);
  for (const { id, before, after } of steps) {
    const now = all.find((one) => one.id === id) ?? null;
    const others = all.filter((one) => one !== now);
    const isTaken = before !== null && problemOfName(before.name, others) !== null;
    if (!isSame(now, after) || isTaken || (before === null && (await isUsed(tx, userId, id))))
      throw new AppError("conflict", REFUSALS.transactions.changedSince);
    if (before) await putOwnCategory(tx, userId, before);
    else await tx.ownCategory.delete({ where: { userId_id: { userId, id } } });
  }
}

const isSame = (one: OwnCategory | null, other: OwnCategory | null): boolean =>
  one?.name === other?.name && one?.parent === other?.parent && one?.glyph === other?.glyph;

/** Whether rows, parts or rules are in it. */
export async function isUsed(tx: Tx, userId: string, ownCategory: string): Promise<boolean> {
  const counts = await Promise.all([
    tx.transaction.count({ where: { userId, ownCategory } }),
    tx.transactionSplit.count({ where: { userId, ownCategory } }),
    tx.merchantRule.count({ where: { userId, ownCategory } }),
  ]);
  return counts.some((count) => count > 0);
}
