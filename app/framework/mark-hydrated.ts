import { useEffect } from "react";
import { blockInput } from "./block-input";

/** Says on the document that scripts have taken over. */
export function useMarkHydrated(): void {
  useEffect(() => {
    blockInput(false);
    document.documentElement.dataset.hydrated = "true";
  }, []);
}
