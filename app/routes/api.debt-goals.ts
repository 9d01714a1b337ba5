import { GoalInput } from "~/contracts/goals";
import { apiAction, apiLoader } from "~/lib/http-api.server";
import { createGoal, listDebtGoals } from "~/services/goals/goals.server";

export const loader = apiLoader((user) => listDebtGoals(user));
export const action = apiAction({
  POST: [GoalInput, (user, input, { idempotencyKey }) => createGoal(user, "debt", input, idempotencyKey)],
});
