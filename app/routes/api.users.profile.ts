import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { profileOf } from "~/services/people/sign-in.server";

export const loader = apiLoader((user) => profileOf(user));

export const action = methodNotAllowed("GET");
