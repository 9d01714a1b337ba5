// Several months each and together; a year of subscriptions as it was paid and at today's prices; a kind of shop beside a name.
import { describe, expect, test } from "vitest";
import { kindSaid } from "~/domain/coach/query/shop-kinds";
import { said } from "./said-in-full";

describe("money that no budget planned, over several months", () => {
  test.each([
    "how much did i spend that wasn't budgeted in september and october",
    "unbudgeted spending september through october",
    "what went to things i don't have a budget for in the last 2 months",
    "unplanned spending over the last 2 months",
  ])("'%s' is each month and the sum", (text) => {
    const words = said(text);
    expect(words).toContain("October 2026: $458.98");
    expect(words).toContain("September 2026: $778.98");
    expect(words).toContain("Together that's $1,237.96");
  });

  test("one month is that month's", () =>
    expect(said("what's unplanned this month")).toContain("$298.98 went to categories without a budget this month"));
});

describe("a year of subscriptions", () => {
  test("is what was paid, and what it costs at today's prices where that differs", () => {
    const words = said("what did my subscriptions cost over the last 12 months");
    expect(words).toContain("took $325.26");
    expect(words).toContain("At today's prices a year of them is $347.76, $22.50 more");
  });

  test("of a few months stands alone", () =>
    expect(said("what did my subscriptions cost in august and september")).not.toContain("At today's prices"));
});

describe("a kind of shop beside a name", () => {
  test.each([
    ["coffee and noodle house in october", "$89.50 on coffee and at Noodle House", "$17.50 on coffee (4 transactions)"],
    ["coffee, Starbucks last month", "on coffee and at Starbucks", "all on coffee. I found no Starbucks."],
  ])("'%s' is both, each by itself", (text, ...words) => {
    for (const one of words) expect(said(text)).toContain(one);
  });

  test("a category narrows the shop", () =>
    expect(said("groceries at Costco this year")).toContain("on Groceries at Costco"));

  test.each([
    ["ride shares", "rideshare"],
    ["coffee shops", "coffee"],
    ["uber", null],
    ["coffee shops downtown", null],
  ])("'%s' names the kind %s", (plain, id) => expect(kindSaid(plain)).toBe(id));
});

describe("when pay went up", () => {
  test.each([
    "when did my pay go up and how much more is each paycheck since",
    "how much more is my paycheck than before",
    "when was my last raise",
  ])("'%s' has the day, before and after", (text) =>
    expect(said(text, "late")).toMatch(/Sep 4, 2026: from \$2,200\.00 to \$2,250\.00, \$50\.00/),
  );
});
