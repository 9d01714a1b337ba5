// What judges a mutant: the tests that scripts/mutate.ts names, each property with fewer runs and always the same seed.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": resolve("app") } },
  test: {
    include: (process.env.MUTATE_TESTS ?? "").split(","),
    setupFiles: ["./tests/support/setup-unit.ts", "./scripts/mutate/setup.ts"],
    testTimeout: 60_000,
    env: { JOBS: "off", LOG_LEVEL: "silent" },
  },
});
