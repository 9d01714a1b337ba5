// What a whole month comes to, beside the same days of the months before.

import { monthOf, monthsBetween } from "~/domain/periods";
import { hrefOf, isShort, type FlowWording } from "~/domain/coach/engine/flow-words";
import { besides } from "./beside";

/**
 * What a month comes to when it is over. Of spending that is the usual month of every screen; what a usual month brings
 * and leaves goes by the rhythm of pay, so an average of those is called one.
 */
export function wholeUsual(wording: FlowWording): string {
  const [whole] = besides(wording, "usual-month");
  if (!whole || whole.sum.count === 0) return "";
  const { sum } = whole;
  const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
  const months = monthsBetween(monthOf(sum.period.from), monthOf(sum.period.to)) + 1;
  const average = Math.round(sum.cents / months);
  const isSpending = wording.flow === "spent";
  const label = isSpending ? "A usual month" : "A whole month, average";
  if (!isSpending) {
    const count = wording.notes.add("usual-months", "Whole months", { unit: "months", months }, { period: sum.period });
    const mean = wording.notes.usd("usual-month", label, average, note);
    return `Over the ${count} before, the average was ${isShort(wording, sum.cents) ? `short by ${mean}` : mean}.`;
  }
  const usual = wording.notes.usd("usual-month", label, average, note);
  return wording.figures.sum.cents > average
    ? `That's already more than a whole month usually comes to, ${usual}.`
    : `A whole month usually comes to ${usual}.`;
}
