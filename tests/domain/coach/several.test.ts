// Several questions in one text: what a later one leaves out the first one said, days at the end hold for both, and the
// part of a long text that asks.
import { describe, expect, test } from "vitest";
import { type Query, query } from "~/domain/coach/query/algebra";
import { completedByFirst, isRepeated, lookingBack } from "~/domain/coach/reading/linked-questions";
import { spot } from "~/domain/coach/reading/spot";
import { windowsOf, withContext } from "~/domain/coach/reading/windows";
import { WHO } from "./approved/household";

const shop = { merchants: ["noodle"] };
const period = { from: "2026-10-01", to: "2026-10-31" };
const FIRST = query({ subject: shop, period });
const lit = (asked: Partial<Query>, segment: string, first: Query | null = FIRST, isTopic = false) => {
  const found = completedByFirst(first ?? undefined, query(asked), segment, isTopic);
  return [found.subject.merchants?.join() ?? "", found.period?.from ?? ""];
};

describe("in the light of the first question", () => {
  test.each([
    ...[
      "there",
      "it",
      "that",
      "them",
      "those",
      "on that",
      "did i go",
      "i went",
      "have i been",
      "did we go",
      "each time",
    ],
    ...["when exactly", "per visit", "per trip", "per time", "each visit", "every trip", "when i go", "when we do go"],
    ...["what is my average", "so what's our monthly average", "whats the average"],
  ])("'%s' points at what it was about", (words) => {
    expect(lit({}, words)).toEqual(["noodle", "2026-10-01"]);
    expect(lit({}, `x${words}x`)).toEqual(["", "2026-10-01"]);
    expect(lit({ subject: { categories: ["gas"] } }, words)).toEqual(["", "2026-10-01"]);
  });
  test.each(["what is my average month", "what is the average spend", "what is the average spending"])(
    "'%s' points at nothing",
    (words) => expect(lit({}, words)).toEqual(["", "2026-10-01"]),
  );
  test("a topic is what an open question is about", () => {
    expect(lit({}, "how much", FIRST, true)).toEqual(["noodle", "2026-10-01"]);
    expect(lit({}, "how much", null, true)).toEqual(["", ""]);
  });
  test.each(["altogether", "all together", "in total", "overall", "ever", "all time", "so far"])(
    "'%s' is of all days, where it is of something",
    (words) => {
      expect(lit({}, `it ${words}`)).toEqual(["noodle", ""]);
      expect(lit({ subject: { categories: ["gas"] } }, words)).toEqual(["", ""]);
      expect(lit({}, words)).toEqual(["", "2026-10-01"]);
      expect(lit({}, `it x${words}x`)).toEqual(["noodle", "2026-10-01"]);
    },
  );
  test.each(["spent", "earned", "kept", "refunded", "moved", "interest", "fees"] as const)(
    "days of %s are shared",
    (measure) => {
      expect(lit({ measure }, "x")).toEqual(["", "2026-10-01"]);
      expect(lit({ measure: "balance" }, "x", query({ measure, period }))).toEqual(["", ""]);
      expect(lit({}, "x", query({ measure, period }))).toEqual(["", "2026-10-01"]);
    },
  );
  test("what it says itself stays", () => {
    expect(lit({ period: { from: "2026-01-01", to: "2026-01-31" } }, "it")).toEqual(["noodle", "2026-01-01"]);
  });
});

describe("days at the end", () => {
  const back = (queries: Query[], segments = ["one", "two"]) =>
    lookingBack(queries, segments).map((one) => `${one.period?.from ?? ""} ${one.statistic}`);
  test("hold for what comes before them", () => {
    expect(back([query({}), query({ measure: "earned", period })])).toEqual(["2026-10-01 total", "2026-10-01 total"]);
    expect(back([query({ statistic: "per-month" }), FIRST])).toEqual(["2026-10-01 total", "2026-10-01 total"]);
    expect(back([query({ statistic: "count" }), FIRST])).toEqual(["2026-10-01 count", "2026-10-01 total"]);
  });
  test("but not where days were said, for what has none, or in one question", () => {
    const own = query({ period: { from: "2026-01-01", to: "2026-01-31" } });
    expect(back([own, FIRST])[0]).toBe("2026-01-01 total");
    expect(back([query({ measure: "balance" }), FIRST])[0]).toBe(" total");
    expect(back([query({}), query({ measure: "balance", period })])[0]).toBe(" total");
    expect(back([query({}), query({})])).toEqual([" total", " total"]);
    expect(back([query({}), FIRST], ["one"])[0]).toBe(" total");
    expect(back([FIRST, query({ statistic: "per-month" })])).toEqual(["2026-10-01 total", " per-month"]);
    expect(back([])).toEqual([]);
  });
});

describe("a single row is told with its day and its amount", () => {
  const before = query({ statistic: "latest", subject: shop });
  const said = (asked: Partial<Query>, segment = "how much was it", first: Query | null = before) =>
    isRepeated(first ?? undefined, query(asked), segment);
  test.each(["it", "that", "they", "this"])("'%s' asks for it again", (word) => {
    expect([said({}, `and ${word}`), said({}, `and x${word}x`)]).toEqual([true, false]);
  });
  test.each(["latest", "first", "largest", "smallest"] as const)("of the %s", (statistic) => {
    expect(said({}, "it", query({ statistic }))).toBe(true);
  });
  test.each<[string, Partial<Query>, boolean]>([
    ["the same shop", { subject: shop }, true],
    ["another", { subject: { merchants: ["other"] } }, false],
    ["when", { statistic: "latest" }, true],
    ["each", { statistic: "each" }, true],
    ["a count", { statistic: "count" }, false],
    ["other days", { period }, false],
    ["a size", { condition: { min: 5 } }, false],
    ["a list", { shape: "list" }, false],
    ["another measure", { measure: "earned" }, false],
  ])("%s", (_, asked, is) => expect(said(asked)).toBe(is));
  test("but not where there was none", () => {
    expect([said({}, "it", null), said({}, "it", query({ subject: shop }))]).toEqual([false, false]);
    expect(said({}, "it", query({ statistic: "latest", shape: "list" }))).toBe(false);
  });
});

describe("the part of a long text that asks", () => {
  test("begins and ends where a clause may, the longest first", () => {
    expect(windowsOf("one two three so four five six")).toEqual([
      { text: "so four five six", before: "one two three", after: "" },
      { text: "one two three", before: "", after: "so four five six" },
    ]);
    expect(windowsOf("one two so three")).toEqual([]);
    expect(windowsOf("we eat out , what is it because of rain").map(({ text }) => text)).toEqual([
      ...[", what is it because of rain", "what is it because of rain", "we eat out , what is it"],
      ...["is it because of rain", "we eat out , what", "because of rain", "we eat out ,", ", what is it"],
      ...["we eat out", "what is it"],
    ]);
    expect(windowsOf(Array.from({ length: 30 }, () => "so a b c").join(" "))).toHaveLength(24);
  });

  test("takes the days and names of the rest, unless these narrow it", () => {
    const within = (asked: Partial<Query>, rest: string) => {
      const found = withContext(query(asked), spot(rest, WHO));
      return found && [JSON.stringify(found.subject), found.period?.from ?? ""];
    };
    expect(within({}, "it was in october")).toEqual(["{}", "2026-10-01"]);
    expect(within({ period }, "it was in march")).toEqual(["{}", "2026-10-01"]);
    expect(within({}, "in march or in october")).toBeNull();
    expect(within({ period }, "in march or in october")).toEqual(["{}", "2026-10-01"]);
    expect(within({}, "noodle house")?.[0]).not.toBe("{}");
    expect(within({ subject: { categories: ["gas"] } }, "noodle house")?.[0]).toBe('{"categories":["gas"]}');
    expect(within({ measure: "earned" }, "noodle house")?.[0]).toBe("{}");
    expect(within({}, "on fridays")).toBeNull();
    for (const word of "not without except excluding besides only just minus over under more less most least average usual usually normal normally typically than vs versus percent compared interest fee fees refund refunds apr balance".split(
      " ",
    ))
      expect([word, within({}, `because ${word} x`)]).toEqual([word, null]);
    expect(within({}, "because of x")).toEqual(["{}", ""]);
  });
});
