// Writes of goals: what runs.
import { GoalAnswer, GoalConflictAnswer, GoalDeletedAnswer } from "~/contracts/answers/goals";
import { AmountInput, GoalInput } from "~/contracts/goals";
import { NoBody } from "~/lib/http-api.server";
import * as goals from "~/services/goals/goals.server";
import * as mutations from "./goals";
import { Conflict, serve } from "./serve.server";

export const createSavingsGoal = serve(mutations.createSavingsGoal, {
  input: GoalInput,
  output: GoalAnswer,
  run: (user, input, { key }) => goals.createGoal(user, "savings", input, key),
});

export const createDebtGoal = serve(mutations.createDebtGoal, {
  input: GoalInput,
  output: GoalAnswer,
  run: (user, input, { key }) => goals.createGoal(user, "debt", input, key),
});

export const editGoal = serve(mutations.editGoal, {
  input: GoalInput,
  output: GoalAnswer,
  conflict: GoalConflictAnswer,
  run: async (user, input, { id, key }) => {
    const { goal, conflict } = await goals.updateGoal(user, id, input, key);
    return conflict ? new Conflict(conflict) : goal;
  },
});

export const addMoney = serve(mutations.addMoney, {
  input: AmountInput,
  output: GoalAnswer,
  run: (user, input, { id, key }) => goals.addMoney(user, id, input, key),
});

export const makePayment = serve(mutations.makePayment, {
  input: AmountInput,
  output: GoalAnswer,
  run: (user, input, { id, key }) => goals.makePayment(user, id, input, key),
});

export const deleteSavingsGoal = serve(mutations.deleteSavingsGoal, {
  input: NoBody,
  output: GoalDeletedAnswer,
  run: (user, _input, { id, key }) => goals.deleteGoal(user, "savings", id, key),
});

export const deleteDebtGoal = serve(mutations.deleteDebtGoal, {
  input: NoBody,
  output: GoalDeletedAnswer,
  run: (user, _input, { id, key }) => goals.deleteGoal(user, "debt", id, key),
});
