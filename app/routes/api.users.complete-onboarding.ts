import { methodNotAllowed } from "~/lib/http-api.server";
import { completeOnboarding } from "~/mutations/tour.server";
import { apiCalls } from "~/mutations/serve.server";

export const loader = methodNotAllowed("POST");
export const action = apiCalls(completeOnboarding);
