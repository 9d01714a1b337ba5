// The one clock. Tests move it; nothing else in the app asks what time it is.

let fixed: Date | undefined;

export function now(): Date {
  return fixed ? new Date(fixed) : new Date();
}

/** For tests: stops the clock at a moment, or starts it again. */
export function setClock(at: Date | string | undefined): void {
  fixed = at === undefined ? undefined : new Date(at);
}
