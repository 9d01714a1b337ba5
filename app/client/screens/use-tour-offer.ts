import { type FormEvent, useEffect, useState } from "react";
import { useStore } from "~/client/store";
import { endTour, isDone, tourEnded } from "./tour-end";

const OPENS_AFTER_MS = 1000;

/** Somebody types, or reads what lies over the page: the offer waits until they are done. */
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

/** Offers the tour a second after the page, in a line that has its place from the start. */
export function useTourOffer(isWanted: boolean) {
  const [isOpen, setOpen] = useState(false);
  const isDue = !useStore(tourEnded) && isWanted;
  useEffect(() => {
    if (!isDue) return;
    if (isDone()) return tourEnded.set(true);
    return whenFree(() => setOpen(true));
  }, [isDue]);
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    endTour("skipped");
  };
  return { hasPlace: isDue, isOpen, refuse };
}
