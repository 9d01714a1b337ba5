// The one clock. Tests move it; nothing else in the app asks what time it is.

let offset = 0;
let fixed: Date | undefined;

export function now(): Date {
  return fixed ? new Date(fixed) : new Date(Date.now() + offset);
}

/** For tests: stops the clock at a moment, or starts it again. */
export function setClock(at: Date | string | undefined): void {
  fixed = at === undefined ? undefined : new Date(at);
  offset = 0;
}

/** For tests: the clock goes on, but some milliseconds ahead. */
export function moveClock(ms: number): void {
  offset += ms;
}
