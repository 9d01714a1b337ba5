import { pause } from "./program";
import type { Running } from "./server";

/** Settings of a server that can be asked what it holds. */
export const COLLECTS = { NODE_OPTIONS: `--import=${new URL("collect.mjs", import.meta.url).href}` };

export type Memory = { heap: number; rss: number };

/** What is still held, in MB, once everything that nobody needs is collected: growth of this is a leak. */
export async function collected({ child, output }: Running): Promise<Memory> {
  const before = output().length;
  child.kill("SIGUSR2");
  for (let attempt = 0; attempt < 200; attempt++) {
    const [, heap, rss] = /collected (\d+) (\d+)\n/.exec(output().slice(before)) ?? [];
    if (heap && rss) return { heap: Number(heap) / 2 ** 20, rss: Number(rss) / 2 ** 20 };
    await pause(25);
  }
  throw new Error("the server did not say what it holds");
}
