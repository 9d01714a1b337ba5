// What the app itself offers to ask is read whole: no word of it is left over, and nothing of it is asked back.
import { expect, test } from "vitest";
import { type Place, questionsAt } from "~/domain/coach/parts/places";
import { openers } from "~/domain/coach/parts/suggestions";
import type { Person } from "~/domain/coach/reading/person";
import { readText } from "~/domain/coach/reading/read";
import type { Understood } from "~/domain/coach/reading/understood";
import { SUGGESTED_QUESTIONS } from "~/domain/coach/suggestions";
import { household as inputs } from "../../support/coach";
import { PERSON } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

const placesOf = ({ goals, merchants, payers, accounts }: Person): Place[] => [
  ...(["week", "budget", "goals", "accounts", "ahead", "recurring", "worth", "credit", "anywhere"] as const).map(
    (is) => ({ is }),
  ),
  { is: "month", month: "2026-05", isCurrent: false },
  { is: "month", month: "2026-07", isCurrent: true },
  ...["Groceries", "Restaurants", "Mortgage/Rent"].map((name): Place => ({ is: "category", name })),
  ...goals.map(({ name, type }): Place => ({ is: "goal", name, type })),
  ...merchants.slice(0, 12).map((merchant): Place => ({ is: "transaction", merchant, isIncome: false })),
  ...accounts.map(({ name, kind }): Place => ({ is: "account", name, owes: kind === "credit" || kind === "loan" })),
  { is: "tag", tag: "lake house" },
  ...payers.slice(0, 1).map((merchant): Place => ({ is: "transaction", merchant, isIncome: true })),
];

test.each([
  ["the corpus' person", PERSON],
  ["the sample household", SAMPLE_PERSON],
])("every question that a place offers to %s is read without a rest", (_, whoever) => {
  const person = { ...whoever, tags: ["lake house"] };
  const offered = [...SUGGESTED_QUESTIONS, ...placesOf(person).flatMap((place) => questionsAt(place).questions)];
  for (const question of new Set(offered)) {
    expect([question, readText(question, person)]).toEqual([question, expect.toSatisfy(isWhole)]);
  }
});

const isWhole = (read: Understood): boolean =>
  (read.is === "queries" || read.is === "plan") && read.unused.length === 0;

test.each(["Emergency Fund", "Summer in Maine", "New roof", "House goal"])(
  "the three that the coach opens with are read without a rest, with a goal called %s",
  (name) => {
    const own = inputs();
    const goals = own.goals.map((goal) => ({ ...goal, type: "savings" as const, name }));
    const person = { ...PERSON, goals: goals.map(({ id, type }) => ({ id, name, type })) };
    const asked = openers({ ...own, goals });
    expect(asked).toContain(`When will I reach my ${name} goal?`);
    for (const question of asked)
      expect([question, readText(question, person)]).toEqual([question, expect.toSatisfy(isWhole)]);
  },
);
