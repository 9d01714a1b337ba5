import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { budgetRecommendations } from "~/services/coach/advice.server";

export const loader = apiLoader((user) => budgetRecommendations(user), { gated: true });
export const action = methodNotAllowed("GET");
