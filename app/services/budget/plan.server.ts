// Changes of several lines of a month's plan at once: written together, and taken back as a whole.
import { type FillSource, LastChange, type MoveInput } from "~/contracts/budget";
import { AppError } from "~/contracts/errors";
import { budgetMonth } from "~/domain/budget/budget";
import { type BudgetPlan, planOfMonth } from "~/domain/budget/rollover";
import { monthSum } from "~/domain/budget/attention";
import { atLeastSpent, fillWrites, intoEmpty, moveWrites, NO_JOB } from "~/domain/budget/change";
import { categoryName } from "~/domain/categories/list";
import { type Cents, formatUsd, toCents } from "~/domain/money";
import { addMonths, type Month, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { Prisma, transaction, lockRow, num, type Tx } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";
import { budgetCategories, isPlannable, loadPlans, writePlan } from "./budget.server";
import { amountsFrom, readFillOptions } from "./fill-options.server";

/** Plans the month from the proposal or from the last three months; how many lines changed, and how many stay as they were. */
export async function fillBudget(
  user: CurrentUser,
  { month, source }: { month: Month; source: FillSource },
): Promise<{ changed: number; kept: number }> {
  assertAhead(user, month);
  let kept = 0;
  const [ways, spent] = await Promise.all([readFillOptions(user), budgetCategories(user.id, month)]);
  const amounts = atLeastSpent(spent, amountsFrom(source, ways));
  const { changed } = await change(user, month, source, async (tx) => {
    const plans = await loadPlans(tx, user.id, addMonths(month, 1));
    const lines = budgetMonth(month, plans, new Map());
    const filled = intoEmpty(source, lines, amounts);
    kept = filled.kept;
    return fillWrites(month, lines, filled.amounts, plans);
  });
  return { changed, kept };
}

/** Takes from one line what another needs, for this month alone. */
export async function moveBudget(user: CurrentUser, { month, from, to, amount }: MoveInput): Promise<void> {
  assertAhead(user, month);
  const cents = toCents(amount);
  if (cents === null || cents <= 0) throw wrong("Please enter an amount above 0.");
  const noJobCents = from === NO_JOB ? await readNoJob(user, month) : 0;
  await change(user, month, "move", async (tx) => {
    const plans = await loadPlans(tx, user.id, addMonths(month, 1));
    const writes = moveWrites(plans, month, { from, to, cents }, noJobCents);
    if (writes) return writes;
    if (from === NO_JOB)
      throw wrong(`${formatUsd(Math.max(0, noJobCents))} isn't budgeted yet. Please enter no more than that.`);
    const there = formatUsd(planOfMonth(plans, from, month)?.plannedCents ?? 0);
    throw wrong(`${categoryName(from)} has ${there} planned. Please enter no more than that.`);
  });
}

/** The usual income that the month's plan leaves. */
async function readNoJob(user: CurrentUser, month: Month): Promise<Cents> {
  const [{ proposal }, lines] = await Promise.all([readFillOptions(user), budgetCategories(user.id, month)]);
  return proposal ? monthSum(proposal.incomeCents, lines).unassignedCents : 0;
}

const wrong = (says: string) =>
  new AppError("unprocessable", says, { title: REFUSALS.budget.notMoved, fieldErrors: { amount: says } });

function assertAhead(user: CurrentUser, month: Month): void {
  const current = monthOf(user.today);
  if (month < current || !isPlannable(month, current)) throw new AppError("bad_request", REFUSALS.budget.onlyAhead);
}

type Writing = (tx: Tx) => Promise<BudgetPlan[]>;

/** Writes the lines, and keeps what was there before them. */
function change(
  user: CurrentUser,
  month: Month,
  what: LastChange["what"],
  writing: Writing,
): Promise<{ changed: number }> {
  return transaction(async (tx) => {
    await lockRow(tx, `budget|${user.id}`);
    const entries: LastChange["entries"] = [];
    for (const write of await writing(tx)) {
      entries.push({
        month: write.month,
        category: write.category,
        before: await storedPlan(tx, user.id, write),
        after: { plannedCents: write.plannedCents, rollover: write.rollover },
      });
      await writePlan(tx, user.id, write);
    }
    if (entries.length > 0) await keepChange(tx, user.id, month, { what, day: user.today, entries });
    return { changed: entries.filter((entry) => entry.month === month).length };
  });
}

/** Takes the last change back, but for lines that somebody has changed since. */
export function undoBudget(user: CurrentUser, month: Month): Promise<void> {
  return transaction(async (tx) => {
    await lockRow(tx, `budget|${user.id}`);
    const key = { userId: user.id, month };
    const kept = await tx.budgetMonth.findUnique({ where: { userId_month: key } });
    const last = readLastChange(kept?.lastChange);
    if (!last) throw new AppError("conflict", REFUSALS.any.nothingToTakeBack);
    for (const { before, after, ...at } of last.entries) {
      const now = await storedPlan(tx, user.id, at);
      if (now?.plannedCents !== after.plannedCents || now.rollover !== after.rollover) continue;
      if (before) await writePlan(tx, user.id, { ...at, ...before });
      else await tx.budget.deleteMany({ where: { userId: user.id, ...at } });
    }
    await tx.budgetMonth.update({ where: { userId_month: key }, data: { lastChange: Prisma.DbNull } });
  });
}

export function readLastChange(stored: unknown): LastChange | null {
  const read = LastChange.safeParse(stored);
  return read.success ? read.data : null;
}

async function storedPlan(tx: Tx, userId: string, { month, category }: Pick<BudgetPlan, "month" | "category">) {
  const row = await tx.budget.findUnique({ where: { userId_month_category: { userId, month, category } } });
  return row ? { plannedCents: num(row.plannedCents), rollover: row.rollover } : null;
}

async function keepChange(tx: Tx, userId: string, month: Month, lastChange: LastChange): Promise<void> {
  const key = { userId, month };
  await tx.budgetMonth.upsert({
    where: { userId_month: key },
    create: { ...key, lastChange },
    update: { lastChange },
  });
}
