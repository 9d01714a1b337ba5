// The built server, as deployed, on a clock of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { OFFSET } from "./test-clock.mjs";

const CLOCK = fileURLToPath(new URL("server-clock.mjs", import.meta.url));

export type App = { moveClock: (offset: number) => Promise<void>; stop: () => Promise<void> };

/** Serves with these settings until it is stopped; on the clock that begins at an offset, else on the tests' own. */
export async function startApp(settings: Record<string, string>, offset = process.env[OFFSET] ?? "0"): Promise<App> {
  // The database keeps the machine's time, which the job queue remarks upon.
  const app = spawn(process.execPath, ["--disable-warning=pg-boss-w02", "--import", CLOCK, "scripts/serve.mjs"], {
    env: { ...process.env, ...settings, [OFFSET]: offset },
    stdio: ["ignore", process.env.E2E_LOG ? "inherit" : "ignore", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => app.once("exit", () => resolve()));
  await ready(`http://localhost:${settings.PORT}/health/ready`);
  return {
    async moveClock(offset) {
      const moved = once(app, "message");
      app.send(offset);
      await moved;
    },
    async stop() {
      app.kill("SIGTERM");
      await ended;
    },
  };
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("the server was not ready within a minute");
}
