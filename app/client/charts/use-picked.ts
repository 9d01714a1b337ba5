import { type MouseEvent, useState } from "react";

/** What of a chart is read out: what the pointer or the focus is on, otherwise what was picked last. */
export function usePicked(first: string, keep: (key: string) => void) {
  const [picked, setPicked] = useState(first);
  const [seen, setSeen] = useState<string | null>(null);
  function pick(event: MouseEvent<HTMLAnchorElement>, key: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setPicked(key);
    keep(key);
  }
  return { shown: seen ?? picked, pick, look: setSeen };
}
