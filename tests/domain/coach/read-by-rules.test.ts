// Texts with more than a question in them, and with less: what the rules alone make of them (read-by-rules.txt; '>>' stands
// between the turns of a talk, '&' between questions, what nothing had a use for in brackets).
import { expect, test } from "vitest";
import type { Query } from "~/domain/coach/query/algebra";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import { readByRules } from "~/domain/coach/reading/read";
import type { Understood } from "~/domain/coach/reading/understood";
import { SAMPLE_PERSON } from "./sample-person";
import { linesOf } from "./read-as";

const notations = (queries: readonly Query[], between: string): string =>
  queries.map((one) => notationOf(one, SAMPLE_PERSON.today)).join(between);
const inBrackets = (words: readonly string[]): string => (words.length > 0 ? ` [${words.join(", ")}]` : "");

function told(found: Understood): string {
  switch (found.is) {
    case "queries":
      return `${notations(found.queries, " & ")}${inBrackets(found.unused)}${found.leans ? " leaning" : ""}`;
    case "plan":
      return notationOfPlan(found.request);
    case "unclear":
      return `unclear ${notations(found.choices, " | ")}${found.unused ? inBrackets(found.unused) : ""}`;
    default:
      return found.is;
  }
}

function read(talk: string): string {
  let before: Query | null = null;
  let said = "";
  for (const turn of talk.split(" >> ")) {
    const found = readByRules(turn, SAMPLE_PERSON, before);
    said = told(found);
    if (found.is === "queries") before = found.queries.at(-1) ?? null;
  }
  return said;
}

const TEXTS = linesOf("read-by-rules");

test.each(TEXTS)("%s", (line) => {
  const [talk = "", reads = ""] = line.split(" → ");
  expect(read(talk)).toBe(reads);
});
