// Writes of plans and the trial: what runs.
import { TrialStartedAnswer } from "~/contracts/answers/billing";
import { MessageAnswer } from "~/contracts/answers/shapes";
import { StartTrialInput } from "~/contracts/billing";
import { NoBody } from "~/lib/http-api.server";
import { openPortal, startFreeTrial } from "~/services/billing/checkout.server";
import * as trial from "~/services/billing/trial.server";
import { returnOrigin } from "~/services/platform/return-origin.server";
import * as mutations from "./billing";
import { signedIn } from "./guard.server";
import { serve, serveForm } from "./serve.server";

export const startTrial = serve(mutations.startTrial, {
  guard: signedIn(),
  input: StartTrialInput,
  output: TrialStartedAnswer,
  run: async (user, { planType }, { request, key }) => {
    const started = await startFreeTrial(user, { planType, origin: returnOrigin(request), key });
    if ("checkoutUrl" in started) await trial.seePaywall(user);
    return started;
  },
});

export const manageSubscription = serveForm(mutations.manageSubscription, {
  guard: signedIn(),
  input: NoBody,
  run: async (user, _input, { request }) => ({ url: await openPortal(user, returnOrigin(request)) }),
});

export const cancelTrial = serve(mutations.cancelTrial, {
  guard: signedIn(),
  input: NoBody,
  output: MessageAnswer,
  run: (user) => trial.cancelTrial(user),
});
