import { afterEach, expect, test, vi } from "vitest";
import { newId } from "~/lib/db.server";

afterEach(() => vi.useRealTimers());

const make = (count: number) => Array.from({ length: count }, newId);

test("ids sort in the order they were made, however many in one millisecond", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
  const ids = make(140_000);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

test("and when the clock is set back", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
  const before = make(10);
  vi.setSystemTime(new Date("2026-11-21T11:59:00Z"));
  const ids = [...before, ...make(10)];
  expect([...ids].sort()).toEqual(ids);
});
