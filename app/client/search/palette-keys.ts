// The palette: opened from anywhere, and what it has found meanwhile.
import { useEffect, useState } from "react";
import { getJson } from "~/client/api/api";
import type { SearchResults } from "~/domain/screens/palette-items";
import { paletteStore } from "./palette-store";

/** Ctrl-K, or Command-K, opens and closes it. */
export function usePaletteKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      paletteStore.set(!paletteStore.get());
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Asked for once the typing rests. */
const REST_MS = 180;

/** What the words find; what was found last stays until the next is there. */
export function useFound(typed: string): SearchResults | null {
  const [found, setFound] = useState<SearchResults | null>(null);
  const text = typed.trim();
  useEffect(() => {
    if (text === "") return setFound(null);
    const call = new AbortController();
    const rest = setTimeout(async () => {
      try {
        setFound(await getJson(`/api/search?q=${encodeURIComponent(text)}`, { on401: "null", signal: call.signal }));
      } catch (error) {
        // The list itself is still offered, so nothing is said.
        if (!call.signal.aborted) console.error("Search failed", error);
      }
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      call.abort();
    };
  }, [text]);
  return found;
}
