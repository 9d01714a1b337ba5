import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { cashFlowAnswer } from "~/services/forecast/cash-flow.server";

export const loader = apiLoader((user) => cashFlowAnswer(user));
export const action = methodNotAllowed("GET");
