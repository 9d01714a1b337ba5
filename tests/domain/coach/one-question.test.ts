// What is put in two clauses and is one question (one-question.txt), and what isn't.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oneQuestion } from "~/domain/coach/query/one-question";

const TEXTS = readFileSync(new URL("./one-question.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

test.each(TEXTS)("%s", (line) => {
  const [text = "", one] = line.split(" → ");
  expect(oneQuestion(text)).toBe(one);
});
