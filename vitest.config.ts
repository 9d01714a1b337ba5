import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const SERVICES = "tests/services/**/*.test.{ts,tsx}";
const API = "tests/api/**/*.test.{ts,tsx}";

function onDatabase(name: string, include: readonly string[]) {
  return {
    resolve: { alias },
    test: {
      name,
      include: [...include],
      globalSetup: [`./tests/support/template-${name}.ts`, "./tests/support/api-coverage.ts"],
      setupFiles: `./tests/support/setup-${name}.ts`,
      // A test file is over before it pays to compile the database and Prisma, which are WebAssembly, a second time.
      execArgv: ["--liftoff-only"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      env: { JOBS: "off", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1" },
    },
  };
}

const withoutDatabase = {
  setupFiles: "./tests/support/setup-unit.ts",
  testTimeout: 60_000,
  env: { JOBS: "off", LOG_LEVEL: "silent" },
};

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    reporters: [process.env.CI ? "dot" : "default"],
    projects: [
      {
        resolve: { alias },
        test: {
          name: "domain",
          include: ["tests/domain/**/*.test.{ts,tsx}"],
          // The domain keeps nothing between two calls: its files share what they load, which takes a quarter off their time.
          isolate: false,
          ...withoutDatabase,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["tests/*.test.{ts,tsx}", "tests/{components,contracts,providers,server}/**/*.test.{ts,tsx}"],
          ...withoutDatabase,
        },
      },
      onDatabase("embedded", [SERVICES, API]),
      // The services are what asks a database; the browser's tests call the API on this one.
      onDatabase("postgres", [SERVICES]),
    ],
  },
});
