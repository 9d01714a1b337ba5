import { CoachQuestionInput } from "~/contracts/coach";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { answerAloud } from "~/services/coach/stream.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction(
  {
    POST: [
      CoachQuestionInput,
      (user, input, { request, idempotencyKey }) => answerAloud(user, input.question, request, idempotencyKey),
    ],
  },
  { gated: true },
);
