import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { listInsights } from "~/services/insights/insights.server";

export const loader = apiLoader((user) => listInsights(user));
export const action = methodNotAllowed("GET");
