import { ApiError } from "~/client/api/api";
import { mutate } from "~/client/api/mutate";
import { showToast } from "~/client/ui/toasts";
import { sendFeedback } from "~/mutations/feedback";
import { fieldsOf } from "~/mutations/mutation";
import { FEEDBACK_FAILED, NOT_AUTHENTICATED } from "~/texts/feedback";

/** The form with scripts: the documented call, then the toast and the thanks; the form keeps its values on failure. */
export async function submitFeedback(request: Request) {
  return mutate(sendFeedback, fieldsOf(await request.formData()), {
    caught: (error) => {
      const signedOut = error instanceof ApiError && error.status === 401;
      showToast({ ...FEEDBACK_FAILED, ...(signedOut ? { description: NOT_AUTHENTICATED } : {}) });
      return null;
    },
  });
}
