import { methodNotAllowed } from "~/lib/http-api.server";
import { startTrial } from "~/mutations/billing.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(startTrial);
