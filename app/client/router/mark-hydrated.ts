import { useEffect } from "react";
import { deferInputUntilHydrated } from "./defer-input-until-hydrated";

/** Says on the document that scripts have taken over. */
export function useMarkHydrated(): void {
  useEffect(() => {
    deferInputUntilHydrated("removeEventListener");
    document.documentElement.dataset.hydrated = "true";
  }, []);
}
