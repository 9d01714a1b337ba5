import { InterviewInput } from "~/contracts/coach";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { saveInterview } from "~/services/coach/interview.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction(
  { POST: [InterviewInput, (user, input, { idempotencyKey }) => saveInterview(user, input, idempotencyKey)] },
  { gated: true },
);
