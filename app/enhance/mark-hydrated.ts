import { useEffect } from "react";

/** Says on the document that scripts have taken over. */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
}
