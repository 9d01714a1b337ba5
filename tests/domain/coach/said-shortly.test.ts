// Short, spoken questions: everyday words that names hold as well, days and what is held against what, rows by their amounts.
// Each line is a question and what it is read as; 'none' is answered by another part of the coach.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const LINES = readFileSync(new URL("./said-shortly.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.includes(" > "))
  .map((line) => line.split(" > "));

test.each(LINES)("%s", (text = "", reads = "") => expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(reads));
