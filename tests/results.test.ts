// How npm test closes: what was flaky, and what could not run, is not taken for a success.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { Results } from "../scripts/support/results.mjs";

const folder = mkdtempSync(join(tmpdir(), "results-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitest = (more: object = {}) =>
  file("vitest.json", { passed: 10, failed: [], skipped: [], flaky: [], errors: [], ...more });
const spec = (title: string, status: string) => ({ title, file: "a.spec.ts", tests: [{ projectName: "js", status }] });
const playwright = (...specs: ReturnType<typeof spec>[]) => {
  const count = (status: string) => specs.filter(({ tests }) => tests[0]?.status === status).length;
  const stats = {
    expected: count("expected"),
    unexpected: count("unexpected"),
    flaky: count("flaky"),
    skipped: count("skipped"),
  };
  return file("playwright.json", { stats, suites: [{ suites: [{ specs }] }] });
};

test("all that ran and passed ends well, and the totals are the last line", () => {
  const results = new Results();
  expect(results.readVitest(vitest())).toBe(true);
  expect(results.readPlaywright(playwright(spec("one", "expected")))).toBe(true);
  expect(results.close(false)).toEqual({ lines: ["11 passed, 0 failed, 0 skipped"], code: 0 });
});

test("what passes only when it is run again is named, counted, and fails the run", () => {
  const unit = new Results();
  expect(unit.readVitest(vitest({ flaky: ["shaky, a.test.ts"] }))).toBe(false);
  expect(unit.close(false)).toEqual({
    lines: ["flaky, which counts as failed: shaky, a.test.ts", "9 passed, 1 failed, 0 skipped"],
    code: 1,
  });
  const browser = new Results();
  expect(browser.readPlaywright(playwright(spec("steady", "expected"), spec("shaky", "flaky")))).toBe(false);
  expect(browser.close(true)).toEqual({
    lines: ["flaky, which counts as failed: shaky, a.spec.ts [js]", "1 passed, 1 failed, 0 skipped"],
    code: 1,
  });
});

test("a step answers for its own: what was flaky in the one doesn't close the other as failed", () => {
  const results = new Results();
  expect(results.readVitest(vitest({ flaky: ["shaky, a.test.ts"] }))).toBe(false);
  expect(results.readPlaywright(playwright(spec("steady", "expected")))).toBe(true);
});

test("as many as are allowed are named, and don't fail the run; one more does", () => {
  const few = new Results({ flakyAllowed: 1 });
  expect(few.readVitest(vitest({ flaky: ["shaky, a.test.ts"] }))).toBe(true);
  expect(few.close(false)).toEqual({
    lines: ["flaky, and allowed this time: shaky, a.test.ts", "10 passed, 0 failed, 0 skipped"],
    code: 0,
  });
  const more = new Results({ flakyAllowed: 1 });
  expect(more.readVitest(vitest({ flaky: ["shaky, a.test.ts"] }))).toBe(true);
  expect(more.readPlaywright(playwright(spec("steady", "expected"), spec("shaky", "flaky")))).toBe(false);
  expect(more.close(false)).toMatchObject({ code: 1 });
});

test("what an engine lacks here is said where its test is counted", () => {
  const results = new Results();
  const without = {
    ...spec("in Firefox", "skipped"),
    tests: [
      { projectName: "js", status: "skipped", annotations: [{ type: "skip", description: "there is no Firefox" }] },
    ],
  };
  expect(results.readPlaywright(playwright(spec("green", "expected"), without))).toBe(true);
  expect(results.close(false)).toEqual({
    lines: ["skipped: in Firefox, a.spec.ts [js]: there is no Firefox", "1 passed, 0 failed, 1 skipped"],
    code: 0,
  });
});

test("what fails is named, and so is what was skipped", () => {
  const results = new Results();
  expect(results.readVitest(vitest({ failed: ["broken"], skipped: ["left out"] }))).toBe(false);
  expect(results.readPlaywright(playwright(spec("red", "unexpected"), spec("green", "expected")))).toBe(false);
  expect(results.close(false)).toEqual({
    lines: [
      "skipped: left out: skipped",
      "failed: broken",
      "failed: red, a.spec.ts [js]",
      "11 passed, 2 failed, 1 skipped",
    ],
    code: 1,
  });
});

test("a browser's test that failed, if only once, says why in its line", () => {
  const results = new Results();
  const shaky = spec("shaky", "flaky");
  const errors = [{ message: "\u001b[31mnot within 60 s:\u001b[39m\n  the address /login" }];
  results.readPlaywright(
    file("why.json", {
      stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [{ specs: [{ ...shaky, tests: [{ ...shaky.tests[0], results: [{ errors }, { errors: [] }] }] }] }],
    }),
  );
  expect(results.close(false).lines).toContain(
    "flaky, which counts as failed: shaky, a.spec.ts [js] (not within 60 s: the address /login)",
  );
});

test("without Postgres or Chromium the line before the last says so, and the run fails unless that was asked for", () => {
  const results = new Results();
  results.readVitest(vitest());
  results.lacks("Postgres", "service and API tests on Postgres");
  results.lacks("Chromium", "end-to-end tests");
  const { lines, code } = results.close(false);
  expect(code).toBe(1);
  expect(lines.slice(-2)).toEqual([
    "!!! NOT EVERYTHING WAS TESTED: no Postgres and no Chromium here. To allow it, set TEST_ALLOW_MISSING=1. !!!",
    "10 passed, 0 failed, 2 skipped",
  ]);
  const allowed = results.close(true);
  expect(allowed.code).toBe(0);
  expect(allowed.lines.at(-2)).toContain("NOT EVERYTHING WAS TESTED");
});

test("a run without a report, and a step that went wrong without a failed test, are failures", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const none = new Results();
  expect(none.readVitest(join(folder, "none.json"))).toBe(false);
  expect(none.close(true).code).toBe(1);
  const step = new Results();
  step.readVitest(vitest());
  step.failures.push("types");
  expect(step.close(true)).toEqual({ lines: ["failed: types", "10 passed, 1 failed, 0 skipped"], code: 1 });
  const suite = new Results();
  expect(suite.readVitest(vitest({ errors: ["could not be loaded"] }))).toBe(false);
  expect(suite.close(true).code).toBe(1);
});
