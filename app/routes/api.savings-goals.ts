import { GoalInput } from "~/contracts/goals";
import { apiAction, apiLoader } from "~/lib/http-api.server";
import { createGoal, listSavingsGoals } from "~/services/goals/goals.server";

export const loader = apiLoader((user) => listSavingsGoals(user));
export const action = apiAction({
  POST: [GoalInput, (user, input, { idempotencyKey }) => createGoal(user, "savings", input, idempotencyKey)],
});
