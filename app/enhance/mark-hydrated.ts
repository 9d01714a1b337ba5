import { useEffect } from "react";
import { keepActs } from "./quiet-start";

/** Says on the document that scripts have taken over. */
export function useMarkHydrated(): void {
  useEffect(() => {
    keepActs("removeEventListener");
    document.documentElement.dataset.hydrated = "true";
  }, []);
}
