// A second server beside the run's own, on the same database, with a stand-in for an outside model behind the coach.
import { spawn } from "node:child_process";
import { freePort } from "../../scripts/support/postgres.mjs";
import { startOpenAiStub, type Stub } from "./openai-stub";

export type ModelServer = { url: string; stub: Stub; stop: () => Promise<void> };

export async function startModelServer(): Promise<ModelServer> {
  const stub = await startOpenAiStub();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    APP_URL: url,
    PORT: String(port),
    JOBS: "off",
    NODE_ENV: "production" as const,
    COACH_PROVIDER: "openai",
    OPENAI_BASE_URL: stub.baseUrl,
    OPENAI_MODEL: "stub-model",
    OPENAI_API_KEY: "test-key",
  };
  const app = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => app.once("exit", resolve));
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok)
      return {
        url,
        stub,
        stop: async () => {
          app.kill("SIGTERM");
          await ended;
          await stub.close();
        },
      };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  app.kill("SIGKILL");
  throw new Error("the server with a model was not ready within a minute");
}
