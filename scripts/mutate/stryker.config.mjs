// One file's mutants, as scripts/mutate.ts asks for them.
const { MUTATE = "", MUTATE_REPORT = "", MUTATE_CONCURRENCY = "1" } = process.env;

export default {
  mutate: MUTATE.split(","),
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  concurrency: Number(MUTATE_CONCURRENCY),
  incremental: true,
  incrementalFile: `${MUTATE_REPORT}.incremental.json`,
  tempDirName: ".cache/mutate/sandbox",
  ignorePatterns: [".cache", "build", "data", "docs", "public", "server", "test-results", "app/routes", "tests/e2e"],
  reporters: ["json", "html"],
  jsonReporter: { fileName: `${MUTATE_REPORT}.json` },
  htmlReporter: { fileName: `${MUTATE_REPORT}.html` },
  warnings: false,
  logLevel: "warn",
  // A busy machine is no endless loop.
  timeoutMS: 15_000,
};
