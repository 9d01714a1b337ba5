import { CANCEL_FAILED, CANCEL_FAILED_TRY_AGAIN, errorToast, trialCancelledToast } from "~/texts/billing";
import { ApiError, apiRequest, messageOf } from "~/client/api/api";
import { showToast } from "~/client/ui/toasts";

/** With scripts the documented call cancels; the screen stays for two seconds under its toast. */
export async function cancelTrialByCall(): Promise<{ cancelled: boolean }> {
  try {
    const answer = await apiRequest<{ message: string }>("POST", "/api/cancel-trial");
    showToast(trialCancelledToast(answer.message));
    return { cancelled: true };
  } catch (error) {
    showToast(errorToast(error instanceof ApiError ? messageOf(error, CANCEL_FAILED) : CANCEL_FAILED_TRY_AGAIN));
    return { cancelled: false };
  }
}
