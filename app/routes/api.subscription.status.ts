import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { subscriptionStatus } from "~/services/billing/trial.server";

export const loader = apiLoader((user) => subscriptionStatus(user, user.now));

export const action = methodNotAllowed("GET");
