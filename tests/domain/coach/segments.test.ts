// Where one question ends and the next begins (segments.txt, parts behind each other).
import { expect, test } from "vitest";
import { segmentsOf } from "~/domain/coach/reading/segments";
import { linesOf } from "./read-as";

const TEXTS = linesOf("segments");

test.each(TEXTS)("%s", (line) => {
  const [text = "", parts] = line.split(" → ");
  expect(segmentsOf(text).join(" | ")).toBe(parts);
});
