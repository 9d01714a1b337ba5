// npm run mutate [folder or file …] [--sample 10] [--seed 1] [--tests a,b] [--changed] [--within 60] [--each 10]: breaks the code in
// many small ways and counts how many the tests notice. Reports, page by page, in .cache/mutate; what has not changed
// since its last run is not run again.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Count, add, countOf, forgetStaticSurvivors, NOTHING, print, rate } from "./mutate/rates";
import { changed, filesIn, judgesOf, needDatabase, suitDrawn, suitQuickRunner, type Target } from "./mutate/targets";

const FOLDER = ".cache/mutate";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    tests: { type: "string" },
    changed: { type: "boolean", default: false },
    base: { type: "string", default: "main" },
    within: { type: "string" },
    each: { type: "string" },
    below: { type: "string" },
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
for (const name of ["sample", "seed", "within", "each", "below"] as const)
  if (values[name] !== undefined && !(Number(values[name]) > 0)) {
    console.error(`--${name} takes a number above 0.`);
    process.exit(1);
  }
const end = values.within ? Date.now() + Number(values.within) * 1000 : Infinity;
const targets = choose();
if (targets) await judge(targets);

function choose(): Target[] | undefined {
  const folders = (positionals.length > 0 ? positionals : ["domain"]).map((name) =>
    existsSync(name) ? name : `app/${name}`,
  );
  if (values.changed) {
    const found = folders.map((folder) => changed(folder, values.base));
    if (found.includes(undefined)) console.log(`Nothing was mutated: git knows no ${values.base} to compare with.`);
    else if (found.flat().length === 0)
      console.log(`Nothing to mutate: ${folders.join(", ")} is as on ${values.base}.`);
    else return found.flatMap((some) => some ?? []);
    return undefined;
  }
  const files = folders.flatMap(filesIn);
  return files.map((file) => ({ file }));
}

async function judge(all: Target[]) {
  const counts = new Map<string, Count>();
  const unjudged: string[] = [];
  if (values.sample) console.log(`${values.sample} of 100 mutants, drawn by the seed ${values.seed}`);
  if (values.sample && !values.tests) sayWhoIsNotAsked(all);
  for (const batch of values.tests ? [all] : batches(all)) {
    const judged = await judgeTogether(batch);
    for (const { file } of batch) {
      const count = judged?.get(file);
      if (!count) unjudged.push(file);
      else {
        counts.set(file, count);
        if (all.length > 1) print(file, count);
      }
    }
  }
  console.log("");
  const folders = new Map<string, Count>();
  for (const [file, count] of counts) {
    const folder = file.slice(0, file.lastIndexOf("/"));
    folders.set(folder, add(folders.get(folder) ?? NOTHING, count));
  }
  for (const [folder, count] of folders) print(folder, count);
  const total = [...counts.values()].reduce(add, NOTHING);
  print("all of them", total);
  if (unjudged.length > 0 && Date.now() >= end)
    console.log(`Not judged within ${values.within} s: ${unjudged.join(", ")}`);
  else if (unjudged.length > 0) {
    console.error(`Couldn't be judged, Stryker says above why: ${unjudged.join(", ")}`);
    process.exitCode = 1;
  }
  if (values.below && rate(total) < Number(values.below)) {
    console.error(`Fewer than ${values.below} of 100 were noticed; ${FOLDER} has a page for each file.`);
    process.exitCode = 1;
  }
}

/**
 * Each file by itself. Of a sample, which is few mutants a file, all together whose tests run in Stryker's own process,
 * judged by what any of these notices; the others where the same tests judge them.
 */
function batches(all: Target[]): Target[][] {
  if (!values.sample) return all.map((target) => [target]);
  const groups = new Map<string, Target[]>();
  for (const target of all) {
    const tests = judging(target.file);
    const key = tests.length === 0 || !suitDrawn(tests) ? tests.join() : needDatabase(tests) ? "database" : "quick";
    groups.set(key, [...(groups.get(key) ?? []), target]);
  }
  // Where time is short those that ask no database say much in little of it.
  const quick = groups.get("quick");
  groups.delete("quick");
  return [...(quick ? [quick] : []), ...groups.values()];
}

function sayWhoIsNotAsked(all: Target[]) {
  const judges = (of: (file: string) => string[]) => new Set(all.flatMap(({ file }) => of(file)));
  const asked = judges(judging);
  const others = [...judges(judgesOf)].filter((path) => !asked.has(path)).sort();
  if (others.length > 0) console.log(`Not asked, since no draw can run them: ${others.join(", ")}`);
}

/** Of a sample without the tests that no draw can run, where others judge as well: a rate that is rather too low. */
function judging(file: string): string[] {
  const tests = judgesOf(file);
  const suited = values.sample ? tests.filter((path) => suitDrawn([path])) : [];
  return suited.length > 0 ? suited : tests;
}

async function judgeTogether(batch: Target[]): Promise<Map<string, Count> | undefined> {
  const [first] = batch;
  if (!first) return undefined;
  const tests = values.tests?.split(",") ?? [...new Set(batch.flatMap(({ file }) => judging(file)))].sort();
  if (tests.length === 0) return void console.error(`No test is near ${batch.map(({ file }) => file).join(", ")}.`);
  const mutate = batch
    .flatMap(({ file, parts }) => parts?.map(([from, to]) => `${file}:${from}-${to}`) ?? [file])
    .join(",");
  const drawn = values.sample ? [values.sample, values.seed, values.each].filter(Boolean).join("-") : "";
  const inputs = [
    mutate,
    drawn,
    ...[...batch.map(({ file }) => file), ...tests].map((path) => readFileSync(path, "utf8")),
  ];
  const key = createHash("sha256").update(inputs.join("\0")).digest("hex");
  const folder = values.sample ? `sample-${drawn}/` : first.parts ? "part/" : "";
  const report = `${FOLDER}/${folder}${first.file.replace(/\.tsx?$/, "")}`;
  const known = `${report}.key`;
  if (!existsSync(known) || readFileSync(known, "utf8") !== key) {
    mkdirSync(report.slice(0, report.lastIndexOf("/")), { recursive: true });
    forgetStaticSurvivors(`${report}.incremental.json`);
    const isDrawn = values.sample !== undefined && suitDrawn(tests);
    const settings: Record<string, string> = {
      MUTATE: mutate,
      MUTATE_TESTS: tests.join(","),
      MUTATE_RUNNER: suitQuickRunner(tests) ? "quick" : "vitest",
      MUTATE_REPORT: report,
      // Stryker's copy of the checkout has no empty folders, and a database without its own doesn't open.
      TEST_TEMPLATES: resolve(".cache"),
    };
    if (values.sample) Object.assign(settings, { MUTATE_SAMPLE: values.sample, MUTATE_SEED: values.seed });
    if (values.each) settings.MUTATE_EACH = values.each;
    if (isDrawn && needDatabase(tests)) settings.MUTATE_DATABASE = "own";
    if (!(await (isDrawn ? judgeDrawn(settings) : stryker(settings)))) return undefined;
    // What was judged when the time was over is no answer for one who has more.
    if (!isDrawn || !values.within) writeFileSync(known, key);
  }
  return new Map(batch.map(({ file, parts }) => [file, countOf(`${report}.json`, file, parts)]));
}

/** Few mutants, in one process of their own: what is judged when the time is up counts. */
function judgeDrawn(settings: Record<string, string>): Promise<boolean> {
  const left = end - Date.now();
  if (left <= 0) return Promise.resolve(false);
  return run(["scripts/mutate/drawn.mjs"], { ...settings, MUTATE_SECONDS: String(left / 1000) }, Infinity);
}

function stryker(settings: Record<string, string>): Promise<boolean> {
  const left = end - Date.now();
  if (left <= 0) return Promise.resolve(false);
  const concurrency = process.env.MUTATE_CONCURRENCY ?? String(Math.max(1, availableParallelism() - 1));
  const script = ["node_modules/@stryker-mutator/core/bin/stryker.js", "run", "scripts/mutate/stryker.config.mjs"];
  return run(script, { MUTATE_CONCURRENCY: concurrency, ...settings }, left);
}

/** In a group of its own, so that its workers end with it when the time is up. */
function run(script: readonly string[], settings: Record<string, string>, leftMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn("nice", ["-n", "15", process.execPath, ...script], {
      stdio: "inherit",
      detached: true,
      env: { ...process.env, ...settings },
    });
    const stop = () => void (child.pid && process.kill(-child.pid, "SIGKILL"));
    process.once("exit", stop);
    const timer = Number.isFinite(leftMs) ? setTimeout(stop, leftMs) : undefined;
    child.once("close", (code) => {
      clearTimeout(timer);
      process.off("exit", stop);
      resolve(code === 0);
    });
  });
}
