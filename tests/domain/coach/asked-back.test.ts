// What is read against the odds is asked back; each choice is read surely, as the question that it says.
import { describe, expect, test } from "vitest";
import { readInTalk } from "~/domain/coach/reading/read-in-talk";
import { notationOf } from "~/domain/coach/query/notation";
import { questionInWords } from "~/domain/coach/query/say";
import { nothingNamedIsDropped } from "~/domain/coach/reading/names-kept";
import { SAMPLE_PERSON } from "./sample-person";

const { today } = SAMPLE_PERSON;
const DOUBTED = [
  "are we on track to spend less this year than 2025",
  "how much to the penny did interest add to savings last month",
];

describe("what is read against the odds", () => {
  test.each(DOUBTED)("%s: is asked back, with three choices at most", (text) => {
    const read = readInTalk(text, SAMPLE_PERSON, null);
    const choices = read.is === "unclear" ? [...read.choices, ...(read.advice ?? [])] : [];
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.length).toBeLessThanOrEqual(3);
  });

  test.each(DOUBTED)("%s: each choice is read as itself, and drops no name", (text) => {
    const read = readInTalk(text, SAMPLE_PERSON, null);
    const choices = read.is === "unclear" ? read.choices : [];
    const again = choices.map((choice) => readInTalk(questionInWords(choice, today), SAMPLE_PERSON, null));
    expect(
      again.map((one) => (one.is === "queries" ? one.queries.map((query) => notationOf(query, today)) : one.is)),
    ).toEqual(choices.map((choice) => [notationOf(choice, today)]));
    expect(choices.every((choice) => nothingNamedIsDropped(text, SAMPLE_PERSON, [choice]))).toBe(true);
  });

  test.each([
    "how much did i spend on groceries last month",
    "when is rent due",
    "can I afford a $900 couch",
    "net worth?",
    // A reading that alone could be offered is answered: asked back, it would be confirmed with a tap and nothing else.
    "internet plus phone plus cable per month",
    // What a reader of its own took from the words that the others leave open explains them.
    "tithe is 10% of what i earned in october, how much",
    "where did 64.20 go on the 5th",
    "find the one where i wrote anniversary",
    // What isn't among the choices itself isn't given up for them.
    "how's my house goal doing",
    "how much is tunebox a month at target",
  ])("%s: is answered", (text) => expect(["queries", "plan"]).toContain(readInTalk(text, SAMPLE_PERSON, null).is));
});
