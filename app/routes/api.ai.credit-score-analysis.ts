import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { creditScoreAnalysis } from "~/services/coach/advice.server";

export const loader = apiLoader((user) => creditScoreAnalysis(user), { gated: true });
export const action = methodNotAllowed("GET");
