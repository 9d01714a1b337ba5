import { methodNotAllowed } from "~/lib/http-api.server";
import { addMoney } from "~/mutations/goals.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(addMoney);
