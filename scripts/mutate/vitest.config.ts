// What judges a mutant: the tests that scripts/mutate.ts names, each property with fewer runs and always the same seed.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { needDatabase } from "./targets";

const tests = (process.env.MUTATE_TESTS ?? "").split(",");
const database = needDatabase(tests);

export default defineConfig({
  resolve: { alias: { "~": resolve("app") } },
  test: {
    include: tests,
    globalSetup: database ? ["./tests/support/template-embedded.ts", "./tests/support/api-coverage.ts"] : [],
    setupFiles: [`./tests/support/setup-${database ? "embedded" : "unit"}.ts`, "./scripts/mutate/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { JOBS: "off", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1" },
  },
});
