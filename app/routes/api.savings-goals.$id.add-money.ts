import { AmountInput } from "~/contracts/goals";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { addMoney } from "~/services/goals/goals.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({
  POST: [
    AmountInput,
    (user, input, { params, idempotencyKey }) => addMoney(user, params.id ?? "", input, idempotencyKey),
  ],
});
