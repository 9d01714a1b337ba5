// Each cue of a count, an average, a list, an order, a trend or a share by an example (shape-words.txt).
import { expect, test } from "vitest";
import { SHAPE_SOURCES, shapeCuesIn } from "~/domain/coach/reading/shape-words";
import { linesOf } from "./read-as";

const CUES = linesOf("shape-words");

test.each(CUES)("%s", (line) => {
  const [text = "", cues] = line.split(" → ");
  const found = shapeCuesIn(text).map(({ start: _start, end: _end, ...meaning }) =>
    Object.entries(meaning)
      .map(([name, value]) => (value === true ? name : `${name}:${value}`))
      .join(" "),
  );
  expect(found.sort().join(", ")).toBe(cues);
});

test("there is one for each", () => expect(CUES.length).toBeGreaterThanOrEqual(SHAPE_SOURCES.length));
