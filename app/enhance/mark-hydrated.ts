import { useEffect } from "react";
import { passActs } from "./quiet-start";

/** Says on the document that scripts have taken over. */
export function useMarkHydrated(): void {
  useEffect(() => {
    passActs();
    document.documentElement.dataset.hydrated = "true";
  }, []);
}
