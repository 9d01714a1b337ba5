import { methodNotAllowed } from "~/lib/http-api.server";
import { deleteDebtGoal } from "~/mutations/goals.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("DELETE");
export const action = apiCalls(deleteDebtGoal);
