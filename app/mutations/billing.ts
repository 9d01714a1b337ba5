// Writes of plans and the trial.
import type { StartedTrial } from "~/contracts/billing";
import { CANCEL_FAILED, CANCEL_FAILED_TRY_AGAIN, manageToast, trialCancelledToast } from "~/texts/billing";
import type { Form, Mutation } from "./mutation";

const SCREEN = "/subscribe";

export const startTrial: Mutation<StartedTrial> = {
  name: "start",
  screen: SCREEN,
  method: "POST",
  path: "/api/start-free-trial",
  toast: (started) => ("checkoutUrl" in started ? undefined : manageToast(started.message)),
  redirect: (started) => ("checkoutUrl" in started ? started.checkoutUrl : SCREEN),
};

export const manageSubscription: Form<{ url: string }> = {
  name: "manage",
  screen: SCREEN,
  redirect: ({ url }) => url,
};

export const cancelTrial: Mutation<{ message: string }> = {
  name: "cancel",
  screen: "/cancel-trial",
  method: "POST",
  path: "/api/cancel-trial",
  toast: ({ message }) => trialCancelledToast(message),
  redirect: () => "/dashboard",
  wordless: { answer: CANCEL_FAILED, silence: CANCEL_FAILED_TRY_AGAIN },
};
