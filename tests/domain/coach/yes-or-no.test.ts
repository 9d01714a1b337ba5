// A yes or a no says what it affirms, and none is said where a text judges by a word that the answer doesn't know.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { affirmed, judgingIn, turned, verdict, withoutGuess } from "~/domain/coach/yes-or-no";
import { plainWords } from "~/domain/language/words";

const FOLDER = "app/domain/coach";

test("no answer opens with a bare yes or no", () => {
  const bare = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => /["`](?:Yes|No)\.["`]/.test(readFileSync(join(FOLDER, name), "utf8")));
  expect(bare).toEqual([]);
});

test("the claim, or the sentence that is one", () => {
  expect(verdict(true, { yes: "it fits", no: "it doesn't fit" })).toBe("Yes, it fits.");
  expect(verdict(false, { yes: "it fits", no: "it doesn't fit" })).toBe("No, it doesn't fit.");
  expect(affirmed(true, "You spent it.")).toBe("Yes: you spent it.");
  expect(affirmed(false, "I see no fees.")).toBe("No: I see no fees.");
});

describe("words that judge", () => {
  test.each([
    ["is it dumb to keep 30k in savings", ["dumb"]],
    ["is 270 on gas normal for us", ["normal"]],
    ["should i worry about december", ["worry"]],
    ["am i overpaying on my phone", ["overpaying"]],
    ["did we spend more than in a normal month", []],
    ["can i afford a 400 dollar tv", []],
  ])("%s", (text, words) => expect(judgingIn(plainWords(text))).toEqual(words));

  test.each([
    ["afford", "is it crazy to spend 90 on dinner", "It fits. The rest."],
    ["afford", "is it ok to spend 90 on dinner", "Yes, it fits. The rest."],
    ["afford", "would 90 on dinner be too much", "Yes, it fits. The rest."],
    ["what-stands", "is it too much", "It fits. The rest."],
    ["what-stands", "is there enough in checking", "Yes, it fits. The rest."],
    ["standing", "should i worry", "Yes, it fits. The rest."],
  ])("%s: %s", (kind, text, says) => {
    expect(withoutGuess("Yes, it fits. The rest.", plainWords(text), kind)).toBe(says);
  });

  test("each paragraph, and what only begins like one stays", () => {
    expect(withoutGuess("No: I see none.\n\nYes, but it comes.\n\nNobody.", "is it dumb", "afford")).toBe(
      "I see none.\n\nIt comes.\n\nNobody.",
    );
  });
});

describe("a claim that says no is answered as it was made", () => {
  test.each([
    ["i didn't spend anything last weekend, am i right", "Yes: you spent $5.00.", "No: you spent $5.00."],
    ["i didn't spend anything last weekend, am i right", "No: I see no spending.", "Yes: I see no spending."],
    ["is it true that i haven't paid the rent", "Yes: you paid $5.00.", "No: you paid $5.00."],
    ["we're not over budget, right?", "Yes, it's more.", "It's more."],
    ["haven't i paid the rent", "Yes: you paid $5.00.", "Yes: you paid $5.00."],
    ["did i spend more than 5 last weekend", "Yes: you spent $5.00.", "Yes: you spent $5.00."],
    ["did i pay rent right on time", "Yes: you paid $5.00.", "Yes: you paid $5.00."],
  ])("%s: %s", (text, answer, said) => expect(turned(answer, plainWords(text))).toBe(said));
});
