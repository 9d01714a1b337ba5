import { methodNotAllowed } from "~/lib/http-api.server";
import { deleteByMessage } from "~/mutations/goal-chat.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(deleteByMessage);
