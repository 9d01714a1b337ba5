// The records of decisions: each has a date and a status, and stands in the index, in order.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const records = readdirSync(FOLDER)
  .filter((name) => /^\d{3}-.*\.md$/.test(name))
  .sort();

test("the index lists every record once, in order", () => {
  const listed = [...readFileSync(`${FOLDER}/README.md`, "utf8").matchAll(/^\| \[(\d{3})\]\(([^)]+)\)/gm)];
  expect(listed.map(([, , file]) => file)).toEqual(records);
  for (const [, number = "", file = ""] of listed) expect(file.startsWith(`${number}-`), file).toBe(true);
});

test.each(records)("%s has a date and a status", (name) => {
  const lines = readFileSync(`${FOLDER}/${name}`, "utf8").split("\n").slice(0, 6).join(" ");
  expect(lines).toMatch(/\b\d{4}-\d\d-\d\d\b/);
  expect(lines).toMatch(/Status: \w|, in force|superseded/);
});
