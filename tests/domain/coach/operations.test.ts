// What a few words change about the question before them, as a property: each operation on each kind of question gives a
// valid one that differs in the operation's own slots alone, or none at all.
import { describe, expect, test } from "vitest";
import { FLOWS, isFlow, query, type Query, SCHEDULES, STANDINGS, valid } from "~/domain/coach/query/algebra";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import { operated, type Operation } from "~/domain/coach/reading/operations";
import { planOperated, type PlanOperation } from "~/domain/coach/reading/plan-operations";
import { PLANS, type PlanRequest } from "~/domain/coach/reading/plan-request";

const TODAY = "2026-11-22";
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const SEPTEMBER = { from: "2026-09-01", to: "2026-09-30" };

const SHAPED: readonly Partial<Query>[] = [
  {},
  { subject: { categories: ["groceries"] } },
  { subject: { merchants: ["Noodle House"], accounts: ["card"] } },
  { subject: { except: ["mortgage_rent"] }, period: OCTOBER },
  { period: OCTOBER },
  { period: { from: "2026-01-01", to: TODAY } },
  { period: { from: "2026-11-07", to: "2026-11-07" } },
  { statistic: "count", period: OCTOBER },
  { statistic: "each" },
  { statistic: "per-month" },
  { statistic: "largest", period: OCTOBER },
  { statistic: "latest" },
  { statistic: "next" },
  { shape: "list", period: OCTOBER, take: 10 },
  { shape: "ranking", by: "category", period: OCTOBER },
  { shape: "trend", by: "month" },
  { shape: "share" },
  { shape: "yes-no", comparison: { against: "amount", cents: 1_000_00, is: "over" } },
  { period: OCTOBER, comparison: { against: "period", period: SEPTEMBER } },
  { comparison: { against: "subject", subject: { categories: ["gas"] } }, subject: { categories: ["groceries"] } },
  { comparison: { against: "usual" } },
  { condition: { min: 50_01 }, shape: "list" },
];
const BEFORE: readonly Query[] = [...FLOWS, ...STANDINGS, ...SCHEDULES]
  .flatMap((measure) => SHAPED.map((said) => valid(query({ ...said, measure }))))
  // What is kept is of everything.
  .filter(({ measure, subject }) => measure !== "kept" || Object.keys(subject).length === 0);

type Slot = keyof Query;
/** What each may touch: its own slot, and what can't stand beside it. */
const SHAPE: readonly Slot[] = ["shape", "by", "take", "least", "comparison", "statistic"];
const OPERATIONS: readonly (readonly [Operation, readonly Slot[]])[] = [
  [{ change: "days", period: SEPTEMBER }, ["period", "comparison", "statistic", "shape"]],
  [{ change: "subject", subject: { categories: ["restaurants"] } }, ["subject", "by"]],
  [{ change: "together", subject: { merchants: ["Casa Verde"] } }, ["subject", "by"]],
  [{ change: "without", subject: { categories: ["travel"], merchants: ["Casa Verde"] } }, ["subject"]],
  [{ change: "condition", condition: { max: 20_00 } }, ["condition"]],
  [{ change: "statistic", statistic: "count" }, SHAPE],
  [{ change: "statistic", statistic: "each" }, SHAPE],
  [{ change: "statistic", statistic: "per-day" }, SHAPE],
  [{ change: "figure" }, SHAPE],
  [{ change: "grouping", by: "merchant" }, SHAPE],
  [{ change: "grouping", by: "month" }, SHAPE],
  [{ change: "take", take: 3 }, SHAPE],
  [{ change: "comparison", comparison: { against: "usual" } }, SHAPE],
  [{ change: "scale", factor: 12 }, ["condition"]],
  [{ change: "scale", factor: 0.5 }, ["condition"]],
  [{ change: "place", step: 1 }, ["condition", "period", "comparison", "statistic", "shape"]],
  [{ change: "place", step: -1 }, ["condition", "period", "comparison", "statistic", "shape"]],
  [{ change: "measure", measure: "remaining" }, ["measure", "period", ...SHAPE]],
];
const SLOTS = Object.keys(query({})) as readonly Slot[];
const differing = (one: Query, other: Query): Slot[] =>
  SLOTS.filter((slot) => JSON.stringify(one[slot]) !== JSON.stringify(other[slot]));

describe("operations on questions for figures", () => {
  test.each(OPERATIONS)("%j", (operation, slots) => {
    const found = BEFORE.map((before) => ({ before, after: operated(before, operation, TODAY) }));
    for (const { before, after } of found) {
      if (!after) continue;
      expect(notationOf(valid(after), TODAY)).toBe(notationOf(after, TODAY));
      const others = differing(before, after).filter((slot) => !slots.includes(slot));
      expect([notationOf(before, TODAY), notationOf(after, TODAY), others]).toEqual([
        notationOf(before, TODAY),
        notationOf(after, TODAY),
        [],
      ]);
    }
    // It is one on what it is made for.
    expect(found.some(({ before, after }) => after && differing(before, after).length > 0)).toBe(true);
  });

  test("days, subject, statistic and grouping are operations on every sum of rows", () => {
    const sums = BEFORE.filter(({ measure }) => isFlow(measure) && measure !== "kept");
    const always: readonly Operation[] = [
      { change: "days", period: SEPTEMBER },
      { change: "subject", subject: { categories: ["restaurants"] } },
      { change: "together", subject: { merchants: ["Casa Verde"] } },
      { change: "statistic", statistic: "count" },
      { change: "grouping", by: "merchant" },
    ];
    for (const operation of always)
      expect(sums.filter((before) => operated(before, operation, TODAY) === null)).toEqual([]);
  });

  test("an operation and its opposite are none", () => {
    const before = query({ period: OCTOBER });
    const earlier = operated(before, { change: "place", step: -1 }, TODAY);
    expect(earlier?.period).toEqual(SEPTEMBER);
    expect(earlier && operated(earlier, { change: "place", step: 1 }, TODAY)).toEqual(before);
  });
});

const REQUESTS: readonly PlanRequest[] = PLANS.flatMap((plan): PlanRequest[] => [
  { plan },
  { plan, amountCents: 500_00 },
  { plan, monthlyCents: 100_00 },
  { plan, amountCents: 5_000_00, monthlyCents: 300_00 },
  { plan, amountCents: 5_000_00, date: "2027-06-01", about: "car" },
  { plan, sharePercent: 50 },
]);
const ON_PLANS: readonly (readonly [PlanOperation, readonly (keyof PlanRequest)[]])[] = [
  [{ change: "amount", cents: 200_00, isMonthly: false }, ["amountCents", "monthlyCents"]],
  [{ change: "amount", cents: 200_00, isMonthly: true }, ["monthlyCents"]],
  [{ change: "scale", factor: 0.5 }, ["amountCents", "monthlyCents", "sharePercent"]],
  [{ change: "slots", slots: { date: "2027-03-01" } }, ["date"]],
  [{ change: "slots", slots: { months: 24 } }, ["months"]],
];

describe("operations on requests for advice", () => {
  test.each(ON_PLANS)("%j", (operation, slots) => {
    for (const before of REQUESTS) {
      const after = planOperated(before, operation);
      if (!after) continue;
      const { ...changed } = after;
      const rest = { ...before };
      for (const slot of slots) {
        delete changed[slot];
        delete rest[slot];
      }
      expect([notationOfPlan(before), changed]).toEqual([notationOfPlan(before), rest]);
    }
  });

  test("an amount is one on every request, and a part of it where there is one", () => {
    expect(REQUESTS.filter((one) => !planOperated(one, { change: "amount", cents: 1_00, isMonthly: false }))).toEqual(
      [],
    );
    const withAmount = REQUESTS.filter(({ amountCents, monthlyCents }) => (amountCents ?? monthlyCents) !== undefined);
    expect(withAmount.filter((one) => !planOperated(one, { change: "scale", factor: 2 }))).toEqual([]);
  });
});
