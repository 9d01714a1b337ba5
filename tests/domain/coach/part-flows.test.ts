// What shape, statistic, days and bounds a text gives to what flows: the likeliest reading for the measure that stands before
// it, or of all ('best'; part-flows.txt). By the rules alone, asked of the approved answers' household.
import { expect, test } from "vitest";
import { notationOf } from "~/domain/coach/query/notation";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot } from "~/domain/coach/reading/spot";
import { TODAY, WHO } from "./approved/household";
import { linesOf } from "./read-as";

const TEXTS = linesOf("part-flows");

test.each(TEXTS)("%s", (line) => {
  const [asked = "", reads] = line.split(" → ");
  const [measure = "", text = ""] = asked.split(": ");
  const found = readingsOf(spot(text, WHO), WHO).find(
    ({ asked: one, isFramed }) =>
      one.is === "query" && (measure === "best" || one.query.measure === measure) && !isFramed,
  );
  expect(found?.asked.is === "query" ? notationOf(found.asked.query, TODAY) : "none").toBe(reads);
});
