import { RegisterInput } from "~/contracts/auth";
import { json, methodNotAllowed, publicApiAction } from "~/lib/http-api.server";
import { register } from "~/services/people/auth.server";

export const loader = methodNotAllowed("POST");

export const action = publicApiAction({
  POST: [RegisterInput, async (_visitor, input, { request }) => json(await register(input, request), 201)],
});
