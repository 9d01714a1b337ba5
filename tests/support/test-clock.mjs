// One clock for the end-to-end tests: the server, the tests themselves and every page begin at the same moment, and go on
// from there as time does. Whatever day it is outside, it is the same day in here. It lives beside the product: a server
// has this clock only when it is started with server-clock.mjs before it (`node --import`), which no build contains.

/** A plain Wednesday in the middle of a month; it is daytime in New York, where the tests' browsers are. */
export const PLAIN_DAY = "2026-10-14T16:20:00Z";

export const OFFSET = "TEST_CLOCK_OFFSET_MS";

/** Milliseconds from the machine's clock to one that begins at a moment now. */
export const offsetTo = (instant) => Date.parse(instant) - machineNow();

/** Sent to pages as text, so it needs nothing around it. Timers are left alone. A second call moves the same clock. */
export function shiftDate(offset) {
  const key = Symbol.for("machine clock");
  const known = globalThis[key];
  if (known) return void (known.offset = offset);
  const Machine = globalThis.Date;
  const clock = (globalThis[key] = { Machine, offset });
  const now = () => Machine.now() + clock.offset;
  const Shifted = new Proxy(Machine, {
    construct: (target, parts, self) => Reflect.construct(target, parts.length > 0 ? parts : [now()], self),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  Machine.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}

function machineNow() {
  return (globalThis[Symbol.for("machine clock")]?.Machine ?? Date).now();
}
