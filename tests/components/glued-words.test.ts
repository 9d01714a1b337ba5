// Where styles don't reach, words of neighbors would run together: "Take-home pay a month$6,500.00".
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const NAMES = "(?:span|Link|strong|a|time|em|Badge)";
/** Two of a line, each on a line of its own in the source: no space comes of the break between them. */
const GLUED = new RegExp(String.raw`(?:</${NAMES}>|<Amount[^<>]*/>)\n\s*<(?:${NAMES}|Amount)\b`, "g");

const gluedIn = (source: string): number => source.match(GLUED)?.length ?? 0;

test("beside each other in a line, words have a space between them in every component", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => gluedIn(readFileSync(`app/${file}`, "utf8")) > 0)).toEqual([]);
});

test("a pair without one is heard", () => {
  expect(gluedIn("<dt>\n  <span>{what}</span>\n  <span>{value}</span>\n</dt>")).toBe(1);
  expect(gluedIn("<p>\n  <span>{name}</span>\n  <Amount cents={cents} />\n</p>")).toBe(1);
  expect(gluedIn('<dt>\n  <span>{what}</span>{" "}\n  <span>{value}</span>\n</dt>')).toBe(0);
});
