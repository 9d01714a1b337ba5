import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";

/** A part that is fetched once its place is in sight and the page has nothing better to do; null until then. */
export function useLatePart<P>(load: () => Promise<{ default: ComponentType<P> }>): {
  place: RefObject<HTMLDivElement>;
  Part: ComponentType<P> | null;
} {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      inSight.disconnect();
      load()
        .then((module) => isWanted && setPart(() => module.default))
        // What the server sent stays.
        .catch((error: unknown) => console.error(error));
    };
    const inSight = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.some(({ isIntersecting }) => isIntersecting)) timer = setTimeout(start, 400);
    });
    if (place.current) inSight.observe(place.current);
    return () => {
      isWanted = false;
      inSight.disconnect();
      clearTimeout(timer);
    };
  }, [load]);
  return { place, Part };
}
