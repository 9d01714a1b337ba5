// The simplest rules: everything of one merchant is of one category, whether a person or a model says so.
import { AppError } from "~/contracts/errors";
import { SPENDING_KINDS, isSpending, merchantKey } from "~/domain/categories/classify";
import type { CategoryId } from "~/domain/categories/list";
import type { CategoryPlace } from "~/domain/categories/own";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { MAX_RULES, type Rule } from "~/domain/ledger/rules";
import { type Tx, db, newId, transaction } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";
import { calledAs, rowsMetBy } from "./rule-rows.server";
import { dropRules, loadRules, putRules } from "./rule-store.server";
import type { RuleStep } from "./undo.server";
import { lockLedger, reclassify } from "./write.server";

export function assertRoom(rules: readonly Rule[]): void {
  if (rules.filter(({ byModel }) => !byModel).length >= MAX_RULES)
    throw new AppError("unprocessable", REFUSALS.rules.tooMany(MAX_RULES));
}

/** How many rows a rule for a merchant with these spellings would move. */
export async function countCalled(userId: string, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS count FROM "Transaction" t
    WHERE t."userId" = ${userId} AND t."deletedAt" IS NULL AND t."userCategory" IS NULL AND t."userKind" IS NULL
      AND t.kind = ANY(${SPENDING_KINDS}) AND ${calledAs(names)}`;
  return Number(row?.count ?? 0);
}

const ofMerchant = (
  merchant: string,
  { category, ownCategory }: CategoryPlace,
  byModel = false,
): Omit<Rule, "id" | "place"> => ({
  match: "is",
  merchant,
  minCents: null,
  maxCents: null,
  accountId: null,
  since: null,
  category,
  ownCategory,
  name: null,
  tags: [],
  shares: [],
  byModel,
});

/** For one merchant and nothing else. */
const isPlain = (rule: Rule, merchant: string): boolean =>
  rule.match === "is" &&
  rule.merchant === merchant &&
  rule.minCents === null &&
  rule.maxCents === null &&
  rule.accountId === null;

export const firstPlace = (rules: readonly Rule[]): number => Math.min(0, ...rules.map(({ place }) => place)) - 1;

/** What the person has said of a row themselves stands above any rule. */
const follows = ({ userCategory, userKind, kind }: LedgerRow): boolean =>
  userCategory === null && userKind === null && isSpending(kind);

/**
 * From now on this merchant belongs to this category, in the rows that are here and in those to come. Before all rules.
 * Answers which rows follow it.
 */
export async function setMerchantRule(
  tx: Tx,
  userId: string,
  merchant: string,
  placed: CategoryPlace,
): Promise<{ step: RuleStep; following: LedgerRow[] }> {
  await lockLedger(tx, userId);
  const key = merchantKey(merchant);
  if (!key) throw new AppError("unprocessable", REFUSALS.rules.noMerchant);
  const rules = await loadRules(tx, userId);
  const before = rules.find((rule) => isPlain(rule, key)) ?? null;
  if (!before || before.byModel) assertRoom(rules);
  const place = firstPlace(rules);
  const after: Rule = before
    ? { ...before, ...placed, byModel: false, since: null, place }
    : { ...ofMerchant(key, placed), id: newId(), place };
  await putRules(tx, userId, [after]);
  const rows = await rowsMetBy(tx, userId, [after]);
  await reclassify(tx, userId, rows);
  return { step: { id: after.id, before, after }, following: rows.filter(follows) };
}

export const applyMerchantRule = (userId: string, merchant: string, category: CategoryId): Promise<number> =>
  transaction(async (tx) => {
    const { following } = await setMerchantRule(tx, userId, merchant, { category, ownCategory: null });
    return following.length;
  });

type OwnRule = { category: string; ownCategory: string | null; byModel: boolean };

export async function merchantRuleOf(userId: string, merchant: string): Promise<OwnRule | null> {
  const key = merchantKey(merchant);
  const rule = (await loadRules(db, userId)).find((one) => isPlain(one, key));
  return rule?.category ? { category: rule.category, ownCategory: rule.ownCategory, byModel: rule.byModel } : null;
}

/** The rule that was there before, or none. */
export async function putRuleBack(userId: string, merchant: string, rule: OwnRule | null): Promise<void> {
  const key = merchantKey(merchant);
  await transaction(async (tx) => {
    await lockLedger(tx, userId);
    const own = (await loadRules(tx, userId)).filter((one) => isPlain(one, key));
    if (own.length === 0) return;
    if (rule)
      await putRules(
        tx,
        userId,
        own.map((one) => ({ ...one, ...rule })),
      );
    else
      await dropRules(
        tx,
        userId,
        own.map(({ id }) => id),
      );
    await reclassify(tx, userId, await rowsMetBy(tx, userId, own));
  });
}

const guess = (merchant: string, category: CategoryId) => ofMerchant(merchant, { category, ownCategory: null }, true);

/** For the budget's analysis: what a model makes of merchants that nothing else can place. Rules of one's own stay. */
export function guessMerchants(
  userId: string,
  guesses: readonly { merchant: string; category: CategoryId }[],
): Promise<number> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    const rules = await loadRules(tx, userId);
    const fresh = guesses
      .filter(({ merchant }) => !rules.some((rule) => isPlain(rule, merchant)))
      .map(({ merchant, category }) => ({ ...guess(merchant, category), id: newId(), place: 0 }));
    await putRules(tx, userId, fresh);
    const tests = guesses.map(({ merchant, category }) => guess(merchant, category));
    const rows = await rowsMetBy(tx, userId, tests);
    await reclassify(tx, userId, rows);
    return rows.length;
  });
}
