// Days to come and days that are over, before and after a raise, what is bought and what is only paid, tales with a price, and
// steps back in a talk: chosen sentences of those that were written to find what the reader takes for something near.
import { expect, test } from "vitest";
import { linesOf, readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

test.each(linesOf("to-come-and-bought"))("%s", (line) => {
  const [text = "", read] = line.split(" → ");
  expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read);
});
