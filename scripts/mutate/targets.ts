// Which code is mutated, and which tests judge it.
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";

/** Lines, counted from one, both included. */
type Lines = readonly [from: number, to: number];
/** Without parts the whole file. */
export type Target = { file: string; parts?: Lines[] };

/** Written by Prisma's generator. */
const GENERATED = "app/lib/prisma/";

export function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(GENERATED))
    .sort();
}

function statements(file: string): Lines[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  return source.statements
    .filter((one) => !ts.isImportDeclaration(one) && !ts.isTypeAliasDeclaration(one))
    .map((one) => [line(one.getStart(source)), line(one.end)]);
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

const allTests = filesIn("tests").filter((path) => /\.test\.tsx?$/.test(path));

/**
 * A file is judged by the tests that carry its name, or its folder's; where there are none by those that import it, or by
 * those of what imports it. Others may notice too, but what only they notice is hard to trace, and they'd cost seconds a
 * mutant. Outside of the domain, where names are fewer, those that import it judge beside the ones of its name.
 */
export function testsOf(file: string, seen: readonly string[] = []): string[] {
  if (file.startsWith("server/"))
    return allTests.filter((path) => path.startsWith("tests/server/") && STARTS_THE_SERVER.test(read(path)));
  const isDomain = file.startsWith("app/domain/");
  // Arithmetic of other layers is tested beside the domain's; it needs no database, and judges what it imports.
  const tests = allTests.filter(
    (path) => path.startsWith("tests/domain/") === isDomain || (!isDomain && judges([path], [file]).length > 0),
  );
  const close = judges(tests, [file]);
  const ownName = namedFor(tests, stemOf(file));
  const own = isDomain && isNested(file) ? judges(ownName, filesIn(dirname(file))) : ownName;
  const named = [own, isNested(file) ? namedForFolder(tests, dirname(file)) : []].find((some) => some.length > 0);
  if (named) return isDomain ? named : [...new Set([...named, ...fewest(close)])].sort();
  if (close.length > 0) return fewest(close);
  const users = filesIn(isDomain ? "app/domain" : "app").filter((path) => !seen.includes(path) && imports(path, file));
  const inFolder = users.filter((path) => dirname(path) === dirname(file));
  for (const some of [inFolder, users]) {
    const judging = some.flatMap((path) => testsOf(path, [...seen, file, ...users]));
    if (judging.length > 0) return fewest([...new Set(judging)]);
  }
  return [];
}

/** Where many come by, the shorter ones, which say more of less. */
const fewest = (tests: string[]) =>
  [...tests]
    .sort((a, b) => read(a).length - read(b).length)
    .slice(0, MOST)
    .sort();
const MOST = 6;

const STARTS_THE_SERVER = /"(\.\.\/)*(\.\/serving|server\/[\w-]+)"/;
const namedFor = (tests: string[], name: string) =>
  tests.filter((path) => new RegExp(`/${name}(-[\\w-]+)?\\.test\\.tsx?$`).test(path));
/** Something else may have the folder's name: what counts imports a file of the folder, or asks it through a helper. */
function namedForFolder(tests: string[], folder: string): string[] {
  const inside = tests.filter((path) => dirname(path).endsWith(`/${basename(folder)}`));
  const named = [...new Set([...namedFor(tests, basename(folder)), ...inside])];
  const direct = judges(named, filesIn(folder));
  return named.filter((path) => direct.includes(path) || read(path).includes('from "../support/'));
}

const read = (path: string) => readFileSync(path, "utf8");
const stemOf = (file: string) => basename(file).replace(/(\.server)?\.tsx?$/, "");

/** Whether some of them need a database. */
export const needDatabase = (tests: string[]) => tests.some((path) => /^tests\/(services|api)\//.test(path));

/** What the database's client is made of is loaded once, without mutants: only tests that ask no database judge it there. */
export function judgesOf(file: string): string[] {
  // What an answer looks like is described whole, and that description is held by one test.
  const tests = file.startsWith("app/contracts/answers/") ? [...testsOf(file), DESCRIBED].sort() : testsOf(file);
  if (!clientsParts().has(file)) return tests;
  const others = tests.filter((path) => !needDatabase([path]));
  return others.length > 0 ? others : tests;
}

const DESCRIBED = "tests/server/api-document.test.ts";
const CLIENT = "app/lib/db.server.ts";
let parts: Set<string> | undefined;
function clientsParts(): Set<string> {
  if (parts) return parts;
  parts = new Set([CLIENT]);
  for (const path of parts)
    for (const [, from = ""] of read(path).matchAll(/^(?:import|export) (?!type )[^;]*? from "([~.][^"]+)"/gm)) {
      const file = `${from.startsWith("~/") ? join("app", from.slice(2)) : join(dirname(path), from)}.ts`;
      if (existsSync(file)) parts.add(file);
    }
  return parts;
}

/** What a test may take from vitest inside Stryker's own process; a file that takes more is run by vitest. */
const HELPERS = ["afterAll", "afterEach", "beforeAll", "beforeEach", "describe", "expect", "test"];

/** Whether scripts/mutate/drawn.mjs can run them: others wait while they're loaded, or take more of vitest. */
export const suitDrawn = (tests: string[]) =>
  tests.every((path) => {
    if (!/^tests\/(?:domain|providers|server|services)\//.test(path)) return false;
    const text = read(path);
    if ([text, ...helpersOf(path)].some((one) => WAITS_AT_ONCE.test(one))) return false;
    if (STARTS_PROGRAMS.test(text)) return false;
    const helpers = /import \{([^}]*)\} from "vitest"/.exec(text)?.[1] ?? "none";
    return (
      !TAKES_MORE.test(text) &&
      !(needDatabase([path]) && CHANGES_TABLES.test(text)) &&
      helpers.split(",").every((name) => HELPERS.includes(name.replace("type ", "").trim()))
    );
  });

/** What Vite makes of a path, but for one module alone; modules that are taken later; tests that may be skipped. */
const TAKES_MORE = /import\.meta\.(?!url|glob<object>\("[^"*]+", \{ eager: true \}\))|await import\(|\(\{ skip/;

/** Programs of ours load the code from its files, where no mutant is, take minutes, and outlive a judge that is ended. */
const STARTS_PROGRAMS = /\bspawn(?:Sync)?\(process\.execPath\b/;

/** The others would find the database without what it has taken away. */
const CHANGES_TABLES = /\b(?:DROP|ALTER) TABLE\b/;

/** Whether they run inside Stryker's own process as well: others need a database, the server or a browser's files. */
export const suitQuickRunner = (tests: string[]) =>
  suitDrawn(tests) && !needDatabase(tests) && !tests.some((path) => STARTS_THE_SERVER.test(read(path)));

/** What a module waits for while it's loaded: tests that are bundled can't. */
const WAITS_AT_ONCE = /^(?:export )?(?:const|let) [^\n]*= await /m;
const helpersOf = (path: string): string[] =>
  [...read(path).matchAll(/from "(\.[^"]+)"/g)]
    .map(([, from = ""]) => `${join(dirname(path), from)}.ts`)
    .filter((file) => existsSync(file))
    .map(read);

const isNested = (file: string) =>
  dirname(dirname(dirname(file))) === "app" || (file.startsWith("app/domain/") && dirname(file) !== "app/domain");
const moduleOf = (file: string) => `~/${file.replace(/^app\//, "").replace(/\.tsx?$/, "")}`;

function judges(tests: string[], files: string[]): string[] {
  const wanted = files.map((file) => `"${moduleOf(file)}"`);
  return tests.filter((path) => wanted.some((name) => withWhatLiesBeside(path).includes(name)));
}

const texts = new Map<string, string>();
/** A test's text and that of what helps it beside it, not of what all share: who asks through that judges as well. */
function withWhatLiesBeside(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  texts.set(path, "");
  const beside = [...read(path).matchAll(/from "(\.\/[^"]+)"/g)].map(
    ([, from = ""]) => `${join(dirname(path), from)}.ts`,
  );
  const text = [read(path), ...beside.filter((file) => existsSync(file)).map(withWhatLiesBeside)].join("\n");
  texts.set(path, text);
  return text;
}

function imports(from: string, file: string): boolean {
  const text = readFileSync(from, "utf8");
  const name = basename(file).replace(/\.tsx?$/, "");
  return text.includes(`"${moduleOf(file)}"`) || new RegExp(`from "\\.{1,2}/(\\w+/)*${name}"`).test(text);
}
