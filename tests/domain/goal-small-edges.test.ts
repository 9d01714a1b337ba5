// Small edges of what Money Mind reads and works out, one line each: signs without a space, names that hold small words, a date
// that has passed, parts of a request that each name a goal.
import { expect, test } from "vitest";
import { findAmounts } from "~/domain/goals/assistant/amounts";
import { readCreate } from "~/domain/goals/assistant/create";
import { readDelete } from "~/domain/goals/assistant/delete";
import { matchGoal, type OwnGoal } from "~/domain/goals/assistant/find-goal";
import { findName, findRate } from "~/domain/goals/assistant/names";
import { readNumberWords } from "~/domain/goals/assistant/numbers";
import { readProgress } from "~/domain/goals/assistant/progress";
import { outlookOf } from "~/domain/goals/pace";
import { monthlyInterest } from "~/domain/goals/payoff-order";
import { payoffAdvice } from "~/domain/goals/payoff-advice";
import { GOALS, TODAY } from "./goal-phrasings";

test.each([
  ["fifty us dollar", "fifty us dollar=5000"],
  ["5 $ now", "5 $=500"],
  ["5 $6", "5=500, $6=600"],
  ["usd 5 and $6", "usd 5=500, $6=600"],
  ["us$5", "us$5=500"],
  ["5 percent", ""],
  ["5 %", ""],
])("the amounts in '%s' are %s", (text, found) =>
  expect(
    findAmounts(text, [])
      .map(({ start, end, cents }) => `${text.slice(start, end)}=${cents}`)
      .join(", "),
  ).toBe(found),
);

test.each([
  ["save $50 of $500 for a sofa", [50_000, 5_000]],
  ["save $50 of a $500 sofa", [50_000, 5_000]],
  ["save for a sofa, i have $600", [60_000, 0]],
  ["pay off my loan, still owe $600", [60_000, 60_000]],
  ["pay off my loan, $600 left", [60_000, 60_000]],
])("'%s' makes a goal of %j", (text, cents) => {
  const reading = readCreate(text, GOALS, TODAY);
  expect(reading.kind === "ask" ? reading.reason : [reading.goal.targetCents, reading.goal.currentCents]).toEqual(
    cents,
  );
});

test.each([
  ["to buy mythology books", "Mythology books"],
  ["to buy tofu", "Tofu"],
  ["save for inlays", "Inlays"],
  ["save for our allotment", "Allotment"],
])("'%s' is for %s", (text, name) => expect(findName(text, "", "savings")).toBe(name));

test("a rate a year, and numbers that end before another word", () => {
  expect([findRate("9% pa"), findRate("9% p.a.")]).toEqual([
    { start: 0, end: 5, rate: 9 },
    { start: 0, end: 7, rate: 9 },
  ]);
  expect(
    ["two and a bit thousand", "two and half thousand", "two and a half thousand"].map(
      (words) => readNumberWords(words.split(" "))?.cents,
    ),
  ).toEqual([200, 200, 250_000]);
});

const goal = (name: string): OwnGoal => ({
  ...{ id: name, type: "savings", name, targetCents: 10_000, doneCents: 0, deadline: null, color: "blue" },
});

test.each([
  [["Rock and roll", "Rock", "Roll"], "delete rock and roll", "Rock and roll"],
  [["Mountain bike", "Road bike", "Japan"], "delete the bike and japan", "oneDelete Mountain bike, Road bike, Japan"],
  [["Mountain bike", "Japan"], "stop saving for mountain bike,saving for japan", "oneDelete Mountain bike, Japan"],
  [["Mountain bike", "Japan"], "delete the $5 japan", "whichDelete Japan"],
  [["Mountain bike", "Japan"], "delete the $100 japan", "Japan"],
  [["Mountain bike", "Road bike"], "delete the $100 bike", "whichDelete Mountain bike, Road bike"],
])("of %j '%s' means %s", (names, text, meant) => {
  const reading = readDelete(text, names.map(goal));
  expect(
    reading.kind === "delete"
      ? reading.goal.name
      : `${reading.reason} ${(reading.details.goals ?? []).map(({ name }) => name).join(", ")}`,
  ).toBe(meant);
});

test("a goal whose name tells nothing is only found by all of it", () => {
  const goals = [goal("My goal"), goal("Boat")];
  expect(matchGoal("boat", goals)).toMatchObject({ kind: "one", goal: { name: "Boat" } });
  expect(matchGoal("my goal", goals)).toMatchObject({ kind: "one", goal: { name: "My goal" } });
  expect([matchGoal("plane", goals).kind, matchGoal("savings", goals).kind]).toEqual(["none", "empty"]);
});

test.each([
  ["update bike by $50", "add 5000"],
  ["update bike with $50", "add 5000"],
  ["update bike by an extra $50", "add 5000"],
  ["added $50 of $500 to my bike", "add 5000"],
  ["added $50 of $500 and $3 to my bike", "unclear"],
])("'%s': %s", (text, told) => {
  const reading = readProgress(text, GOALS, TODAY);
  expect(reading.kind === "add" ? `add ${reading.amountCents}` : reading.kind === "ask" ? reading.reason : "").toBe(
    told,
  );
});

test("what a month is needed for a debt: nothing that could be said once its date has passed", () => {
  const debt = { type: "debt" as const, targetCents: 100_000, doneCents: 20_000, interestRate: 12, entries: [] };
  const needed = (deadline: string) => outlookOf({ ...debt, deadline }, "2026-11-18").neededCents;
  expect([needed("2026-11-17"), needed("2026-11-18"), needed("2027-11-18")]).toEqual([null, 80_800, 7_108]);
});

test("interest is exact to the cent beyond the numbers that a quotient tells apart", () => {
  expect(monthlyInterest(606_690_289_251_476, 1.084)).toBe(548_043_561_290);
  expect(monthlyInterest(698_800_121_867_473, 1.1409)).toBe(664_384_215_865);
});

test("an extra payment that somebody names is taken where nobody knows what a month leaves", () => {
  const debt = { id: "card", name: "Card", balanceCents: 600_000, ratePercent: 24, minimumCents: 18_000 };
  const known = { rateKnown: true, rateFrom: "person", minimumKnown: true, source: "goal" } as const;
  const advice = payoffAdvice({
    ...{ today: "2026-11-18", debts: [{ ...debt, ...known }], leftCents: null },
    ...{ fundCents: 0, fundNeedsCents: 200_000, extraCents: 20_000 },
  });
  expect(advice).toMatchObject({ is: "plan", extraCents: 20_000 });
});
