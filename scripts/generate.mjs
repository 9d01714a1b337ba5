// Generates the Prisma client. The CLI asks for a native schema engine that these commands never run; naming any
// existing executable keeps it from trying to download one.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export function generate() {
  const cli = fileURLToPath(new URL("../node_modules/prisma/build/index.js", import.meta.url));
  const run = spawnSync(process.execPath, [cli, "generate", "--no-hints"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`prisma generate failed:\n${run.stdout}${run.stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate();
