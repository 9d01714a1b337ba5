// Questions of nearly the same words that ask for something else: each is read as its own, asked of the approved answers'
// household on its day. In near-pairs.txt two stand together, each with what it is read as.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "~/domain/coach/reading/read";
import { TODAY, WHO } from "./approved/household";
import { readAs } from "./read-as";

const PAIRS = readFileSync(new URL("./near-pairs.txt", import.meta.url), "utf8")
  .trim()
  .split("\n\n")
  .map((pair) =>
    pair.split("\n").map((line) => {
      const [question = "", read = ""] = line.split(" → ");
      return { question, read };
    }),
  );

test.each(PAIRS.flat())("$question", ({ question, read }) => {
  expect(readAs(question, WHO, TODAY)).toBe(read);
  // Hardly a word of it is left over.
  const found = readText(question, WHO);
  expect(found.is === "queries" || found.is === "plan" ? found.unused.slice(1) : []).toEqual([]);
});

test("no pair is read as one", () => {
  expect(PAIRS.length).toBeGreaterThan(90);
  expect(PAIRS.filter(([one, other]) => one?.read === other?.read)).toEqual([]);
});
