import { methodNotAllowed } from "~/lib/http-api.server";
import { forgotUsername } from "~/mutations/sign-in.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(forgotUsername);
