// How much more a step of a trend is than the one before it.

import { hrefOf, type FlowWording, LABELS } from "~/domain/coach/engine/flow-words";

/** ', up $5.00 (4%)': how much more than the step before, where that is asked for. */
export function changeOf({ query, figures, notes, flow }: FlowWording, index: number, at: number): string {
  const [before, now] = [figures.groups[index - 1], figures.groups[index]];
  if (query.statistic !== "change" || !before || !now) return "";
  const note = { period: figures.sum.period, href: hrefOf(now.rows, figures.sum.period) };
  const apart = now.cents - before.cents;
  if (apart === 0) return ", as before";
  const share =
    before.cents > 0
      ? ` (${notes.add(`change-${at + 1}-share`, "Change", { unit: "percent", percent: Math.abs(apart / before.cents) * 100 }, note)})`
      : "";
  return `, ${apart > 0 ? "up" : "down"} ${notes.usd(`change-${at + 1}`, `${LABELS[flow]}, change`, apart, note)}${share}${now.isOpen ? " so far" : ""}`;
}
