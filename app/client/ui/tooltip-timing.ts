/** A tooltip opens after 700 ms; within 300 ms of one closing, the next opens at once. */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

let closedAt = Number.NEGATIVE_INFINITY;

export function tooltipClosed(at: number): void {
  closedAt = at;
}

export function openDelay(at: number): number {
  return at - closedAt <= TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS;
}
