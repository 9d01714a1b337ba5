import { expect, test } from "vitest";
import { budgetHref } from "~/domain/budget/hrefs";

test("the budget's address names the month only where it isn't this one, and whatever else is asked", () => {
  expect(budgetHref("2026-11", "2026-11")).toBe("/budget");
  expect(budgetHref("2026-10", "2026-11")).toBe("/budget?month=2026-10");
  expect(budgetHref("2026-11", "2026-11", { edit: "gas" })).toBe("/budget?edit=gas");
  expect(budgetHref("2026-10", "2026-11", { edit: "a&b" })).toBe("/budget?month=2026-10&edit=a%26b");
});
