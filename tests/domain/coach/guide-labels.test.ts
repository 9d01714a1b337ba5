// What a guide tells somebody to choose is written on a screen, in those very words.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const filesOf = (folder: string, skip = ""): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && (skip === "" || !name.startsWith(skip)));

const GUIDES = "app/domain/coach/guide";
const SCREENS = ["app/routes", "app/components", "app/texts"]
  .flatMap((folder) => filesOf(folder))
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");

/** Labels stand in quotes; what is said to the coach (it begins small, or asks), or what a server fills in, is no label. */
const labelsIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”/g)].flatMap(([, label = ""]) =>
    /\?|\$\{|^[a-z]/.test(label) ? [] : [label.replace(/[.,]$/, "")],
  );

const said = filesOf(GUIDES).flatMap((name) => labelsIn(readFileSync(name, "utf8").replace(/^\s*\/\/.*$/gm, "")));

test.each([...new Set(said)])("“%s” is on a screen", (label) => {
  const there = SCREENS.replace(/&apos;|&#39;|&rsquo;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
  expect(there.includes(label)).toBe(true);
});
