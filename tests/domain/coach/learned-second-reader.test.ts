// When what a text looks like is heard before what the rules read of its words (learned-second-reader.txt).
import { expect, test } from "vitest";
import { heard, made, tableOf } from "./learned-table";

test.each(tableOf(new URL("./learned-second-reader.txt", import.meta.url)))("$line", ({ cases }) => {
  expect(cases.map((line) => made(line, heard))).toEqual(cases);
});
