import { CoachQuestionInput } from "~/contracts/coach";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { askCoach } from "~/services/coach.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({ POST: [CoachQuestionInput, (user, input, { idempotencyKey }) => askCoach(user, input.question, idempotencyKey)] }, { gated: true });
