import { CreditInput } from "~/contracts/credit";
import { apiAction, apiLoader } from "~/lib/http-api.server";
import { createAssessment, latestAssessment } from "~/services/credit.server";

export const loader = apiLoader((user) => latestAssessment(user.id));
export const action = apiAction({ POST: [CreditInput, (user, input, { idempotencyKey }) => createAssessment(user, input, idempotencyKey)] });
