// What is said of calculations, over a household whose figures are checked by hand; and how they are read without a model.
import { describe, expect, test } from "vitest";
import { fillFacts } from "~/domain/coach/number-gate";
import { query, type Query } from "~/domain/coach/query/algebra";
import { readInTalk, talkedAbout, type EarlierReading } from "~/domain/coach/reading/read-in-talk";
import { notationOfStep } from "~/domain/coach/query/step";
import type { FigureStep } from "~/domain/coach/work/answer-work";
import type { WorkOperation } from "~/domain/coach/work/work";
import { calculated } from "./approved/ask";
import { INPUTS, ROWS, WHO } from "./approved/household";

const HOME = { inputs: INPUTS, person: WHO, rows: ROWS };
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const of = (said: Partial<Query>): FigureStep => ({ is: "query", query: query(said) });
const on = (category: string, period = OCTOBER) => of({ subject: { categories: [category] }, period });
const work = (op: WorkOperation, parts: readonly number[], number: number | null = null): FigureStep => ({
  is: "work",
  work: { op, of: parts, number },
});
const savings = of({ measure: "balance", subject: { kinds: ["savings"] } });

function said(...steps: FigureStep[]): string | null {
  const answer = calculated(steps, HOME);
  if (!answer) return null;
  const { text, unknown } = fillFacts(answer.text, answer.facts);
  expect(unknown).toEqual([]);
  return text;
}

const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, whole = "", cents = ""]) =>
    Number(whole.replace(/,/g, "") + cents),
  );

describe("what is said", () => {
  test("the figure first, then its parts with their days once", () =>
    expect(said(on("groceries"), on("restaurants"), work("sum", [1, 2]))).toBe(
      "Together that's $706.00: $493.50 spent on Groceries and $212.50 spent on Restaurants, last month.",
    ));

  test("a calculation over another one says both, the whole first", () => {
    const income = of({ measure: "earned", period: OCTOBER });
    expect(said(on("groceries"), on("restaurants"), income, work("sum", [1, 2]), work("percent", [4, 3]))).toBe(
      "That's about 17.4%: $706.00 together, of $4,055.00 earned last month. " +
        "Together that's $706.00: $493.50 spent on Groceries and $212.50 spent on Restaurants, last month.",
    );
  });

  test("each part keeps the link to its own rows", () => {
    const answer = calculated([on("groceries"), on("restaurants"), work("sum", [1, 2])], HOME);
    const { cited } = fillFacts(answer?.text ?? "", answer?.facts ?? []);
    expect(cited.map(({ href }) => href)).toEqual([
      expect.stringContaining("category=groceries"),
      expect.stringContaining("category=groceries"),
      expect.stringContaining("category=restaurants"),
    ]);
  });

  test("an amount that is named", () =>
    expect(said(on("mortgage_rent"), work("percent", [1, 0], 5000))).toBe(
      "That's 28%: $1,400.00 spent on Mortgage/Rent last month, of the $5,000.00 you name.",
    ));

  test("nothing to hold it against is said, and no figure made up", () =>
    expect(said(on("groceries"), on("clothing"), work("percent", [1, 2]))).toBe(
      "I can't work that out, since there's nothing to hold it against: " +
        "$493.50 spent on Groceries, but $0.00 spent on Clothing, last month.",
    ));

  test("a part that nobody knows is said to be missing, with why", () =>
    expect(said(of({ measure: "minimum", subject: { kinds: ["credit"] } }), savings, work("percent", [1, 2]))).toMatch(
      /^I can't work that out, as a part of it is missing\. I can't tell from your data: the minimum payment isn't known/,
    ));

  test("what was short is taken from, and what a card owes is an amount", () => {
    const kept = of({ measure: "kept", period: { from: "2026-09-01", to: "2026-09-30" } });
    expect(said(kept, on("groceries"), work("sum", [1, 2]))).toMatch(
      /^Together that's \$263\.22: \$230\.28 more spent than earned/,
    );
    const card = of({ measure: "balance", subject: { kinds: ["credit"] } });
    expect(said(savings, card, work("left", [1, 2]))).toMatch(/^That leaves \$5,331\.27: /);
  });

  test("what is over a budget is taken from what another has left, as the words say it", () => {
    const planned = [
      { category: "groceries", plannedCents: 1_00 },
      { category: "restaurants", plannedCents: 900_00 },
    ];
    const left = (category: string) => of({ measure: "left", subject: { categories: [category] } });
    const steps = [left("restaurants"), left("groceries"), work("left", [1, 2])];
    const answer = calculated(steps, { ...HOME, planned });
    const { text } = fillFacts(answer?.text ?? "", answer?.facts ?? []);
    expect(text).toMatch(/, less \$[\d,.]+ over the budget/);
    const [result = 0, there = 0, beyond = 0] = amountsIn(text);
    expect(result, text).toBe(there - beyond);
  });

  test("what can't be held against each other has no answer", () => {
    const visits = of({ statistic: "count", subject: { categories: ["groceries"] }, period: OCTOBER });
    expect(said(savings, visits, work("percent", [1, 2]))).toBeNull();
    expect(said(of({ shape: "ranking", by: "category" }), work("times", [1], 2))).toBeNull();
    expect(said(work("sum", [1, 2]), savings)).toBeNull();
  });
});

const read = (turns: readonly string[]): string => {
  const last = turns.reduce<{ before: EarlierReading | null; read: string }>(
    ({ before }, text) => {
      const found = readInTalk(text, WHO, before);
      const steps = found.is === "work" ? found.steps : [];
      return {
        before: talkedAbout(found, text),
        read: steps.map((step) => notationOfStep(step, WHO.today)).join(" & ") || found.is,
      };
    },
    { before: null, read: "" },
  );
  return last.read;
};

describe("what is read without a model", () => {
  test.each([
    [
      "what's left of my paycheck after rent and gas",
      "earned per-month & spent per-month on:mortgage_rent & spent per-month on:gas & work:left of:1,2,3",
    ],
    [
      "how much of my income is left after paying rent",
      "earned per-month & spent per-month on:mortgage_rent & work:left of:1,2",
    ],
    [
      "how much do i have left each month after rent and groceries",
      "earned per-month & spent per-month on:mortgage_rent & spent per-month on:groceries & work:left of:1,2,3",
    ],
    ["what percentage of my savings is the car loan", "owed in:loan & balance kind:savings & work:percent of:1,2"],
    [
      "groceries as a percentage of restaurants",
      "spent per-month on:groceries & spent per-month on:restaurants & work:percent of:1,2",
    ],
    ["how much is rent per paycheck", "spent per-month on:mortgage_rent & work:per-paycheck of:1"],
    ["how much of every paycheck goes to bills", "bills per-month & work:per-paycheck of:1"],
    ["how many times could my savings pay off the card", "balance kind:savings & owed kind:credit & work:ratio of:1,2"],
    [
      "how many months of rent could my savings pay",
      "balance kind:savings & spent per-month on:mortgage_rent & work:months of:1,2",
    ],
    ["a tenth of my pay", "earned per-month & work:part of:1 number:10"],
    ["how much are bills and gas together", "bills per-month & spent per-month on:gas & work:sum of:1,2"],
  ])("%s", (text, steps) => expect(read([text])).toBe(steps));

  test.each([
    ["what percentage of my income goes to rent", "a part of the income is one query"],
    ["groceries and restaurants together last month", "a sum of one measure is one query"],
    ["how much is left in my grocery budget", "what a budget has left"],
    ["how many months would my savings last", "the planner's cushion"],
    ["how much is left after bills", "what is due the planner knows"],
    ["what percentage of my zorbles is rent", "a name that nobody has"],
  ])("%s is none: %s", (text) => expect(read([text])).not.toMatch(/work:/));

  test("other days are of all its parts, and another name of the first", () => {
    const first = "what percent of groceries is restaurants";
    expect(read([first, "and in september"])).toBe(
      "spent on:restaurants 2026-09 & spent on:groceries 2026-09 & work:percent of:1,2",
    );
    expect(read([first, "what did i spend on gas in october"])).toBe("queries");
  });
});
