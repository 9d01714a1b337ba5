// A part of what is asked about: which part, and what the text asks without it (parts-asked.txt); what only sounds like one;
// and that a part is taken of one figure alone.
import { describe, expect, test } from "vitest";
import { partIn, partOf } from "~/domain/coach/reading/parts-asked";
import { withoutPart, withPart } from "~/domain/coach/query/part-answers";
import { type Query, query } from "~/domain/coach/query/algebra";
import { FactNotes } from "~/domain/coach/query/answer";
import { linesOf, readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TABLE = linesOf("parts-asked");
const read = (text: string): string => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

describe("the part, and the rest of the text", () => {
  test.each(TABLE)("%s", (line) => {
    const [text = "", percent, rest, asked] = line.split(" | ");
    const found = partIn(text);
    expect(found && [found.percent.toFixed(1), found.text, read(text)]).toEqual([percent, rest, asked]);
  });
});

test.each([
  "half of october, what did we spend",
  "the second half of the year",
  "groceries for half a month",
  "what percent of my income goes to rent",
  "did i spend more than half my pay on rent",
  "is half our pay going to bills",
  "what if we spent half as much on restaurants",
  "did i save 20% of my income",
  "what is 10% of my income",
  "20% down on a 300k house",
  "if i get a 10% raise",
  "how much is 30% of my credit limit",
  "half price books last year",
  "the 20% off sale at Northfold",
  "I paid half of the car loan",
  "split everything 12 ways",
  "we share a phone plan",
])("no part of a figure: %s", (text) => expect(partIn(text)).toBeNull());

describe("a part of no figure, or of two, is none", () => {
  const reads = (...queries: Query[]) =>
    partOf("half of the gas", () => ({ is: "queries", queries, unused: [], leans: false }));
  test.each([
    ["a count", query({ statistic: "count" })],
    ["two sums", query({ comparison: { against: "usual" } })],
    ["a share", query({ shape: "share" })],
    ["a ranking", query({ shape: "ranking", by: "month" })],
    ["all bills, where none is named", query({ measure: "bills" })],
    ["a score", query({ measure: "score" })],
  ])("%s", (_what, asked) => expect(reads(asked)).toBeNull());

  test("two questions, and none", () => {
    expect(reads(query({}), query({ measure: "earned" }))).toBeNull();
    expect(partOf("half of the gas", () => ({ is: "unread" }))).toBeNull();
    expect(reads(query({}))).toMatchObject({ queries: [{ condition: { percent: 50 } }] });
  });
});

test("of a card's limit a percentage is a mark, and stays", () => {
  const used = query({ measure: "used", condition: { percent: 30 } });
  expect(withoutPart(used)).toEqual({ whole: used, percent: null });
  expect(withoutPart(query({ condition: { percent: 30, min: 100 } }))).toEqual({
    whole: query({ condition: { min: 100 } }),
    percent: 30,
  });
});

test("a part of nothing says nothing", () => {
  const answer = { text: "I see no spending.", facts: [], list: [], chart: null };
  expect(withPart(answer, query({}), 50, new FactNotes(1, "2026-11-22"))).toEqual(answer);
});
