import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useSyncExternalStore } from "react";

export const POPUP_DELAY_MS = 500;
export const POPUP_LIFE_MS = 5000;

type Celebration = { name: string; progress: number };

let current: Celebration | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Celebration | null) {
  current = next;
  listeners.forEach((listen) => listen());
}

/** Half a second after the success the pop-up appears, five seconds later it goes by itself. */
export function congratulate(goal: Celebration): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(goal);
    timer = setTimeout(() => show(null), POPUP_LIFE_MS);
  }, POPUP_DELAY_MS);
}

export function dismissCongratulations(): void {
  clearTimeout(timer);
  show(null);
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

export function useCongratulations(): Celebration | null {
  useEffect(() => dismissCongratulations, []);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
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
