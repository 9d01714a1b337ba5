// One of it and several, lists, and how long ago, as the language has them.
import { expect, test } from "vitest";
import { counted, listed, listedClauses, nounFor } from "~/texts/plural";
import { ago } from "~/texts/relative-time";

test.each([
  [0, "0 transactions"],
  [1, "1 transaction"],
  [2, "2 transactions"],
  [1_234, "1,234 transactions"],
])("%i: %s", (count, text) => expect(counted(count, "transaction")).toBe(text));

test("a plural of its own form, and the noun alone", () => {
  expect([counted(1, "inquiry", "inquiries"), counted(3, "inquiry", "inquiries")]).toEqual([
    "1 inquiry",
    "3 inquiries",
  ]);
  expect([nounFor(1, "is", "are"), nounFor(0, "is", "are"), nounFor(1.5, "month")]).toEqual(["is", "are", "months"]);
});

test("names have no comma before the last, halves of a sentence have one", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed)).toEqual(["", "a", "a and b", "a, b and c"]);
  expect([["a"], ["a", "b"], ["a", "b", "c"]].map(listedClauses)).toEqual(["a", "a and b", "a, b, and c"]);
});

test.each([
  [59, "just now"],
  [60, "1 minute ago"],
  [59 * 60, "59 minutes ago"],
  [3_600, "1 hour ago"],
  [23 * 3_600, "23 hours ago"],
  [24 * 3_600, "yesterday"],
  [50 * 3_600, "2 days ago"],
])("%i seconds: %s", (seconds, text) => {
  const now = new Date("2026-11-22T12:00:00Z");
  expect(ago(new Date(now.getTime() - seconds * 1_000), now)).toBe(text);
});
