// Orders about what is kept here are read as what they would change, and answered with figures and the way to do it; money at a
// bank is moved by nobody.
import { describe, expect, test } from "vitest";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { careFor } from "~/domain/coach/care/care";
import { budgetFor, goalFor } from "~/domain/coach/parts/actions";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { answered, ask } from "./approved/ask";
import { INPUTS, ROWS, TODAY, WHO } from "./approved/household";
import { readAs } from "./read-as";

const HOME = { inputs: INPUTS, person: WHO, rows: ROWS };
const GOALS = INPUTS.goals.filter(({ type }) => type === "savings").map(({ name }) => name);
const said = (text: string) => {
  const { text: words, facts } = ask(text, [], HOME);
  expect(gateProblems(words, facts)).toEqual([]);
  return fillFacts(words, facts).text;
};

describe("read as what they would change", () => {
  test.each([
    ["move 100 from groceries to restaurants", "plan:budget-change monthly:100 on:groceries+restaurants"],
    ["can you shift $40 out of gas into the dining budget", "plan:budget-change monthly:40 on:gas+restaurants"],
    ["i want to move 50 out of groceries to gas", "plan:budget-change monthly:50 on:gas+groceries"],
    [
      "we overspent on dining. move $75 from groceries to restaurants",
      "plan:budget-change monthly:75 on:groceries+restaurants",
    ],
    ["lower my groceries budget by 50", "plan:budget-change monthly:-50 on:groceries"],
    ["bump up my gas budget by 15", "plan:budget-change monthly:15 on:gas"],
    ["take 20 off the gas budget", "plan:budget-change monthly:-20 on:gas"],
    ["add $50 to my groceries budget", "plan:budget-change monthly:50 on:groceries"],
    ["put 50 toward Maine", "plan:save-up amount:50 named:maine"],
    ["throw 100 at maine", "plan:save-up amount:100 named:maine"],
    ["set aside 200 for the trip", "plan:save-up amount:200 named:maine"],
    ["contribute 100 to emergency fund", "plan:save-up amount:100 named:reserve"],
  ])("%s", (text, read) => {
    expect(careFor(text, TODAY, GOALS)).toBeNull();
    expect(readAs(text, WHO, TODAY)).toBe(read);
  });

  test.each([
    "what happens if i move 100 from groceries to restaurants",
    "how much did i move from groceries to restaurants",
    "can i put 50 a month toward maine",
    "should i put 50 toward maine or the car loan?",
  ])("no order: %s", (text) => expect(readAs(text, WHO, TODAY)).not.toMatch(/budget-change|^plan:save-up amount/));
});

test.each([
  "send 200 to my sister",
  "move 500 from checking to savings",
  "transfer 300 to my savings account",
  "put 300 on the car loan",
  "pay 50 toward my visa",
  "move 100 from groceries to my brother",
  "transfer 100 from checking to groceries",
])("money at a bank stays refused: %s", (text) => expect(careFor(text, TODAY, GOALS)?.id).toBe("orders"));

describe("what it would change", () => {
  test("of two categories both, what is spent of each, and where it's done", () => {
    expect(said("move 100 from groceries to restaurants")).toMatch(
      /Groceries has \$300\.00 in November 2026 instead of \$400\.00, and Restaurants \$200\.00 instead of \$100\.00\./,
    );
    expect(said("move 100 from groceries to restaurants")).toMatch(
      /You've spent \$180\.25 on Groceries this month, so \$119\.75 would be left\./,
    );
    expect(said("move 100 from groceries to restaurants")).toMatch(/“Move money” on the Budget page/);
  });

  test("no more than is planned can be moved", () => {
    expect(said("move 500 from groceries to gas")).toMatch(
      /^Groceries has only \$400\.00 planned, less than the \$500\.00/,
    );
    expect(said("move 50 from clothing to gas")).toMatch(/^Nothing is planned for Clothing this month/);
    expect(said("lower my clothing budget by 50")).toMatch(/^Nothing is planned for Clothing yet/);
    expect(said("lower my gas budget by 80")).toMatch(/^Gas has \$80\.00 a month, so that would leave nothing of it/);
  });

  test("one category's new amount, over at once where it's spent", () => {
    expect(said("bump up my gas budget by 15")).toMatch(
      /^\$95\.00 a month for Gas from November 2026 on, instead of \$80\.00/,
    );
    expect(said("lower my groceries budget by 300")).toMatch(/so it would be \$80\.25 over at once/);
    expect(said("add 30 to my clothing budget")).toMatch(
      /^\$30\.00 a month for Clothing .* where the budget has nothing so far/,
    );
  });

  test("a goal with it, full where it's enough", () => {
    expect(said("put 50 toward Maine")).toMatch(
      /^With \$50\.00 more, once, Summer in Maine holds \$500\.00 of \$1,200\.00, and \$700\.00 is missing\..*“Add Money” on the goal's card/,
    );
    expect(said("put 2000 in Maine")).toMatch(/^With \$2,000\.00 more, once, Summer in Maine is full/);
    expect(said("put 100 into my emergency fund")).toMatch(/the goal follows its linked account by itself/);
  });

  test("the form for one category, the page for two, the goals for a goal", () => {
    const acts = (text: string) => {
      const { facts } = ask(text, [], HOME);
      const categories = /gas/.test(text) ? ["gas"] : ["groceries", "restaurants"];
      return budgetFor({ plan: "budget-change", subject: { categories } }, facts, TODAY);
    };
    expect(acts("lower my gas budget by 20")).toMatchObject([{ kind: "budget", category: "gas", amountCents: 60_00 }]);
    expect(acts("move 100 from groceries to restaurants")).toEqual([
      { kind: "screen", label: "Open Budget", href: "/budget" },
    ]);
    const { facts } = ask("put 50 toward Maine", [], HOME);
    expect(goalFor({ plan: "save-up", amountCents: 50_00, named: "maine" }, facts, TODAY)).toEqual([
      { kind: "screen", label: "Open Goals", href: "/goals" },
    ]);
  });
});

describe("as a model asks for it", () => {
  test("so much from the first category to the second", () =>
    expect(
      answered({ plan: "budget-change", monthlyCents: 40_00, subject: { categories: ["groceries", "gas"] } }, "x", HOME)
        .text,
    ).toContain("Groceries has"));
  test("without a category or a sum it says which is lacking", () => {
    const asked = (request: PlanRequest) => {
      const { text, facts } = answered(request, "x", HOME);
      return fillFacts(text, facts).text;
    };
    expect(asked({ plan: "budget-change", monthlyCents: 40_00 })).toContain("You didn't say which category.");
    expect(asked({ plan: "budget-change", subject: { categories: ["gas"] } })).toContain("You didn't say how much");
  });
});
