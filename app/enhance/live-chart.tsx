import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** Puts a chart that needs scripts in the place of the drawn one, once the page has nothing better to do. */
export function LiveChart<P extends object>({ load, props, children }: { load: () => Promise<{ default: ComponentType<P> }>; props: P; children: ReactNode }) {
  const [Live, setLive] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    let wanted = true;
    const start = () => {
      load()
        .then((module) => wanted && setLive(() => module.default))
        // The drawn chart stays.
        .catch((error: unknown) => console.error(error));
    };
    const timer = setTimeout(start, 400);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [load]);
  return Live ? <Live {...props} /> : <>{children}</>;
}
