import { NoBody, apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { completeOnboarding } from "~/services/people/tour.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({ POST: [NoBody, (user) => completeOnboarding(user.id)] });
