// Which words stand for which category or kind of account, and where only for something else (vocabulary.txt).
import { expect, test } from "vitest";
import { CATEGORY_WORDS, KIND_WORDS } from "~/domain/coach/reading/vocabulary";
import { linesOf } from "./read-as";

const TEXTS = linesOf("vocabulary");

test.each(TEXTS)("%s", (line) => {
  const [text = "", found] = line.split(" → ");
  const said = [
    ...CATEGORY_WORDS.map(([id, pattern]) => [id, pattern] as const),
    ...KIND_WORDS.map(([kinds, pattern]) => [kinds.join("+"), pattern] as const),
  ].flatMap(([name, pattern]) => [...text.matchAll(pattern)].map(([words]) => `${name} '${words}'`));
  expect(said.join(", ") || "nothing").toBe(found);
});
