import { afterEach } from "vitest";
import { serving, type Serving } from "./serving";

/** Servers that a test starts, each closed behind it. */
export function servers(): typeof serving {
  const open: Serving[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  return async (setup) => {
    const one = await serving(setup);
    open.push(one);
    return one;
  };
}
