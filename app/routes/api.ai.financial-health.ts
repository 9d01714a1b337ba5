import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { financialHealth } from "~/services/coach/advice.server";

export const loader = apiLoader((user) => financialHealth(user), { gated: true });
export const action = methodNotAllowed("GET");
