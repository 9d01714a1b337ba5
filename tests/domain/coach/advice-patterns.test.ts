// What each pattern of advice knows and what it doesn't, one a line of advice-patterns.txt: at its shortest, and with each word
// that may stand in it.
import { expect, test } from "vitest";
import * as patterns from "~/domain/coach/reading/advice-patterns";
import { linesOf } from "./read-as";

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(Object.entries(patterns));
const LINES = linesOf("advice-patterns");

test.each(LINES)("%s", (line) => {
  const [name = "", text = "", known] = line.split(" | ");
  expect(PATTERNS.get(name)?.test(text)).toBe(known === "yes");
});
