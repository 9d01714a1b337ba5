// Whether there is a line. The browser knows of its own network; that the way beyond it is dead shows in calls that fail.
let isLost = false;
const listeners = new Set<() => void>();

export const isOffline = (): boolean => !navigator.onLine || isLost;

export function setOnline(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  listeners.forEach((listen) => listen());
}

/** Calls back when there may be a line again, or none any more. */
export function onConnectivityChange(listen: () => void): () => void {
  const back = () => {
    isLost = false;
    listen();
  };
  window.addEventListener("online", back);
  listeners.add(listen);
  return () => {
    window.removeEventListener("online", back);
    listeners.delete(listen);
  };
}
