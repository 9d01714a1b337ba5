// Runs tests that need neither a database nor vitest's helpers inside Stryker's own process, bundled once: a mutant takes
// milliseconds instead of a second. The tests' code is instantiated anew for every mutant, so nothing is remembered.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import * as expecting from "@vitest/expect";
import * as chai from "chai";
import { build } from "esbuild";

const NAMESPACE = "__stryker__";
/** What the tests may take from vitest; a file that takes more is not for this runner. */
const HELPERS = ["describe", "expect", "test"];

for (const plugin of [expecting.JestExtend, expecting.JestChaiExpect, expecting.JestAsymmetricMatchers])
  chai.use(plugin);
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
Object.assign(expect, { getState: () => expecting.getState(expect), setState: (to) => expecting.setState(to, expect) });
expect.setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null });
globalThis[expecting.GLOBAL_EXPECT] = expect;

/** Whether a test's file is for this runner. */
export function suits(path) {
  const text = readFileSync(path, "utf8");
  const helpers = /import \{([^}]*)\} from "vitest"/.exec(text)?.[1] ?? "none";
  return (
    !/import\.meta\.(?!url)|await import/.test(text) &&
    helpers.split(",").every((name) => HELPERS.includes(name.replace("type ", "").trim()))
  );
}

/** Collects what a file declares, as vitest would. */
function collector() {
  const tests = [];
  let path = [];
  const within = (name, work) => {
    path = [...path, name];
    work();
    path = path.slice(0, -1);
  };
  const add = (name, work) => {
    const same = tests.filter((one) => one.base === [...path, name].join(" > ")).length;
    tests.push({ base: [...path, name].join(" > "), id: `${[...path, name].join(" > ")} #${same}`, work });
  };
  const each = (declare) => (rows) => (name, work) =>
    rows.forEach((row, index) => declare(`${name} [${index}]`, () => work(...(Array.isArray(row) ? row : [row]))));
  const test = Object.assign((name, work) => add(name, work), { each: each(add) });
  const describe = Object.assign(within, { each: each(within) });
  return { tests, inFile: within, api: { test, describe, expect } };
}

class QuickRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const files = (process.env.MUTATE_TESTS ?? "").split(",");
    const entry = files.map(
      (file) => `inFile(${JSON.stringify(file)}, () => require(${JSON.stringify(resolve(file))}));`,
    );
    const setup = `require(${JSON.stringify(resolve("scripts/mutate/setup.ts"))});`;
    const { outputFiles } = await build({
      stdin: { contents: [setup, ...entry].join("\n"), resolveDir: process.cwd() },
      bundle: true,
      write: false,
      platform: "node",
      format: "cjs",
      packages: "external",
      logLevel: "silent",
      alias: { "~": resolve("app") },
      jsx: "automatic",
      plugins: [{ name: "paths", setup: whereFilesAre }],
    });
    const text = `(function (require, inFile) {${outputFiles[0].text}\n})`;
    this.script = new vm.Script(text, { filename: "tests.cjs" });
    this.require = createRequire(resolve("package.json"));
    this.ns = globalThis[NAMESPACE] ??= {};
  }

  /** All tests of a new instance of the code. */
  load() {
    const { tests, inFile, api } = collector();
    const require = (name) => (name === "vitest" ? api : this.require(name));
    this.script.runInThisContext()(require, inFile);
    return tests;
  }

  async dryRun() {
    this.ns.activeMutant = undefined;
    this.ns.mutantCoverage = undefined;
    this.ns.currentTestId = undefined;
    const results = [];
    for (const { id, work } of this.load()) {
      this.ns.currentTestId = id;
      const from = performance.now();
      const failure = await failureOf(work);
      const base = { id, name: id, timeSpentMs: performance.now() - from };
      results.push(failure === null ? { ...base, status: 0 } : { ...base, status: 1, failureMessage: failure });
    }
    this.ns.currentTestId = undefined;
    return {
      status: "complete",
      tests: results,
      mutantCoverage: this.ns.mutantCoverage ?? { static: {}, perTest: {} },
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    Object.assign(this.ns, { activeMutant: undefined, currentTestId: undefined, hitCount: 0, hitLimit });
    let ran = 0;
    try {
      if (mutantActivation === "static") this.ns.activeMutant = activeMutant.id;
      const tests = this.load();
      this.ns.activeMutant = activeMutant.id;
      for (const { id, work } of tests) {
        if (testFilter && !testFilter.includes(id)) continue;
        ran += 1;
        const failure = await failureOf(work);
        if (this.ns.hitCount > hitLimit) return { status: "timeout" };
        if (failure !== null) return { status: "killed", killedBy: [id], failureMessage: failure, nrOfTests: ran };
      }
      return { status: "survived", nrOfTests: ran };
    } catch (error) {
      return { status: "killed", killedBy: ["loading"], failureMessage: String(error), nrOfTests: ran };
    } finally {
      this.ns.activeMutant = undefined;
    }
  }
}

async function failureOf(work) {
  try {
    await work();
    return null;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 500);
  }
}

function whereFilesAre(builder) {
  builder.onLoad({ filter: /\.test\.tsx?$/ }, ({ path }) => ({
    contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
    loader: path.endsWith("x") ? "tsx" : "ts",
    resolveDir: resolve(path, ".."),
  }));
}

export const strykerPlugins = [{ kind: "TestRunner", name: "quick", injectableClass: QuickRunner }];
