// The programs that every `npm test` runs, in one process and, where they ask for nothing special, on one server and one
// database. Prints what each measured and how long it took; ends with 1 when one of them fails.
import { browserPath } from "../../../scripts/support/browser.mjs";
import { program as authz } from "../authz-matrix";
import { program as csrf } from "../csrf-matrix";
import { program as headers } from "../headers-csp";
import { program as idem } from "../idem";
import { program as limits } from "../ratelimit-exact";
import { sharingServer } from "./server";

const LIMIT_MS = 120_000;
process.once("SIGTERM", () => process.exit(1));

const programs = [idem, authz, ...(browserPath ? [headers] : []), csrf, limits];
if (!browserPath) console.log("headers-csp left out: no Chromium");

let failed = 0;
await sharingServer(async () => {
  for (const { name, target, run } of programs) {
    const from = Date.now();
    let late: NodeJS.Timeout | undefined;
    const limit = new Promise<never>(
      (_, refuse) => (late = setTimeout(() => refuse(new Error(`no result within ${LIMIT_MS / 1000} s`)), LIMIT_MS)),
    );
    try {
      const { value, pass, notes = [] } = await Promise.race([run(), limit]);
      if (!pass) failed++;
      if (!pass) for (const note of notes) console.log(`  ${note}`);
      console.log(
        `${name} ${value}/${target} ${pass ? "PASS" : "FAIL"} in ${Math.round((Date.now() - from) / 1000)} s`,
      );
    } catch (error) {
      failed++;
      console.error(error);
      console.log(`${name} error/${target} FAIL`);
    } finally {
      clearTimeout(late);
    }
  }
});
process.exit(failed > 0 ? 1 : 0);
