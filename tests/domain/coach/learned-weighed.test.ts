// What the rules took against what the reader that has learned is sure of: it yields, is asked back, or stays.
import { describe, expect, test } from "vitest";
import type { Likely } from "~/domain/coach/learned/likeliest";
import { weighed } from "~/domain/coach/learned/weighed";
import { query } from "~/domain/coach/query/algebra";
import { spot } from "~/domain/coach/query/spot";
import type { Understood } from "~/domain/coach/query/understood";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

describe("a whole question", () => {
  test.each([
    ["how much do i send to the brokerage every month", "moved per-month in:investment"],
    [
      "scroll all the way back, what's the single biggest thing that ever went on the cashback card",
      "spent largest in:card 2024-11-01..2026-11-22",
    ],
    [
      "how much to the penny did interest add to savings last month",
      "unclear moved kind:savings 2026-10 | earned at:interest 2026-10",
    ],
  ])("'%s': %s", (text, reads) => expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(reads));
});

describe("by its shares", () => {
  const TEXT = "how much is in checking";
  const heard = (read: Understood, likely: Likely[], text = TEXT): Understood =>
    weighed(read, text, spot(text, SAMPLE_PERSON), SAMPLE_PERSON, {
      likelyOf: () => likely,
      isSeen: () => true,
      isKnown: (code) => code !== "plan:usual-left",
    });
  const advice = (plan: "cut" | "usual-left"): Understood => ({ is: "plan", request: { plan }, unused: [] });
  const figure: Understood = { is: "queries", queries: [query({ measure: "fees" })], unused: [], leans: false };
  const balance = query({ measure: "balance", subject: { kinds: ["checking"] } });
  const surely = (code: string, share = 0.9): Likely[] => [{ code, share }];

  test("advice yields to what the text surely looks like", () => {
    expect(heard(advice("cut"), surely("balance"))).toMatchObject({ is: "queries", queries: [balance] });
  });

  test("where that isn't sure, it's asked back, with the second likeliest", () => {
    const likely = [...surely("balance", 0.5), ...surely("spent list", 0.3)];
    expect(heard(advice("cut"), likely)).toMatchObject({ is: "unclear", choices: [balance, { measure: "spent" }] });
    expect(heard(advice("cut"), surely("balance", 0.05))).toEqual(advice("cut"));
  });

  test("other advice is taken from half of the share on", () => {
    expect(heard(advice("cut"), surely("plan:standing", 0.5))).toMatchObject({ request: { plan: "standing" } });
    expect(heard(advice("cut"), surely("plan:standing", 0.4))).toEqual(advice("cut"));
  });

  test("of two figures both are asked back", () => {
    expect(heard(figure, surely("balance", 0.5))).toMatchObject({
      is: "unclear",
      choices: [balance, { measure: "fees" }],
    });
    expect(heard(figure, surely("balance", 0.4))).toBe(figure);
  });

  test.each<[string, Understood, Likely[], string?]>([
    ["what has a share of its own", advice("cut"), [...surely("balance"), { code: "plan:cut", share: 0.01 }]],
    ["what few examples had", advice("usual-left"), surely("balance")],
    ["what leans on the question before it", { ...figure, leans: true }, surely("balance")],
    ["what tells the coach to do something", figure, surely("balance"), "move 100 to checking"],
    ["what is of the same measure", figure, surely("fees list")],
    ["what would be no question of one's own", advice("cut"), surely("none")],
    ["what would be two questions", advice("cut"), surely("two")],
    ["what would call for care", advice("cut"), surely("care:scam")],
    ["what lies ahead, against what flowed,", advice("cut"), surely("interest"), "how much interest will i pay"],
    ["what isn't read", { is: "unread" }, surely("balance")],
  ])("%s stays", (_what, read, likely, text) => expect(heard(read, likely, text)).toBe(read));
});
