// What npm test has found, and how it closes.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Where a report is cut to its last lines, these alone tell why: the first error, in one line. */
function errorOf({ results = [] }) {
  const message = results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? "")).find(Boolean);
  const line = stripVTControlCharacters(message ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return line && ` (${line.slice(0, 300)})`;
}

export class Results {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** Names: of steps that went wrong, of tests that failed, of those that passed only when run again, of those left out. */
  failures = [];
  reds = [];
  flaky = [];
  skips = [];
  /** What this machine lacks, so that whole suites did not run. */
  missing = [];

  /** How many may pass only when run again without failing the run; they are named all the same. */
  constructor({ flakyAllowed = 0 } = {}) {
    this.flakyAllowed = flakyAllowed;
  }

  skip(what, why) {
    this.skips.push(`${what}: ${why}`);
    this.skipped++;
  }

  lacks(what, without) {
    this.missing.push(what);
    this.skip(without, `no ${what}`);
  }

  fail(why) {
    this.failed++;
    console.error(`   ${why}`);
    return false;
  }

  /** Passed, but only when it was run once more: a failure of its own, unless so many are allowed. A step answers for its own. */
  flickered(names) {
    this.flaky.push(...names);
    return names.length === 0 || this.flaky.length <= this.flakyAllowed;
  }

  readVitest(file) {
    if (!existsSync(file)) return this.fail("no report of the tests was written");
    const { passed, failed, skipped, flaky, errors } = JSON.parse(readFileSync(file, "utf8"));
    this.passed += passed - flaky.length;
    const steady = this.flickered(flaky);
    this.failed += failed.length;
    this.skipped += skipped.length;
    this.skips.push(...skipped.map((name) => `${name}: skipped`));
    this.reds.push(...failed, ...errors);
    return failed.length === 0 && steady && errors.length === 0 && passed > 0;
  }

  readPlaywright(file) {
    if (!existsSync(file)) return this.fail("no report of the end-to-end tests was written");
    const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
    this.passed += stats.expected;
    this.failed += stats.unexpected;
    this.skipped += stats.skipped;
    const flaky = [];
    const visit = (suite) => {
      for (const spec of suite.specs ?? [])
        for (const one of spec.tests) {
          const name = `${spec.title}, ${spec.file} [${one.projectName}]`;
          if (one.status === "unexpected") this.reds.push(name + errorOf(one));
          else if (one.status === "flaky") flaky.push(name + errorOf(one));
          else if (one.status !== "expected") {
            const why = one.annotations?.find(({ type }) => type === "skip")?.description;
            this.skips.push(`${name}: ${why ?? one.status}`);
          }
        }
      suite.suites?.forEach(visit);
    };
    suites.forEach(visit);
    return this.flickered(flaky) && stats.unexpected === 0 && stats.expected > 0;
  }

  /** The last lines, and how the process ends. What is missing fails the run unless that was asked for. */
  close(allowMissing) {
    const tolerated = this.flaky.length <= this.flakyAllowed;
    if (tolerated) this.passed += this.flaky.length;
    else this.failed += this.flaky.length;
    if (this.failures.length + this.reds.length > 0 && this.failed === 0)
      this.failed = this.failures.length + this.reds.length;
    const lines = [
      ...this.skips.map((line) => `skipped: ${line}`),
      ...this.flaky.map((name) => `flaky, ${tolerated ? "and allowed this time" : "which counts as failed"}: ${name}`),
      ...[...this.failures, ...this.reds].map((name) => `failed: ${name}`),
    ];
    if (this.missing.length > 0)
      lines.push(
        `!!! NOT EVERYTHING WAS TESTED: no ${this.missing.join(" and no ")} here. ` +
          (allowMissing
            ? "This was allowed (TEST_ALLOW_MISSING=1). !!!"
            : "To allow it, set TEST_ALLOW_MISSING=1. !!!"),
      );
    lines.push(`${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`);
    return { lines, code: this.failed > 0 || (this.missing.length > 0 && !allowMissing) ? 1 : 0 };
  }
}
