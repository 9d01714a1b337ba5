import { AppError, NOT_FOUND } from "~/contracts/errors";
import { CONFLICT, PROBLEMS } from "~/texts/goals";
import type {
  AnyGoal,
  DebtGoal,
  FollowableAccount,
  GoalConflict,
  GoalInput,
  LinkQuestion,
  SavingsGoal,
  SavingsTracker,
} from "~/contracts/goals";
import {
  checkAmount,
  checkGoal,
  type GoalType,
  type GoalValues,
  type ProblemCode,
  savingsTracker,
} from "~/domain/goals/goals";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { newId, transaction, type Tx } from "~/lib/db.server";
import { idempotent } from "~/lib/idempotency.server";
import { withLock } from "~/lib/mutex.server";
import { correct, type GoalOwner, moveMoney, writeGoalEntry } from "~/services/goals/contributions.server";
import { bankTerms, checkedAccount, followable, linkQuestion, withBankTerms } from "~/services/goals/linked.server";
import {
  debtGoals,
  goalOf,
  shownGoal,
  readGoals,
  savingsGoals,
  shownValues,
  bumpGoal,
  trackerShown,
  type GoalRow,
} from "~/services/goals/rows.server";
import { REFUSALS } from "~/texts/refusals";

const MAX_GOALS = 300;
export const RESTORE_DAYS = 30;

export async function listSavingsGoals(user: GoalOwner): Promise<SavingsGoal[]> {
  return savingsGoals(await readGoals(user.id, "savings"), user.today);
}

export async function listDebtGoals(user: GoalOwner): Promise<DebtGoal[]> {
  return debtGoals(await withBankTerms(user, await readGoals(user.id, "debt")), user.today);
}

export async function getSavingsTracker(user: GoalOwner): Promise<SavingsTracker> {
  return trackerOf(await readGoals(user.id, "savings"), user.today);
}

export async function loadGoals(user: GoalOwner): Promise<{
  savings: SavingsGoal[];
  debts: DebtGoal[];
  tracker: SavingsTracker;
  accounts: FollowableAccount[];
  question: LinkQuestion | null;
}> {
  const [rows, accounts] = await Promise.all([readGoals(user.id), followable(user.id)]);
  return {
    accounts,
    question: await linkQuestion(user.id, user.today, rows),
    savings: savingsGoals(rows, user.today),
    debts: debtGoals(await withBankTerms(user, rows), user.today),
    tracker: trackerOf(rows, user.today),
  };
}

function trackerOf(rows: readonly GoalRow[], today: Day): SavingsTracker {
  return trackerShown(
    savingsTracker(
      rows.filter((row) => row.type === "savings").flatMap((row) => row.entries),
      today,
    ),
  );
}

export async function createGoal(user: GoalOwner, type: GoalType, input: GoalInput, key?: string): Promise<AnyGoal> {
  const { values, problem } = checkGoal(input, { type, today: user.today });
  if (problem) throw problemError(problem);
  const shown = await bankTerms(user);
  return withLock(`goals|${user.id}`, () =>
    idempotent(user.id, key, `goal-create-${type}`, input, async (tx) =>
      shownGoal(shown(await insertGoal(tx, user, type, values, input.accountId)), user.today),
    ),
  );
}

export async function insertGoal(
  tx: Tx,
  user: GoalOwner,
  type: GoalType,
  values: GoalValues,
  accountId?: string,
): Promise<GoalRow> {
  if ((await tx.goal.count({ where: { userId: user.id, deletedAt: null } })) >= MAX_GOALS)
    throw new AppError("bad_request", REFUSALS.goals.tooMany(MAX_GOALS));
  const id = newId();
  await tx.goal.create({
    data: {
      userId: user.id,
      id,
      type,
      name: values.name,
      targetCents: values.targetCents,
      deadline: values.deadline,
      color: values.color,
      interestRate: values.interestRate,
      minimumCents: values.minimumCents,
      accountId: accountId ? await checkedAccount(tx, user.id, type, accountId) : null,
      createdAt: user.now,
    },
  });
  const doneCents = type === "debt" ? values.targetCents - values.currentCents : values.currentCents;
  if (doneCents !== 0) await writeGoalEntry(tx, user, id, "opening", doneCents);
  return goalOf(tx, user.id, id);
}

/** Savings path, both kinds: ids are unique over them, so the goal itself says what it is. */
export async function updateGoal(
  user: GoalOwner,
  id: string,
  input: GoalInput,
  key?: string,
): Promise<{ goal: AnyGoal; conflict?: undefined } | { conflict: GoalConflict; goal?: undefined }> {
  const shown = await bankTerms(user);
  return withLock(`goal|${user.id}|${id}`, () =>
    idempotent(user.id, key, `goal-update-${id}`, input, async (tx) => {
      const row = await lockGoal(tx, user.id, id);
      if (input.version && Number(input.version) !== row.version) {
        return {
          conflict: {
            message: CONFLICT,
            current: shownValues(row),
            yours: { ...shownValues(row), ...entered(input) },
            version: row.version,
          },
        };
      }
      const link = input.accountId ?? (row.accountName ? row.accountId : null);
      // What is left of a linked goal is the bank's to say.
      const said = link ? { ...input, currentAmount: "" } : input;
      const checked = checkGoal(said, { type: row.type, today: user.today, keptDeadline: row.deadline });
      if (checked.problem) throw problemError(checked.problem);
      const { values } = checked;
      await tx.goal.update({
        where: { userId_id: { userId: user.id, id } },
        data: {
          name: values.name,
          targetCents: values.targetCents,
          deadline: values.deadline,
          color: values.color,
          ...(input.accountId === undefined
            ? {}
            : { accountId: link ? await checkedAccount(tx, user.id, row.type, link) : null, accountAsked: true }),
          version: { increment: 1 },
          ...(row.type === "debt" ? { interestRate: values.interestRate, minimumCents: values.minimumCents } : {}),
        },
      });
      const wanted = row.type === "debt" ? values.targetCents - values.currentCents : values.currentCents;
      // Unlinked, its own entries count again.
      if (!link) await correct(tx, user, row.accountName ? await goalOf(tx, user.id, id) : row, wanted);
      return { goal: shownGoal(shown(await goalOf(tx, user.id, id)), user.today) };
    }),
  );
}

export async function addMoney(user: GoalOwner, id: string, input: { amount: string }, key?: string): Promise<AnyGoal> {
  const amountCents = checkedAmount(input.amount);
  return withLock(`goal|${user.id}|${id}`, () =>
    idempotent(user.id, key, `goal-add-${id}`, input, async (tx) =>
      shownGoal(await moveMoney(tx, user, await bumpGoal(tx, user.id, id, "savings"), amountCents), user.today),
    ),
  );
}

export async function makePayment(
  user: GoalOwner,
  id: string,
  input: { amount: string },
  key?: string,
): Promise<AnyGoal> {
  const amountCents = checkedAmount(input.amount);
  return withLock(`goal|${user.id}|${id}`, () =>
    idempotent(user.id, key, `goal-pay-${id}`, input, async (tx) =>
      shownGoal(await moveMoney(tx, user, await bumpGoal(tx, user.id, id, "debt"), amountCents), user.today),
    ),
  );
}

/** Of either kind where none is named. */
export async function deleteGoal(
  user: GoalOwner,
  type: GoalType | undefined,
  id: string,
  key?: string,
): Promise<{ id: string; name: string; type: GoalType }> {
  return idempotent(user.id, key, "delete-goal", { id }, async (tx) => {
    const row = await lockGoal(tx, user.id, id, type);
    await removeGoal(tx, user, row);
    return { id, name: row.name, type: row.type };
  });
}

export async function removeGoal(tx: Tx, user: GoalOwner, row: GoalRow): Promise<void> {
  await tx.goal.update({
    where: { userId_id: { userId: user.id, id: row.id } },
    data: { deletedAt: user.now, version: { increment: 1 } },
  });
}

/** Takes a deletion back, with the whole ledger, for thirty days. */
export async function restoreGoal(user: GoalOwner, id: string): Promise<{ name: string }> {
  return transaction(async (tx) => {
    const since = new Date(user.now.getTime() - RESTORE_DAYS * 86_400_000);
    const { count } = await tx.goal.updateMany({
      where: { userId: user.id, id, deletedAt: { gte: since } },
      data: { deletedAt: null, version: { increment: 1 } },
    });
    if (count === 0) {
      const there = await tx.goal.findFirst({
        where: { userId: user.id, id, deletedAt: null },
        select: { name: true },
      });
      if (there) return there;
      throw new AppError("not_found", REFUSALS.goals.gone);
    }
    return { name: (await goalOf(tx, user.id, id)).name };
  });
}

/** Reads a goal and keeps everyone else from changing it until the transaction ends. */
export async function lockGoal(tx: Tx, userId: string, id: string, type?: GoalType): Promise<GoalRow> {
  const held = await tx.$queryRaw<
    { type: string }[]
  >`SELECT type FROM "Goal" WHERE "userId" = ${userId} AND id = ${id} AND "deletedAt" IS NULL FOR UPDATE`;
  if (held.length === 0 || (type && held[0]?.type !== type)) throw new AppError("not_found", NOT_FOUND);
  return goalOf(tx, userId, id);
}

function checkedAmount(text: string): Cents {
  const cents = checkAmount(text);
  if (cents === null)
    throw new AppError("bad_request", PROBLEMS.amount.description, {
      title: PROBLEMS.amount.title,
      fieldErrors: { amount: PROBLEMS.amount.description },
    });
  return cents;
}

function problemError({ code, field }: { code: ProblemCode; field: string }): AppError {
  const { title, description } = PROBLEMS[code];
  return new AppError("bad_request", description, { title, fieldErrors: { [field]: description } });
}

function entered(input: GoalInput): Partial<GoalConflict["yours"]> {
  const { name, targetAmount, currentAmount, deadline, color, interestRate, minimumPayment } = input;
  return { name, targetAmount, currentAmount, deadline, color, interestRate, minimumPayment };
}
