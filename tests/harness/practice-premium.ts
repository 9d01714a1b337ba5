// With a real bank, premium is for those who pay: beside practice payments such a server doesn't start where strangers
// could reach it, and says which settings are missing.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/support/postgres.mjs";
import type { Program } from "./support/program";
import { makeDataDir, type Settings, startServer } from "./support/server";

const BANK = { PLAID_CLIENT_ID: "client", PLAID_SECRET: "secret", JOBS: "off", DEMO_ACCOUNT: "off" };
const PUBLIC = "https://money.example";

export const program: Program = {
  name: "practice-premium",
  target: "3 refused, 2 served",
  async run() {
    const notes: string[] = [];
    let refused = 0;
    const reachable: Settings[] = [{ APP_URL: PUBLIC }, { HOST: "0.0.0.0" }, { TRUST_PROXY: "1" }];
    for (const reach of reachable) {
      const said = await refusal({ ...BANK, ...reach });
      if (/^.*STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET.*\n$/.test(said)) refused++;
      else notes.push(`${JSON.stringify(reach)}: ${said.slice(0, 300)}`);
    }
    let served = 0;
    const meant: Settings[] = [{}, { APP_URL: PUBLIC, PRACTICE_PAYMENTS: "on" }];
    for (const allowed of meant) {
      const data = makeDataDir();
      const server = await startServer({ ...BANK, ...allowed, DATABASE_URL: "", DATA_DIR: data });
      served++;
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
    return { value: `${refused} refused, ${served} served`, pass: refused === 3 && served === 2, notes };
  },
};

/** What a server says that doesn't start; that it started, where it did. */
async function refusal(settings: Settings): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), "harness-"));
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: {
      PATH,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      DATA_DIR: data,
      PORT: String(await freePort()),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      said += part.toString();
      if (said.includes("Ready:")) child.kill("SIGKILL");
    });
  const timer = setTimeout(() => child.kill("SIGKILL"), 30_000);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(timer);
  rmSync(data, { recursive: true, force: true });
  return code === 1 ? said : `it started: ${said}`;
}
