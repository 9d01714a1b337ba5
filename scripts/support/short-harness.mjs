// The step of npm test that attacks the built server: the short set of the harness, on the Postgres of the tests.
import { spawn } from "node:child_process";

/** @returns {Promise<boolean>} whether all of them passed */
export function shortHarness(env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--import", "tsx", "tests/harness/support/short.ts"], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env, HARNESS_SHORT: "1" },
    });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
