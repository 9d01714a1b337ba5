/** What a program hands back: what it measured, and whether that is good enough. */
export type Result = { value: string | number; pass: boolean; notes?: string[] };

/**
 * One promise and its proof. A file in tests/harness exports one: `name` is what `npm run harness <name>` takes, `target`
 * is printed beside the measured value. `run` is seeded, takes less than 120 s and cleans up after itself. Where it is
 * cheap, it also breaks the control it tests and fails when it does not notice.
 */
export type Program = { name: string; target: string | number; run: () => Promise<Result> };

/** A small seeded generator, so that a failure can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Welch's t: how far apart two means are, in units of their uncertainty. */
export function welch(a: number[], b: number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const spread = variance(a, meanA) / a.length + variance(b, meanB) / b.length;
  return spread === 0 ? 0 : (meanA - meanB) / Math.sqrt(spread);
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: number[], around: number): number {
  return values.reduce((sum, value) => sum + (value - around) ** 2, 0) / (values.length - 1);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Runs `work` for every item, `width` at a time, in order of start. */
export async function pool<T, R>(
  items: T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array<R>(items.length);
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return results;
}

/** As a step of `npm test`: fewer of what is only repeated, nothing left out. */
export const isShort = process.env.HARNESS_SHORT === "1";
