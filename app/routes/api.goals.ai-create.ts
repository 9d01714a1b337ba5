import { MessageInput } from "~/contracts/goals";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { aiCreate } from "~/services/goals/assistant.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({
  POST: [MessageInput, (user, { message }, { idempotencyKey }) => aiCreate(user, message, idempotencyKey)],
});
