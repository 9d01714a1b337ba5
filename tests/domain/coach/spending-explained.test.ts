// Why so much is spent where nobody says when; what a bill that is to come is held against; and a month that is to be planned.
// Read for the household of the approved answers, on Wednesday, November 18, 2026.
import { describe, expect, test } from "vitest";
import { refundOr } from "~/domain/coach/engine/wording/grown";
import { fillFacts } from "~/domain/coach/number-gate";
import { homeOf, saidTo } from "./approved/file";
import { TODAY, WHO } from "./approved/household";
import { readAs } from "./read-as";

const read = (text: string, today = TODAY) => readAs(text, { ...WHO, today }, today);
const said = (text: string) => {
  const { text: words, facts } = saidTo(text, homeOf("spending.md"));
  return fillFacts(words, facts).text;
};

describe("why so much, without days", () => {
  test.each([
    "Why is my spending so high?",
    "why am I spending so much",
    "why is my spending up",
    "why do we spend so much money?",
    "why are our costs so high",
    "what makes my expenses so high",
  ])("'%s' is this month so far against its usual", (text) =>
    expect(read(text)).toBe("spent ranking by:category 2026-11 vs:usual"),
  );
  test("a month that has just begun shows nothing, so it's the one before", () =>
    expect(read("why is my spending so high", "2026-11-03")).toBe("spent ranking by:category 2026-10 vs:usual"));
  test("on its fifth day a month is looked at", () =>
    expect(read("why is my spending so high", "2026-11-05")).toBe("spent ranking by:category 2026-11 vs:usual"));
  test("another month that it's held against is no month of its own", () =>
    expect(read("why are my expenses high compared to last month")).toBe(
      "spent ranking by:category 2026-11 vs:2026-10-01..2026-10-18",
    ));
  test("so little is asked the other way round", () =>
    expect(read("why is my spending so low")).toBe("spent ranking by:category least 2026-11 vs:usual"));
});

describe("days that aren't as many", () => {
  test("a year against a month is held by the day", () => {
    const text = said("what went up the most this year against october");
    expect(text).toContain("by the day:");
    expect(text).toMatch(/A day that's \$[\d.]+ against \$[\d.]+, \$[\d.]+ (?:more|less); the days aren't as many/);
  });
  test("two whole months are held as they are", () =>
    expect(said("what went up the most in september compared to august")).not.toContain("day"));
});

test("what is below nothing is a refund", () =>
  expect([refundOr(-6_57, "$6.57"), refundOr(0, "$0.00")]).toEqual(["a refund of $6.57", "$0.00"]));
test("what took as much as usual isn't listed among the reasons", () => {
  const lists = saidTo("why was july so expensive", homeOf("why.md")).lists.flatMap(({ rows }) => rows);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter(({ value }) => value === "$0.00")).toEqual([]);
});

describe("a bill that is to come", () => {
  test.each([
    ["can I pay rent on tuesday?", "ahead yes-no on:mortgage_rent 2026-11-18..2026-11-24"],
    ["can I pay the rent on Dec 1", "ahead yes-no on:mortgage_rent 2026-11-18..2026-12-01"],
    ["can we afford rent this week", "ahead yes-no on:mortgage_rent 2026-11-18..2026-11-21"],
    ["can I pay my card bill by friday", "ahead yes-no kind:credit 2026-11-18..2026-11-20"],
    ["can I pay the electric bill", "ahead yes-no at:city_power"],
    ["am I able to cover the car payment on the 5th", "ahead yes-no on:car_payment 2026-11-18..2026-12-05"],
    ["will we be able to pay the internet bill", "ahead yes-no on:internet"],
    ["can I pay Fiberline tomorrow", "ahead yes-no at:fiberline_internet 2026-11-18..2026-11-19"],
  ])("'%s' is whether it's covered by then", (text, reading) => expect(read(text)).toBe(reading));
  test.each([
    ["can I pay off my car loan on friday", "plan:pay-off-now about:car named:loan"],
    ["can I afford the rent going up 100", "plan:home monthly:100 about:rent"],
    ["can I afford a $1800 rent", "plan:home monthly:1800 about:rent"],
    ["can I afford groceries this week", "plan:afford date:2026-11-21"],
  ])("'%s' is another question", (text, reading) => expect(read(text)).toBe(reading));
  test("what goes on a card is the card's, and nothing that checking lacks", () =>
    expect(said("can we pay tunebox next week")).toMatch(
      /^Yes: Tunebox goes on Blue Card, which takes \$10\.99 on Dec 3/,
    ));
});

describe("a month that is to be planned", () => {
  test.each([
    "what should I budget for december",
    "help me plan next month",
    "what should my December budget be?",
    "how much should I budget for next month",
    "can you plan next month with me",
    "please help us plan out december",
    "what should December's budget look like",
    "what's a good budget for december?",
  ])("'%s' is a budget for it", (text) => {
    const answer = saidTo(text, homeOf("spending.md"));
    expect(answer.read).toBe("planner: make-budget");
    expect(fillFacts(answer.text, answer.facts).text).toContain("The budget page sets it up for December 2026.");
    expect(answer.facts.find(({ id }) => id === "plan.month")?.href).toBe("/budget?month=2026-12");
  });
  test("january comes after december", () => expect(said("plan january for me")).toContain("January 2027"));
  test.each(["help me plan a trip in december", "what should I budget for groceries in december"])(
    "'%s' is no month's budget",
    (text) => expect(saidTo(text, homeOf("spending.md")).read).not.toBe("planner: make-budget"),
  );
});
