// Budgets that another app's plan holds: by our categories, beside those that are here already and never instead of them.
import type { CategoryId } from "~/domain/categories/list";
import { placeOf } from "~/domain/import/category-choice";
import { type Cents, MAX_CENTS } from "~/domain/money";
import { addMonths, type Month, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { type Tx, newId } from "~/lib/db.server";
import { MONTHS_AHEAD, MONTHS_BACK } from "~/services/budget/budget.server";
import type { ImportPlan } from "./plan.server";

type PlannedBudget = { month: Month; category: CategoryId; cents: Cents };

/** Of the months that can be planned; several categories of the app may be one of ours, and own ones count in theirs. */
function plannedBudgets({ files, categories, own }: ImportPlan, today: string): PlannedBudget[] {
  const [from, to] = [addMonths(monthOf(today), -MONTHS_BACK), addMonths(monthOf(today), MONTHS_AHEAD)];
  const planned = new Map<string, PlannedBudget>();
  for (const { month, category: name, cents } of files.flatMap(({ read }) => read.budgets ?? [])) {
    const category = placeOf(categories.get(name) ?? "", own)?.category;
    if (!category || month < from || month > to) continue;
    const key = `${month} ${category}`;
    const sum = (planned.get(key)?.cents ?? 0) + cents;
    planned.set(key, { month, category, cents: Math.min(sum, MAX_CENTS) });
  }
  return [...planned.values()];
}

/** What would be added: a line that somebody has planned here stays as it is. */
export async function freshBudgets(tx: Tx, user: CurrentUser, plan: ImportPlan): Promise<PlannedBudget[]> {
  const planned = plannedBudgets(plan, user.today);
  if (planned.length === 0) return [];
  const months = [...new Set(planned.map(({ month }) => month))];
  const here = await tx.budget.findMany({
    where: { userId: user.id, month: { in: months } },
    select: { month: true, category: true },
  });
  const taken = new Set(here.map(({ month, category }) => `${month} ${category}`));
  return planned.filter(({ month, category }) => !taken.has(`${month} ${category}`));
}

export async function addBudgets(tx: Tx, user: CurrentUser, plan: ImportPlan): Promise<PlannedBudget[]> {
  const fresh = await freshBudgets(tx, user, plan);
  const data = fresh.map(({ cents, ...line }) => ({
    ...line,
    userId: user.id,
    id: newId(),
    plannedCents: BigInt(cents),
  }));
  if (data.length > 0) await tx.budget.createMany({ data });
  return fresh;
}

/** Those that somebody has changed since are theirs. */
export async function removeBudgets(
  tx: Tx,
  userId: string,
  added: readonly { month: string; category: string; cents: number }[],
): Promise<void> {
  for (const { month, category, cents } of added)
    await tx.budget.deleteMany({ where: { userId, month, category, plannedCents: BigInt(cents) } });
}
