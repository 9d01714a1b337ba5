// Which bills vary most: by their highest and their lowest in a year.
import { describe, expect, test } from "vitest";
import { ask } from "./approved/ask";
import { homeOf } from "./approved/file";
import { said } from "./said-in-full";

describe("bills that vary most", () => {
  test.each([
    "which bills vary the most",
    "what bills change the most from month to month",
    "which of my bills are the most unpredictable",
    "which bill swings the most",
    "whats my most inconsistent bill",
    "which bills go up and down the most",
    "what bill is the least predictable",
  ])("'%s' has their range, with both days", (text) => {
    const words = said(text);
    expect(words).toContain("City Power: $51.25 apart, from $61.15 on May 12, 2026 to $112.40 on Jan 12, 2026");
    expect(words).toContain("Cinestream: $2.50 apart");
    expect(words.indexOf("City Power")).toBeLessThan(words.indexOf("Cinestream"));
    expect(words).not.toContain("Elm Street");
    expect(words).not.toContain("didn't know");
  });

  test("has rows, the widest first", () => {
    const [list] = ask("which bills vary the most", [], homeOf("")).lists;
    expect(list?.rows.map(({ label, value }) => [label, value])).toEqual([
      ["City Power", "$51.25"],
      ["Cinestream", "$2.50"],
    ]);
  });

  test.each([
    ["which bill went up the most", "went up the most"],
    ["which bills change from month to month", "are the same each time"],
    ["what's my biggest bill", "The most expensive is"],
  ])("'%s' is another question", (text, words) => expect(said(text)).toContain(words));
});
