// What to ask next, to the word: for each thing a household has, behind each measure, and at each place.
import { describe, expect, test } from "vitest";
import { type Place, questionsAt } from "~/domain/coach/parts/places";
import { followUps, openers, suggestionsFor } from "~/domain/coach/parts/suggestions";
import { type Measure, query } from "~/domain/coach/query/algebra";
import { SUGGESTED_QUESTIONS } from "~/domain/coach/suggestions";
import { household } from "../../support/coach";

const ALL = household();
const BARE = { ...ALL, goals: [], recurring: [], budgets: [], credit: null, accounts: [] };
const FIRST = ["Where did my money go last month?", "Am I spending more on groceries than usual?"];
const of = (name: string) => ALL.recurring.filter(({ merchantName }) => merchantName === name);
const goals = (type: "savings" | "debt") => ALL.goals.filter((goal) => goal.type === type);
const [checking] = ALL.accounts.slice(0, 1);

describe("what fits a household", () => {
  test.each([
    ["nothing else", {}, SUGGESTED_QUESTIONS[1]],
    ["a budget", { budgets: ALL.budgets }, "How much of my budget is left?"],
    ["a bill", { recurring: of("Netflix.com") }, "Which bills are due in the next two weeks?"],
    ["pay", { recurring: of("Acme Payroll") }, "When is my next paycheck?"],
    ["what has ended", { recurring: ALL.recurring.map((one) => ({ ...one, active: false })) }, SUGGESTED_QUESTIONS[1]],
    ["a debt", { goals: goals("debt") }, "What is the fastest way to pay off my debt?"],
    ["savings", { goals: goals("savings") }, "When will I reach my goals?"],
    ["a loan", { accounts: loan() }, "What is the fastest way to pay off my debt?"],
    ["a loan beside others", { accounts: [...ALL.accounts, ...loan()] }, "What is the fastest way to pay off my debt?"],
    ["accounts alone", { accounts: ALL.accounts }, SUGGESTED_QUESTIONS[1]],
    ["a credit score", { credit: ALL.credit }, "How can I raise my credit score?"],
  ])("%s", (_what, more, third) => {
    const found = suggestionsFor({ ...BARE, ...more });
    expect(found.slice(0, 3)).toEqual([...FIRST, third]);
    const rest = SUGGESTED_QUESTIONS.slice(1).filter((text) => text !== third);
    expect(found.slice(3)).toEqual(rest.slice(0, 3));
  });

  test("all of it, and nothing", () => {
    expect(suggestionsFor(ALL)).toEqual([
      ...FIRST,
      "How much of my budget is left?",
      "Which bills are due in the next two weeks?",
      "What is the fastest way to pay off my debt?",
      "When is my next paycheck?",
    ]);
    const [whereItWent, ...others] = SUGGESTED_QUESTIONS;
    const unfounded = suggestionsFor({ ...ALL, sums: [] });
    expect(unfounded).not.toContain(whereItWent);
    expect(others.every((text) => unfounded.includes(text))).toBe(true);
    expect(suggestionsFor({ ...ALL, sums: ALL.sums.filter(({ month }) => month === "2026-11") })).not.toContain(
      FIRST[1],
    );
  });

  test("the coach opens with three", () => {
    expect(openers({ ...ALL, sums: [] })).toEqual([
      "How big should my emergency fund be?",
      "How do I make a budget?",
      "How can I raise my credit score?",
    ]);
    const [, named] = openers(ALL);
    expect(named).toMatch(/^When will I reach my House .*goal\?$/);
    expect(openers({ ...BARE, goals: goals("savings") }).slice(0, 1)).toEqual([FIRST[1]]);
    expect(openers({ ...BARE, goals: goals("debt") })).toEqual([
      FIRST[1],
      "What is the fastest way to pay off my debt?",
      FIRST[0],
    ]);
    expect(openers(BARE)).toEqual([FIRST[1], FIRST[0], SUGGESTED_QUESTIONS[1]]);
  });
});

function loan() {
  return checking ? [{ ...checking, type: "loan" as const }] : [];
}

const SAVED = ["How much did I save last month?", "How much did I spend last month?", "When is my next paycheck?"];
const CUT = ["Which subscriptions could I cut?", "When is my next paycheck?", "Which bills changed their price?"];
const OWE = ["How much do I owe?", "How big should my emergency fund be?"];
const DEBT = ["What is the fastest way to pay off my debt?", "How much interest did I pay this year?"];
const MORE = ["How can I save more each month?", "When will I reach my goals?"];
const PLAN = ["Where did my money go this month?", "How can I save more each month?"];
const BEHIND: readonly (readonly [readonly Measure[], readonly string[]])[] = [
  [["earned", "kept"], SAVED],
  [["bills", "subscriptions", "price-changes"], CUT],
  [["pay"], ["Which bills are due in the next two weeks?", "How much did I earn this year?"]],
  [["balance", "worth"], OWE],
  [["owed", "rate", "minimum", "limit", "used"], DEBT],
  [["saved", "remaining", "reached"], MORE],
  [["budgeted", "left"], PLAN],
  [["moved"], []],
];

describe("what follows from an answer", () => {
  test.each(BEHIND.flatMap(([measures, questions]) => measures.map((measure) => [measure, questions] as const)))(
    "%s",
    (measure, questions) => expect(followUps(query({ measure }), true, ALL)).toEqual(questions),
  );

  test("spending is asked further of a shop, of a category, of all", () => {
    expect(followUps(query({ subject: { merchants: ["Green Basket"], categories: ["gas"] } }), true, ALL)).toEqual([
      "How often did I go to Green Basket this year?",
      "What was my largest purchase at Green Basket?",
      "How much do I spend at Green Basket a month?",
    ]);
    const period = { from: "2026-09-01", to: "2026-09-30" };
    expect(followUps(query({ subject: { categories: ["gas"] }, period }), true, ALL)).toEqual([
      "How much did I spend on gas in August?",
      "Am I spending more on gas than usual?",
      "Show my gas spending by month",
    ]);
    expect(followUps(query({ period: null }), true, ALL)).toEqual([
      "How much did I spend last month?",
      "Top 5 places I spend money",
      "Am I spending more than usual?",
    ]);
  });
});

const USUAL = "Am I spending more than usual?";
const AT: readonly (readonly [Place, readonly string[]])[] = [
  [
    { is: "month", month: "2026-11", isCurrent: true },
    ["Where did my money go this month?", USUAL, "Which bills are due in the next two weeks?"],
  ],
  [
    { is: "month", month: "2026-09", isCurrent: false },
    ["Where did my money go in September?", "How much did I earn in September?", "How much did I save in September?"],
  ],
  [
    { is: "week" },
    ["Where did my money go this week?", "How much did I spend this week?", "Which bills are due this week?"],
  ],
  [{ is: "budget" }, ["How much of my budget is left?", "Which categories are over budget?", USUAL]],
  [{ is: "goals" }, ["When will I reach my goals?", "How can I save more each month?"]],
  [
    { is: "goal", name: "Kayak", type: "savings" },
    ["When will I reach my Kayak goal?", "How much is left to save for Kayak?", "How can I save more each month?"],
  ],
  [
    { is: "goal", name: "Car", type: "debt" },
    ["How much do I owe on Car?", "What is the fastest way to pay off my debt?"],
  ],
  [
    { is: "transaction", merchant: "Deli", isIncome: false },
    [
      "How much do I spend at Deli a month?",
      "How often did I go to Deli this year?",
      "What was my largest purchase at Deli?",
    ],
  ],
  [
    { is: "transaction", merchant: "Acme", isIncome: true },
    ["How much did I earn from Acme this year?", "When is my next paycheck?"],
  ],
  [
    { is: "category", name: "Gas" },
    [
      "How much did I spend on Gas last month?",
      "Am I spending more on Gas than usual?",
      "Show my Gas spending by month",
    ],
  ],
  [{ is: "accounts" }, ["How much money do I have?", "How much do I owe?"]],
  [{ is: "credit" }, ["How can I raise my credit score?", "How much of my credit limit do I use?"]],
  [{ is: "anywhere" }, SUGGESTED_QUESTIONS.slice(0, 3)],
];

test.each(AT)("what is offered at %j", (place, questions) => expect(questionsAt(place).questions).toEqual(questions));
