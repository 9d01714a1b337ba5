// Which code is mutated, and which tests judge it.
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { seeded } from "../../tests/harness/support/program";

/** Lines, counted from one, both included. */
type Lines = readonly [from: number, to: number];
/** Without parts the whole file. */
export type Target = { file: string; parts?: Lines[] };

export function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Each mutant lies in one statement of the file's top level, so picking among these favours none. */
function statements(file: string): Lines[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  return source.statements
    .filter((one) => !ts.isImportDeclaration(one) && !ts.isTypeAliasDeclaration(one))
    .map((one) => [line(one.getStart(source)), line(one.end)]);
}

export function sample(files: string[], percent: number, seed: number): Target[] {
  const random = seeded(seed);
  return files
    .map((file) => ({ file, parts: statements(file).filter(() => random() * 100 < percent) }))
    .filter(({ parts }) => parts.length > 0);
}

/** The statements that differ from `base`; undefined where git doesn't know it. */
export function changed(folder: string, base: string): Target[] | undefined {
  let diff: string;
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    const from = execFileSync("git", ["merge-base", base, "HEAD"], options).trim();
    diff = execFileSync("git", ["diff", "-U0", "--no-color", "--diff-filter=AM", from, "--", folder], options);
  } catch {
    return undefined;
  }
  return diff
    .split(/^diff --git /m)
    .slice(1)
    .flatMap((text) => {
      const file = /^\+\+\+ b\/(.+\.tsx?)$/m.exec(text)?.[1];
      if (!file) return [];
      const hunks = [...text.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, from, count = "1"]): Lines => {
        const start = Number(from);
        return [start, start + Math.max(0, Number(count) - 1)];
      });
      const parts = statements(file).filter(([from, to]) => hunks.some(([a, b]) => a <= to && b >= from));
      return parts.length > 0 ? [{ file, parts }] : [];
    });
}

const TESTS = "tests/domain";

/**
 * A file is judged by the tests that carry its name, or its folder's; where there are none by those that import it, or
 * what imports it. Others may notice too, but what only they notice is hard to trace, and they'd cost seconds a mutant.
 */
export function testsOf(file: string): string[] {
  const tests = filesIn(TESTS).filter((path) => /\.test\.tsx?$/.test(path));
  const names = [basename(file).replace(/\.tsx?$/, ""), ...(isNested(file) ? [basename(dirname(file))] : [])];
  for (const name of names) {
    const named = tests.filter((path) => new RegExp(`/${name}(-[\\w-]+)?\\.test\\.tsx?$`).test(path));
    if (named.length > 0) return named;
  }
  const close = judges(tests, isNested(file) ? filesIn(dirname(file)) : [file]);
  if (close.length > 0) return close;
  const far = judges(
    tests,
    filesIn("app/domain").filter((path) => imports(path, file)),
  );
  return far.length > 0 ? far : tests;
}

const isNested = (file: string) => dirname(dirname(file)) === "app/domain";
const moduleOf = (file: string) => `~/${file.replace(/^app\//, "").replace(/\.tsx?$/, "")}`;

function judges(tests: string[], files: string[]): string[] {
  const wanted = files.map((file) => `"${moduleOf(file)}"`);
  return tests.filter((path) => {
    const text = readFileSync(path, "utf8");
    return wanted.some((name) => text.includes(name));
  });
}

function imports(from: string, file: string): boolean {
  const text = readFileSync(from, "utf8");
  const name = basename(file).replace(/\.tsx?$/, "");
  return text.includes(`"${moduleOf(file)}"`) || new RegExp(`from "\\.{1,2}/(\\w+/)*${name}"`).test(text);
}
