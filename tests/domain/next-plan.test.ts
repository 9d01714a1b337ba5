import { expect, test } from "vitest";
import type { BudgetPlan } from "~/domain/budget/rollover";
import { nextPlan } from "~/domain/budget/next-month";
import { nextPlanWords } from "~/texts/next-plan";

const plan = (month: string, category: BudgetPlan["category"], plannedCents: number): BudgetPlan => ({
  ...{ month, category, plannedCents, rollover: false },
});
const words = (plans: readonly BudgetPlan[], today: string) => {
  const next = nextPlan(plans, today);
  return next && nextPlanWords(next);
};

test("next month is spoken of in a month's last seven days alone", () => {
  expect(nextPlan([], "2026-11-23")).toBeNull();
  expect(nextPlan([], "2026-11-24")).not.toBeNull();
  expect(nextPlan([], "2026-11-30")).toMatchObject({ month: "2026-12" });
  expect(nextPlan([], "2027-02-21")).toBeNull();
  expect(nextPlan([], "2027-02-22")).toMatchObject({ month: "2027-03" });
  expect(nextPlan([], "2026-12-31")).toMatchObject({ month: "2027-01" });
});

test("it's planned, goes on with this month's amounts, or waits for a plan", () => {
  const november = [plan("2026-11", "groceries", 40_000), plan("2026-10", "gas", 10_000)];
  expect(words([], "2026-11-28")).toBe("Plan December");
  expect(words(november, "2026-11-28")).toBe("See December's budget");
  const december = [...november, plan("2026-12", "groceries", 45_000)];
  expect(words(december, "2026-11-28")).toBe("December is planned: $550.00");
  // Amounts that were taken back to nothing are no plan.
  expect(words([...november, plan("2026-12", "groceries", 0), plan("2026-12", "gas", 0)], "2026-11-28")).toBe(
    "Plan December",
  );
});
