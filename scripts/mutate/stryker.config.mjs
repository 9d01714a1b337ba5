// The mutants of a file, or of several with the same tests, as scripts/mutate.ts asks for them.
const { MUTATE = "", MUTATE_REPORT = "", MUTATE_CONCURRENCY = "1", MUTATE_RUNNER, MUTATE_SAMPLE } = process.env;
const isSampled = MUTATE_SAMPLE !== undefined;

export default {
  mutate: MUTATE.split(","),
  testRunner: MUTATE_RUNNER,
  plugins: [
    MUTATE_RUNNER === "quick" ? "./scripts/mutate/quick-runner.mjs" : "@stryker-mutator/vitest-runner",
    ...(isSampled ? ["./scripts/mutate/sample.mjs"] : []),
  ],
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  concurrency: Number(MUTATE_CONCURRENCY),
  incremental: !isSampled,
  incrementalFile: `${MUTATE_REPORT}.incremental.json`,
  tempDirName: ".cache/mutate/sandbox",
  ignorePatterns: [".cache/*", "build", "data", "public", "test-results"],
  reporters: ["json", "html"],
  jsonReporter: { fileName: `${MUTATE_REPORT}.json` },
  htmlReporter: { fileName: `${MUTATE_REPORT}.html` },
  warnings: false,
  logLevel: "warn",
  // A busy machine is no endless loop.
  timeoutMS: 15_000,
};
