import { GoalInput } from "~/contracts/goals";
import { apiAction, json, methodNotAllowed, Nothing } from "~/lib/http-api.server";
import { deleteGoal, updateGoal } from "~/services/goals.server";

export const loader = methodNotAllowed("PUT", "DELETE");
export const action = apiAction({
  PUT: [
    GoalInput,
    async (user, input, { params, idempotencyKey }) => {
      const { goal, conflict } = await updateGoal(user, params.id ?? "", input, idempotencyKey);
      return conflict ? json(conflict, 409) : goal;
    },
  ],
  DELETE: [
    Nothing,
    (user, _, { params, idempotencyKey }) => deleteGoal(user, "savings", params.id ?? "", idempotencyKey),
  ],
});
