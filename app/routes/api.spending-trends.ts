import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { getSpendingTrends } from "~/services/screens/dashboard.server";

export const loader = apiLoader((user) => getSpendingTrends(user));
export const action = methodNotAllowed("GET");
