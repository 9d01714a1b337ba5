import { apiLoader } from "~/lib/http-api.server";
import { createSavingsGoal } from "~/mutations/goals.server";
import { apiCalls } from "~/mutations/serve.server";
import { listSavingsGoals } from "~/services/goals/goals.server";

export const loader = apiLoader((user) => listSavingsGoals(user));
export const action = apiCalls(createSavingsGoal);
