import { type MouseEvent, useState } from "react";
import type { TrendRange } from "~/domain/screens/trends";

/** The range only moves its mark: no call, no navigation; the address keeps it. */
export function useRange(initial: TrendRange) {
  const [range, setRange] = useState(initial);
  function choose(event: MouseEvent<HTMLAnchorElement>, chosen: TrendRange) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, "", event.currentTarget.href);
    setRange(chosen);
  }
  return { range, choose };
}
