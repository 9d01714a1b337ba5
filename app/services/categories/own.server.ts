// A person's own categories: added, changed, merged, removed. Rows, rules and splits follow in the same database
// transaction, and all of it can be taken back.
import { AppError } from "~/contracts/errors";
import type { OwnCategoriesView, OwnCategoryInput } from "~/contracts/own-categories";
import { SPENDING_KINDS } from "~/domain/categories/classify";
import { MAX_OWN, type OwnCategory, type CategoryPlace, ownChoice, ownIdOf } from "~/domain/categories/own";
import { problemOfName } from "~/texts/own-categories";
import { type LedgerRow } from "~/domain/ledger/ledger";
import { ruleIn, rowIn } from "~/domain/ledger/own-category-moves";
import { editSteps } from "~/domain/ledger/row-edits";
import { addMonths, firstDayOf, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { Prisma, type Tx, db, newId, num, transaction } from "~/lib/db.server";
import type { Undoable } from "~/services/ledger/edits.server";
import { ownCategories, putOwnCategory } from "~/services/ledger/own-categories.server";
import { loadRules, putRules } from "~/services/ledger/rule-store.server";
import { rowsMetBy } from "~/services/ledger/rule-rows.server";
import { loadRows } from "~/services/ledger/store.server";
import { type RuleStep, keepStep } from "~/services/ledger/undo.server";
import { changeRows, lockLedger } from "~/services/ledger/write.server";
import { categoryUses } from "./trend.server";
import { REFUSALS } from "~/texts/refusals";

const MONTHS = 12;

type Sum = { own: string; cents: bigint; count: bigint };

export async function ownCategoriesView(user: CurrentUser): Promise<OwnCategoriesView> {
  const since = firstDayOf(addMonths(monthOf(user.today), 1 - MONTHS));
  const own = await ownCategories(db, user.id);
  const sums = await db.$queryRaw<Sum[]>`
    SELECT coalesce(s."ownCategory", t."ownCategory") AS own, sum(coalesce(s."amountCents", t."amountCents"))::bigint AS cents,
      count(DISTINCT t.id) AS count
    FROM "Transaction" t LEFT JOIN "TransactionSplit" s ON s."userId" = t."userId" AND s."transactionId" = t.id
    WHERE t."userId" = ${user.id} AND t."deletedAt" IS NULL AND NOT t.pending AND t.kind = ANY(${SPENDING_KINDS})
      AND t.day BETWEEN ${since} AND ${user.today}
      AND CASE WHEN s.id IS NULL THEN t."ownCategory" ELSE s."ownCategory" END IS NOT NULL
    GROUP BY 1`;
  const { month, ours, useOfOwn } = await categoryUses(user, own);
  const byId = new Map(sums.map((sum) => [sum.own, sum]));
  return {
    month,
    ours,
    most: MAX_OWN,
    own: own.map((one) => ({
      ...one,
      ...useOfOwn(one.id),
      spentCents: 0 - num(byId.get(one.id)?.cents ?? 0n),
      rows: Number(byId.get(one.id)?.count ?? 0n),
      href: `/transactions?${new URLSearchParams({ category: ownChoice(one.id), from: since, to: user.today }).toString()}`,
    })),
  };
}

/** Adds one, or gives one another name, place or drawing. */
export function saveOwnCategory(userId: string, { own: id, ...input }: OwnCategoryInput): Promise<Undoable> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    const all = await ownCategories(tx, userId);
    const before = all.find((one) => one.id === id) ?? null;
    if (id !== undefined && !before) throw new AppError("not_found", REFUSALS.categories.unknown);
    if (!before && all.length >= MAX_OWN) throw new AppError("unprocessable", REFUSALS.categories.tooMany(MAX_OWN));
    const others = all.filter((one) => one !== before);
    const problem = problemOfName(input.name, others);
    if (problem) throw new AppError("unprocessable", problem, { fieldErrors: { name: problem } });
    const after: OwnCategory = { ...input, id: before?.id ?? newId() };
    await putOwnCategory(tx, userId, after);
    const isMoved = before !== null && before.parent !== after.parent;
    const moved = isMoved
      ? await moveAll(tx, userId, after.id, { category: after.parent, ownCategory: after.id })
      : { rows: [], rules: [] };
    const title = before ? "Category changed" : "Category added";
    return { undo: await keepStep(tx, userId, { title, ...moved, categories: [{ id: after.id, before, after }] }) };
  });
}

/** Its rows, rules and splits fall back to the category that it stands below. */
export const removeOwnCategory = (userId: string, id: string): Promise<Undoable> =>
  leave(userId, id, "Category deleted", ({ parent }) => ({ category: parent, ownCategory: null }));

/** Its rows, rules and splits go over to another one. */
export const mergeOwnCategory = (userId: string, id: string, into: string): Promise<Undoable> =>
  leave(userId, id, "Categories merged", (_gone, others) => {
    const other = others.find((one) => one.id === ownIdOf(into));
    if (!other) throw new AppError("unprocessable", REFUSALS.categories.another);
    return { category: other.parent, ownCategory: other.id };
  });

type Where = (gone: OwnCategory, others: readonly OwnCategory[]) => CategoryPlace;

function leave(userId: string, id: string, title: string, where: Where): Promise<Undoable> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    const all = await ownCategories(tx, userId);
    const gone = all.find((one) => one.id === id);
    if (!gone) throw new AppError("not_found", REFUSALS.categories.unknown);
    const to = where(
      gone,
      all.filter((one) => one !== gone),
    );
    const moved = await moveAll(tx, userId, id, to);
    await tx.ownCategory.delete({ where: { userId_id: { userId, id } } });
    const categories = [{ id, before: gone, after: null }];
    return { undo: await keepStep(tx, userId, { title, ...moved, categories }) };
  });
}

const isIn = (id: string) => Prisma.sql`(t."ownCategory" = ${id} OR EXISTS (
  SELECT 1 FROM "TransactionSplit" s WHERE s."userId" = t."userId" AND s."transactionId" = t.id AND s."ownCategory" = ${id}))`;

/** All that is in one own category goes elsewhere; answers what to keep for taking it back. */
async function moveAll(tx: Tx, userId: string, id: string, to: CategoryPlace) {
  const rules: RuleStep[] = [];
  for (const before of await loadRules(tx, userId)) {
    const after = ruleIn(before, id, to);
    if (after !== before) rules.push({ id: before.id, before, after });
  }
  const after = rules.flatMap((step) => step.after ?? []);
  await putRules(tx, userId, after);
  const edit = (row: LedgerRow) => rowIn(row, id, to);
  const rows = await loadRows(tx, userId, isIn(id));
  const steps = editSteps(rows, edit);
  await changeRows(tx, userId, rows, edit);
  const known = new Set(rows.map((row) => row.id));
  const others = (await rowsMetBy(tx, userId, after)).filter((row) => !known.has(row.id));
  await changeRows(tx, userId, others, (row) => row);
  return { rows: steps, rules };
}
