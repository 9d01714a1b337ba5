// What npm test wants to know of vitest's run: counts, and which tests failed, were skipped, or passed only when run once more.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export const REPORT = ".cache/vitest.json";

export default class Report {
  onTestRunEnd(modules, errors) {
    const report = {
      passed: 0,
      failed: [],
      skipped: [],
      flaky: [],
      errors: errors.map((error) => String(error.message)),
    };
    for (const module of modules) {
      const where = `${module.relativeModuleId} [${module.project.name}]`;
      for (const error of module.errors()) report.errors.push(`${where}: ${error.message}`);
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        const name = `${test.fullName}, ${where}`;
        if (state === "passed") report.passed++;
        else report[state === "failed" ? "failed" : "skipped"].push(name);
        if (test.diagnostic()?.flaky) report.flaky.push(name);
      }
    }
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, JSON.stringify(report));
  }
}
