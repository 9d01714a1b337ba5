// Codes of what a question asks for: what each is a sketch of, which query has it, and the parts that speak for it.
import { describe, expect, test } from "vitest";
import { careOf, codeOf, codeOfPlan, codeParts, planOfCode, sketchOf } from "~/domain/coach/learned/codes";
import { type Comparison, query, type Query } from "~/domain/coach/query/algebra";

const DAYS = { from: "2026-10-01", to: "2026-10-31" };
const against = (comparison: Comparison): Partial<Query> => ({ comparison });

describe("a query's code", () => {
  test.each<[Partial<Query>, string]>([
    [{}, "spent"],
    [{ measure: "earned", statistic: "count" }, "earned count"],
    [{ shape: "list" }, "spent list"],
    [{ shape: "ranking", by: "merchant" }, "spent ranking by:merchant"],
    [{ statistic: "each", shape: "trend", by: "month" }, "spent each trend by:month"],
    [against({ against: "period", period: DAYS }), "spent vs:days"],
    [against({ against: "subject", subject: {} }), "spent vs:subject"],
    [against({ against: "weekdays", weekdays: [1] }), "spent vs:weekdays"],
    [against({ against: "usual" }), "spent vs:usual"],
    [against({ against: "plan" }), "spent vs:plan"],
    [against({ against: "income" }), "spent vs:income"],
    [against({ against: "amount", is: "over", cents: 5 }), "spent over"],
    [{ condition: { empty: true } }, "spent empty"],
    [{ condition: { pending: true } }, "spent pending"],
    [{ statistic: "count", by: "day", condition: { empty: true, pending: true } }, "spent count by:day empty pending"],
  ])("%j is '%s', and back", (more, code) => {
    const asked = query(more);
    expect(codeOf(asked)).toBe(code);
    expect(sketchOf(code)).toEqual({
      measure: asked.measure,
      statistic: asked.statistic,
      shape: asked.shape,
      by: asked.by,
      held: /\b(?:vs:\w+|over)\b/.exec(code)?.[0] ?? null,
      isEmpty: asked.condition.empty === true,
      isPending: asked.condition.pending === true,
    });
  });

  test.each(["balance", "bills"] as const)("%s has one as well", (measure) =>
    expect(sketchOf(`${measure} yes-no`)).toMatchObject({ measure, shape: "yes-no", statistic: "total" }),
  );

  test.each(["none", "talk", "plan:afford", "count spent", ""])("'%s' is of no query", (code) =>
    expect(sketchOf(code)).toBeNull(),
  );
});

test("advice and care say their topic", () => {
  expect(codeOfPlan({ plan: "afford" })).toBe("plan:afford");
  expect(planOfCode("plan:afford")).toBe("afford");
  expect(planOfCode("afford")).toBeUndefined();
  expect(careOf("care:court")).toBe("court");
  expect(careOf("court")).toBeNull();
  expect(careOf("talk care:court")).toBeNull();
});

test("a code's parts are itself, what it measures and how", () => {
  expect(codeParts("spent count by:day vs:days")).toEqual([
    "= spent count by:day vs:days",
    "measure spent",
    "statistic count",
    "shape figure",
    "held vs:days",
    "all count figure day vs:days",
    "by day",
  ]);
  expect(codeParts("earned")).toEqual([
    "= earned",
    "measure earned",
    "statistic total",
    "shape figure",
    "held alone",
    "all total figure  ",
  ]);
  expect(codeParts("plan:afford")).toEqual(["0 plan:afford", "1 plan"]);
  expect(codeParts("payment-plan next")).toEqual(["0 payment-plan next", "1 payment-plan"]);
});
