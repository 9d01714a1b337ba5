// Rows of a history by hand, in which something may come back.
import type { HistoryRow } from "~/domain/ledger/recurring";

let made = 0;
/** Ids are in the order in which rows are made. */
export const historyRow = (
  merchantName: string,
  day: string,
  cents: number,
  over: Partial<HistoryRow> = {},
): HistoryRow => ({
  id: `r${String(++made).padStart(6, "0")}`,
  merchantName,
  category: "entertainment",
  kind: "spending",
  day,
  cents,
  ...over,
});

export const every = (
  count: number,
  step: (index: number) => string,
  make: (day: string, index: number) => HistoryRow,
): HistoryRow[] => Array.from({ length: count }, (_, index) => make(step(index), index));
