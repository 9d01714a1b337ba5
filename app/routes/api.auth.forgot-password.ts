import { EmailInput } from "~/contracts/auth";
import { methodNotAllowed, publicApiAction } from "~/lib/http-api.server";
import { forgotPassword } from "~/services/people/recovery.server";

export const loader = methodNotAllowed("POST");

export const action = publicApiAction({
  POST: [EmailInput, (_visitor, input, { request }) => forgotPassword(input, request)],
});
