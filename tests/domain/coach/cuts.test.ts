// Where something could be cut, beside a plan: down to the plan, and what this month took beyond it is this month's alone.
import { expect, test } from "vitest";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { ask } from "./approved/ask";
import { INPUTS, ROWS, WHO } from "./approved/household";

/** A usual month takes 127.25 in restaurants; this one took 300 more. */
function said(plans: Record<string, number>, text = "where can i cut"): string {
  const budgets = Object.entries(plans).map(([category, dollars]) => ({ category, plannedCents: dollars * 100 }));
  const spent = { month: "2026-11", category: "restaurants", kind: "spending" as const, cents: -300_00, count: 1 };
  const inputs = { ...INPUTS, budgets, sums: [...INPUTS.sums, spent] };
  const { text: words, facts } = ask(text, [], { inputs, person: WHO, rows: ROWS });
  expect(gateProblems(words, facts)).toEqual([]);
  return fillFacts(words, facts).text;
}

test("a plan below the usual month is what a cut leads to, however far this month is over it", () => {
  const answer = said({ restaurants: 100 });
  expect(answer).toContain(
    "- Restaurants: about $27.25 a month less, of $127.25 in a usual month, down to the $100.00 you planned\n",
  );
  // 27.25, 10 on travel and 10 on entertainment, which nobody planned: 30 percent of 28.40 and of 27.16.
  expect(answer).toContain("Together that is $47.25 a month.");
  expect(answer).toMatch(/So far this month over plan: Restaurants by \$\d{3}\.\d\d\./);
});

test("a plan of the usual month or more is no cut", () => {
  for (const restaurants of [127.25, 150]) expect(said({ restaurants })).not.toContain("- Restaurants");
});

test("without a plan a part of what is usual could go, as before", () => {
  expect(said({})).toContain("- Restaurants: about $40.00 a month less, of $127.25 in a usual month\n");
  expect(said({})).not.toContain("over plan");
});

test("where all wants are planned as they are, the plan is what to change", () => {
  const plans = {
    restaurants: 150,
    travel: 50,
    entertainment: 60,
    health_fitness: 60,
    miscellaneous: 90,
    clothing: 90,
  };
  expect(said(plans)).toContain("To spend less, lower one of its amounts.");
});

test("a part of a cut doesn't lead to the plan", () => {
  expect(said({ restaurants: 100 }, "where can i cut 20")).toContain(
    "- Restaurants: about $20.00 a month less, of $127.25 in a usual month",
  );
  expect(said({ restaurants: 100 }, "where can i cut 20")).not.toContain("you planned");
});
