// Writes of goals.
import type { AnyGoal } from "~/contracts/goals";
import { checkAmount, type GoalType } from "~/domain/goals/goals";
import { formatUsd, parseCents } from "~/domain/money";
import { POSITIVE_AMOUNT } from "~/texts/fields";
import { FAILURES, TOASTS, WAITING_FORMS } from "~/texts/goals";
import type { Fields, Form, Mutation, Waits } from "./mutation";

const SCREEN = "/goals";

const saved = { screen: SCREEN, redirect: () => SCREEN } as const;
const created = { ...saved, name: "create-goal", method: "POST", failure: FAILURES.create } as const;
const sayCreated = (goal: AnyGoal) => TOASTS.created(goal.name);

export const createSavingsGoal: Mutation<AnyGoal> = {
  ...created,
  path: "/api/savings-goals",
  formOnly: ["type"],
  toast: sayCreated,
};

export const createDebtGoal: Mutation<AnyGoal> = {
  ...created,
  path: "/api/debt-goals",
  formOnly: ["type"],
  toast: sayCreated,
};

export const creationOf = (fields: Fields) => (fields.type === "debt" ? createDebtGoal : createSavingsGoal);

/** Both kinds: ids are unique over them, so the goal itself says what it is. */
export const editGoal: Mutation<AnyGoal> = {
  ...saved,
  name: "edit-goal",
  method: "PUT",
  path: "/api/savings-goals/:id",
  idField: "goal",
  formOnly: ["type"],
  toast: (goal) => TOASTS.updated(goal.name),
  failure: FAILURES.update,
};

const celebrated = (goal: AnyGoal) => `${SCREEN}?dialog=congrats&goal=${goal.id}`;
const cents = (fields: Fields) => parseCents(fields.amount ?? "") ?? 0;

export const addMoney: Mutation<AnyGoal> = {
  name: "add-money",
  screen: SCREEN,
  method: "POST",
  path: "/api/savings-goals/:id/add-money",
  idField: "goal",
  toast: (goal, fields) => TOASTS.added(cents(fields), goal.name),
  redirect: celebrated,
  failure: FAILURES.add,
  offline: waits(WAITING_FORMS.add),
};

export const makePayment: Mutation<AnyGoal> = {
  name: "make-payment",
  screen: SCREEN,
  method: "PUT",
  path: "/api/debt-goals/:id/payment",
  idField: "goal",
  toast: (goal, fields) => TOASTS.paid(cents(fields), goal.name),
  redirect: celebrated,
  failure: FAILURES.pay,
  offline: waits(WAITING_FORMS.pay),
};

const deleted = {
  ...saved,
  name: "delete-goal",
  method: "DELETE",
  idField: "goal",
  formOnly: ["type"],
  failure: TOASTS.deleteFailed.description,
  failed: { toast: TOASTS.deleteFailed, redirect: SCREEN },
} as const;
const sayDeleted = ({ name }: { name: string }) => TOASTS.deleted(name);

export const deleteSavingsGoal: Mutation<{ name: string }> = {
  ...deleted,
  path: "/api/savings-goals/:id",
  toast: sayDeleted,
};

export const deleteDebtGoal: Mutation<{ name: string }> = {
  ...deleted,
  path: "/api/debt-goals/:id",
  toast: sayDeleted,
};

export const deletionOf = (fields: Fields) => (fields.type === "debt" ? deleteDebtGoal : deleteSavingsGoal);

/** The undo of a deletion, from the chat. */
export const restoreGoal: Form<{ name: string }> = {
  name: "restore-goal",
  screen: SCREEN,
  toast: ({ name }) => TOASTS.restored(name),
  redirect: () => `${SCREEN}#chat`,
};

/** Whether a goal and a linked account are the same debt, or the same fund. */
export const linkGoal: Form<{ name: string; type: GoalType }> = {
  name: "link-goal",
  screen: SCREEN,
  toast: ({ name }) => TOASTS.updated(name),
  redirect: ({ type }) => (type === "savings" ? SCREEN : `${SCREEN}#debts`),
};

function waits(say: (amount: string, goal: string) => string) {
  return ({ goal = "", amount = "" }: Fields, subject: string): Waits => {
    const checked = checkAmount(amount);
    return checked === null || !/^[\w-]{1,80}$/.test(goal)
      ? { refused: POSITIVE_AMOUNT }
      : { label: say(formatUsd(checked), subject) };
  };
}
