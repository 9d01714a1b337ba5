// What each pattern of advice knows and what it doesn't, one a line of advice-patterns.txt: at its shortest, and with each word
// that may stand in it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as patterns from "~/domain/coach/query/advice-patterns";

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(Object.entries(patterns));
const LINES = readFileSync(new URL("./advice-patterns.txt", import.meta.url), "utf8")
  .trim()
  .split(/\n+/);

test.each(LINES)("%s", (line) => {
  const [name = "", text = "", known] = line.split(" | ");
  expect(PATTERNS.get(name)?.test(text)).toBe(known === "yes");
});
