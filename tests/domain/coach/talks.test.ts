// What a question takes from the one before it: a fragment what it doesn't say, a whole question nothing at all. Each question
// of the corpora is asked behind another one, in turn, and read as in a new conversation.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Query } from "~/domain/coach/query/algebra";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/reading/person";
import { readText } from "~/domain/coach/reading/read";
import { spot } from "~/domain/coach/reading/spot";
import { isWholeQuestion } from "~/domain/coach/reading/whole-question";
import { CORPUS, HOUSEHOLD_CORPUS, inParts, type Labelled, PERSON, STRANGERS_CORPUS } from "./corpus";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const BEFORE = [
  "how much was the electric bill last month",
  "how much is in my brokerage account",
  "how much did i spend at target from sep 1 to sep 30",
  "which category did i spend the most on in july",
  "how much did i earn in august",
  "am i over budget on restaurants",
  "how much do i owe on the car loan",
  "list my purchases over $100 in october",
  "how often did i get coffee this year",
  "how much have i saved for my emergency fund",
  "which bills are due next week",
  "did i spend more on gas in may than in june",
];

const last = (text: string, person: Person): Query | null => {
  const read = readText(text, person);
  return read.is === "queries" ? (read.queries.at(-1) ?? null) : null;
};
function said(text: string, person: Person, before: Query | null): string {
  const read = readText(text, person, before);
  const written = (queries: readonly Query[]) => queries.map((query) => notationOf(query, person.today)).join(" & ");
  if (read.is === "queries") return written(read.queries);
  return read.is === "plan" ? notationOfPlan(read.request) : read.is === "unclear" ? written(read.choices) : read.is;
}

/** Days, a name or a side alone are read as going on; so are these, of which nobody could tell. */
const GOES_ON = new Set([
  "who charged me 15.99",
  "my wife thinks we waste money at noodle house lol. how much so far this year",
  "total for october and the biggest thing in it",
  "smallest purchases this month, 3 of them",
]);
const LONG = 5;
const isFragment = (text: string): boolean => GOES_ON.has(text) || text.split(/\s+/).length < LONG;

/** Each fourth, behind one after another of those before it. */
const STEP = 4;
const wrong = (all: readonly Labelled[], person: Person): string[] => {
  const before = BEFORE.flatMap((text) => last(text, person) ?? []);
  return all
    .filter((_, at) => at % STEP === 0)
    .map(([, text]) => text)
    .filter((text) => !text.includes(" >> ") && !isFragment(text))
    .filter((text, at) => said(text, person, before[at % before.length] ?? null) !== said(text, person, null));
};

describe("a whole question", () => {
  test.each(inParts(CORPUS))("%s: takes nothing from another one", (_title, part) => {
    expect(wrong(part, PERSON)).toEqual([]);
  });

  test.each(inParts(HOUSEHOLD_CORPUS))("%s, of the household: takes nothing from another one", (_title, part) => {
    expect(wrong(part, SAMPLE_PERSON)).toEqual([]);
  });

  test.each(inParts(STRANGERS_CORPUS))("%s, by strangers: takes nothing from another one", (_title, part) => {
    expect(wrong(part, SAMPLE_PERSON)).toEqual([]);
  });

  test.each([
    ["am i spending less than i did this time last month", "spent 2026-11 vs:2026-10-01..2026-10-22"],
    ["which account has the most money", "balance ranking by:account top:1"],
    ["hopride rides since june how much", "spent at:hopride 2026-06-01..2026-11-22"],
    ["who do i pay the most", "spent ranking by:merchant"],
    ["how many accounts do i have", "balance count"],
    ["top categories last month", "spent ranking by:category 2026-10"],
    ["parcelway?? how much have they got from me", "spent at:parcelway"],
    ["netflix how much", "spent at:netflix"],
  ])("%s: behind each of the others it's read the same", (text, reads) => {
    const read = BEFORE.map((before) => said(text, SAMPLE_PERSON, last(before, SAMPLE_PERSON)));
    expect([...new Set(read)]).toEqual([reads]);
  });
});

describe("a fragment", () => {
  const TALKS = readFileSync(new URL("./talks.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" > "));

  test.each(TALKS)("%s > %s", (first = "", second = "", reads) => {
    expect(readAs(`${first} >> ${second}`, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(reads);
  });

  test.each([
    "and in may",
    "that one",
    "how many was that",
    "per month",
    "without rent",
    "the biggest",
    "how often",
    "show me",
  ])("“%s” is none that stands by itself", (text) => expect(isWholeQuestion(spot(text, SAMPLE_PERSON))).toBe(false));
});
