import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { proactiveInsights } from "~/services/insights/insights.server";

export const loader = apiLoader((user) => proactiveInsights(user));
export const action = methodNotAllowed("GET");
