// After a whole run of the API's tests: every endpoint of the description was called by one of them.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { OpenApi } from "~/api-description/openapi-types";

declare module "vitest" {
  export interface ProvidedContext {
    apiCalls: string;
  }
}

const FOLDER = "tests/api";

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "api-calls-"));
  const file = join(folder, "calls.txt");
  project.provide("apiCalls", file);
  return () => {
    const missing = isWhole(project) ? uncalled(existsSync(file) ? readFileSync(file, "utf8") : "") : [];
    rmSync(folder, { recursive: true, force: true });
    if (missing.length === 0) return;
    console.error(`No test calls these described endpoints (${project.name}):\n  ${missing.join("\n  ")}`);
    process.exitCode = 1;
  };
}

/** Whether all files ran, and of each every test. */
function isWhole(project: TestProject): boolean {
  const ran = new Set(
    project.vitest.state
      .getFiles()
      .filter(({ projectName }) => projectName === project.name)
      .map(({ filepath }) => filepath),
  );
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".test.ts"));
  return !project.config.testNamePattern && files.every((name) => ran.has(join(project.config.root, FOLDER, name)));
}

export function uncalled(calls: string): string[] {
  const document: OpenApi = JSON.parse(readFileSync("app/api-description/openapi.json", "utf8"));
  const called = new Set(calls.split("\n"));
  return Object.entries(document.paths)
    .flatMap(([path, operations]) => Object.keys(operations).map((verb) => `${verb.toUpperCase()} ${path}`))
    .filter((endpoint) => !called.has(endpoint));
}
