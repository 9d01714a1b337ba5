// A reading of what stands or comes back is taken, asked back beside one that's as likely, or not read.
import { describe, expect, test } from "vitest";
import { type Measure, query, type Query } from "~/domain/coach/query/algebra";
import { framedChoice } from "~/domain/coach/reading/frames/framed-choice";
import type { Reading } from "~/domain/coach/reading/readings";

const reading = (said: Partial<Query>, score: number, evidence = 2, unused: string[] = []): Reading => ({
  ...{ asked: { is: "query", query: query(said) }, score, evidence, unused, isFramed: true },
});
function choice(best: Reading, ...others: Reading[]): string {
  if (best.asked.is !== "query") throw new Error("no query");
  const made = framedChoice(best, best.asked.query, [best, ...others]);
  if (made.is === "queries") {
    expect(made.leans).toBe(false);
    return ["takes", ...made.queries.map(({ measure }) => measure), ...made.unused].join(" ");
  }
  return made.is === "unclear" ? `asks ${made.choices.map(({ measure }) => measure).join(" or ")}` : made.is;
}
const balance = (unused: string[] = []) => reading({ measure: "balance" }, 3, 2, unused);

describe("beside another", () => {
  test.each<[string, Reading, string]>([
    ["as likely", reading({ measure: "owed" }, 3), "asks balance or owed"],
    ["a little less likely", reading({ measure: "owed" }, 2.76), "asks balance or owed"],
    ["less likely", reading({ measure: "owed" }, 2.75), "takes balance"],
    ["with weak words", reading({ measure: "owed" }, 3, 0.89), "takes balance"],
    ["with words just strong enough", reading({ measure: "owed" }, 3, 0.9), "asks balance or owed"],
    ["of the same measure", reading({ measure: "balance", shape: "list" }, 3), "takes balance"],
    ["whose answer says it, too", reading({ measure: "worth" }, 3), "takes balance"],
    ["that is advice", { ...reading({}, 3), asked: { is: "plan", request: { plan: "afford" } } }, "takes balance"],
  ])("%s", (_, other, made) => expect(choice(balance(), other)).toBe(made));

  test("of the same measure, which has no kin", () => {
    expect(choice(reading({ measure: "score" }, 3), reading({ measure: "score", shape: "list" }, 3))).toBe(
      "takes score",
    );
  });

  test("of many no more than three are asked", () => {
    const others = (["owed", "score", "limit", "bills"] as const).map((measure) => reading({ measure }, 3));
    expect(choice(balance(), ...others)).toBe("asks balance or owed or score");
  });
});

test.each<[Measure, Measure]>([
  ...(["remaining", "needed", "reached", "added"] as const).map((one): [Measure, Measure] => ["saved", one]),
  ...([
    ["budgeted", "left"],
    ["left", "unplanned"],
    ["owed", "paid-off"],
    ["owed", "reached"],
    ["bills", "price-changes"],
    ["minimum", "bills"],
    ["limit", "available"],
    ["available", "used"],
    ["balance", "worth"],
  ] as [Measure, Measure][]),
])("%s and %s say each other", (one, other) => {
  expect(choice(reading({ measure: one }, 3), reading({ measure: other }, 3))).toBe(`takes ${one}`);
  expect(choice(reading({ measure: other }, 3), reading({ measure: one }, 3))).toBe(`takes ${other}`);
});

test.each<[Measure, Measure]>([
  ["saved", "owed"],
  ["left", "bills"],
  ["limit", "balance"],
  ["owed", "worth"],
  ["minimum", "price-changes"],
])("%s and %s don't", (one, other) => {
  expect(choice(reading({ measure: one }, 3), reading({ measure: other }, 3))).toBe(`asks ${one} or ${other}`);
});

test("what is left of a budget says what was spent against it", () => {
  const spent = (against: "plan" | "usual") => reading({ measure: "spent", comparison: { against } }, 3);
  expect(choice(reading({ measure: "left" }, 3), spent("plan"))).toBe("takes left");
  expect(choice(reading({ measure: "left" }, 3), spent("usual"))).toBe("asks left or spent");
  expect(choice(reading({ measure: "bills" }, 3), spent("plan"))).toBe("asks bills or spent");
});

test("one word that nothing explains is said; several are a story around the question; too many are none of ours", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at + 1}`);
  expect([0, 1, 2, 8, 9].map((count) => choice(balance(words(count))))).toEqual([
    ...["takes balance", "takes balance w1", "takes balance", "takes balance", "unread"],
  ]);
});
