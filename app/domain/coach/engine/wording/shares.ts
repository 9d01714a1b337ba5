// What a share is once pending rows are posted.

import { hrefOf, type FlowWording } from "~/domain/coach/engine/flow-words";
import { besides } from "./beside";

/** A share with what is pending, on both sides where both are spending. */
export function sharedPending(wording: FlowWording, wholeCents: number, isIncome: boolean): string {
  const { figures, notes } = wording;
  const [part, whole] = [besides(wording, "pending")[0], besides(wording, "other-pending")[0]];
  const more = isIncome ? 0 : (whole?.sum.cents ?? part?.sum.cents ?? 0);
  if (!part && more === 0) return "";
  const { period } = figures.sum;
  const note = { period, href: hrefOf(figures.sum.rows, period) };
  const percent = ((figures.sum.cents + (part?.sum.cents ?? 0)) / (wholeCents + more)) * 100;
  return `With what is still pending it's ${notes.add("share-with-pending", "Share, with what is pending", { unit: "percent", percent }, note)}.`;
}
