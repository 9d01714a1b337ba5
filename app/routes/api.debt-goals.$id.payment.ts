import { methodNotAllowed } from "~/lib/http-api.server";
import { makePayment } from "~/mutations/goals.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("PUT");
export const action = apiCalls(makePayment);
