// Answers of the coach that somebody has read and found right, to the word: its sentences, figures, days, links, and what
// stands beside them. A changed word or figure is seen here as a difference, and read; CONTRIBUTING says how it's approved.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gateProblems } from "~/domain/coach/number-gate";
import { factProblems } from "../../support/fact-checks";
import { ask } from "./approved/ask";
import { homeOf, section, sectionsIn } from "./approved/file";

const FOLDER = new URL("./approved/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));

describe.each(FILES)("%s", (name) => {
  const file = readFileSync(new URL(name, FOLDER), "utf8");
  const home = homeOf(name);

  test.each([...sectionsIn(file)])("%s", (question, approved) => {
    expect(section(question, home)).toBe(approved);
  });

  test("each answer rests on its facts alone, and each figure has its days and its link", () => {
    const problems = [...sectionsIn(file).keys()].flatMap((question) => {
      const turns = question.split(" >> ");
      const { read, text, facts } = ask(turns.at(-1) ?? "", turns.slice(0, -1), home);
      // Care stands as it is written, numbers in words included.
      const inText = read.startsWith("care:") ? [] : gateProblems(text, facts);
      const inFacts = facts.flatMap((fact) => factProblems(fact).map((problem) => `${fact.id}: ${problem}`));
      return [...inText, ...inFacts].map((problem) => `${question}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});
