import { ResetInput } from "~/contracts/auth";
import { methodNotAllowed, publicApiAction } from "~/lib/http-api.server";
import { resetPassword } from "~/services/people/recovery.server";

export const loader = methodNotAllowed("POST");

export const action = publicApiAction({
  POST: [ResetInput, (_visitor, input, { request }) => resetPassword(input, request)],
});
