import { apiAction, methodNotAllowed, Nothing } from "~/lib/http-api.server";
import { cancelTrial } from "~/services/trial.server";

export const loader = methodNotAllowed("POST");

export const action = apiAction({ POST: [Nothing, (user) => cancelTrial(user)] });
