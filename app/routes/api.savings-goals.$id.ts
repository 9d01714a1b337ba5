import { GoalInput } from "~/contracts/goals";
import { apiAction, json, methodNotAllowed, NoBody } from "~/lib/http-api.server";
import { deleteGoal, updateGoal } from "~/services/goals/goals.server";

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
    NoBody,
    (user, _, { params, idempotencyKey }) => deleteGoal(user, "savings", params.id ?? "", idempotencyKey),
  ],
});
