import { type RefObject, useEffect, useRef } from "react";

/** Brings an element into view when something starts there: on a phone an answer begins below the fold. */
export function useScrollHere<Element extends HTMLElement = HTMLDivElement>(
  started: boolean,
  block: ScrollLogicalPosition = "center",
): RefObject<Element> {
  const place = useRef<Element>(null);
  useEffect(() => {
    if (!started) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    place.current?.scrollIntoView({ block, behavior: calm ? "auto" : "smooth" });
  }, [started, block]);
  return place;
}
