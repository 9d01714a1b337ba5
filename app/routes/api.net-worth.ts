import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { netWorthJson } from "~/services/accounts/net-worth.server";

export const loader = apiLoader((user) => netWorthJson(user));
export const action = methodNotAllowed("GET");
