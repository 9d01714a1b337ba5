import { AmountInput } from "~/contracts/goals";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { makePayment } from "~/services/goals/goals.server";

export const loader = methodNotAllowed("PUT");
export const action = apiAction({
  PUT: [
    AmountInput,
    (user, input, { params, idempotencyKey }) => makePayment(user, params.id ?? "", input, idempotencyKey),
  ],
});
