import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { getFinancialOverview } from "~/services/screens/dashboard.server";

export const loader = apiLoader((user) => getFinancialOverview(user));
export const action = methodNotAllowed("GET");
