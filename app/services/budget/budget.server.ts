// A month's budget: the person's planned amounts beside the ledger's sums. What was spent is never kept a second time,
// so the budget, the dashboard and the list of transactions agree to the cent.
import type { BudgetAmount, BudgetRecord } from "~/contracts/budget";
import { INVALID_AMOUNT } from "~/texts/budget";
import { AppError } from "~/contracts/errors";
import { type BudgetCategory, budgetMonth } from "~/domain/budget/budget";
import { type BudgetPlan, firstMonthNeeded, planOfMonth } from "~/domain/budget/rollover";
import { type CategoryId, isCategoryId } from "~/domain/categories/list";
import { type Cents, toCents, toDollars } from "~/domain/money";
import { addMonths, type Month } from "~/domain/periods";
import { db, lockRow, newId, num, transaction, type Tx } from "~/lib/db.server";
import { spendingByMonth } from "~/services/ledger/sums.server";
import { REFUSALS } from "~/texts/refusals";

/** How far from the current month an amount can be planned. */
export const MONTHS_BACK = 24;
export const MONTHS_AHEAD = 12;

export async function budgetCategories(userId: string, month: Month): Promise<BudgetCategory[]> {
  const plans = await loadPlans(db, userId, month);
  return budgetMonth(month, plans, await spentBetween(userId, firstMonthNeeded(plans, month), month));
}

/** The budgets of a month: every category that has a plan or spending. */
export async function listBudgets(userId: string, month: Month): Promise<BudgetRecord[]> {
  const categories = await budgetCategories(userId, month);
  return categories
    .filter((category) => category.ownAmount > 0 || category.plannedAmount !== 0 || category.actualSpent !== 0)
    .map((category) => ({
      id: `${month}-${category.id}`,
      category: category.id,
      amount: toDollars(category.plannedAmount),
      spent: toDollars(category.actualSpent),
      remaining: toDollars(category.remaining),
    }));
}

export function isPlannable(month: Month, current: Month): boolean {
  return month >= addMonths(current, -MONTHS_BACK) && month <= addMonths(current, MONTHS_AHEAD);
}

/** An amount as it was written, and what stood there before. */
type SavedAmount = { month: Month; category: string; set: Cents; plan: OwnPlan | null };

/** Plans an amount for a month. Earlier months stay as they are, and so do later ones up to the current month. */
export async function saveBudgetAmount(userId: string, current: Month, input: BudgetAmount): Promise<SavedAmount> {
  const cents = toCents(input.plannedAmount);
  if (cents === null || cents < 0) {
    throw new AppError("unprocessable", INVALID_AMOUNT.description, {
      title: INVALID_AMOUNT.title,
      fieldErrors: { plannedAmount: INVALID_AMOUNT.description },
    });
  }
  if (!isPlannable(input.month, current)) throw new AppError("bad_request", REFUSALS.budget.notThisMonth);
  const { category, month, rollover } = input;
  return transaction(async (tx) => {
    await lockRow(tx, `budget|${userId}|${category}`);
    const plan = await ownPlan(userId, month, category, tx);
    if (month < current) await keepNextMonth(tx, userId, category, addMonths(month, 1));
    await writePlan(tx, userId, { month, category, plannedCents: cents, rollover });
    return { month, category, set: cents, plan };
  });
}

type OwnPlan = Pick<BudgetPlan, "plannedCents" | "rollover">;

/** What is planned for this very month, by itself; the months before may say more. */
export async function ownPlan(
  userId: string,
  month: Month,
  category: CategoryId,
  client: Pick<Tx, "budget"> = db,
): Promise<OwnPlan | null> {
  const row = await client.budget.findFirst({
    where: { userId, month, category },
    select: { plannedCents: true, rollover: true },
  });
  return row && { plannedCents: num(row.plannedCents), rollover: row.rollover };
}

/** Takes back an amount, unless another one stands there by now: answers whether it did. */
export async function putPlanBack(userId: string, { month, category, set, plan }: SavedAmount): Promise<boolean> {
  return transaction(async (tx) => {
    await lockRow(tx, `budget|${userId}|${category}`);
    const where = { userId, month, category, plannedCents: BigInt(set) };
    const { count } =
      plan === null
        ? await tx.budget.deleteMany({ where: { ...where, userId } })
        : await tx.budget.updateMany({
            where: { ...where, userId },
            data: { plannedCents: BigInt(plan.plannedCents), rollover: plan.rollover },
          });
    return count > 0;
  });
}

/** A past month is about to change: the month after it keeps the amount that it had. */
async function keepNextMonth(tx: Tx, userId: string, category: CategoryId, next: Month): Promise<void> {
  const plan = planOfMonth(await loadPlans(tx, userId, next), category, next);
  if (plan?.month === next) return;
  await writePlan(tx, userId, {
    month: next,
    category,
    plannedCents: plan?.plannedCents ?? 0,
    rollover: plan?.rollover ?? false,
  });
}

export async function writePlan(
  tx: Tx,
  userId: string,
  { month, category, plannedCents, rollover }: BudgetPlan,
): Promise<void> {
  await tx.budget.upsert({
    where: { userId_month_category: { userId, month, category } },
    create: { userId, id: newId(), month, category, plannedCents: BigInt(plannedCents), rollover },
    update: { plannedCents: BigInt(plannedCents), rollover },
  });
}

/** Rows whose category is none of the 25 are matched by nothing and left out. */
export async function loadPlans(client: Pick<Tx, "budget">, userId: string, month: Month): Promise<BudgetPlan[]> {
  const rows = await client.budget.findMany({
    where: { userId, month: { lte: month } },
    select: { month: true, category: true, plannedCents: true, rollover: true },
  });
  return rows.flatMap(({ category, plannedCents, ...row }) =>
    isCategoryId(category) ? [{ ...row, category, plannedCents: num(plannedCents) }] : [],
  );
}

/** Spending without a category, or with one we don't know, counts as miscellaneous: the total stays whole. */
async function spentBetween(userId: string, from: Month, to: Month): Promise<Map<Month, Map<CategoryId, Cents>>> {
  const spent = new Map<Month, Map<CategoryId, Cents>>();
  for (const sum of await spendingByMonth(userId, from, to)) {
    const category = isCategoryId(sum.category) ? sum.category : "miscellaneous";
    const month = spent.get(sum.month) ?? new Map<CategoryId, Cents>();
    month.set(category, (month.get(category) ?? 0) + sum.spentCents);
    spent.set(sum.month, month);
  }
  return spent;
}
