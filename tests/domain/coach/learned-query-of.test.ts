// What a text asks for once it's known what it looks like: each code (learned-each-code.txt), and what the names, days and amounts
// of a text make of one (learned-query-of.txt).
import { expect, test } from "vitest";
import weights from "~/domain/coach/learned/weights.json";
import { asked, made, tableOf } from "./learned-table";

const EACH = tableOf(new URL("./learned-each-code.txt", import.meta.url));

test.each([...EACH, ...tableOf(new URL("./learned-query-of.txt", import.meta.url))])("$line", ({ cases }) => {
  expect(cases.map((line) => made(line, asked))).toEqual(cases);
});

test("no code is without a line", () => {
  const lined = new Set(EACH.map(({ line }) => line.split(" | ")[0]));
  const isAsked = (code: string) => !/^(?:care:.*|none|talk|two)$/.test(code);
  expect(weights.codes.filter((code) => isAsked(code) && !lined.has(code))).toEqual([]);
});

test.each(["none", "talk", "two", "care:court"])("'%s' asks for nothing that a query could be", (code) => {
  expect(asked(`${code} | what did we spend on groceries`)).toBe("nothing");
});
