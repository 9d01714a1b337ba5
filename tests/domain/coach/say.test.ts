// What is asked back is tapped, and read as what was meant.
import { expect, test } from "vitest";
import { FLOWS, type Query } from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";
import { readText } from "~/domain/coach/query/read";
import { questionOf } from "~/domain/coach/query/say";
import { HOUSEHOLD_CORPUS } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

const { today } = SAMPLE_PERSON;
const queriesIn = (text: string): readonly Query[] => {
  const read = readText(text, SAMPLE_PERSON);
  return read.is === "queries" ? read.queries : [];
};

test("sums of the corpus are read back as the queries that they were said for, whatever their days", () => {
  const flowed = HOUSEHOLD_CORPUS.filter(([, , reads]) => FLOWS.some((flow) => reads.startsWith(flow)));
  const sums = flowed
    .flatMap(([, text]) => queriesIn(text))
    .filter(
      ({ statistic, shape, comparison, subject }) =>
        statistic === "total" && shape === "figure" && comparison === null && subject.accounts === undefined,
    );
  const wrong = sums
    .map((query) => [questionOf(query, today), notationOf(query, today)] as const)
    .filter(
      ([said, wanted]) =>
        queriesIn(said)
          .map((query) => notationOf(query, today))
          .join(" & ") !== wanted,
    );
  expect(sums.length).toBeGreaterThan(120);
  expect(wrong.length / sums.length).toBeLessThan(0.06);
});

test.each([
  ["spent 2025", "How much did I spend in 2025?"],
  ["spent count at:copper_pot 2026-10", "How many purchases at Copper Pot last month?"],
  ["spent on:restaurants not:coffee 2025-10", "How much did I spend on Restaurants without coffee in October 2025?"],
])("'%s' is said as '%s'", (wanted, said) => {
  const [query] = queriesIn(said);
  expect(query && notationOf(query, today).replace("the_copper_pot", "copper_pot")).toBe(wanted);
  expect(query && questionOf(query, today).replace("The Copper Pot", "Copper Pot")).toBe(said);
});

test("'from January 1 to December 31' without a year, asked in November, is last year", () => {
  expect(queriesIn("how much did i spend from jan 1 to dec 31").map((query) => notationOf(query, today))).toEqual([
    "spent 2025",
  ]);
});
