import { type MouseEvent, useState } from "react";

/**
 * One rule for the parts of every chart: the first tap, and the focus that arrows move, reads a part out; a second tap, and
 * Enter, follow its link to its rows. What the pointer or the focus is on comes before what was picked last.
 */
export function usePicked(first: string, keep?: (key: string) => void) {
  const [picked, setPicked] = useState(first);
  const [seen, setSeen] = useState<string | null>(null);
  function pick(event: MouseEvent<HTMLAnchorElement>, key: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    // A click that no pointer made is Enter, or a screen reader's own.
    if (key === picked || event.detail === 0) return;
    event.preventDefault();
    setPicked(key);
    keep?.(key);
  }
  return { shown: seen ?? picked, pick, look: setSeen, choose: setPicked };
}
