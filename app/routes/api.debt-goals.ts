import { apiLoader } from "~/lib/http-api.server";
import { createDebtGoal } from "~/mutations/goals.server";
import { apiCalls } from "~/mutations/serve.server";
import { listDebtGoals } from "~/services/goals/goals.server";

export const loader = apiLoader((user) => listDebtGoals(user));
export const action = apiCalls(createDebtGoal);
