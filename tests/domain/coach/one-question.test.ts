// What is put in two clauses and is one question (one-question.txt), and what isn't.
import { expect, test } from "vitest";
import { oneQuestion } from "~/domain/coach/reading/one-question";
import { linesOf } from "./read-as";

const TEXTS = linesOf("one-question");

test.each(TEXTS)("%s", (line) => {
  const [text = "", one] = line.split(" → ");
  expect(oneQuestion(text)).toBe(one);
});
