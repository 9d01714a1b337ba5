// What is said of a file, or of a line of it, that can't be read.
import { expect, test } from "vitest";
import { problemText, REFUSED, refusalText } from "~/texts/import-file";

test("a date that is none is named as it was written", () => {
  expect(problemText({ line: 2, is: "not-a-day", written: "soon" })).toBe("“soon” can't be read as a date.");
});

test("a line of a bank's format, and one of a table, have their own words", () => {
  expect(problemText({ line: 2, is: "no-day" })).toBe("The row has no date that can be read.");
  expect(problemText({ line: 2, is: "no-booking-day" })).toBe("The entry has no booking day that can be read.");
  expect(problemText({ line: 2, is: "day-missing" })).toBe("There's no date on this line.");
  expect(problemText({ line: 2, is: "more-rows" })).toBe(
    "This file has more than 100,000 rows. Please import the rest as a second file.",
  );
});

test("every refusal says what to do", () => {
  const words = Object.values(REFUSED);
  expect(words.length).toBeGreaterThan(20);
  for (const says of words) expect(says).toMatch(/\. Please [a-z].*\.$/);
});

test("a refused file is told with what to do instead, an endless line by its number", () => {
  expect(refusalText({ refused: "too-large" })).toBe(
    "This file is larger than 10 MB. Please download a shorter period.",
  );
  expect(refusalText({ refused: "line-too-long", line: 2 })).toBe(
    "Line 2 is too long to be from a bank. Please check that this is the right file.",
  );
});
