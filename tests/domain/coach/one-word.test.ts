// One word doesn't take a question over: a figure that is asked for stays asked for, whoever and whatever else is named.
import { describe, expect, test } from "vitest";
import { matchIntent } from "~/domain/coach/answer";
import { careFor } from "~/domain/coach/care/care";
import { asksForFigure, readQuestion } from "~/domain/coach/parse-question";
import { query, type Query } from "~/domain/coach/query/algebra";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import type { Household } from "~/domain/coach/query/data";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { createSheet, formatFact } from "~/domain/coach/facts/fact";
import { nothing } from "../../support/coach";
import { demoHousehold } from "../../support/demo-household";
import { answerNeeds } from "../../support/rows-in-memory";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TODAY = SAMPLE_PERSON.today;
const readsAs = (text: string, reads: string) => expect(readAs(text, SAMPLE_PERSON, TODAY)).toBe(reads);

describe("what was given to a food bank is a figure, and needing one is not", () => {
  test.each([
    ["how much did we give the food pantry since january", "spent at:food-bank 2026"],
    ["what went to the food bank in october", "spent at:food-bank 2026-10"],
    ["total to the food bank and church last year", "spent at:church+food-bank 2025"],
    ["sum of what we gave to the food bank this year", "spent at:food-bank 2026"],
    ["how much money goes to the food bank each month", "spent per-month at:food-bank"],
    ["what did we pay the food bank in march", "spent at:food-bank 2026-03"],
    ["how much has gone to our food bank and the church in 2026", "spent at:church+food-bank 2026"],
  ])("%s", (text, reads) => {
    expect(careFor(text, TODAY)).toBeNull();
    readsAs(text, reads);
  });

  test.each([
    "where is the nearest food bank",
    "is the food bank open, we have nothing to eat",
    "how much help does the food bank give",
    "we went to the food bank twice, what else can i do",
    "how much can i give my kids from the food bank, we are hungry",
    "what time does the church food bank give out food",
    "how much do they give us at the food bank, total for a family",
    "what if i need the food bank, they gave us an eviction notice",
  ])("answered with care: %s", (text) => expect(careFor(text, TODAY)?.id).toBe("no-food-or-home"));
});

describe("somebody close is named, and the money is asked about", () => {
  test.each([
    ["how much did my wife and i spend on groceries in october", "spent on:groceries 2026-10"],
    ["what did me and my husband pay at olive & thyme this year", "spent at:olive_&_thyme 2026"],
    [
      "my wife thinks we hardly eat out but what did we spend on restaurants in october",
      "spent on:restaurants 2026-10",
    ],
    ["my partner swears we never go but how much did we spend at casa verde this year", "spent at:casa_verde 2026"],
    ["my boyfriend says we waste money. how much did i spend on coffee last month", "spent at:coffee 2026-10"],
    [
      "my husband swears we don't eat out that much but i feel like every friday we end up at copper pot or casa verde. can you tell me what we really paid at those two places this year so i can show him",
      "spent at:casa_verde+the_copper_pot 2026",
    ],
    [
      "we keep going to sunrise fuel and highway 9. how much did we pay at those two places last month",
      "spent at:highway_9_gas+sunrise_fuel 2026-10",
    ],
  ])("%s", readsAs);

  test.each([
    ["what did my wife and i say we paid? how much did we really pay the plumber", null],
    ["how much have we moved over, the brokerage aside", null],
    ["how do i talk to my husband about money", "talk-money"],
    ["should i buy stocks or bonds", "invest"],
  ])("the planner's own topics: %s", (text, id) => {
    const question = readQuestion(text);
    expect(asksForFigure(question.plain)).toBe(id === null);
    const found = matchIntent({ question, sheet: createSheet(TODAY), inputs: nothing() })?.id ?? null;
    if (id === null) expect(["talk-money", "invest"]).not.toContain(found);
    else expect(found).toBe(id);
  });
});

describe("what is left out stays out", () => {
  test.each([
    ["how much did i move to savings in october not counting the brokerage", "moved kind:savings 2026-10"],
    ["what have we moved into savings this year excluding investments", "moved kind:savings 2026"],
    ["how much did i move to the brokerage this year not counting savings", "moved in:investment 2026"],
    ["how much did i move this year not counting the brokerage", "none"],
    ["how much cash do we have not counting stocks", "balance"],
    ["how much money do i have excluding my brokerage", "balance"],
    ["cash without investments", "balance"],
    ["how much cash is there except the savings", "balance in:checking"],
    ["how much cash without my rainy day savings", "balance in:checking"],
    ["how much is in my accounts without the brokerage", "balance"],
    ["how much money do i have besides stocks", "balance"],
    ["how much cash could we get our hands on", "balance"],
  ])("%s", readsAs);
});

describe("a sum that lies in savings is no windfall", () => {
  test.each([
    [
      "should i pay off the car with my savings, theres 36k lying around",
      "plan:pay-off-now about:car named:loan from:savings",
    ],
    [
      "pay off the car loan now from my savings? i have about 36k sitting there",
      "plan:pay-off-now about:car named:loan",
    ],
    ["i got a 5k bonus sitting in savings, what should i do with it", "plan:windfall amount:5000"],
  ])("%s", readsAs);
});

describe("days, fillers and ordinals are no shops", () => {
  test.each([
    ["what did i spend in the third week of october", "spent 2026-10-15..2026-10-21"],
    ["spending in the second week of september", "spent 2026-09-08..2026-09-14"],
    ["how much did i spend the fourth week of october", "spent 2026-10-22..2026-10-28"],
    ["groceries in the second week of november (9th to 15th)", "spent on:groceries 2026-11-09..2026-11-15"],
    ["how much in the last week of october (25th to 31st)", "spent 2026-10-25..2026-10-31"],
    ["coffee last week for example", "spent at:coffee 2026-11-15..2026-11-21"],
    ["how much for restaurants last month for example", "spent on:restaurants 2026-10"],
    ["how much do i spend at noodle house, for instance", "spent per-month at:noodle_house"],
  ])("%s", readsAs);
});

describe("the subject stays as narrow, and the days reach as far, as it was said", () => {
  test.each([
    ["gas and electric last month", "spent at:fuel+power 2026-10"],
    ["what did we spend on gas plus the electric bill in october", "spent at:fuel+power 2026-10"],
    ["electric and gas in september", "spent at:fuel+power 2026-09"],
    ["how much for power, water and gas last month", "spent at:fuel+power+water 2026-10"],
    ["utilities and gas last month", "spent on:gas+utilities 2026-10"],
    [
      "320 a month is what i set for restaurants. what's my average over the last 3 months",
      "spent per-month on:restaurants 2026-08-01..2026-10-31",
    ],
    ["i want something realistic for groceries. whats my average this year", "spent per-month on:groceries 2026"],
    [
      "my gas is all over the place. what's the average over the last 6 months",
      "spent per-month on:gas 2026-05-01..2026-10-31",
    ],
    ["every doctor visit we've had", "spent list at:doctors 2024-11-01..2026-11-22"],
    ["every flight ive taken", "spent list at:flights 2024-11-01..2026-11-22"],
    ["all the car repairs we have had", "spent list at:repairs 2024-11-01..2026-11-22"],
  ])("%s", readsAs);
});

describe("both halves are answered", () => {
  test.each([
    ["how often do i fill up? n how much per fill", "on:gas"],
    ["how often do i get gas and how much per visit", "on:gas"],
    ["how often do we eat out and how much per trip", "on:restaurants"],
    ["how often do i get coffee n how much per visit", "at:coffee"],
  ])("%s", (text, subject) => {
    const days = "2025-11-01..2026-10-31";
    readsAs(text, `spent count ${subject} ${days} & spent each ${subject} ${days}`);
  });
});

describe("whether a bill of the month to come has gone out", () => {
  test.each([
    ["what day does rent come out and has decembers gone out yet", "2026-12"],
    ["has december's rent gone out", "2026-12"],
    ["has the rent for december been paid yet", "2026-12"],
    ["has januarys rent gone out yet", "2027-01"],
    ["did my november rent go out", null],
    ["has my rent gone out yet", null],
  ])("%s", (text, month) => readsAs(text, `bills latest yes-no on:mortgage_rent${month ? ` ${month}` : ""}`));

  test("is no, whatever was paid this month", () => {
    const rent = say({ ...RENT, period: { from: "2026-12-01", to: "2026-12-31" } });
    expect(rent).toMatch(/^No, not yet: \$[\d,.]+ is expected on Dec 1, 2026\. The last was .* on Nov 1, 2026\.$/);
    expect(say(RENT)).toMatch(/^Yes: /);
  });
});

test("'my goals' are all of them, the debt among them, where they are listed or judged", () => {
  for (const asked of [
    { measure: "saved", shape: "yes-no" },
    { measure: "saved", shape: "list" },
    { measure: "remaining", shape: "list" },
  ] satisfies Partial<Query>[])
    for (const { name } of HOUSEHOLD.goals) expect(say(asked)).toContain(name);
  expect(say({ measure: "saved" })).not.toContain(CAR_LOAN.name);
  expect(say({ measure: "remaining" })).not.toContain(CAR_LOAN.name);
});

test.each([
  ["am i on track with my goals", "saved yes-no"],
  ["how are all my goals doing", "saved list"],
  ["goals list with whats left on each", "remaining list"],
])("%s", readsAs);

const { household: DEMO, rows: ROWS } = demoHousehold(TODAY);
const CAR_LOAN: CoachGoal = {
  id: "d1",
  type: "debt",
  name: "Car Loan",
  targetCents: 15_000_00,
  currentCents: 9_120_00,
  deadline: "2029-05-01",
  ratePercent: 5.9,
  minimumCents: 245_00,
  startDay: "2025-01-01",
  entries: [],
};
const HOUSEHOLD: Household = { ...DEMO, goals: [...DEMO.goals, CAR_LOAN] };
const RENT: Partial<Query> = {
  measure: "bills",
  statistic: "latest",
  shape: "yes-no",
  subject: { categories: ["mortgage_rent"] },
};

function say(part: Partial<Query>): string {
  const asked = query(part);
  const { text, facts } = evaluate(asked, HOUSEHOLD, answerNeeds(ROWS, needs(asked, HOUSEHOLD)));
  return facts.reduce((words, fact) => words.replaceAll(`{{${fact.id}}}`, formatFact(fact)), text);
}
