// The table of definitions in docs/money.md names the code of each figure: what it names is there.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const [section = ""] = readFileSync("docs/money.md", "utf8").split("## ");
const rows = section
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2)
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** What stands in backquotes in a cell. */
const named = (cell = ""): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

test("each figure has a definition, a window, its code and its places", () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const [, figure, definition, window, code, shown] of rows)
    expect([figure, definition, window, code, shown].every(Boolean), figure).toBe(true);
});

test("no figure is defined twice", () => {
  const figures = rows.map(([, figure]) => figure);
  expect(new Set(figures).size).toBe(figures.length);
});

test.each(rows.map(([, figure = "", , , code = ""]) => [figure, code] as const))(
  "the code of “%s” is where it says",
  (_figure, code) => {
    const files = named(code).filter((name) => name.includes("/") || name.endsWith(".ts"));
    expect(files).not.toEqual([]);
    // What words a figure is among the texts.
    const paths = files.map((name) => `app/${name.startsWith("texts/") ? "" : "domain/"}${name.replace("*", "")}`);
    for (const path of paths) expect(existsSync(path), path).toBe(true);
    const all = paths.map((path) => readFileSync(path, "utf8")).join("\n");
    for (const name of named(code).filter((one) => !files.includes(one)))
      expect(all).toMatch(new RegExp(`export (?:const|function|type) ${name}\\b`));
  },
);
