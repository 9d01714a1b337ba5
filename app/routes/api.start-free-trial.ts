import { StartTrialInput } from "~/contracts/billing";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { startFreeTrial } from "~/services/billing/checkout.server";
import { returnOrigin } from "~/services/platform/return-origin.server";

export const loader = methodNotAllowed("POST");

export const action = apiAction({
  POST: [
    StartTrialInput,
    (user, { planType }, { request, idempotencyKey }) =>
      startFreeTrial(user, { planType, origin: returnOrigin(request), key: idempotencyKey }),
  ],
});
