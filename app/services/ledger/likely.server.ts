// What a row most likely is, from the person's own rows.
import { budgetOfBankCategory, currentName } from "~/domain/categories/from-bank";
import { SPENDING_KINDS, choiceOf, merchantKey } from "~/domain/categories/classify";
import type { CategoryId } from "~/domain/categories/list";
import { type Sorted, likelyCategories } from "~/domain/ledger/likely-categories";
import { bankNameOf } from "~/domain/ledger/rules";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { Prisma, db, num } from "~/lib/db.server";
import { calledAs, spellingsOf } from "./rule-rows.server";

type Row = { category: string; count: bigint; usual: bigint };
const sorted = (rows: readonly Row[]): Sorted[] =>
  rows.map(({ category, count, usual }) => ({ category, count: Number(count), usualCents: num(usual) }));

/** The spellings of a row's merchant in the person's rows. */
export const spellingsFor = (userId: string, row: LedgerRow): Promise<string[]> =>
  spellingsOf(db, userId, [merchantKey(bankNameOf(row))].filter(Boolean));

export async function likelyFor(userId: string, row: LedgerRow, names: readonly string[]): Promise<CategoryId[]> {
  const merchant = names.length === 0 ? [] : await ofMerchant(userId, row.id, calledAs(names));
  const all = await db.$queryRaw<Row[]>`
    SELECT category, sum(count)::bigint AS count, (abs(sum("amountCents")) / greatest(sum(count), 1))::bigint AS usual
    FROM "MonthSum" WHERE "userId" = ${userId} AND kind = 'spending' AND category <> '' GROUP BY category`;
  return likelyCategories({
    amountCents: row.amountCents,
    current: choiceOf(row),
    merchant: sorted(merchant),
    bank: budgetOfBankCategory(currentName(row.providerCategory ?? "")) ?? null,
    all: sorted(all),
  });
}

const ofMerchant = (userId: string, id: string, isOfMerchant: Prisma.Sql): Promise<Row[]> => db.$queryRaw<Row[]>`
  SELECT t.category, count(*) AS count, avg(abs(t."amountCents"))::bigint AS usual FROM "Transaction" t
  WHERE t."userId" = ${userId} AND t."deletedAt" IS NULL AND t.id <> ${id} AND t.category IS NOT NULL
    AND t.kind = ANY(${SPENDING_KINDS}) AND ${isOfMerchant} GROUP BY t.category`;
