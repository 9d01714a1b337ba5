import { type MouseEvent, useState } from "react";
import type { TrendRange } from "~/domain/screens/trends";

/** The range only changes which part of the figures is looked at: no call, no navigation; the address keeps it. */
export function useRange(initial: TrendRange, keep: (range: TrendRange) => void) {
  const [range, setRange] = useState(initial);
  function choose(event: MouseEvent<HTMLAnchorElement>, chosen: TrendRange) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setRange(chosen);
    keep(chosen);
  }
  return { range, choose };
}
