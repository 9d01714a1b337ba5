// The reader that has learned from examples: what it looks at, what it says, and when it is heard.
import { describe, expect, test } from "vitest";
import { careOf, codeOf, codeParts, sketchOf } from "~/domain/coach/learned/codes";
import { featuresOf, tokensOf } from "~/domain/coach/learned/features";
import { likeliest, weightsOf } from "~/domain/coach/learned/likeliest";
import { secondReading } from "~/domain/coach/learned/second-reader";
import weights from "~/domain/coach/learned/weights.json";
import { query } from "~/domain/coach/query/algebra";
import { spot } from "~/domain/coach/reading/spot";
import { learn, stored } from "../../../scripts/coach/learning";
import { codeOfLabel } from "../../../scripts/coach/labels";
import { digestOfPractice, practiceQuestions } from "../../../scripts/coach/practice";
import { PERSON, TODAY } from "./corpus";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const tokens = (text: string) => tokensOf(spot(text, PERSON), PERSON).join(" ");
const features = (text: string) => featuresOf(spot(text, PERSON), PERSON);

describe("what it looks at", () => {
  test.each([
    ["what did i pay starbucks in may", "what did i pay <shop> <days>"],
    ["how much is on the blue card", "how much is on the <card>"],
    ["is the hawaii trip done by june", "is the <goal> done <days>"],
    ["what was that $12.50 charge", "what was that <amount> charge"],
  ])("%s", (text, seen) => {
    expect(tokens(text)).toBe(seen);
  });

  test("two shops on other days look alike", () => {
    const letters = (feature: string) => !feature.startsWith("#");
    expect(features("what did i pay starbucks in may").filter(letters)).toEqual(
      features("what did i pay netflix last week").filter(letters),
    );
  });

  test("the order of words counts", () => {
    expect(features("spent more than earned")).not.toEqual(features("earned more than spent"));
  });
});

describe("codes", () => {
  test.each([
    ["spent at:starbucks 2026-10", "spent"],
    ["spent count by:day 2026-10 empty", "spent count by:day empty"],
    ["spent on:groceries 2026-11 vs:2026-10-01..2026-10-21", "spent vs:days"],
    ["spent on:groceries vs:on:restaurants", "spent vs:subject"],
    ["spent yes-no on:groceries over:500", "spent yes-no over"],
    ["spent vs:days:0,6", "spent vs:weekdays"],
    ["spent share on:rent vs:income", "spent share vs:income"],
    ["plan:afford amount:900", "plan:afford"],
    ["none", "none"],
  ])("'%s' asks for '%s'", (label, code) => {
    expect(codeOfLabel(label)).toBe(code);
  });

  test("two queries have none", () => {
    expect(codeOfLabel("owed & worth")).toBeNull();
  });

  test("a code says what it is a sketch of, and back", () => {
    expect(sketchOf("spent count ranking by:merchant")).toMatchObject({
      measure: "spent",
      statistic: "count",
      shape: "ranking",
      by: "merchant",
      held: null,
    });
    expect(codeOf(query({ measure: "spent", statistic: "count", shape: "ranking", by: "merchant" }))).toBe(
      "spent count ranking by:merchant",
    );
    expect(sketchOf("plan:afford")).toBeNull();
  });

  test("what speaks for a comparison does so for each measure", () => {
    expect(codeParts("spent vs:days").filter((part) => codeParts("earned vs:days").includes(part))).toContain(
      "held vs:days",
    );
  });
});

describe("learning", () => {
  const examples = [
    { code: "spent", features: ["blow", "on"] },
    { code: "spent", features: ["blow", "shop"] },
    { code: "spent", features: ["blow", "days"] },
    { code: "balance", features: ["left", "in"] },
    { code: "balance", features: ["left", "checking", "in"] },
    { code: "balance", features: ["left", "card"] },
  ];

  test("what several examples share tells the next", () => {
    const learned = weightsOf(stored(learn(examples), 0.04, 0));
    expect(likeliest(["blow"], learned)[0]).toMatchObject({ code: "spent" });
    expect(likeliest(["left"], learned)[0]).toMatchObject({ code: "balance" });
  });

  test("the same examples give the same weights", () => {
    expect(stored(learn(examples), 0.04, 0)).toEqual(stored(learn(examples), 0.04, 0));
  });

  test("the weights are those of the practice questions as they stand: npm run coach:learn", () => {
    expect(weights.learnedFrom).toBe(digestOfPractice());
  });

  test("each practice question has a code that can be answered", () => {
    const known = new Set(["none", "talk", "cash", "bill amount", "earned interest"]);
    const isKnown = (code: string) =>
      known.has(code) || code.startsWith("plan:") || careOf(code) !== null || sketchOf(code) !== null;
    const odd = practiceQuestions().filter(({ code, halves }) => !(halves ?? [code]).every(isKnown));
    expect(odd).toEqual([]);
  });
});

describe("when it is heard", () => {
  test.each([
    ["where the rules read nothing", "cash weve pulled from the atm in 2026 altogether", "spent at:cash 2026"],
    ["where they read what is hardly ever asked so", "september: did we come out ahead? by how much?", "kept 2026-09"],
  ])("%s: %s", (_when, text, reads) => {
    expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(reads);
  });

  test("what leans on the question before it is left to the rules", () => {
    const leaning = { is: "queries", queries: [query({})], unused: [], leans: true } as const;
    expect(secondReading(leaning, "how much is in checking", PERSON)).toBe(leaning);
  });

  test("what isn't about one's money stays unread", () => {
    expect(secondReading({ is: "unread" }, "what's the weather like tomorrow", PERSON)).toEqual({ is: "unread" });
    expect(readAs("who won the game last night", PERSON, TODAY)).toBe("none");
  });
});
