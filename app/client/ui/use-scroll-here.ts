import { type RefObject, useEffect, useRef } from "react";

/** Brings an element into view when something starts there: on a phone an answer begins below the fold. */
export function useScrollHere(started: boolean): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!started) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    place.current?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  }, [started]);
  return place;
}
