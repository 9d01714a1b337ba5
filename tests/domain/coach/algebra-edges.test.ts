// The nearest question that makes sense of every question there is, and what some of them become.
import { expect, test } from "vitest";
import {
  ASKED,
  type Comparison,
  FLOWS,
  GROUPINGS,
  type Query,
  query,
  SHAPES,
  STATISTICS,
  valid,
} from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";

const period = { from: "2026-10-01", to: "2026-10-31" };
const COMPARISONS: readonly (Comparison | null)[] = [
  null,
  { against: "period", period },
  { against: "subject", subject: { categories: ["gas"] } },
  { against: "income" },
  { against: "usual" },
  { against: "amount", cents: 500, is: "over" },
];
const ALL = FLOWS.flatMap((measure) =>
  STATISTICS.flatMap((statistic) =>
    SHAPES.flatMap((shape) =>
      COMPARISONS.flatMap((comparison) =>
        [null, "month" as const, "merchant" as const].map((by) => query({ measure, statistic, shape, comparison, by })),
      ),
    ),
  ),
);

test("what comes of any question is one", () => {
  for (const asked of [ASKED, ...ALL]) {
    const made = valid(asked);
    expect(STATISTICS).toContain(made.statistic);
    expect(SHAPES).toContain(made.shape);
    expect([null, ...GROUPINGS]).toContain(made.by);
  }
});

test.each<[Partial<Query>, string]>([
  [{ shape: "yes-no", comparison: { against: "period", period } }, "spent yes-no vs:2026-10"],
  [{ shape: "yes-no", comparison: { against: "subject", subject: { categories: ["gas"] } } }, "spent vs:on:gas"],
  [{ shape: "list", statistic: "each" }, "spent list"],
  [{ shape: "ranking", statistic: "each" }, "spent each ranking by:category"],
  [{ shape: "list", statistic: "largest" }, "spent largest list"],
  [{ shape: "trend", statistic: "largest" }, "spent trend by:month"],
  [{ measure: "kept", by: "month" }, "kept"],
  [{ measure: "kept", by: "month", statistic: "count" }, "kept count by:month"],
  [{ measure: "kept", by: "week", statistic: "count" }, "kept"],
  [{ shape: "ranking", subject: { categories: ["groceries"] } }, "spent ranking by:merchant on:groceries"],
  [{ shape: "ranking", subject: { categories: ["food"] } }, "spent ranking by:category on:food"],
  [{ shape: "ranking", subject: { categories: ["food", "gas"] } }, "spent ranking by:category on:food+gas"],
])("%j is %s", (asked, line) => expect(notationOf(valid(query(asked)), "2026-11-18")).toBe(line));

test("of what was kept nothing but the bounds of a sum is left as a condition", () => {
  const kept = (condition: Query["condition"]) =>
    valid(query({ measure: "kept", shape: "trend", condition })).condition;
  expect(Object.keys(kept({ min: 5 }))).toEqual([]);
  expect(kept({ sumMin: 1, max: 5 })).toEqual({ sumMin: 1 });
  expect(Object.keys(kept({ sumMax: 2 }))).toEqual(["sumMax"]);
});
