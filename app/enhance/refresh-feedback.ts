import type { AdminView, FeedbackItem } from "~/contracts/feedback";
import { getJson } from "./api";

/** With scripts the list comes from its documented call; a refusal or a failure of that call decides what is shown. */
export async function refreshFeedback(url: URL, view: AdminView): Promise<AdminView> {
  if (view.state !== "loaded") return view;
  const params = new URLSearchParams(url.search);
  params.set("page", String(view.page));
  try {
    const items = await getJson<FeedbackItem[]>(`/api/feedback?${params}`, { on401: "throw" });
    return { ...view, items: items ?? view.items };
  } catch (error) {
    return { state: error instanceof Error && error.message.startsWith("403") ? "denied" : "failed" };
  }
}
