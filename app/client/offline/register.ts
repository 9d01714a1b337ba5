// What signed-in screens do for the times without a line. Loaded when the page has nothing better to do.
import { useEffect } from "react";
import { useLocation, useRevalidator } from "@remix-run/react";
import { isOffline, onConnectivityChange } from "~/client/offline/connectivity";
import { useStore } from "~/client/store";
import { showToast } from "~/client/ui/toasts";
import { takeCopy } from "./dashboard-copy";
import { draftOf } from "./outbox-forms";
import { enqueueForm, loadQueue, waitingForms, sendWaiting, type Outbox } from "./outbox";
import { canKeep, isFlagged, sessionHalf } from "./session-key";
import { sweep } from "./crypto-store";

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (
    !isOffline() ||
    !(form instanceof HTMLFormElement) ||
    form.method !== "post" ||
    new FormData(form).get("intent") === "logout"
  )
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const draft = draftOf(form, event.submitter);
  if (typeof draft === "string")
    return void showToast({ title: "You are offline", description: draft, variant: "error" });
  enqueueForm(draft).then(
    () => {
      form.reset();
      showToast({
        title: "Waiting to send",
        description: "You are offline. This is kept on the device and sent when you are back.",
      });
    },
    () =>
      showToast({
        title: "You are offline",
        description: "This browser can't keep forms. What you entered stays here.",
        variant: "error",
      }),
  );
}

/** The router would ask in vain and show an error; a page load gets the offline page. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !isOffline() ||
    !link ||
    link.origin !== location.origin ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.target ||
    link.download
  )
    return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  location.assign(link.href);
}

/** Watches forms and links, sends what waits, and keeps the copy; answers what waits. */
export function useOffline(): Outbox {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const view = useStore(waitingForms);

  useEffect(() => {
    if (!canKeep() || !sessionHalf()) return;
    const send = () => {
      if (!isOffline()) sendWaiting().catch((error: unknown) => console.error(error));
    };
    // Nothing was ever kept: then there is nothing to open, and no database is made.
    if (isFlagged())
      sweep()
        .then(loadQueue)
        .then(send, (error: unknown) => console.error(error));
    window.addEventListener("submit", onSubmit, true);
    window.addEventListener("click", onClick, true);
    const unwatch = onConnectivityChange(send);
    return () => {
      unwatch();
      window.removeEventListener("submit", onSubmit, true);
      window.removeEventListener("click", onClick, true);
    };
  }, []);

  useEffect(() => {
    if (!canKeep() || (pathname !== "/" && pathname !== "/dashboard") || isOffline() || !isFlagged()) return;
    const timer = setTimeout(() => void takeCopy().catch((error: unknown) => console.error(error)), 1_500);
    return () => clearTimeout(timer);
  }, [pathname]);

  const arrived = view.sent.length;
  useEffect(() => {
    if (arrived > 0) revalidate();
  }, [arrived, revalidate]);
  return view;
}
