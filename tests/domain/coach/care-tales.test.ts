// Tales of everyday life that end in an ordinary question: what calls for care in them, and what only uses its words.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { toldBeside, withoutOthersTrouble } from "~/domain/coach/care/others-trouble";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import { SAMPLE_PERSON } from "./sample-person";

const TALES = readFileSync(new URL("care-tales.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));
const topicOf = (text: string) => careFor(text, "2026-11-23")?.id ?? careNoticed(text, SAMPLE_PERSON);

describe("tales written before the rules were looked at", () => {
  test("none that calls for care is taken for its question", () => {
    const missed = TALES.flatMap(([topic, text = ""]) => (topic !== "-" && topicOf(text) === null ? [text] : []));
    expect(missed).toEqual([]);
  });

  test("harmless ones raise no alarm", () => {
    const alarmed = TALES.flatMap(([topic, text = ""]) => (topic === "-" && topicOf(text) !== null ? [text] : []));
    expect(alarmed).toEqual([]);
  });
});

describe("others' trouble, and what is long past", () => {
  test.each([
    "the family downstairs got evicted last week. how long would our savings last",
    "i was homeless in my twenties. how big is my emergency fund",
    "there was a piece in the paper about gift card scams. what did i send to mom",
    "my wife is a nurse on the suicide ward. is her paycheck higher than last month",
    "my card was hacked in 2022. what did i spend this week",
  ])("no alarm: %s", (text) => expect(topicOf(text)).toBeNull());

  test.each([
    ["i was homeless in my twenties and now i sleep in my car again. what's in checking", "no-food-or-home"],
    ["my neighbor downstairs hits me and i'm scared. what's my balance", "abuse"],
    ["im a nurse and i want to die", "self-harm"],
    ["we read about evictions in my book club. i got an eviction notice today. what's my balance", "no-food-or-home"],
    ["i teach math. i cant stop gambling. how much is left", "gambling"],
  ])("still heard: %s", (text, topic) => expect(topicOf(text)).toBe(topic));

  test("a sentence goes as a whole, and the others stay as they are", () => {
    expect(withoutOthersTrouble("my father died years ago. how much is left?")).toBe("how much is left?");
    expect(withoutOthersTrouble("how much is left?")).toBe("how much is left?");
  });
});

describe("what is told before the question", () => {
  test.each([
    ["i moved. how much is left?", "i moved."],
    ["how much is left?", ""],
    ["is it? i moved", "i moved"],
  ])("%s", (text, told) => expect(toldBeside(text)).toBe(told));
});
