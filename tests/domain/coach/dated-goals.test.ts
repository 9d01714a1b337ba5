// A purchase beside goals with a date: what their dates take comes off first, and a goal that is for it is the one to go on with.
import { describe, expect, test } from "vitest";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { goalFor } from "~/domain/coach/parts/actions";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { homeOf, saidTo } from "./approved/file";
import { TODAY } from "./approved/household";

/** A usual month leaves $2,600.00. */
const WELL = homeOf("well.md");
const goal = (more: Partial<CoachGoal>): CoachGoal => ({
  ...{ id: "boat", type: "savings", name: "Boat", targetCents: 12_000_00, currentCents: 0, deadline: "2027-05-30" },
  ...{ ratePercent: null, minimumCents: null, startDay: "2026-11-01", entries: [], ...more },
});

function ask(text: string, goals: readonly CoachGoal[]) {
  const said = saidTo(text, { ...WELL, inputs: { ...WELL.inputs, goals } });
  expect(gateProblems(said.text, said.facts)).toEqual([]);
  return { ...said, words: fillFacts(said.text, said.facts).text };
}

describe("what the dates of goals take", () => {
  test("is more than a month leaves: no plain yes, and what is missing", () => {
    const { words } = ask("can I afford a $900 trip in March", [goal({ targetCents: 24_000_00 })]);
    expect(words).toMatch(/^Yes, but your dated goals need the money\./);
    expect(words).toContain(
      "The dates of your goals take $4,000.00 a month, and a usual month leaves $2,600.00: $1,400.00 is missing before this.",
    );
  });
  test("is all that a month leaves", () =>
    expect(ask("can I afford a $900 trip in March", [goal({ targetCents: 15_600_00 })]).words).toContain(
      "The dates of your goals take $2,600.00 a month, all that a usual month leaves.",
    ));
  test("leaves less than it takes", () => {
    const { words } = ask("can I afford a $900 trip in March", [goal({ targetCents: 14_400_00 })]);
    expect(words).toMatch(/^Yes, but your dated goals/);
    expect(words).toContain("so $200.00 a month is free for this, less than it takes.");
  });
  test("leaves enough", () => {
    const { words } = ask("can I afford a $900 trip in March", [goal({})]);
    expect(words).toMatch(/^Yes, it fits\. The dates of your goals take \$2,000\.00 a month/);
    expect(words).toContain("so $600.00 a month is free for this.");
  });
  test("without a date a goal takes nothing", () =>
    expect(ask("can I afford a $900 trip in March", [goal({ deadline: null })]).words).not.toContain("goals"));
  test("a full goal takes nothing", () =>
    expect(ask("can I buy a $900 tv", [goal({ currentCents: 12_000_00 })]).words).not.toContain("goals"));
});

describe("a goal that is for it", () => {
  const trip = goal({
    id: "maine",
    name: "Trip to Maine",
    targetCents: 900_00,
    currentCents: 300_00,
    deadline: "2027-03-15",
  });
  test.each(["can I afford a $900 trip in March", "can we pay $900 for maine"])("'%s' goes on with it", (text) => {
    const { words, facts } = ask(text, [trip, goal({})]);
    expect(words).toContain(
      "You have a goal for it: Trip to Maine holds $300.00 of $900.00 by Mar 15, 2027, so $600.00 is left",
    );
    expect(words).toContain("The dates of your other goals take $2,000.00 a month");
    expect(words).not.toContain("Set aside");
    expect(goalFor({ plan: "afford", amountCents: 900_00 }, facts, TODAY)).toEqual([
      { kind: "screen", label: "Open Goals", href: "/goals" },
    ]);
  });
  test.each(["can I afford a $900 couch", "can I afford a $5,000 trip in June"])("'%s' isn't what it's for", (text) =>
    expect(ask(text, [trip]).words).not.toContain("You have a goal for it"),
  );
});
