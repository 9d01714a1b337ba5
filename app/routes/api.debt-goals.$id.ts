import { apiAction, methodNotAllowed, NoBody } from "~/lib/http-api.server";
import { deleteGoal } from "~/services/goals/goals.server";

export const loader = methodNotAllowed("DELETE");
export const action = apiAction({
  DELETE: [NoBody, (user, _, { params, idempotencyKey }) => deleteGoal(user, "debt", params.id ?? "", idempotencyKey)],
});
