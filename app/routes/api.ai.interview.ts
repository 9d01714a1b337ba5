import { methodNotAllowed } from "~/lib/http-api.server";
import { saveInterview } from "~/mutations/coach.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(saveInterview);
