// With scripts a trial is started by the documented call. What it answers decides: to the checkout, or to the plans.
import { START_FAILED, START_FAILED_ON_LANDING, errorToast, manageToast } from "~/texts/billing";
import { GENERIC_ERROR } from "~/contracts/errors";
import type { StartPlanType } from "~/domain/billing/pricing";
import { ApiError, messageOf } from "~/client/api/api";
import { call, say } from "~/client/api/mutate";
import * as mutations from "~/mutations/billing";

type StartOutcome = "leaving" | "manage" | "failed";
type Start = { planType: StartPlanType; flow: "subscribe" | "landing"; formKey?: string };

const LEAVING_MS = 10_000;

/** Tests watch where the browser goes. */
const exit = { to: (address: string): void => window.location.assign(address) };

export async function startTrial({ planType, flow, formKey = "" }: Start): Promise<StartOutcome> {
  try {
    // Nothing is taken for granted: an empty answer is a failure that is said.
    const answer: { checkoutUrl?: string; redirectToManage?: boolean; message?: string } =
      (await call(mutations.startTrial, { planType, formKey })) ?? {};
    if (answer.checkoutUrl) {
      exit.to(answer.checkoutUrl);
      await gone();
      return "leaving";
    }
    if (answer.redirectToManage) {
      say(manageToast(answer.message ?? ""), { formKey });
      return "manage";
    }
    say(errorToast(failureText(flow, answer.message)), { formKey });
  } catch (error) {
    const fallback =
      error instanceof ApiError ? failureText(flow) : flow === "landing" ? START_FAILED_ON_LANDING : GENERIC_ERROR;
    say(errorToast(flow === "landing" ? fallback : messageOf(error, fallback)), { formKey });
  }
  return "failed";
}

function failureText(flow: Start["flow"], message?: string): string {
  return flow === "landing" ? START_FAILED_ON_LANDING : (message ?? START_FAILED);
}

/** Keeps the button pending while the browser leaves; coming back by the back button ends it. */
function gone(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LEAVING_MS);
    window.addEventListener("pageshow", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
