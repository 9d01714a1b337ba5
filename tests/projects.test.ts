// Every test file belongs to a project of vitest.config.ts: one in a folder that none of them names would never run.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import config from "../vitest.config";

/** Paths of a pattern with the braces written out: of folders, and of endings. */
function spelledOut(pattern: string): string[] {
  const [whole, choices = ""] = /\{([^}]*)\}/.exec(pattern) ?? [];
  return whole === undefined
    ? [pattern]
    : choices.split(",").flatMap((choice) => spelledOut(pattern.replace(whole, choice)));
}

const patterns = (config.test?.projects ?? [])
  .flatMap((project) => (typeof project === "object" && "test" in project ? (project.test?.include ?? []) : []))
  .flatMap(spelledOut);

const isRun = (file: string) =>
  patterns.some((pattern) => {
    const [folder = "", ...rest] = pattern.split("/**");
    const ending = pattern.slice(pattern.lastIndexOf("*") + 1);
    const inside = rest.length > 0 ? file.startsWith(`${folder}/`) : /^tests\/[^/]+$/.test(file);
    return inside && file.endsWith(ending);
  });

test("every test file is run by a project", () => {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !isRun(file))).toEqual([]);
});
