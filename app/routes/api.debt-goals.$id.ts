import { apiAction, methodNotAllowed, Nothing } from "~/lib/http-api.server";
import { deleteGoal } from "~/services/goals.server";

export const loader = methodNotAllowed("DELETE");
export const action = apiAction({
  DELETE: [Nothing, (user, _, { params, idempotencyKey }) => deleteGoal(user, "debt", params.id ?? "", idempotencyKey)],
});
