// How people put it, and what it's brought to, one a line of everyday.txt: each form at its shortest and with each word that may
// stand in it, and what looks like it and stays as it is said.
import { expect, test } from "vitest";
import { plainlySaid } from "~/domain/coach/reading/ways-of-saying";
import { plainWords } from "~/domain/language/words";
import { linesOf } from "./read-as";

const LINES = linesOf("everyday");

test.each(LINES)("%s", (line) => {
  const [text = "", plain] = line.split(" → ");
  expect(plainlySaid(plainWords(text))).toBe(plain);
});
