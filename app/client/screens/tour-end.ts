// How the tour ends, wherever it is ended from: the server is told once, and this session doesn't open it again.
import { type TourEnd } from "~/texts/tour";
import { apiRequest } from "~/client/api/api";
import { showToast } from "~/client/ui/toasts";
import { createStore } from "~/client/store";
import { completeOnboarding } from "~/mutations/tour";

const DONE_AFTER_MS = 1500;
const DONE_KEY = "tour-done";

export const isDone = (): boolean => {
  try {
    return window.sessionStorage.getItem(DONE_KEY) === "1";
  } catch {
    return false;
  }
};
const rememberDone = () => {
  try {
    window.sessionStorage.setItem(DONE_KEY, "1");
  } catch {
    // Without storage the profile alone remembers it.
  }
};

/** Ended on this page, from its offer or its last step. */
export const tourEnded = createStore(false);

export function endTour(how: TourEnd): void {
  tourEnded.set(true);
  apiRequest(completeOnboarding.method, completeOnboarding.path).catch((error: unknown) =>
    console.error("Onboarding couldn't be completed", error),
  );
  const toast = completeOnboarding.toast?.({ hasSeenTour: true }, { how });
  if (toast) showToast(toast);
  setTimeout(rememberDone, DONE_AFTER_MS);
}
