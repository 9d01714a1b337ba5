// Writes of goals: what runs.
import { GoalAnswer, GoalConflictAnswer, GoalDeletedAnswer } from "~/contracts/answers/goals";
import { AmountInput, GoalChoice, GoalInput, LinkAnswer } from "~/contracts/goals";
import { NoBody } from "~/lib/http-api.server";
import * as goals from "~/services/goals/goals.server";
import { answerLink } from "~/services/goals/linked.server";
import { signedIn } from "./guard.server";
import * as mutations from "./goals";
import { Conflict, oneOf, serve, serveForm } from "./serve.server";

export const createSavingsGoal = serve(mutations.createSavingsGoal, {
  guard: signedIn(),
  input: GoalInput,
  output: GoalAnswer,
  run: (user, input, { key }) => goals.createGoal(user, "savings", input, key),
});

export const createDebtGoal = serve(mutations.createDebtGoal, {
  guard: signedIn(),
  input: GoalInput,
  output: GoalAnswer,
  run: (user, input, { key }) => goals.createGoal(user, "debt", input, key),
});

export const editGoal = serve(mutations.editGoal, {
  guard: signedIn(),
  input: GoalInput,
  output: GoalAnswer,
  conflict: GoalConflictAnswer,
  run: async (user, input, { id, key }) => {
    const { goal, conflict } = await goals.updateGoal(user, id, input, key);
    return conflict ? new Conflict(conflict) : goal;
  },
});

export const addMoney = serve(mutations.addMoney, {
  guard: signedIn(),
  input: AmountInput,
  output: GoalAnswer,
  run: (user, input, { id, key }) => goals.addMoney(user, id, input, key),
});

export const makePayment = serve(mutations.makePayment, {
  guard: signedIn(),
  input: AmountInput,
  output: GoalAnswer,
  run: (user, input, { id, key }) => goals.makePayment(user, id, input, key),
});

export const deleteSavingsGoal = serve(mutations.deleteSavingsGoal, {
  guard: signedIn(),
  input: NoBody,
  output: GoalDeletedAnswer,
  run: (user, _input, { id, key }) => goals.deleteGoal(user, "savings", id, key),
});

export const deleteDebtGoal = serve(mutations.deleteDebtGoal, {
  guard: signedIn(),
  input: NoBody,
  output: GoalDeletedAnswer,
  run: (user, _input, { id, key }) => goals.deleteGoal(user, "debt", id, key),
});

/** One form for both kinds: the type that it names says which. */
export const createGoal = oneOf(mutations.createSavingsGoal.name, ({ type }) =>
  type === "debt" ? createDebtGoal : createSavingsGoal,
);
export const deleteGoal = oneOf(mutations.deleteSavingsGoal.name, ({ type }) =>
  type === "debt" ? deleteDebtGoal : deleteSavingsGoal,
);

export const restoreGoal = serveForm(mutations.restoreGoal, {
  guard: signedIn(),
  input: GoalChoice,
  run: (user, { goal: id }) => goals.restoreGoal(user, id),
});

export const linkGoal = serveForm(mutations.linkGoal, {
  guard: signedIn(),
  input: LinkAnswer,
  run: (user, input) => answerLink(user, input),
});
