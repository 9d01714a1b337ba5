import { type FormEvent, type MouseEvent, useCallback, useEffect, useState } from "react";
import { type TourEnd, stepAt } from "~/texts/tour";
import { useStore } from "~/client/store";
import { endTour, tourEnded } from "./tour-end";

const SPOTLIGHT_MS = 3000;

/** Walks the tour without loading pages, and tells the server how it ended. */
export function useTour({ step: initial }: { step: number | null }) {
  const [step, setStep] = useState(initial);
  const isEnded = useStore(tourEnded);
  useEffect(() => setStep(initial), [initial]);
  const edge = useSpotlight(step === null ? null : (stepAt(step)?.target ?? null));

  const goTo = useCallback((event: MouseEvent<HTMLAnchorElement>, to: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setStep(to);
  }, []);

  const end = useCallback((how: TourEnd) => {
    setStep(null);
    const address = new URL(window.location.href);
    address.searchParams.delete("tour");
    window.history.replaceState(window.history.state, "", address);
    endTour(how);
  }, []);

  const submit = useCallback(
    (event: FormEvent<HTMLFormElement>, how: TourEnd) => {
      event.preventDefault();
      end(how);
    },
    [end],
  );
  return { step, edge, isEnded, goTo, submit, close: () => end("skipped") };
}

/** Lights up what a step speaks of, and tells the edge of the window that it leaves free. */
function useSpotlight(target: string | null): "top" | "bottom" {
  const [edge, setEdge] = useState<"top" | "bottom">("bottom");
  useEffect(() => {
    const found = target ? document.getElementById(target) : null;
    if (!found) return;
    found.dataset.spotlight = "on";
    found.scrollIntoView({ block: "start", behavior: "auto" });
    // What stands at the end of the page can't be scrolled up to the beginning of the window.
    const { top, bottom } = found.getBoundingClientRect();
    setEdge(top + Math.min(bottom, window.innerHeight) > window.innerHeight ? "top" : "bottom");
    const off = () => {
      delete found.dataset.spotlight;
    };
    const timer = setTimeout(off, SPOTLIGHT_MS);
    return () => {
      clearTimeout(timer);
      off();
    };
  }, [target]);
  return edge;
}
