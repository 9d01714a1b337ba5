import { useEffect } from "react";
import { keysStore, letterKey } from "./one-letter-keys";

/** What one goes through by keys: lines of a list, and the cards of accounts and goals. */
const ROWS = "main :is([data-row], li[data-card])";

/** J and K go from row to row, Enter opens the one that one is at, E edits it, and ? says so. */
export function useRowKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = letterKey(event);
      const done =
        key === "?"
          ? (keysStore.set(true), true)
          : key === "j" || key === "k"
            ? step(key === "j" ? 1 : -1)
            : key === "enter"
              ? follow('a[href]:not([aria-label]), [data-key="e"]', (row) => row === document.activeElement)
              : key === "e" && follow('[data-key="e"], a[href]');
      if (done) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** To the row after or before the one that has focus; without one, to the first in sight. */
function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.offsetParent !== null);
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const inSight = rows.findIndex((row) => row.getBoundingClientRect().bottom > 100);
  const row = here >= 0 ? rows[here + by] : rows[Math.max(0, inSight)];
  if (!row) return false;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: "nearest" });
  return true;
}

function follow(what: string, isWanted: (row: Element) => boolean = () => true): boolean {
  const row = document.activeElement?.closest(ROWS);
  if (!row || !isWanted(row)) return false;
  const [first = "", ...others] = what.split(", ");
  const link = [first, ...others].map((one) => row.querySelector<HTMLElement>(one)).find((one) => one !== null);
  link?.click();
  return link !== undefined;
}
