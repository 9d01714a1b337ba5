// Goals that another app's export holds: beside those that are here already and never instead of them.
import { DEFAULT_COLOR, type GoalValues, NAME_LIMIT, checkGoal } from "~/domain/goals/goals";
import { fieldAmount } from "~/domain/money";
import { addMonthsToDay } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import type { Tx } from "~/lib/db.server";
import { insertGoal } from "~/services/goals/goals.server";
import type { ImportPlan } from "./plan.server";

/** Goals here have a day. */
const MONTHS_WITHOUT = 12;

/** What would be added, as a form would take it; a goal that is called the same stays as it is. */
export async function freshGoals(tx: Tx, user: CurrentUser, { files }: ImportPlan): Promise<GoalValues[]> {
  const told = files.flatMap(({ read }) => read.goals ?? []);
  if (told.length === 0) return [];
  const here = await tx.goal.findMany({ where: { userId: user.id, deletedAt: null }, select: { name: true } });
  const taken = new Set(here.map(({ name }) => name.toLowerCase()));
  const fresh: GoalValues[] = [];
  for (const { name, targetCents, savedCents, deadline } of told) {
    const day = deadline !== null && deadline >= user.today ? deadline : addMonthsToDay(user.today, MONTHS_WITHOUT);
    const amounts = { targetAmount: fieldAmount(targetCents), currentAmount: fieldAmount(savedCents) };
    const fields = { name: name.slice(0, NAME_LIMIT), ...amounts, deadline: day, color: DEFAULT_COLOR };
    const { values } = checkGoal(fields, { type: "savings", today: user.today });
    if (!values || taken.has(values.name.toLowerCase())) continue;
    taken.add(values.name.toLowerCase());
    fresh.push(values);
  }
  return fresh;
}

/** Answers the ids of those that were made. */
export async function addGoals(tx: Tx, user: CurrentUser, plan: ImportPlan): Promise<string[]> {
  const made: string[] = [];
  for (const values of await freshGoals(tx, user, plan)) made.push((await insertGoal(tx, user, "savings", values)).id);
  return made;
}

/** Those that somebody has changed since, or put money into, are theirs: either raises the version. */
export async function removeGoals(tx: Tx, userId: string, made: readonly string[]): Promise<void> {
  await tx.goal.deleteMany({ where: { userId, id: { in: [...made] }, version: 1 } });
}
