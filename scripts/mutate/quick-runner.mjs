// Runs tests that need neither a database nor vitest's helpers inside Stryker's own process, bundled once: a mutant takes
// milliseconds instead of a second. The tests' code is instantiated anew for every mutant, so nothing is remembered.
import { mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import * as expecting from "@vitest/expect";
import * as chai from "chai";
import { build } from "esbuild";
import { openDatabase } from "./database.mjs";

const NAMESPACE = "__stryker__";
const FEW = { numRuns: 30, seed: 20261122 };
/** Code that counts which mutants it passes is slower than what these measure. */
const MEASURES = /\bcosts? little\b/;
for (const plugin of [expecting.JestExtend, expecting.JestChaiExpect, expecting.JestAsymmetricMatchers])
  chai.use(plugin);
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
Object.assign(expect, { getState: () => expecting.getState(expect), setState: (to) => expecting.setState(to, expect) });
expect.setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null });
globalThis[expecting.GLOBAL_EXPECT] = expect;

/** Looks again until it is so, as vitest's does. */
expect.poll = (read, { timeout = 1_000, interval = 50 } = {}) => {
  const matcher = (_, name) =>
    async function again(...wanted) {
      for (const end = performance.now() + timeout; ;) {
        try {
          return void expect(await read())[name](...wanted);
        } catch (error) {
          if (performance.now() > end) throw error;
        }
        await new Promise((soon) => setTimeout(soon, interval));
      }
    };
  return new Proxy({}, { get: matcher });
};

/** A draw goes on without a test that fails before there is a mutant, and names it. */
const IS_DRAW = process.env.MUTATE_SAMPLE !== undefined;
/** Of a sample no test judges that takes longer than this of the processor: it would be run for half of the mutants. */
const LONGEST_MS = !IS_DRAW ? Infinity : process.env.DATABASE_URL ? 2_500 : 700;
/** What waits for an answer that never comes passes no mutant that could be counted. */
const STUCK_MS = 20_000;

/** What nobody catches fails the test that runs, as vitest has it, and ends no judge. */
let uncaught = () => {};

/** Collects what a file declares, as vitest would. */
function collector() {
  const tests = [];
  /** How many there are of each name so far. */
  const named = new Map();
  let scopes = [];
  const within = (name, work) => {
    scopes = [...scopes, { name, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] }];
    work();
    scopes = scopes.slice(0, -1);
  };
  const add = (name, work) => {
    const base = [...scopes.map((scope) => scope.name), name].join(" > ");
    const before = named.get(base) ?? 0;
    named.set(base, before + 1);
    tests.push({ base, id: `${base} #${before}`, scopes, work });
  };
  const each = (declare) => (rows) => (name, work) =>
    rows.forEach((row, index) => declare(`${name} [${index}]`, () => work(...(Array.isArray(row) ? row : [row]))));
  const hook = (when) => [when, (work) => scopes.at(-1)[when].push(work)];
  const hooks = Object.fromEntries(["beforeAll", "afterAll", "beforeEach", "afterEach"].map(hook));
  const only = (declare) => ({
    runIf: (wanted) => (wanted ? declare : () => {}),
    skipIf: (unwanted) => (unwanted ? () => {} : declare),
  });
  const test = Object.assign(add, { each: each(add), ...only(add) });
  const describe = Object.assign(within, { each: each(within), ...only(within) });
  return { tests, inFile: within, api: { ...hooks, test, describe, expect } };
}

/**
 * Runs the tests in their order with what goes before and after; `each` says with a failure whether to go on. With `empty`
 * each begins by itself, in a database without a row, so that it says the same whichever ran before.
 */
async function runTests(tests, each, empty) {
  let open = [];
  const close = async (scope) => {
    for (const work of scope.afterAll) await failureOf(work);
  };
  for (const one of tests) {
    while (open.length > 0 && open.at(-1) !== one.scopes[open.length - 1]) await close(open.pop());
    const from = performance.now();
    const used = process.cpuUsage();
    const failure = await failureOf(async () => {
      await empty?.();
      for (const scope of one.scopes.slice(open.length)) {
        open.push(scope);
        for (const work of scope.beforeAll) await work();
      }
      for (const work of one.scopes.flatMap((scope) => scope.beforeEach)) await work();
      await one.work();
    }, empty);
    for (const work of one.scopes.flatMap((scope) => scope.afterEach).reverse()) await failureOf(work);
    if (empty) for (const scope of open.splice(0).reverse()) await close(scope);
    const { user, system } = process.cpuUsage(used);
    if (!each(one, failure, performance.now() - from, (user + system) / 1000)) break;
  }
  while (open.length > 0) await close(open.pop());
}

export class QuickRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  /** `sources`: the code with its mutants, where that stands in no file. */
  async init(sources = new Map()) {
    // As tests/support/setup-unit.ts and vitest.config.ts have it.
    Object.assign(process.env, { DATA_DIR: mkdtempSync(join(tmpdir(), "unit-")), JOBS: "off", LOG_LEVEL: "silent" });
    process.env.RATE_LIMIT_FACTOR ??= "1";
    const files = (process.env.MUTATE_TESTS ?? "").split(",");
    const entry = files.map(
      (file) => `inFile(${JSON.stringify(file)}, () => require(${JSON.stringify(resolve(file))}));`,
    );
    this.require = createRequire(resolve("package.json"));
    process.on("uncaughtException", (error) => uncaught(error));
    if (process.env.DATABASE_URL) {
      const exportsOf = (text) => {
        const given = {};
        scriptOf(text, "require, exports").runInThisContext()(this.require, given);
        return given;
      };
      this.database = await openDatabase(bundled, exportsOf);
      // What a mutant leaves running behind a test's back fails nobody's.
      process.on("unhandledRejection", () => {});
    }
    const { outputFiles } = await bundled(entry.join("\n"), [
      { name: "paths", setup: whereFilesAre },
      { name: "mutants", setup: (builder) => withMutants(builder, sources) },
      ...(this.database ? [this.database.plugin] : []),
    ]);
    this.script = scriptOf(outputFiles[0].text, "require, inFile");
    this.ns = globalThis[NAMESPACE] ??= {};
    this.fewExamples = withFewExamples(this.require("fast-check"));
  }

  /** All tests of a new instance of the code. */
  load() {
    const { tests, inFile, api } = collector();
    const given = { vitest: api, "fast-check": this.fewExamples };
    const require = (name) => given[name] ?? this.database?.shared(name) ?? this.require(name);
    this.script.runInThisContext()(require, inFile);
    return tests.filter(({ base }) => !MEASURES.test(base));
  }

  async dryRun() {
    this.ns.activeMutant = undefined;
    this.ns.mutantCoverage = undefined;
    this.ns.currentTestId = undefined;
    const results = [];
    const tests = this.load().map((one) => ({ ...one, work: () => ((this.ns.currentTestId = one.id), one.work()) }));
    const judge = ({ id }, failure, timeSpentMs, processorMs) => {
      this.ns.currentTestId = undefined;
      const isLeftOut = failure !== null && IS_DRAW;
      if (isLeftOut) console.error(`no judge by itself: ${id}: ${failure}`);
      if (isLeftOut || (failure === null && processorMs > LONGEST_MS)) {
        delete this.ns.mutantCoverage?.perTest[id];
        return true;
      }
      const base = { id, name: id, timeSpentMs };
      results.push(failure === null ? { ...base, status: 0 } : { ...base, status: 1, failureMessage: failure });
      return true;
    };
    await runTests(tests, judge, this.database?.empty);
    return {
      status: "complete",
      tests: results,
      mutantCoverage: this.ns.mutantCoverage ?? { static: {}, perTest: {} },
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, first, after, mostMs = Infinity }) {
    Object.assign(this.ns, { activeMutant: undefined, currentTestId: undefined, hitCount: 0, hitLimit });
    let ran = 0;
    let killer;
    try {
      if (mutantActivation === "static") this.ns.activeMutant = activeMutant.id;
      const wanted = testFilter && new Set(testFilter);
      const tests = this.load().filter(({ id }) => !wanted || wanted.has(id));
      if (first) tests.sort((a, b) => first(a.id) - first(b.id));
      this.ns.activeMutant = activeMutant.id;
      const end = performance.now() + mostMs;
      const judge = ({ id }, failure) => {
        ran += 1;
        after?.();
        if (failure !== null) killer = { killedBy: [id], failureMessage: failure };
        return killer === undefined && performance.now() < end;
      };
      await runTests(tests, judge, this.database?.empty);
    } catch (error) {
      killer = { killedBy: ["loading"], failureMessage: String(error) };
    } finally {
      this.ns.activeMutant = undefined;
    }
    if (this.ns.hitCount > hitLimit) return { status: "timeout" };
    return killer ? { status: "killed", ...killer, nrOfTests: ran } : { status: "survived", nrOfTests: ran };
  }
}

/** A property that asks for a thousand examples gets as few as the others. */
function withFewExamples({ default: fc, ...named }) {
  const assert = (property, asked) => fc.assert(property, { ...asked, ...FEW });
  return { ...named, __esModule: true, assert, default: { ...fc, assert } };
}

function bundled(contents, plugins = []) {
  return build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "cjs",
    // What is taken later is the same package as what is taken at once, with the same errors.
    supported: { "dynamic-import": false },
    packages: "external",
    logLevel: "silent",
    alias: { "~": resolve("app") },
    // A screen's pictures and styles say nothing to those who call its doors.
    loader: { ".svg": "empty", ".css": "empty" },
    jsx: "automatic",
    // The database's client asks where it is; what is bundled together is in one place.
    define: { "import.meta.url": JSON.stringify(pathToFileURL(resolve("package.json")).href) },
    plugins,
  });
}

function scriptOf(text, parameters) {
  const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  return new vm.Script(`(function (${parameters}) {${text}\n})`, {
    filename: resolve("tests.cjs"),
    importModuleDynamically,
  });
}

async function failureOf(work, mayBeStuck) {
  let timer;
  const stuck = new Promise((_, fail) => {
    uncaught = fail;
    if (mayBeStuck) timer = setTimeout(() => fail(new Error("stuck")), STUCK_MS);
  });
  try {
    await Promise.race([work(), stuck]);
    return null;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 500);
  } finally {
    clearTimeout(timer);
  }
}

function withMutants(builder, sources) {
  if (sources.size === 0) return;
  builder.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
    const contents = sources.get(path);
    return contents === undefined ? undefined : { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
  });
}

/** Vite's way to take a module by its path. */
const ONE_BY_GLOB = /import\.meta\.glob<object>\(("[^"*]+"), \{ eager: true \}\)/g;

/** Tests and what helps them read files that lie beside them. */
function whereFilesAre(builder) {
  builder.onLoad({ filter: /\/(?:tests|scripts)\/.*\.tsx?$/ }, ({ path }) => ({
    contents: readFileSync(path, "utf8")
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
      .replaceAll(ONE_BY_GLOB, "({ $1: require($1) })"),
    loader: path.endsWith("x") ? "tsx" : "ts",
    resolveDir: resolve(path, ".."),
  }));
}

export const strykerPlugins = [{ kind: "TestRunner", name: "quick", injectableClass: QuickRunner }];
