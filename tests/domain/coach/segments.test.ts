// Where one question ends and the next begins (segments.txt, parts behind each other).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { segmentsOf } from "~/domain/coach/query/segments";

const TEXTS = readFileSync(new URL("./segments.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

test.each(TEXTS)("%s", (line) => {
  const [text = "", parts] = line.split(" → ");
  expect(segmentsOf(text).join(" | ")).toBe(parts);
});
