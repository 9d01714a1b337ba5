// A budget that somebody wants changed and doesn't say by how much: what there is, a proposal, and what was lacking. And changes
// that are said otherwise: to a sum, by a percentage, several categories at once.
import { expect, test } from "vitest";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { budgetFor } from "~/domain/coach/parts/actions";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { answered } from "./approved/ask";
import { homeOf } from "./approved/file";

const given = (request: PlanRequest, words = "change it", home = "advice.md") => {
  const said = answered(request, words, homeOf(home));
  expect(said.read).not.toBe("answered elsewhere");
  expect(gateProblems(said.text, said.facts)).toEqual([]);
  return { ...said, words: fillFacts(said.text, said.facts).text };
};
const change = (categories: string[], more: Partial<PlanRequest> = {}): PlanRequest => ({
  ...{ plan: "budget-change", subject: { categories } },
  ...more,
});

test.each([["advice.md"], ["plain-asked.md"]])("without an amount it's said as it is, with a proposal (%s)", (home) => {
  const request = change(["groceries"]);
  const { words, facts } = given(request, "raise my grocery budget", home);
  expect(words).toMatch(/didn't say (?:by )?how much/);
  expect(words).toMatch(/\$[\d,.]+ a month for Groceries/);
  expect(words).toMatch(/is planned now/);
  expect(words).toContain("You've spent");
  expect(budgetFor(request, facts, "2026-11-18")).toMatchObject([{ kind: "budget", category: "groceries" }]);
});

test("the proposal is what the last whole months took, and not what was moved", () => {
  // Groceries: 600 planned, 1,000 a month since June.
  expect(given(change(["groceries"]), "raise it", "plain-asked.md").words).toContain(
    "About $1,000.00 a month for Groceries",
  );
});

test("nothing to go by is said, and asks for a figure", () => {
  expect(given(change(["travel"]), "more for travel", "plain-asked.md").words).toMatch(
    /didn't say .*I see no spending on Travel/s,
  );
});

test("from one to another without a sum: what covers what is over", () => {
  // Groceries are 160 over; utilities have nothing planned.
  const { words } = given(change(["utilities", "groceries"]), "move from utilities to groceries", "plain-asked.md");
  expect(words).toMatch(/didn't say how much/);
  expect(words).toContain("Groceries is $160.00 over");
  expect(words).toContain("nothing planned");
});

test("without a category: all that is planned, and which are furthest from what they take", () => {
  const { words } = given({ plan: "budget-change" }, "I need to change my budget", "plain-asked.md");
  expect(words).toMatch(/didn't say which category/);
  expect(words).toContain("$600.00");
  expect(words).toMatch(/Groceries: \$600\.00 planned, \$1,000\.00 usual/);
});

test("to a sum is that sum, by a percentage a part of it", () => {
  expect(
    given(change(["groceries"], { amountCents: 650_00 }), "set groceries to 650", "plain-asked.md").words,
  ).toContain("$650.00 a month for Groceries from November 2026 on, instead of $600.00");
  expect(given(change(["groceries"], { ratePercent: -10 }), "groceries 10% less", "plain-asked.md").words).toContain(
    "$540.00 a month for Groceries",
  );
  expect(given(change(["groceries"], { sharePercent: 5 }), "raise groceries 5%", "plain-asked.md").words).toContain(
    "$630.00 a month for Groceries",
  );
  expect(given(change(["groceries"], { sharePercent: 5 }), "cut groceries 5%", "plain-asked.md").words).toContain(
    "$570.00 a month for Groceries",
  );
});

test("a sum that is said once moves as well", () => {
  expect(
    given(change(["groceries", "utilities"], { amountCents: 50_00 }), "move 50", "plain-asked.md").words,
  ).toContain("With $50.00 moved, Groceries has $550.00");
});

test("several categories each change by it", () => {
  const { words } = given(
    change(["groceries", "utilities", "travel"], { monthlyCents: 25_00 }),
    "25 more for each of groceries, utilities and travel",
    "plain-asked.md",
  );
  expect(words).toContain("Groceries: $625.00 instead of $600.00");
  expect(words).toContain("Utilities: $25.00, with no plan so far");
  expect(words).toContain("$75.00 a month more in all");
});
