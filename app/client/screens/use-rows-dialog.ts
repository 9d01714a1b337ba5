import { type MouseEvent, useState } from "react";
import { DIALOG_ROWS, searchLines } from "~/domain/screens/dashboard";
import type { ListLine } from "~/domain/screens/report";
import { getJson } from "~/client/api/api";
import { fromDollars } from "~/domain/money";

/** With scripts the dialog opens over the page, asks for up to a hundred once, and searches as one types. */
export function useRowsDialog(recent: readonly ListLine[], enabled: boolean) {
  const [lines, setLines] = useState<readonly ListLine[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [q, setQ] = useState("");

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!enabled || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setQ("");
    setLines(recent);
    setLoading(true);
    try {
      const answer = await getJson(`/api/transactions?limit=${DIALOG_ROWS}`, { on401: "throw" });
      if (answer)
        setLines(
          answer.slice(0, DIALOG_ROWS).map(({ date, amount, pending, ownCategory, ...line }) => ({
            ...line,
            ...(ownCategory ? { ownName: ownCategory } : {}),
            day: date,
            cents: fromDollars(amount),
            pending: pending ?? false,
          })),
        );
    } catch (error) {
      // The five that are on the page stay in the dialog.
      console.error(error);
    }
    setLoading(false);
  }
  return {
    isOpen: lines !== null,
    isLoading,
    q,
    setQ,
    lines: lines ? searchLines(lines, q) : [],
    open,
    close: () => setLines(null),
  };
}
