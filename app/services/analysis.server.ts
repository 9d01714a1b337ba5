// Analyze My Spending: rules have sorted every row when it was written. The answer is added up from the person's own
// rows, whatever amounts the request holds.
import type { AnalyzeSelection, SpendingAnalysis } from "~/contracts/budget";
import { ANALYSIS_FAILED, ANALYSIS_FALLBACK, CONNECT_HINT } from "~/contracts/budget-words";
import { AppError } from "~/contracts/errors";
import { CATEGORIES, type CategoryId, isCategoryId } from "~/domain/catalog";
import { SPENDING_KINDS } from "~/domain/classify";
import { type Cents, toDollars } from "~/domain/money";
import { monthOf, monthRange } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, num } from "~/lib/db.server";
import { saying } from "./saying.server";

/** The page's own door: the whole current month, and only where an account is connected. */
export async function analyzeMonth(user: CurrentUser): Promise<SpendingAnalysis> {
  if ((await db.account.count({ where: { userId: user.id } })) === 0) throw new AppError("conflict", CONNECT_HINT, { title: ANALYSIS_FAILED });
  return analyze(user, null);
}

export async function analyzeSelection(user: CurrentUser, { transactions }: AnalyzeSelection): Promise<SpendingAnalysis> {
  if (transactions.length === 0) return { categorizedSpending: [] };
  return analyze(user, new Set(transactions.map(({ id }) => String(id))));
}

async function analyze(user: CurrentUser, selected: ReadonlySet<string> | null): Promise<SpendingAnalysis> {
  return saying({ title: ANALYSIS_FAILED, message: ANALYSIS_FALLBACK }, async () => {
    const sums = sumByCategory(await monthRows(user, selected));
    const key = { userId: user.id, month: monthOf(user.today) };
    await db.budgetMonth.upsert({ where: { userId_month: key }, create: { ...key, analysedAt: user.now }, update: { analysedAt: user.now } });
    return { categorizedSpending: CATEGORIES.flatMap(({ id }) => asAmount(id, sums.get(id) ?? 0)) };
  });
}

/** More refunds than purchases are no spending. */
function asAmount(categoryId: CategoryId, cents: Cents): SpendingAnalysis["categorizedSpending"] {
  return cents > 0 ? [{ categoryId, amount: toDollars(cents) }] : [];
}

/** The current month's posted spending, read again from the person's own rows. */
async function monthRows(user: CurrentUser, selected: ReadonlySet<string> | null) {
  const { from, to } = monthRange(monthOf(user.today));
  const rows = await db.transaction.findMany({
    where: { userId: user.id, day: { gte: from, lte: to }, pending: false, deletedAt: null, kind: { in: [...SPENDING_KINDS] } },
    select: {
      id: true,
      category: true,
      amountCents: true,
      splits: { select: { category: true, amountCents: true } },
    },
  });
  return selected ? rows.filter((row) => selected.has(row.id)) : rows;
}

function sumByCategory(rows: Awaited<ReturnType<typeof monthRows>>): Map<CategoryId, Cents> {
  const sums = new Map<CategoryId, Cents>();
  for (const row of rows) {
    for (const part of row.splits.length > 0 ? row.splits : [row]) {
      const category = part.category !== null && isCategoryId(part.category) ? part.category : "miscellaneous";
      sums.set(category, (sums.get(category) ?? 0) - num(part.amountCents));
    }
  }
  return sums;
}
