// Which frame a question of what stands or comes back fits best, by the rules alone: each such question of the corpus, a test of
// its own, so that they judge. And what nobody knows fits none.
import { expect, test } from "vitest";
import { LEAST_EVIDENCE, LEAST_FRAMED } from "~/domain/coach/reading/frames/framed-choice";
import { framedReadings } from "~/domain/coach/reading/frames/framed-readings";
import { notationOf } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/reading/person";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot } from "~/domain/coach/reading/spot";
import { CORPUS, HOUSEHOLD_CORPUS, type Labelled, PERSON, STRANGERS_CORPUS } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

/** Where another frame fits as well, and the whole reader tells them apart. */
const TOLD_APART_LATER: ReadonlySet<string> = new Set([
  "how much do i have if i count everything",
  "Overall debt total please, the card plus the auto loan",
  "how is my grocery spending compared to my budget",
  "how much cash do i have",
  "how many accounts do i have",
  "how much more do i need for the down payment",
  "did i pay my card off last month",
]);
/** Several questions or turns, or none; advice; and what flowed. */
const NO_FRAME = / & | >> |^(?:none|unclear|plan|spent|earned|kept|refunded|moved|interest|fees)/;

const framed = (all: readonly Labelled[], person: Person) =>
  all.flatMap(([, text, label]) =>
    NO_FRAME.test(`${label} ${text}`) || TOLD_APART_LATER.has(text) ? [] : [[text, label, person] as const],
  );
const QUESTIONS = [...framed([...HOUSEHOLD_CORPUS, ...STRANGERS_CORPUS], SAMPLE_PERSON), ...framed(CORPUS, PERSON)];

test.each(QUESTIONS)("%s: %s", (text, label, person) => {
  const [best] = framedReadings(spot(text, person), person).sort((a, b) => b.score - a.score);
  expect(best?.asked.is === "query" && notationOf(best.asked.query, person.today)).toBe(label);
  expect(best?.evidence).toBeGreaterThanOrEqual(LEAST_EVIDENCE);
  expect(best?.score).toBeGreaterThanOrEqual(LEAST_FRAMED);
});

test("there are many of them", () => expect(QUESTIONS.length).toBeGreaterThan(300));

test.each(["zyxwolf", "zyxwolf quorble", "1", "zyxwolf 4 quorble"])("nothing speaks for anything in '%s'", (text) => {
  const readings = readingsOf(spot(text, SAMPLE_PERSON), SAMPLE_PERSON);
  expect(readings.filter(({ evidence }) => evidence !== 0)).toEqual([]);
  expect(readings.filter(({ asked }) => asked.is === "plan")).toEqual([]);
  expect(readings.filter(({ isFramed, score }) => isFramed && score >= LEAST_FRAMED)).toEqual([]);
});
