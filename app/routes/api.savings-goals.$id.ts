import { methodNotAllowed } from "~/lib/http-api.server";
import { deleteSavingsGoal, editGoal } from "~/mutations/goals.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("PUT", "DELETE");
export const action = apiCalls(editGoal, deleteSavingsGoal);
