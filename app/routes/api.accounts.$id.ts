import { methodNotAllowed } from "~/lib/http-api.server";
import { disconnectAccount } from "~/mutations/bank.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("DELETE");
export const action = apiCalls(disconnectAccount);
