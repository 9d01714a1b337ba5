import { createStore } from "~/client/store";

/** A tooltip opens after 700 ms; within 300 ms of one closing, the next opens at once. */
const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_MS = 300;

const closedAt = createStore(Number.NEGATIVE_INFINITY);

export const tooltipClosed = closedAt.set;

export function openDelay(at: number): number {
  return at - closedAt.get() <= TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS;
}
