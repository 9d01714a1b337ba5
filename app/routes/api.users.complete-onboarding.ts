import { Nothing, apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { completeOnboarding } from "~/services/tour.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({ POST: [Nothing, (user) => completeOnboarding(user.id)] });
