// One limit of time around a piece of work. The timer holds on to the signal: one that only listeners refer to may be
// collected before it fires, and then nothing ever ends the wait.

export class DeadlinePassed extends Error {
  override name = "DeadlinePassed";
}

type Limits = {
  ms: number;
  /** Ends the work early: whoever asked has gone. */
  signal?: AbortSignal | undefined;
};
export type Timed = { signal: AbortSignal; left: () => number };

/** Ends with the work, or with the deadline even where the work doesn't listen to its signal. */
export async function withDeadline<T>({ ms, signal: given }: Limits, work: (timed: Timed) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const end = performance.now() + ms;
  const stop = () => control.abort(given?.reason);
  const timer = setTimeout(() => control.abort(new DeadlinePassed(`no answer within ${ms} ms`)), ms);
  given?.addEventListener("abort", stop, { once: true });
  if (given?.aborted) stop();
  try {
    return await new Promise<T>((resolve, reject) => {
      const ended = () => reject(control.signal.reason);
      if (control.signal.aborted) return ended();
      control.signal.addEventListener("abort", ended, { once: true });
      work({ signal: control.signal, left: () => end - performance.now() }).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    given?.removeEventListener("abort", stop);
  }
}

/** Waits unless the signal ends it. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}
