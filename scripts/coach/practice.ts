// The practice questions: what a question asks for, of which household it is asked, and its words. Written as people type,
// by several hands; names and days in them are the two test households' own.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { TWO } from "../../app/domain/coach/learned/codes";
import type { Person } from "~/domain/coach/reading/person";
import { codeOfLabel } from "./labels";
import { CORPUS, HOUSEHOLD_CORPUS, type Labelled, PERSON, STRANGERS_CORPUS } from "../../tests/domain/coach/corpus";
import { SAMPLE_PERSON } from "../../tests/domain/coach/sample-person";

/** `halves`: what each of two questions in one text asks for. */
export type Practice = { code: string; person: Person; text: string; halves?: readonly string[] };

const FOLDER = new URL("./questions/", import.meta.url);
const HOUSEHOLDS: Readonly<Record<string, Person>> = { a: PERSON, b: SAMPLE_PERSON };

const files = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".tsv"))
    .sort();
const read = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

/** What was written to learn from, and what the corpus of labelled questions has beside it. */
export const practiceQuestions = (): Practice[] => [
  ...written(),
  ...labelled(CORPUS, PERSON),
  ...labelled(HOUSEHOLD_CORPUS, SAMPLE_PERSON),
  ...labelled(STRANGERS_CORPUS, SAMPLE_PERSON),
];

/** Questions by themselves alone: what leans on another one, or holds two, teaches something else. */
const labelled = (all: readonly Labelled[], person: Person): Practice[] =>
  all.flatMap(([, text, reads]) => {
    const code = codeOfLabel(reads);
    return code === null || text.includes(">>") ? [] : [{ code, person, text }];
  });

function written(): Practice[] {
  return files().flatMap((name) =>
    read(name)
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [code = "", household = "", text = ""] = line.split("\t");
        const person = HOUSEHOLDS[household];
        if (!person || text === "") throw new Error(`${name}: “${line}” is no practice question.`);
        const halves = code.split(" & ");
        return halves.length > 1 ? { code: TWO, person, text, halves } : { code, person, text };
      }),
  );
}

/** Changes with any of the questions: weights that were learned from others are noticed. */
export const digestOfPractice = (): string =>
  createHash("sha256").update(files().map(read).join("\n")).digest("hex").slice(0, 16);
