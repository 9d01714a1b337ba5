// Judges a sample by tests that run in one process: only the drawn mutants are in the code, nothing is copied, and what was
// judged when the time is over counts. Started with a number it judges from that one on and says each on a line; without
// one it starts itself so, and anew where a mutant runs for ever.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { migratedDatabase } from "./database.mjs";
import { partsOf, withMutants } from "./mutants.mjs";
import { QuickRunner } from "./quick-runner.mjs";

const { MUTATE = "", MUTATE_REPORT = "", MUTATE_SECONDS = "Infinity", MUTATE_DATABASE } = process.env;
/** What none of its tests notices in so long, the near and short ones first, counts as unnoticed: a rate that is rather too low. */
const EACH_MS = Number(process.env.MUTATE_EACH ?? Infinity) * 1000;
/** A busy machine is no endless loop. */
const FOR_EVER_MS = 60_000;
/** How often more than in the dry run a mutant may be passed. */
const HITS = 100;

const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);
/** Null where a test has printed something of its own. */
const toldBy = (line) => {
  try {
    const told = JSON.parse(line);
    return typeof told === "object" ? told : null;
  } catch {
    return null;
  }
};

async function judgeFrom(from) {
  const { drawn, sources } = await withMutants(MUTATE);
  const runner = new QuickRunner();
  await runner.init(sources);
  const { tests, mutantCoverage } = await runner.dryRun();
  if (tests.length === 0) return say({ failed: "none of its tests passes without a mutant" });
  say({ drawn: drawn.length, tests: tests.length });
  const passing = Object.entries(mutantCoverage.perTest);
  for (const [at, mutant] of drawn.entries()) {
    if (at < from) continue;
    say({ at, begun: mutant });
    say({ at, ...(await judged(runner, mutant, { tests, passing, mutantCoverage, drawn })) });
  }
  say({ over: true });
}

const costs = new Map();
/** The tests that pass a file come first, then the others; of each the short ones. */
function costsFor(fileName, { tests, passing, drawn }) {
  const near = drawn.filter((one) => one.fileName === fileName).map((one) => one.id);
  const cost = new Map(tests.map((test) => [test.id, test.timeSpentMs + 1_000]));
  for (const [test, some] of passing)
    if (near.some((one) => one in some)) cost.set(test, (cost.get(test) ?? 0) - 1_000);
  return cost;
}

async function judged(runner, mutant, { tests, passing, mutantCoverage, drawn }) {
  const { id, fileName } = mutant;
  const isStatic = id in mutantCoverage.static;
  const testFilter = isStatic
    ? tests.map((test) => test.id)
    : passing.filter(([, hits]) => id in hits).map(([test]) => test);
  if (testFilter.length === 0) return { status: "NoCoverage" };
  const hits = [mutantCoverage.static, ...passing.map(([, some]) => some)].reduce(
    (sum, some) => sum + (some[id] ?? 0),
    0,
  );
  const cost = costs.get(fileName) ?? costsFor(fileName, { tests, passing, drawn });
  costs.set(fileName, cost);
  const { status, killedBy } = await runner.mutantRun({
    activeMutant: mutant,
    testFilter,
    hitLimit: hits * HITS,
    mutantActivation: isStatic ? "static" : "runtime",
    first: (test) => cost.get(test) ?? Infinity,
    mostMs: EACH_MS,
    after: () => say({ alive: true }),
  });
  return { status: { killed: "Killed", timeout: "Timeout", survived: "Survived" }[status], killedBy };
}

/**
 * One round of a judge of its own: until all are judged, the time is over, or a mutant never ends or ends the judge: that is
 * one of them, noticed, and another judge goes on behind it.
 */
function round(from, results, endsAt) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), String(from)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let begun;
    let stopped;
    const stop = (why) => {
      stopped = why;
      child.kill("SIGKILL");
    };
    let watch;
    const over = Number.isFinite(endsAt) ? setTimeout(() => stop("over"), Math.max(0, endsAt - Date.now())) : undefined;
    const watchIt = () => {
      clearTimeout(watch);
      watch = setTimeout(() => stop("for ever"), FOR_EVER_MS);
    };
    createInterface({ input: child.stdout }).on("line", (line) => {
      const told = toldBy(line);
      if (!told) return;
      clearTimeout(watch);
      const { at, begun: mutant, alive, status, killedBy, failed, drawn, tests, over: isOver } = told;
      if (failed) console.error(`Nothing can be judged: ${failed}`);
      else if (drawn !== undefined && from === 0) console.log(`${drawn} mutants drawn, ${tests} tests judge`);
      else if (mutant) {
        begun = { at, mutant };
        watchIt();
      } else if (alive) watchIt();
      else if (isOver) stop("over");
      else if (status) {
        results.push({ ...begun.mutant, status, killedBy });
        if (status === "Survived" || status === "NoCoverage") sayUnnoticed(begun.mutant, status);
        begun = undefined;
      }
      if (failed) stop("failed");
    });
    child.once("close", () => {
      clearTimeout(watch);
      clearTimeout(over);
      if (stopped === "over") return done("done");
      if (stopped === "failed" || !begun) return done("failed");
      results.push({ ...begun.mutant, status: stopped === "for ever" ? "Timeout" : "Killed" });
      done(begun.at + 1);
    });
  });
}

/** At once: whoever looks at a long draw can begin with what it has found. */
function sayUnnoticed({ fileName, location, replacement }, status) {
  const where = `${fileName.replace(`${process.cwd()}/`, "")}:${location.start.line + 1}`;
  const what = replacement.replaceAll(/\s+/g, " ").slice(0, 110);
  console.log(`${status === "Survived" ? "unnoticed" : "no test  "} ${where} ${what}`);
}

/** A report counts its lines from one, as Stryker's own does. */
function linesFromOne({ location: { start, end }, ...mutant }) {
  const next = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  return { ...mutant, location: { start: next(start), end: next(end) } };
}

async function main() {
  const results = [];
  const started = Date.now();
  const database = MUTATE_DATABASE ? await migratedDatabase() : undefined;
  if (database) process.env.DATABASE_URL = database.url;
  let next = 0;
  while (typeof next === "number") next = await round(next, results, started + Number(MUTATE_SECONDS) * 1000);
  await database?.stop();
  if (next === "failed") return void (process.exitCode = 1);
  const files = Object.fromEntries(partsOf(MUTATE).map(({ file }) => [file, { mutants: [] }]));
  for (const { fileName, ...mutant } of results)
    files[Object.keys(files).find((file) => resolve(file) === fileName)]?.mutants.push(linesFromOne(mutant));
  writeFileSync(`${MUTATE_REPORT}.json`, JSON.stringify({ files }, null, 2));
  console.log(
    `${((Date.now() - started) / 1000 / Math.max(1, results.length)).toFixed(1)} s a mutant, the start counted in`,
  );
}

if (process.argv[2] === undefined) await main();
else await judgeFrom(Number(process.argv[2]));
