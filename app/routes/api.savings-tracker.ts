import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { getSavingsTracker } from "~/services/goals/goals.server";

export const loader = apiLoader((user) => getSavingsTracker(user));
export const action = methodNotAllowed("GET");
