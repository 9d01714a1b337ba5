import { describe, expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import { normalizeText } from "~/domain/coach/normalize-text";
import { readQuestion } from "~/domain/coach/parse-question";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { nothing, phrasedHousehold } from "../support/coach";
import { factProblems } from "../support/fact-checks";
import { PHRASINGS, TALKS } from "./coach-phrasings";

const DEAD_END = /I'm not sure I read your question right|I didn't understand it/;

function ask(question: string, earlier: readonly string[] = [], inputs = phrasedHousehold()) {
  const { answer, sheet } = answerQuestion(question, inputs, earlier);
  const { text, unknown } = fillFacts(answer.text, sheet.all());
  const problems = [
    ...unknown.map((id) => `unknown ${id}`),
    ...gateProblems(answer.text, sheet.all()),
    ...sheet.all().flatMap((fact) => factProblems(fact).map((problem) => `${fact.id}: ${problem}`)),
  ];
  return {
    intent: answer.intent,
    text,
    problems: /undefined|NaN|\$-| {2}/.test(text) ? [...problems, "unclean"] : problems,
  };
}

describe("as people type", () => {
  test(`${PHRASINGS.length} phrasings find their answer, and none is a dead end`, () => {
    const wrong = PHRASINGS.flatMap(([question, intent, says]) => {
      const found = ask(question);
      const bad =
        found.intent !== intent ||
        DEAD_END.test(found.text) ||
        found.problems.length > 0 ||
        (says && !says.test(found.text));
      return bad ? [{ question, wanted: intent, ...found }] : [];
    });
    expect(wrong).toEqual([]);
  });

  test("without data none of them breaks or makes figures up", () => {
    const wrong = PHRASINGS.flatMap(([question]) => {
      const found = ask(question, [], nothing());
      return found.problems.length > 0 || /\$0\.00/.test(found.text) ? [{ question, ...found }] : [];
    });
    expect(wrong).toEqual([]);
  });

  test.each(TALKS.map((talk) => [talk[0]?.[0] ?? "", talk] as const))(
    "a talk that starts with '%s' goes on",
    (_first, talk) => {
      talk.forEach(([question, intent, says], at) => {
        const found = ask(
          question,
          talk.slice(0, at).map(([one]) => one),
        );
        expect({ question, ...found, said: says.test(found.text) ? "as wanted" : found.text }).toMatchObject({
          question,
          intent,
          problems: [],
          said: "as wanted",
        });
      });
    },
  );

  test("a whole question stands alone, whatever was asked before", () => {
    for (const question of ["How much do I owe?", "Can I afford a $900 laptop?", "What bills are due next?"])
      expect(ask(question, ["is my spending normal"])).toEqual(ask(question));
  });
});

describe("reading", () => {
  test.each([
    "how much did i spend in las vegas",
    "¿cuánto gasté en comida?",
    "can i afford an iphone",
    "is it applicable",
  ])("a category's name within another word is none: '%s'", (text) => {
    expect(readQuestion(text).category).toBeNull();
  });

  test("short forms and slips become plain words; real words stay", () => {
    expect(normalizeText("y am i blowing so much on takeout rn")).toBe(
      "why am i spending so much on takeout right now",
    );
    expect(normalizeText("how much intrest on my morgage and grocerys")).toBe(
      "how much interest on my mortgage and groceries",
    );
    for (const text of [
      "send money to my brother",
      "lending and mending",
      "coats and boats",
      "my house payment",
      "how much do i weigh",
    ])
      expect(normalizeText(text)).toBe(text);
  });

  test.each([
    ["transfer 500 to savings", 50_000],
    ["what if i put 200 more on my card", 20_000],
    ["a 30k car", 3_000_000],
    ["is $4,000.50 enough", 400_050],
    ["5 grand", 500_000],
    ["save 300 a month", 30_000],
    ["can i retire at 60", null],
    ["show my last 25 purchases", null],
    ["in 36 months", null],
    ["what about 401k", null],
    ["is 35% too much", null],
    ["my score is 640", null],
    ["what did i spend on oct 25", null],
    ["how much in october 2025", null],
    ["can i spend $25 on nov 25", 2_500],
    ["on 10/31/2025", null],
    ["what did i spend in 2025", null],
  ])("'%s' speaks of %s", (text, cents) => {
    expect(readQuestion(text).amountCents).toBe(cents);
  });
});
