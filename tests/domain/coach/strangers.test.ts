// Strangers' questions as they came: what is read as it is meant stays so, and what isn't is marked, until it is.
import { describe, expect, test } from "vitest";
import { inParts, type Labelled } from "./corpus";
import { isHeardAs, STRANGERS_ASKED, STRANGERS_MISSED, STRANGERS_READ } from "./strangers";

const isRead = ([, text, meant]: Labelled): boolean => isHeardAs(text, meant);

describe(`${STRANGERS_ASKED.length} questions of strangers as they came`, () => {
  test.each(inParts(STRANGERS_READ))("%s: those without a mark are read as they are meant", (_title, part) => {
    expect(part.filter((one) => !isRead(one))).toEqual([]);
  });

  test.each(inParts(STRANGERS_MISSED))("%s: those with a mark aren't; the mark of one that is goes", (_title, part) => {
    expect(part.filter(isRead)).toEqual([]);
  });

  test("each is there once", () => {
    const texts = STRANGERS_ASKED.map(([, text]) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
