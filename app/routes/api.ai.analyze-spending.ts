import { methodNotAllowed } from "~/lib/http-api.server";
import { analyzeSpending } from "~/mutations/budget.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(analyzeSpending);
