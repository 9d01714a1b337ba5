import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ARENAS = /MALLOC_ARENA_MAX=\d+/;

test("the container and the unit for home keep memory small in the same way", () => {
  const [inContainer] = ARENAS.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const [inUnit] = ARENAS.exec(readFileSync("ops/mind-my-money.service", "utf8")) ?? [];
  expect(inContainer).toBeDefined();
  expect(inUnit).toBe(inContainer);
});
