import { LoginInput } from "~/contracts/auth";
import { json, methodNotAllowed, publicApiAction } from "~/lib/http-api.server";
import { login } from "~/services/people/auth.server";

export const loader = methodNotAllowed("POST");

export const action = publicApiAction({
  POST: [
    LoginInput,
    async (_visitor, input, { request }) => {
      const { userId, firstName, headers } = await login(input, request);
      return json({ id: userId, firstName }, 200, headers);
    },
  ],
});
