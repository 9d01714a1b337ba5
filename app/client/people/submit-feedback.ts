import { redirect } from "@remix-run/react";
import { FEEDBACK_FAILED, FEEDBACK_SENT, NOT_AUTHENTICATED } from "~/texts/feedback";
import { apiRequest } from "~/client/api/api";
import { showToast } from "~/client/ui/toasts";

const text = (form: FormData, name: string): string => String(form.get(name) ?? "");

/** The form with scripts: the documented call, then the toast and the thanks; the form keeps its values on failure. */
export async function submitFeedback(request: Request) {
  const form = await request.formData();
  const rating = text(form, "rating");
  const body = {
    type: text(form, "type"),
    title: text(form, "title"),
    message: text(form, "message"),
    ...(rating ? { rating: Number(rating) } : {}),
    userId: text(form, "userId"),
  };
  try {
    await apiRequest("POST", "/api/feedback", body);
  } catch (error) {
    const signedOut = error instanceof Error && error.message.startsWith("401");
    showToast({ ...FEEDBACK_FAILED, ...(signedOut ? { description: NOT_AUTHENTICATED } : {}) });
    return null;
  }
  showToast(FEEDBACK_SENT);
  return redirect("/feedback?sent=1");
}
