// What a person may say about a transaction: its category or kind, a note, splits, that it is a transfer, or delete it.
// Each is written through the ledger, so that matching and sums follow.
import { AppError } from "~/contracts/errors";
import type { CorrectInput, SplitInput } from "~/contracts/transactions";
import { type CategoryId, isCategoryId } from "~/domain/categories/list";
import { type Kind, SPENDING_KINDS, isSpending, merchantKey } from "~/domain/categories/classify";
import { type LedgerRow } from "~/domain/ledger/ledger";
import { type Cents, sumCents } from "~/domain/money";
import { now } from "~/lib/clock.server";
import { Prisma, type Tx, db, newId, num, transaction } from "~/lib/db.server";
import { changeRows, lockLedger, reclassify } from "./write.server";
import { inList, loadRows, loadRowsIn } from "./store.server";

async function ownRow(tx: Tx, userId: string, id: string): Promise<LedgerRow> {
  await lockLedger(tx, userId);
  const [row] = await loadRowsIn(tx, userId, "id", [id]);
  if (!row || row.deletedAt) throw new AppError("not_found", "We could not find that transaction.");
  return row;
}

const change = (userId: string, id: string, edit: (row: LedgerRow) => LedgerRow) =>
  transaction(async (tx) => {
    const row = await ownRow(tx, userId, id);
    await changeRows(tx, userId, [row], edit);
    return row;
  });

/** The person's own category or kind; both win over everything else from now on. A matched pair is taken apart. */
export async function correctTransaction(userId: string, id: string, input: CorrectInput): Promise<void> {
  await change(userId, id, (row) => {
    const note = input.note === undefined ? row.note : input.note || null;
    if (input.choice === undefined || input.choice === "") return { ...row, note };
    if (input.choice.startsWith("kind:")) {
      const userKind = kindChosen(input.choice);
      const splits = isSpending(userKind) ? row.splits : [];
      return { ...row, note, userKind, userCategory: null, matchedId: null, splits };
    }
    return { ...row, note, userKind: null, userCategory: input.choice, matchedId: null, splits: [] };
  });
}

/** A correction, and where it is wished the same category for everything of this merchant. Answers how many others follow. */
export async function correctWithRule(userId: string, id: string, input: CorrectInput): Promise<number> {
  const chosen = input.choice;
  if (!input.applyToMerchant || chosen === undefined || !isCategoryId(chosen)) {
    await correctTransaction(userId, id, input);
    return 0;
  }
  const row = await db.transaction.findFirst({
    where: { userId, id, deletedAt: null },
    select: { merchantName: true },
  });
  if (!row) throw new AppError("not_found", "We could not find that transaction.");
  await correctTransaction(userId, id, input);
  return Math.max(0, (await applyMerchantRule(userId, row.merchantName, chosen)) - 1);
}

function kindChosen(choice: string): Kind {
  if (choice === "kind:income") return "income";
  if (choice === "kind:card_payment") return "card_payment";
  return "transfer";
}

/** Several categories for one row; the parts must add up to it. An empty list takes the splits away. */
export async function splitTransaction(userId: string, id: string, { parts }: SplitInput): Promise<void> {
  await change(userId, id, (row) => {
    if (parts.length === 0) return { ...row, splits: [] };
    if (!isSpending(row.kind)) throw new AppError("unprocessable", "Only spending and refunds can be split.");
    const sign = row.amountCents < 0 ? -1 : 1;
    const splits = parts.map(({ category, amount }) => ({ category, amountCents: sign * amount, note: null }));
    if (sumCents(splits.map((split) => split.amountCents)) !== row.amountCents) {
      throw new AppError("unprocessable", "The parts must add up to the whole amount.", {
        fieldErrors: { parts: "The parts must add up to the whole amount." },
      });
    }
    return { ...row, splits };
  });
}

/** The row stays as a tombstone: the bank can't bring it back. */
export async function deleteTransaction(userId: string, id: string): Promise<void> {
  await change(userId, id, (row) => ({ ...row, deletedAt: now(), matchedId: null }));
}

export type RulePreview = { merchant: string; count: number; totalCents: Cents };

/** How many rows a rule for this merchant would move. */
export async function previewMerchantRule(userId: string, merchant: string): Promise<RulePreview> {
  const key = merchantKey(merchant);
  const names = key ? await namesOf(db, userId, [key]) : [];
  if (names.length === 0) return { merchant, count: 0, totalCents: 0 };
  const [row] = await db.$queryRaw<{ count: bigint; total: bigint | null }[]>`
    SELECT count(*) AS count, sum("amountCents")::bigint AS total FROM "Transaction"
    WHERE "userId" = ${userId} AND "deletedAt" IS NULL AND "userCategory" IS NULL AND "userKind" IS NULL
      AND kind = ANY(${SPENDING_KINDS}) AND "merchantName" ${inList(names)}`;
  return { merchant, count: Number(row?.count ?? 0), totalCents: num(row?.total ?? 0n) };
}

/** From now on this merchant belongs to this category, in the rows that are here and in those to come. */
export function applyMerchantRule(userId: string, merchant: string, category: CategoryId): Promise<number> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    const key = merchantKey(merchant);
    if (!key) throw new AppError("unprocessable", "This transaction has no merchant name.");
    await tx.merchantRule.upsert({
      where: { userId_merchant: { userId, merchant: key } },
      create: { userId, id: newId(), merchant: key, category },
      update: { category, byModel: false },
    });
    return judgeAgain(tx, userId, [key]);
  });
}

type OwnRule = { category: string; byModel: boolean };

export async function merchantRuleOf(userId: string, merchant: string): Promise<OwnRule | null> {
  return db.merchantRule.findUnique({
    where: { userId_merchant: { userId, merchant: merchantKey(merchant) } },
    select: { category: true, byModel: true },
  });
}

/** The rule that was there before, or none. */
export async function putRuleBack(userId: string, merchant: string, rule: OwnRule | null): Promise<void> {
  const key = merchantKey(merchant);
  await transaction(async (tx) => {
    await lockLedger(tx, userId);
    if (rule) await tx.merchantRule.updateMany({ where: { userId, merchant: key }, data: rule });
    else await tx.merchantRule.deleteMany({ where: { userId, merchant: key } });
    await judgeAgain(tx, userId, [key]);
  });
}

/** For the budget's analysis: what a model makes of merchants that nothing else can place. Rules of one's own stay. */
export function guessMerchants(
  userId: string,
  guesses: readonly { merchant: string; category: CategoryId }[],
): Promise<number> {
  return transaction(async (tx) => {
    await lockLedger(tx, userId);
    await tx.merchantRule.createMany({
      data: guesses.map((guess) => ({ userId, id: newId(), byModel: true, ...guess })),
      skipDuplicates: true,
    });
    return judgeAgain(
      tx,
      userId,
      guesses.map(({ merchant }) => merchant),
    );
  });
}

async function judgeAgain(tx: Tx, userId: string, merchants: readonly string[]): Promise<number> {
  const names = await namesOf(tx, userId, merchants);
  if (names.length === 0) return 0;
  const rows = await loadRows(tx, userId, Prisma.sql`t."deletedAt" IS NULL AND t."merchantName" ${inList(names)}`);
  await reclassify(tx, userId, rows);
  return rows.length;
}

/** The spellings that these merchants go by in the person's rows. */
async function namesOf(tx: Tx, userId: string, merchants: readonly string[]): Promise<string[]> {
  const keys = new Set(merchants);
  const rows = await tx.$queryRaw<
    { name: string }[]
  >`SELECT DISTINCT "merchantName" AS name FROM "Transaction" WHERE "userId" = ${userId}`;
  return rows.map(({ name }) => name).filter((name) => keys.has(merchantKey(name)));
}
