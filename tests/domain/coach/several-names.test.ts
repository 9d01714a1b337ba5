// Several names, and several stretches of days, in one question: none of them is dropped (several-names.txt).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TABLE = readFileSync(new URL("./several-names.txt", import.meta.url), "utf8")
  .trim()
  .split(/\n+/);

test.each(TABLE)("%s", (line) => {
  const [text = "", read] = line.split(" → ");
  expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read);
});
