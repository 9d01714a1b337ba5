import { apiAction, methodNotAllowed, NoBody } from "~/lib/http-api.server";
import { cancelTrial } from "~/services/billing/trial.server";

export const loader = methodNotAllowed("POST");

export const action = apiAction({ POST: [NoBody, (user) => cancelTrial(user)] });
