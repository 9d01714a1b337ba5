import { type RefObject, useEffect, useRef } from "react";

/** Tells an element how much of the page a phone's keyboard covers, as --keyboard: what is fixed at the bottom lies under it. */
export function useAboveKeyboard<Element extends HTMLElement>(): RefObject<Element> {
  const place = useRef<Element>(null);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const tell = () => {
      // A page that is zoomed in shows less of itself without any keyboard.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      place.current?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    tell();
    seen.addEventListener("resize", tell);
    seen.addEventListener("scroll", tell);
    return () => {
      seen.removeEventListener("resize", tell);
      seen.removeEventListener("scroll", tell);
    };
  }, []);
  return place;
}
