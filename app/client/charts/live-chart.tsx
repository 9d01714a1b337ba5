import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

/** Puts a chart that needs scripts in the place of the drawn one, once it is in sight and the page has nothing better to do. */
export function LiveChart<P extends object>({
  load,
  props,
  children,
}: {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  children: ReactNode;
}) {
  const [Live, setLive] = useState<ComponentType<P> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      load()
        .then((module) => wanted && setLive(() => module.default))
        // The drawn chart stays.
        .catch((error: unknown) => console.error(error));
    };
    const inSight = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.some(({ isIntersecting }) => isIntersecting)) timer = setTimeout(start, 400);
    });
    if (place.current) inSight.observe(place.current);
    return () => {
      wanted = false;
      inSight.disconnect();
      clearTimeout(timer);
    };
  }, [load]);
  return (
    <div ref={place} className="h-full">
      {Live ? <Live {...props} /> : children}
    </div>
  );
}
