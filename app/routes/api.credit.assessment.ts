import { CreditInput } from "~/contracts/credit";
import { apiAction, apiLoader } from "~/lib/http-api.server";
import { latestAssessment } from "~/services/credit/credit.server";
import { assessCredit } from "~/services/credit/credit-plan.server";

export const loader = apiLoader((user) => latestAssessment(user.id));
export const action = apiAction({
  POST: [CreditInput, (user, input, { idempotencyKey }) => assessCredit(user, input, idempotencyKey)],
});
