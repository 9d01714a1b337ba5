// Taking a change of transactions, rules and pairs back: for a day, once, and only while nothing else was said meanwhile.
import { z } from "zod";
import { AppError } from "~/contracts/errors";
import { TRANSACTION_KINDS } from "~/domain/categories/classify";
import { isCategoryId } from "~/domain/categories/list";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { type RowEditStep, editsOf, haveSameEdits } from "~/domain/ledger/row-edits";
import { MATCHES, type Rule } from "~/domain/ledger/rules";
import { now } from "~/lib/clock.server";
import { type Prisma, type Tx, newId, transaction } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";
import { type CategoryStep, putCategoriesBack } from "./own-categories.server";
import { dropRules, loadRules, putRules } from "./rule-store.server";
import { rowsMetBy } from "./rule-rows.server";
import { loadRowsIn } from "./store.server";
import { changeRows, lockLedger, reclassify } from "./write.server";

export const UNDO_KEPT_MS = 24 * 3_600_000;

const time = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : new Date(text)));
/** What was kept before there were own categories has none. */
const own = z.string().nullable().default(null);
const StoredEdits = z.object({
  userCategory: z.string().nullable(),
  ownCategory: own,
  userKind: z.enum(TRANSACTION_KINDS).nullable(),
  note: z.string().nullable(),
  tags: z.array(z.string()),
  splits: z.array(
    z.object({ category: z.string(), ownCategory: own, amountCents: z.number(), note: z.string().nullable() }),
  ),
  reviewedAt: time,
  deletedAt: time,
  matchedId: z.string().nullable(),
});
const StoredRule = z.object({
  id: z.string(),
  place: z.number(),
  match: z.enum(MATCHES),
  merchant: z.string(),
  minCents: z.number().nullable(),
  maxCents: z.number().nullable(),
  accountId: z.string().nullable(),
  since: z.string().nullable(),
  category: z.string().nullable(),
  ownCategory: own,
  name: z.string().nullable(),
  tags: z.array(z.string()),
  shares: z.array(z.object({ category: z.string(), ownCategory: own, percent: z.number() })),
  byModel: z.boolean(),
});
const StoredCategory = z.object({
  id: z.string(),
  name: z.string(),
  parent: z.string().refine(isCategoryId),
  glyph: z.string().refine(isCategoryId).nullable(),
});
const StoredPair = z.enum(["suggested", "accepted", "rejected"]);
const Change = z.object({
  rows: z.array(z.object({ id: z.string(), before: StoredEdits, after: StoredEdits })),
  rules: z.array(z.object({ id: z.string(), before: StoredRule.nullable(), after: StoredRule.nullable() })),
  categories: z
    .array(z.object({ id: z.string(), before: StoredCategory.nullable(), after: StoredCategory.nullable() }))
    .default([]),
  pairs: z.array(z.object({ id: z.string(), before: StoredPair, after: StoredPair })).default([]),
});

export type RuleStep = { id: string; before: Rule | null; after: Rule | null };
/** What was said of two rows that look like a transfer. */
type PairStep = z.output<typeof Change>["pairs"][number];
type Step = {
  title: string;
  rows: readonly RowEditStep[];
  rules?: readonly RuleStep[];
  categories?: readonly CategoryStep[];
  pairs?: readonly PairStep[];
};

/** Remembers a change in the transaction that makes it. Answers what an undo names, or nothing where nothing changed. */
export async function keepStep(
  tx: Tx,
  userId: string,
  { title, rows, rules = [], categories = [], pairs = [] }: Step,
): Promise<string | null> {
  if ([rows, rules, categories, pairs].every(({ length }) => length === 0)) return null;
  const id = newId();
  const change: Prisma.InputJsonValue = JSON.parse(JSON.stringify({ rows, rules, categories, pairs }));
  await tx.undoStep.create({ data: { userId, id, title, change, createdAt: now() } });
  return id;
}

/** What was done, and whether this took it back: the second time does nothing. */
export function undoStep(userId: string, id: string): Promise<{ title: string; isDone: boolean }> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    const step = await tx.undoStep.findUnique({ where: { userId_id: { userId, id } } });
    const at = now();
    if (!step || step.createdAt.getTime() < at.getTime() - UNDO_KEPT_MS)
      throw new AppError("not_found", REFUSALS.any.cannotUndo);
    if (step.undoneAt) return { title: step.title, isDone: false };
    const { rows, rules, categories, pairs } = Change.parse(step.change);
    // Before anything else: what rows say may follow from the categories and rules that are put back.
    await assertUnchanged(tx, userId, rows);
    await putCategoriesBack(tx, userId, categories);
    await putRulesBack(tx, userId, rules);
    await putRowsBack(tx, userId, rows);
    for (const { id: pair, before, after } of pairs)
      await tx.transferSuggestion.updateMany({ where: { userId, id: pair, status: after }, data: { status: before } });
    await tx.undoStep.update({ where: { userId_id: { userId, id } }, data: { undoneAt: at } });
    return { title: step.title, isDone: true };
  });
}

async function assertUnchanged(tx: Tx, userId: string, steps: readonly RowEditStep[]): Promise<void> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const rows = await loadRowsIn(tx, userId, "id", [...byId.keys()]);
  if (rows.length === 0 && steps.length > 0) throw new AppError("not_found", REFUSALS.any.cannotUndo);
  for (const row of rows) {
    const step = byId.get(row.id);
    if (step && !haveSameEdits(editsOf(row), step.after))
      throw new AppError("conflict", REFUSALS.transactions.changedSince);
  }
}

async function putRowsBack(tx: Tx, userId: string, steps: readonly RowEditStep[]): Promise<void> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const rows = await loadRowsIn(tx, userId, "id", [...byId.keys()]);
  const partners = await freePartners(tx, userId, steps);
  await changeRows(tx, userId, [...rows, ...partners.values()], (row) => {
    const step = byId.get(row.id);
    if (!step) return { ...row, matchedId: backOf(steps, row.id) };
    const { before } = step;
    const { matchedId } = before;
    if (before.deletedAt !== null || madePair(step, row)) return { ...row, ...before, matchedId: null };
    const isFree = matchedId !== null && (partners.has(matchedId) || byId.has(matchedId));
    return { ...row, ...before, matchedId: isFree ? matchedId : row.matchedId };
  });
}

/** The change gave the row its other side, which it still has. */
const madePair = ({ before, after }: RowEditStep, row: LedgerRow): boolean =>
  before.matchedId === null && after.matchedId !== null && row.matchedId === after.matchedId;

/** The other sides that these rows had, where they are still without one. */
async function freePartners(tx: Tx, userId: string, steps: readonly RowEditStep[]) {
  const changed = new Set(steps.map(({ id }) => id));
  const legs = steps.flatMap(({ before, after }) =>
    before.matchedId && before.matchedId !== after.matchedId && !changed.has(before.matchedId)
      ? [before.matchedId]
      : [],
  );
  const rows = await loadRowsIn(tx, userId, "id", legs);
  return new Map(rows.filter((row) => !row.deletedAt && !row.matchedId).map((row) => [row.id, row]));
}

const backOf = (steps: readonly RowEditStep[], leg: string): string | null =>
  steps.find(({ before }) => before.matchedId === leg)?.id ?? null;

async function putRulesBack(tx: Tx, userId: string, steps: readonly RuleStep[]): Promise<void> {
  if (steps.length === 0) return;
  const known = new Map((await loadRules(tx, userId)).map((rule) => [rule.id, rule]));
  for (const { id, after } of steps)
    if (JSON.stringify(sorted(known.get(id) ?? null)) !== JSON.stringify(sorted(after)))
      throw new AppError("conflict", REFUSALS.transactions.changedSince);
  await dropRules(
    tx,
    userId,
    steps.filter(({ before }) => !before).map(({ id }) => id),
  );
  await putRules(
    tx,
    userId,
    steps.flatMap(({ before }) => before ?? []),
  );
  const tests = steps.flatMap(({ before, after }) => [before, after].flatMap((rule) => rule ?? []));
  await reclassify(tx, userId, await rowsMetBy(tx, userId, tests));
}

const sorted = (rule: Rule | null) => rule && Object.entries(rule).sort(([one], [other]) => (one < other ? -1 : 1));
