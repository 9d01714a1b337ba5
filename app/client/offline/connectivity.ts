// Whether there is a line. The browser knows of its own network; that the way beyond it is dead shows in calls that fail.
import { createStore } from "~/client/store";

const isLost = createStore(false);

export const isOffline = (): boolean => !navigator.onLine || isLost.get();

/** What a call has found: no answer at all, or one. */
export const setOffline = isLost.set;

/** Calls back when there may be a line again, or none any more. */
export function onConnectivityChange(listen: () => void): () => void {
  const unsubscribe = isLost.subscribe(listen);
  const back = () => (isLost.get() ? isLost.set(false) : listen());
  window.addEventListener("online", back);
  return () => {
    window.removeEventListener("online", back);
    unsubscribe();
  };
}
