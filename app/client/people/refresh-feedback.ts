import { useEffect, useState } from "react";
import type { AdminView } from "~/contracts/feedback";
import { getJson } from "~/client/api/api";

/** The documented call for the list; a refusal or a failure of it decides what is shown. */
async function refreshed(view: Extract<AdminView, { state: "loaded" }>): Promise<AdminView> {
  const { type, q } = view.filter;
  const params = new URLSearchParams({ page: String(view.page), ...(type ? { type } : {}), ...(q ? { q } : {}) });
  try {
    const items = await getJson(`/api/feedback?${params}`, { on401: "throw" });
    // The call names nobody; the page did.
    const fromOf = (id: string) => view.items.find((known) => known.id === id)?.from;
    return { ...view, items: items?.map((item) => ({ ...item, from: fromOf(item.id) })) ?? view.items };
  } catch (error) {
    return { state: error instanceof Error && error.message.startsWith("403") ? "denied" : "failed" };
  }
}

/** Made after hydration: a loader that hydrates would hold the page's first clicks. */
export function useFeedbackCall(view: AdminView): AdminView {
  const [answer, setAnswer] = useState<{ to: AdminView; view: AdminView } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (view.state === "loaded") void refreshed(view).then((next) => wanted && setAnswer({ to: view, view: next }));
    return () => {
      wanted = false;
    };
  }, [view]);
  return answer?.to === view ? answer.view : view;
}
