// Answers of the coach that somebody has read and found right, to the word: its sentences, figures, days, links, and what
// stands beside them. A changed word or figure is seen here as a difference, and read; CONTRIBUTING says how it's approved.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gateProblems } from "~/domain/coach/number-gate";
import { factProblems } from "../../support/fact-checks";
import { homeOf, saidTo, sectionOf, sectionsIn } from "./approved/file";

const FOLDER = new URL("./approved/", import.meta.url);
/** Care has a test of its own. */
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".md") && name !== "care.md");

describe.each(FILES)("%s", (name) => {
  const sections = sectionsIn(readFileSync(new URL(name, FOLDER), "utf8"));
  const home = homeOf(name);

  test.each([...sections])("%s", (question, approved) => {
    const said = saidTo(question, home);
    expect(sectionOf(question, said)).toBe(approved);
    // It rests on its facts alone; each has its days and its link. Care stands as it is written.
    const inText = said.read.startsWith("care:") ? [] : gateProblems(said.text, said.facts);
    const inFacts = said.facts.flatMap((fact) => factProblems(fact).map((problem) => `${fact.id}: ${problem}`));
    expect([...inText, ...inFacts]).toEqual([]);
  });
});
