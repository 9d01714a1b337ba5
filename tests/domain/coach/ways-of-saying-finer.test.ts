// Ways to say something, part by part: what may be left out of one, what may stand before and behind it, and what only looks
// like it (ways-of-saying-finer.txt). Each way by one example stands in ways-of-saying.txt.
import { expect, test } from "vitest";
import { plainlySaid } from "~/domain/coach/reading/ways-of-saying";
import { plainWords } from "~/domain/language/words";
import { linesOf } from "./read-as";

const WAYS = linesOf("ways-of-saying-finer");

test.each(WAYS)("%s", (way) => {
  const [text = "", plain] = way.split(" → ");
  expect(plainlySaid(plainWords(text))).toBe(plain);
});
