// What a frame makes of a question, whichever frame it fits best, one a line of frame-edges.txt: 'FRAME | question | word |
// worse', 'better' or 'same' says how it fits with one word more; 'FRAME | question → query' what is asked then. Weights may
// change, and what they're for may not. Asked of the approved answers' household.
import { describe, expect, test } from "vitest";
import { GROUPINGS, query, SHAPES, STATISTICS } from "~/domain/coach/query/algebra";
import { type FrameQuestion, askedOf, type Frame } from "~/domain/coach/reading/frames/frame";
import { ASSETS, BALANCE, WORTH } from "~/domain/coach/reading/frames/accounts";
import { AHEAD, SPARE } from "~/domain/coach/reading/frames/ahead";
import { BUDGETED, LEFT, UNPLANNED } from "~/domain/coach/reading/frames/budget";
import { AVAILABLE, LIMIT, PAYMENT, USED } from "~/domain/coach/reading/frames/cards";
import { MINIMUM, OWED, RATE } from "~/domain/coach/reading/frames/debts";
import { ADDED, NEEDED, REMAINING, SAVED } from "~/domain/coach/reading/frames/goals";
import { INTEREST_EARNED, PAY, PAYCHECKS } from "~/domain/coach/reading/frames/pay";
import { BILLS, PRICE_CHANGES } from "~/domain/coach/reading/frames/schedules";
import { SUBSCRIPTIONS } from "~/domain/coach/reading/frames/subscriptions";
import { DEBT_SHARE, PAID_OFF, PRINCIPAL, REACHED, SCORE } from "~/domain/coach/reading/frames/terms";
import { notationOf } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import { WHO } from "./approved/household";
import { linesOf } from "./read-as";

const FRAMES: Readonly<Record<string, Frame>> = {
  ...{ ASSETS, BALANCE, WORTH, AHEAD, SPARE, BUDGETED, LEFT, UNPLANNED, AVAILABLE, LIMIT, PAYMENT, USED },
  ...{ MINIMUM, OWED, RATE, ADDED, NEEDED, REMAINING, SAVED, INTEREST_EARNED, PAY, PAYCHECKS, BILLS, PRICE_CHANGES },
  ...{ SUBSCRIPTIONS, DEBT_SHARE, PAID_OFF, PRINCIPAL, REACHED, SCORE },
};
const LINES = linesOf("frame-edges");

const texts = new Map<string, FrameQuestion>();
function seen(text: string, person: Person = WHO): FrameQuestion {
  if (person !== WHO) return askedOf(spot(text, person), person);
  const asked = texts.get(text) ?? askedOf(spot(text, WHO), WHO);
  texts.set(text, asked);
  return asked;
}

function fitOf(frame: Frame, text: string): number {
  const asked = seen(text);
  return frame.fit(asked, frame.about(asked));
}

function saidOf({ measure, about, said }: Frame, text: string, person?: Person): string {
  const asked = seen(text, person);
  const made = query({ measure, ...said(asked, about(asked)) });
  expect(STATISTICS).toContain(made.statistic);
  expect(SHAPES).toContain(made.shape);
  expect([null, ...GROUPINGS]).toContain(made.by);
  return notationOf(made, WHO.today);
}

function frameCalled(name: string): Frame {
  const frame = FRAMES[name];
  if (!frame) throw new Error(`There's no frame ${name}.`);
  return frame;
}

describe("one word more", () => {
  test.each(LINES.filter((line) => !line.includes(" → ")))("%s", (line) => {
    const [name = "", question = "", word = "", wanted] = line.split(" | ");
    const frame = frameCalled(name);
    // So near is the same: sums of fractions aren't exact.
    const more = fitOf(frame, `${question} ${word}`) - fitOf(frame, question);
    expect(Math.abs(more) < 1e-9 ? "same" : more > 0 ? "better" : "worse").toBe(wanted);
  });
});

describe("what is asked", () => {
  test.each(LINES.filter((line) => line.includes(" → ")))("%s", (line) => {
    const [name = "", rest = ""] = line.split(" | ");
    const [text = "", said] = rest.split(" → ");
    expect(saidOf(frameCalled(name), text)).toBe(said);
  });
});

describe("others ask of what is theirs", () => {
  const debt = { id: "school", name: "Student loan", type: "debt" as const };
  const car = { id: "wheels", name: "Car payoff", type: "debt" as const };
  const hood = { id: "hood", name: "Robinhood", bank: "", kind: "investment" };
  const indebted: Person = { ...WHO, goals: [...WHO.goals, debt, car], accounts: [...WHO.accounts, hood] };
  const broke: Person = { ...WHO, goals: [], accounts: [], employers: [], paydays: [] };

  test.each<[string, Frame, string, Person, string]>([
    ["a debt that is a goal, by its kind", OWED, "how much is left on the car", indebted, "owed goal:wheels"],
    ["a debt that is a goal, by its name", OWED, "what do i owe on the student loan", indebted, "owed goal:school"],
    ["a debt is no goal to save for", SAVED, "how far is the student loan", indebted, "saved list"],
    [
      "but one of the goals, where these are named",
      SAVED,
      "how far is my student loan goal",
      indebted,
      "saved goal:school",
    ],
    ["an account of one's own isn't elsewhere", BALANCE, "robinhood balance", indebted, "balance in:hood"],
    ["one that isn't linked is", BALANCE, "robinhood balance", WHO, "balance at:robinhood"],
    ["a car that nobody lent for", OWED, "how much is left on the car", broke, "owed"],
    ["no payday is known", AHEAD, "what will i have before payday", broke, "ahead"],
    ["nor bills until then", BILLS, "bills before payday", broke, "bills list"],
    ["nobody pays", PAYCHECKS, "paychecks in october", broke, "earned list 2026-10"],
  ])("%s", (_, frame, text, person, said) => expect(saidOf(frame, text, person)).toBe(said));
});
