import { type FormEvent, type MouseEvent, useCallback, useEffect, useState } from "react";
import { type TourEnd, stepAt } from "~/texts/tour";
import { apiRequest } from "~/client/api/api";
import { showToast } from "~/client/ui/toasts";
import { completeOnboarding } from "~/mutations/tour";

const OPENS_AFTER_MS = 1000;
const SPOTLIGHT_MS = 3000;
const DONE_AFTER_MS = 1500;
const DONE_KEY = "tour-done";

const isDone = (): boolean => {
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

type Input = { step: number | null; opensByItself: boolean };

/** Somebody types, or reads what lies over the page: the tour waits until they are done. */
const isBusy = (): boolean =>
  document.activeElement?.matches("input, select, textarea, [contenteditable]") === true ||
  document.querySelector("[role=dialog]") !== null;

/** Calls once, a second after the page; while somebody is busy, each second again. */
function whenFree(call: () => void): () => void {
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    call();
  }, OPENS_AFTER_MS);
  return () => clearInterval(timer);
}

/**
 * Offers the tour by itself a second after the page, as a card that takes nothing from what one does; walks it without
 * loading pages, and tells the server how it ended.
 */
export function useTour({ step: initial, opensByItself }: Input) {
  const [step, setStep] = useState(initial);
  const [isOffered, setOffered] = useState(false);
  const [isEnded, setEnded] = useState(false);
  useEffect(() => setStep(initial), [initial]);
  useEffect(() => {
    if (!opensByItself || initial !== null || isEnded || isDone()) return;
    return whenFree(() => {
      setOffered(true);
      setStep((now) => now ?? 1);
    });
  }, [opensByItself, initial, isEnded]);
  useSpotlight(step === null ? null : (stepAt(step)?.target ?? null));

  const goTo = useCallback((event: MouseEvent<HTMLAnchorElement>, to: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOffered(false);
    setStep(to);
  }, []);

  const end = useCallback((how: TourEnd) => {
    setStep(null);
    setEnded(true);
    const address = new URL(window.location.href);
    address.searchParams.delete("tour");
    window.history.replaceState(window.history.state, "", address);
    apiRequest(completeOnboarding.method, completeOnboarding.path).catch((error: unknown) =>
      console.error("Onboarding couldn't be completed", error),
    );
    const toast = completeOnboarding.toast?.({ hasSeenTour: true }, { how });
    if (toast) showToast(toast);
    setTimeout(rememberDone, DONE_AFTER_MS);
  }, []);

  const submit = useCallback(
    (event: FormEvent<HTMLFormElement>, how: TourEnd) => {
      event.preventDefault();
      end(how);
    },
    [end],
  );
  return { step, isOffered, isEnded, goTo, submit, close: () => end("skipped") };
}

function useSpotlight(target: string | null) {
  useEffect(() => {
    const found = target ? document.getElementById(target) : null;
    if (!found) return;
    found.dataset.spotlight = "on";
    found.scrollIntoView({ block: "center", behavior: "auto" });
    const off = () => {
      delete found.dataset.spotlight;
    };
    const timer = setTimeout(off, SPOTLIGHT_MS);
    return () => {
      clearTimeout(timer);
      off();
    };
  }, [target]);
}
