import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SMALL = /MALLOC_ARENA_MAX=\d+ NODE_OPTIONS=--max-semi-space-size=\d+/;

test("the container and the unit for home keep memory small in the same way", () => {
  const [inContainer] = SMALL.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const [inUnit] = SMALL.exec(readFileSync("ops/mind-my-money.service", "utf8")) ?? [];
  expect(inContainer).toBeDefined();
  expect(inUnit).toBe(inContainer);
});
