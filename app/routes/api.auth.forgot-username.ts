import { EmailInput } from "~/contracts/auth";
import { methodNotAllowed, publicApiAction } from "~/lib/http-api.server";
import { forgotUsername } from "~/services/people/recovery.server";

export const loader = methodNotAllowed("POST");

export const action = publicApiAction({
  POST: [EmailInput, (_visitor, input, { request }) => forgotUsername(input, request)],
});
