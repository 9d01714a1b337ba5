import { methodNotAllowed } from "~/lib/http-api.server";
import { cancelTrial } from "~/mutations/billing.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(cancelTrial);
