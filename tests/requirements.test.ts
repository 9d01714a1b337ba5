// The requirements of docs/requirements.tsv: a title names none that isn't there, and none is left without a test.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROWS = readFileSync("docs/requirements.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => row.split("\t")[0] ?? "");
const AREAS = [...new Set(ROWS.map((id) => id.replace(/-\d+$/, "")))];
const ID = new RegExp(`\\b(?:${AREAS.join("|")})-\\d{3}\\b`, "g");

const named = new Set(
  readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => readFileSync(`tests/${name}`, "utf8").match(ID) ?? []),
);

test("each row has an id of its own", () => {
  expect(ROWS.length).toBeGreaterThan(700);
  expect(ROWS.filter((id, at) => !/^[A-Z]+-\d{3}$/.test(id) || ROWS.indexOf(id) !== at)).toEqual([]);
});

test("tests name no requirement that isn't in the list", () => {
  expect([...named].filter((id) => !ROWS.includes(id)).sort()).toEqual([]);
});

test("each requirement is named by a test", () => {
  expect(ROWS.filter((id) => !named.has(id))).toEqual([]);
});
