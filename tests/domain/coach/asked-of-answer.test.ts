// What points at the first row of an answer is asked of that row; what points at nothing in it, of the question before.
import { describe, expect, test } from "vitest";
import { notationOf } from "~/domain/coach/query/notation";
import { narrowedTo, pointedAnswer } from "~/domain/coach/reading/asked-of-answer";
import { readInTalk, talkedAbout } from "~/domain/coach/reading/read-in-talk";
import { SAMPLE_PERSON } from "./sample-person";

const behind = (text: string) => talkedAbout(readInTalk(text, SAMPLE_PERSON, null), text);
const narrowed = (first: string, text: string, label: string): string => {
  const ranking = pointedAnswer(text, behind(first));
  const query = ranking && narrowedTo(ranking, label, SAMPLE_PERSON);
  const read = query && readInTalk(text, SAMPLE_PERSON, query);
  return read?.is === "queries" ? read.queries.map((one) => notationOf(one, SAMPLE_PERSON.today)).join(" & ") : "none";
};

describe("what is asked of the answer", () => {
  test.each([
    [
      "rank my stores by groceries last month",
      "how often did i go there",
      "Fairway Foods",
      "spent count on:groceries at:fairway_foods 2026-10",
    ],
    [
      "which store got the most from me this year",
      "list them from that place",
      "Corner Grocer",
      "spent list at:corner_grocer 2026",
    ],
  ])("%s > %s", (first, text, label, reads) => expect(narrowed(first, text, label)).toBe(reads));

  test("the month that was worst is days", () => {
    const ranking = behind("which month did i spend the most on utilities this year");
    const query = pointedAnswer("what happened that month", ranking);
    expect(query && narrowedTo(query, "June 2026", SAMPLE_PERSON)?.period).toEqual({
      from: "2026-06-01",
      to: "2026-06-30",
    });
  });

  test.each(["is there anything else", "how much more until we get there", "and in May", "why was it so high"])(
    "“%s” points at no row",
    (text) => expect(pointedAnswer(text, behind("rank my stores by groceries last month"))).toBeNull(),
  );

  test.each(["how much did i spend on gas", "what do i owe on the car"])("behind “%s” there is no first row", (first) =>
    expect(pointedAnswer("how often did i go there", behind(first))).toBeNull(),
  );
});
