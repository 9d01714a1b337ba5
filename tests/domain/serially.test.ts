import { expect, test } from "vitest";
import { withLock } from "~/lib/mutex.server";

test("work on one key goes in order, on another beside it; a failure holds nobody up", async () => {
  const seen: string[] = [];
  const step = (key: string, name: string, ms: number, fails = false) =>
    withLock(key, async () => {
      seen.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([
    step("a", "first", 40),
    step("a", "second", 1, true),
    step("b", "other", 1),
    step("a", "third", 1),
  ]);
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(seen.filter((line) => !line.startsWith("other"))).toEqual([
    "first starts",
    "first ends",
    "second starts",
    "second ends",
    "third starts",
    "third ends",
  ]);
  expect(seen.indexOf("other ends")).toBeLessThan(seen.indexOf("first ends"));
});
