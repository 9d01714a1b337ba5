// Several names, and several stretches of days, in one question: none of them is dropped (several-names.txt).
import { expect, test } from "vitest";
import { linesOf, readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TABLE = linesOf("several-names");

test.each(TABLE)("%s", (line) => {
  const [text = "", read] = line.split(" → ");
  expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read);
});
