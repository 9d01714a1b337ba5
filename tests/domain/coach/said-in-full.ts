// An answer of the coach as it is read: its figures filled in, and nothing in it that no fact says.
import { expect } from "vitest";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { ask } from "./approved/ask";
import { homeOf, saidTo } from "./approved/file";
import { INPUTS, ROWS, WHO } from "./approved/household";

const HOME = { inputs: INPUTS, person: WHO, rows: ROWS };

/** Of the household that answers are approved for, or of another by its name. */
export function said(text: string, home?: string): string {
  const { text: words, facts } = home === undefined ? ask(text, [], HOME) : saidTo(text, homeOf(home));
  expect(gateProblems(words, facts)).toEqual([]);
  return fillFacts(words, facts).text;
}
