import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { createStore, useStore } from "~/client/store";

const POPUP_DELAY_MS = 500;
const POPUP_LIFE_MS = 5000;

type Celebration = { name: string; progress: number };

const celebration = createStore<Celebration | null>(null);
const timer = createStore<ReturnType<typeof setTimeout> | undefined>(undefined);

function after(ms: number, run: () => void): void {
  clearTimeout(timer.get());
  timer.set(setTimeout(run, ms));
}

/** Half a second after the success the pop-up appears, five seconds later it goes by itself. */
export function congratulate(goal: Celebration): void {
  after(POPUP_DELAY_MS, () => {
    celebration.set(goal);
    after(POPUP_LIFE_MS, () => celebration.set(null));
  });
}

export function dismissCongratulations(): void {
  clearTimeout(timer.get());
  celebration.set(null);
}

export function useCongratulations(): Celebration | null {
  useEffect(() => dismissCongratulations, []);
  return useStore(celebration);
}

/** The pop-up that a plain form post has opened by the URL goes by itself too, once scripts run. */
export function useAutoClose(open: boolean, to: string): () => void {
  const navigate = useNavigate();
  const close = useCallback(() => navigate(to, { replace: true, preventScrollReset: true }), [navigate, to]);
  useEffect(() => {
    if (!open) return;
    const closing = setTimeout(close, POPUP_LIFE_MS);
    return () => clearTimeout(closing);
  }, [open, close]);
  return close;
}
