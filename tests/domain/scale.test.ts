// The upright axis of a chart.
import fc from "../support/fast-check";
import { expect, test } from "vitest";
import { scaleFor, scaleWithin } from "~/domain/screens/scale";

test.each<[number[], number, number[]]>([
  [[0, 100], 0, [0, 25, 50, 75, 100]],
  [[0, 90], 0, [0, 25, 50, 75, 100]],
  [[40, 80], 0, [0, 20, 40, 60, 80]],
  [[1, 4], 0, [0, 1, 2, 3, 4]],
  [[0, 17], 0, [0, 5, 10, 15, 20]],
  [[0, 30], 0, [0, 10, 20, 30]],
  [[-50, 50], 0, [-50, -25, 0, 25, 50]],
  [[-10, 90], 0, [-25, 0, 25, 50, 75, 100]],
  [[-100, -20], 0, [-100, -75, -50, -25, 0]],
  [[1, 2], 400, [0, 100, 200, 300, 400]],
  [[1, 500], 400, [0, 200, 400, 600]],
])("%j with at least %d", (values, least, ticks) => {
  expect(scaleFor(values, least)).toEqual({ low: ticks[0], high: ticks.at(-1), ticks });
});

test("property: every value and zero lie within, in two to six even steps of one, two and a half, or five", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
      const { low, high, ticks } = scaleFor(values, 1_000);
      expect([Math.min(0, ...values) >= low, Math.max(1_000, ...values) <= high]).toEqual([true, true]);
      expect(ticks).toContain(0);
      expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(7);
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      expect(["1", "2", "25", "5"]).toContain(String(step).replace(/0+$/, ""));
    }),
  );
});

test("a picture that ends at its highest value keeps the steps that are in it, and one below the lowest", () => {
  expect(scaleWithin([-13_600, 63_890, 54_422], 100)).toEqual({
    low: -20_000,
    high: 63_890,
    ticks: [-20_000, 0, 20_000, 40_000, 60_000],
  });
  expect(scaleWithin([], 100)).toEqual({ low: 0, high: 100, ticks: [0, 25, 50, 75, 100] });
});
