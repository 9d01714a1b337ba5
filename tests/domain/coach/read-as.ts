import { readFileSync } from "node:fs";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/reading/person";
import { notationOfStep } from "~/domain/coach/query/step";
import { type EarlierReading, readInTalk, talkedAbout } from "~/domain/coach/reading/read-in-talk";

/** What a text, or the last turn of a talk, is read as, in the notation of the corpus. */
export function readAs(text: string, person: Person, today: string): string {
  let before: EarlierReading | null = null;
  let read = "none";
  for (const turn of text.split(" >> ")) {
    const found = readInTalk(turn, person, before);
    before = talkedAbout(found, turn);
    if (found.is === "queries") {
      read = found.queries.map((query) => notationOf(query, today)).join(" & ");
    } else if (found.is === "plan") read = notationOfPlan(found.request);
    else if (found.is === "work") read = found.steps.map((step) => notationOfStep(step, today)).join(" & ");
    else
      read =
        found.is === "unclear"
          ? `unclear ${[...found.choices.map((query) => notationOf(query, today)), ...(found.advice ?? [])].join(" | ")}`
          : "none";
  }
  return read;
}

/** The lines of a table beside the tests, each a text and what is made of it; empty ones stand between its parts. */
export const linesOf = (table: string): string[] =>
  readFileSync(new URL(`./${table}.txt`, import.meta.url), "utf8")
    .trim()
    .split(/\n+/);
