import { ApiError } from "~/client/api/api";
import { mutate, say } from "~/client/api/mutate";
import { sendFeedback } from "~/mutations/feedback";
import { fieldsOf } from "~/mutations/mutation";
import { FEEDBACK_FAILED, NOT_AUTHENTICATED } from "~/texts/feedback";

/** The form with scripts: the documented call, then the toast and the thanks; the form keeps its values on failure. */
export async function submitFeedback(request: Request) {
  const fields = fieldsOf(await request.formData());
  return mutate(sendFeedback, fields, {
    caught: (error) => {
      const signedOut = error instanceof ApiError && error.status === 401;
      say({ ...FEEDBACK_FAILED, ...(signedOut ? { description: NOT_AUTHENTICATED } : {}) }, fields);
      return null;
    },
  });
}
