// What a question takes from the one before it, and what it must not.
import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { answerQuestion, understand } from "~/domain/coach/answer";
import { buildFacts } from "~/domain/coach/facts/build";
import { fillFacts } from "~/domain/coach/number-gate";
import { phrasedHousehold } from "../support/coach";
import { PHRASINGS } from "./coach-phrasings";

const inputs = phrasedHousehold();
const facts = buildFacts(inputs);
/** One question for each intent that there is. */
const ASKED = [...new Map(PHRASINGS.map(([question, intent]) => [intent, question])).values()];

const saidTo = (text: string, earlier: readonly string[] = []): string => {
  const { answer, sheet } = answerQuestion(text, inputs, earlier);
  return fillFacts(answer.text, sheet.all()).text;
};

/** With words of their own, and yet short, or with a day, an amount, a category or a pointing word in them. */
const OTHERS = [
  "what's the weather like",
  "who won the game last night",
  "tell me about dinosaurs",
  "is it going to rain tomorrow",
  "banana",
  "asdf qwer zxcv",
  "why is the sky blue",
  "what is the capital of france in may",
  "and what about the moon",
  "in a galaxy far away",
  "for sale: baby shoes",
  "on the origin of species",
  "just imagine a purple monkey",
  "since when do fish fly",
  "ok google play despacito",
  "do you like this song",
  "can that dog swim",
  "it was a dark and stormy night",
  "play some music for 20 minutes",
  "is 300 a good movie",
  "my cat weighs 12 pounds",
  "what rhymes with orange last month",
  "and then the lights went out",
  "so the wizard said",
  "also sprach zarathustra",
  "but soft what light",
  "or else the dragon wakes",
  "how tall is the tower in october",
  "does it come in green",
  "sing me something from 1999",
  "at dawn we ride",
  "translate this into welsh",
  "what did she say about them",
  "and how many legs has a spider",
  "is that spelled right",
  "colorless green ideas sleep furiously",
  "lorem ipsum dolor",
  "42 is the answer",
  "why did the chicken cross the road",
  "for whom the bell tolls",
  "which one is the tallest mountain",
  "remember this for me",
  "so long and thanks for all the fish",
  "what about the president",
  "and a partridge in a pear tree",
  "just do it",
  "and?",
  "so what",
  "hmm",
];

describe("a text with words of its own", () => {
  test(`none of ${OTHERS.length} gets the answer of the question before, whichever of ${ASKED.length} that was`, () => {
    expect(ASKED.length).toBeGreaterThan(50);
    const alone = new Map(OTHERS.map((text) => [text, understand(text, [], inputs, facts)]));
    const leaning = ASKED.flatMap((before) =>
      OTHERS.flatMap((text) => {
        const read = understand(text, [before], inputs, facts);
        return JSON.stringify(read) === JSON.stringify(alone.get(text)) ? [] : [{ before, text, whole: read.whole }];
      }),
    );
    expect(leaning).toEqual([]);
  });

  test("property: words that nobody knows are never about the question before", () => {
    const word = fc.stringMatching(/^[bcdfgjkqvxz]{3}[aeiou][bcdfgjkqvxz]{3}$/);
    const frame = fc.constantFrom(
      "*",
      "and *",
      "what about the * *",
      "in * last month",
      "is it * *",
      "* for $50",
      "why * that",
      "how * is it",
      "on the * in may",
    );
    fc.assert(
      fc.property(fc.constantFrom(...ASKED), frame, word, (before, shape, made) => {
        const text = shape.replaceAll("*", made);
        const read = understand(text, [before], inputs, facts);
        expect(read).toEqual(understand(text, [], inputs, facts));
      }),
      { numRuns: 150 },
    );
  });

  test("a follow-up to what was not understood is not understood either", () => {
    for (const follow of ["and in may?", "what about last month"])
      expect(saidTo(follow, ["how much did i spend on groceries", "what's the capital of france"])).not.toMatch(
        /Groceries/,
      );
  });
});

describe("a follow-up that changes only a part", () => {
  test.each([
    ["can i afford a $900 tv", "over $50", /^Yes.*\$50\.00 comes out of what this month leaves/],
    ["can i afford a $900 tv", "what about a new phone for 800", /\$800\.00/],
    ["do i spend too much on eating out", "and on groceries?", /on Groceries in a usual month/],
    ["how is my credit score", "how do i raise it", /^What helps/],
  ])("'%s', '%s'", (before, text, says) => {
    expect(saidTo(text, [before])).toMatch(says);
  });
});
