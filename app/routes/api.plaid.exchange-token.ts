import { methodNotAllowed } from "~/lib/http-api.server";
import { exchangeToken } from "~/mutations/bank.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(exchangeToken);
