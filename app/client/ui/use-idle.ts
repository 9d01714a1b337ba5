import { useEffect, useState } from "react";

/** True once the page has been shown and has nothing better to do. */
export function useIdle(after = 2_000): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => setIdle(true), { timeout: 4_000 });
      else setIdle(true);
    }, after);
    return () => clearTimeout(timer);
  }, [after]);
  return idle;
}
