// What a question says is used, or is said not to be: words that nobody knows, names of one's own, amounts, names in quotes.
import { describe, expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import { leftOver } from "~/domain/coach/reading/left-over";
import { readInTalk } from "~/domain/coach/reading/read-in-talk";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import type { Step } from "~/domain/coach/query/step";
import { divided } from "~/domain/coach/long-texts/divide";
import { fillFacts } from "~/domain/coach/number-gate";
import { leftOverSaid } from "~/texts/left-over";
import { ask } from "./approved/ask";
import { homeOf } from "./approved/file";
import { CORPUS, HOUSEHOLD_CORPUS, PERSON, STRANGERS_CORPUS } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

type Asked = { text: string; person: Person };
const ALL: readonly Asked[] = [
  ...CORPUS.map(([kind, text]) => ({ kind, text, person: PERSON })),
  ...[...HOUSEHOLD_CORPUS, ...STRANGERS_CORPUS].map(([kind, text]) => ({ kind, text, person: SAMPLE_PERSON })),
].filter(({ kind, text }) => kind !== "none" && !text.includes(" >> "));
const every = (step: number): readonly Asked[] => ALL.filter((_, at) => at % step === 0);

const HOME = homeOf("accounts.md");
const SAYS = /I didn't know what to do with|This answer doesn't go by/;

/** What is left over of a text as it is read, whatever is answered. */
function leftOf(text: string, person: Person): { is: string; left: readonly string[]; words: string } {
  const read = readInTalk(text, person, null);
  const steps: Step[] =
    read.is === "queries"
      ? read.queries.map((one) => ({ is: "query", query: one }))
      : read.is === "plan"
        ? [{ is: "plan", request: read.request }]
        : [];
  const unused = read.is === "queries" ? read.unused : [];
  const { words } = leftOver(text, { steps, said: "", unused }, person);
  return {
    is: read.is,
    left: words.filter((word) => !unused.includes(word)),
    words: [...words, JSON.stringify(steps)].join(" "),
  };
}

/** The first thing that the text names has a made-up word in front of it. */
function withAdjective(text: string, person: Person): string {
  const { entities, words } = spot(text, person);
  const [name] = entities.filter(({ kind }) => kind === "category" || kind === "part" || kind === "merchant");
  const word = words[name?.start ?? -1];
  return word === undefined ? text : text.replace(new RegExp(`\\b${word}`, "i"), `zindled ${word}`);
}
const bare = (text: string): string => text.replace(/[\s?.!]+$/, "");

describe("a made-up word is said, or the question is asked back", () => {
  const asked = every(17).filter(({ text }) => divided(text) === null);

  test.each<[string, (text: string, person: Person) => string]>([
    ["in front of what is named", withAdjective],
    ["behind 'at'", (text) => `${bare(text)} at the zindled blorp`],
    ["behind 'for'", (text) => `${bare(text)} for zindled blorp?`],
    ["behind 'on'", (text) => `${bare(text)} on blorp`],
    ["in a clause", (text) => `${bare(text)} while we zindled the blorp?`],
  ])("%s", (_shape, madeUp) => {
    const silent = asked.flatMap(({ text, person }) => {
      const made = madeUp(text, person);
      const { is, words } = leftOf(made, person);
      return made === text || !(is === "queries" || is === "plan") || /zindled|blorp/.test(words) ? [] : [made];
    });
    expect(asked.length).toBeGreaterThan(60);
    expect(silent).toEqual([]);
  });

  test("where the planner answers as well", () => {
    const { text, read } = ask("why am i always broke at the zindled blorp", [], HOME);
    expect(read).toBe("planner: why-broke");
    expect(text).toContain("zindled blorp");
  });
});

describe("a name of one's own is what the answer goes by, or it says that it doesn't", () => {
  const ADVICE = `can i afford a $900 laptop | can i afford to buy a 250k house with 10% down | what if i get a 5% raise |
    what if i lose my job | what if we have a baby next year | can i retire at 60 | how big should my emergency fund be |
    save 3000 by july possible | how much would i save a year without cinestream | where can i cut $200 a month |
    when will i be debt free | what if i pay $200 extra a month on my car loan | should i save or pay off debt |
    i got a 1200 bonus what do i do with it | is 24% a good rate for a credit card | how am i doing |
    what's the payment on a 20000 loan at 7% for 5 years | what should i do first | should i invest more |
    can the savings transfer go from 200 to 300 a month | are we overspending on gas | when will i have 20000 |
    how much will i have by june | how fast can i get 2000 in cash | how much will i make this year |
    can i give more to charity | how much for gifts this year | what do i do with the third paycheck |
    can i afford to move | what should i budget for restaurants | how much goes to debt each month |
    what is usually left at the end of the month | how much could go from checking to savings`;
  const FIGURES = `how much did i spend last month | what came in in october | what is my net worth | how much do i owe |
    which bills are due next week | when is my next payday | what subscriptions do i have | how are my goals doing |
    how much can i spend until payday | how much is left in my budget | how much interest did i pay this year |
    did my bills go up | what was my biggest purchase this year | how many times did i eat out this month`;
  const questions = (all: string): string[] => all.split("|").map((one) => one.replace(/\s+/g, " ").trim());

  test.each<[string, RegExp]>([
    ["at noodle house", /noodle[ _]house/i],
    ["from rainy day", /rainy day|(?:in|from):savings|goal:reserve|named:reserve|plan:emergency-fund/i],
    ["for summer in maine", /maine/i],
    ["on groceries", /groceries/i],
    ["for the blue card", /blue card|in:card|named:card|debts:card/i],
  ])("%s", (tail, name) => {
    const silent = [...questions(ADVICE), ...questions(FIGURES)].flatMap((one) => {
      const { text, facts, read, lists, table } = ask(`${one} ${tail}`, [], HOME);
      const said = [fillFacts(text, facts).text, read, JSON.stringify([lists, table])].join(" ");
      const isOpen = read === "asked back" || read === "planner: unknown" || read.startsWith("care");
      return isOpen || SAYS.test(said) || name.test(said) ? [] : [`${one} ${tail}: ${read}`];
    });
    expect(silent).toEqual([]);
  });
});

test("an ordinary question has no word left over: of hundreds, these alone say one", () => {
  const asked = every(6);
  const noisy = asked.flatMap(({ text, person }) => {
    const { is, left } = leftOf(text, person);
    return (is === "queries" || is === "plan") && left.length > 0 ? [`${text}: ${left.join(", ")}`] : [];
  });
  expect(asked.length).toBeGreaterThan(250);
  // Told beside the question, and no part of its plan.
  expect(noisy).toEqual(["is it smart that i have 37k sitting there while paying 5.9 on the car: 37k"]);
});

const spentAt = (...merchants: string[]): Query => query({ measure: "spent", subject: { merchants } });

describe("of a reading by a model names, amounts and what stands in quotes are looked for", () => {
  const left = (text: string, ...queries: Query[]) =>
    leftOver(
      text,
      { steps: queries.map((one) => ({ is: "query", query: one })), said: "", byModel: true },
      SAMPLE_PERSON,
    );

  test.each<[string, Query, string[], string[]]>([
    ["how much did I spend at Zorvex last month", query({ measure: "spent" }), ["zorvex"], []],
    ["how much did i spend at the zorvex last month", query({ measure: "spent" }), ["zorvex"], []],
    ["how much did I spend at Zorvex last month", spentAt("zorvex"), [], []],
    ["tally of grobbled levies, ye olde month", query({ measure: "spent" }), [], []],
    ["what did I spend on 'x' and \"Pluvian tea\" this year", query({ measure: "spent" }), ["pluvian tea"], []],
    ["how often did I spend over $85 this year", query({ measure: "spent", statistic: "count" }), ["$85"], []],
    ["over $85 this year", query({ measure: "spent", condition: { min: 85_01 } }), [], []],
    ["what went to Casa Verde and Olive & Thyme", spentAt("Casa Verde"), [], ["olive and thyme"]],
  ])("%s", (text, one, words, names) => expect(left(text, one)).toEqual({ words, names }));
});

describe("what is told stays quiet, what narrows the question doesn't", () => {
  const said = (text: string) => leftOf(text, SAMPLE_PERSON).words;

  test.each([
    "We drove to Zorvex with the blorps. How much did we spend on gas in october?",
    "my sister zindled all week, how much did we spend on groceries last month",
  ])("quiet: %s", (text) => expect(said(text)).not.toMatch(/zorvex|blorp|zindled/));

  test.each([
    "how much did we spend on groceries last month while the blorps were here",
    "thinking of throwing 5k of savings at the zindled car loan. good idea?",
  ])("said: %s", (text) => expect(said(text)).toMatch(/blorps|zindled/));
});

test("what would be bought is no name; a thing of one's own is", () => {
  const afford: Step = { is: "plan", request: { plan: "afford", amountCents: 900_00 } };
  const names = (text: string) => leftOver(text, { steps: [afford], said: "Yes, $900" }, SAMPLE_PERSON).names;
  expect(names("can i afford a $900 boat trip")).toEqual([]);
  expect(names("can i afford a car for $900")).toEqual([]);
  expect(names("can i afford $900 out of my restaurants")).toEqual(["restaurants"]);
  expect(names("can i afford $900 from rainy day savings")).toEqual(["rainy day savings"]);
});

test("the sentences behind an answer", () => {
  expect(leftOverSaid({ words: [], names: [] })).toBe("");
  expect(leftOverSaid({ words: ["blorp", "$85"], names: [] })).toBe("I didn't know what to do with: blorp, $85.");
  expect(leftOverSaid({ words: ["blorp"], names: ["rainy day"] })).toBe(
    "I didn't know what to do with: blorp. This answer doesn't go by: rainy day.",
  );
});
