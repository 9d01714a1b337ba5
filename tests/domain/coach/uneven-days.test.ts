// A few days are held against weeks or months by the day, and it's said.
import { describe, expect, test } from "vitest";
import { verdictUneven } from "~/domain/coach/engine/wording/uneven";
import { said } from "./said-in-full";

describe("a few days against many", () => {
  test.each([
    [
      "compare this week with last month",
      "A day of those 4 days comes to $5.62, and a day of those 31 days comes to $87.53. By the day that's $81.91 less (93.6%).",
    ],
    ["restaurants from nov 1 to nov 6 compared with october", "By the day that's $2.35 less"],
    ["last 3 days vs september", "A day of those 3 days comes to $1.50"],
    ["did i spend more on nov 14 than last week", "By the day that's $49.19 more (141.3%)"],
    ["groceries last month vs this week", "A day of those 4 days comes to $0.00"],
  ])("'%s' goes by the day", (text, words) => expect(said(text)).toContain(words));

  test.each([
    "what did i spend last week compared to the week before",
    "september vs october",
    "groceries this month vs last month",
  ])("'%s' is as long on both sides", (text) => expect(said(text)).not.toMatch(/by the day/i));

  test("where sums and days say otherwise, the verdict says both", () => {
    expect(verdictUneven(false, true, false)).toBe("In all it's less, but by the day it's more.");
    expect(verdictUneven(true, false, true)).toBe("In all it's less, but by the day it's more.");
    expect(verdictUneven(true, true, false)).toMatch(/^Yes/);
    expect(verdictUneven(false, false, false)).toMatch(/^No/);
  });

  test.each([
    ["did i spend more than $400 on groceries in october", /^Yes/],
    ["did i spend less than i earned in october", /^Yes/],
  ])("'%s' has its verdict as ever", (text, words) => expect(said(text)).toMatch(words));
});
