// A second server beside the run's own, on the same database, with a stand-in for an outside model behind the coach.
import { freePort } from "../../scripts/support/postgres.mjs";
import { startApp } from "./e2e-app";
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
  const app = await startApp(settings);
  return {
    url,
    stub,
    stop: async () => {
      await app.stop();
      await stub.close();
    },
  };
}
