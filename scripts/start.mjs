// npm start: from a fresh clone to a page to sign in on, doing only what is missing.
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, giveUp, loadSettings, root, sentence } from "./fresh.mjs";
import { setUp } from "./support/setup.mjs";

try {
  await main();
} catch (error) {
  giveUp(error);
}

async function main() {
  process.chdir(root);
  loadSettings();
  await portMustBeFree(wantedPort(), process.env.HOST || "127.0.0.1");
  await setUp();
  if (build.stale()) {
    step("Building the app …");
    const run = spawnSync(process.execPath, [join(root, "scripts/build.mjs"), "--quiet"], { stdio: "inherit" });
    if (run.status !== 0) throw sentence("The build failed; the lines above say why.");
  }
  process.env.NODE_ENV ||= "production";
  step("Opening the database …");
  const server = await import(pathToFileURL(join(root, "build/server/index.js")).href);
  const { migrations } = await server.prepare();
  if (migrations.length > 0) step(`Applied ${migrations.length} migration${migrations.length === 1 ? "" : "s"}.`);
  const { url } = await server.start();
  console.log(`\nReady: ${url}`);
  if (server.env.DEMO_ACCOUNT === "on")
    console.log("Sign in as demo with the password demo-finance-2026, or register an account of your own.");
  else console.log(`The first person registers at ${url}/register`);
  console.log("Press Ctrl+C to stop.");
}

function step(line) {
  console.log(line);
}

function wantedPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw sentence(`PORT (${process.env.PORT}) must be a whole number from 0 to 65535.`);
  return port;
}

/** Said before a long installation and build, not after them. */
function portMustBeFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      if (error.code === "EADDRINUSE")
        reject(sentence(`Port ${port} is already in use. Stop the other program, or set PORT to a free one.`));
      else resolve(); // the server itself will say what is wrong
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}
