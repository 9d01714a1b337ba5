// An outside model behind the coach for the tests of a file: a stand-in on loopback, handed in as settings would.
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { env, readEnv } from "~/lib/env.server";
import { setCoachProvider } from "~/providers/coach/index.server";
import { type Asked, type Behaviour, draftOf, startOpenAiStub, type Stub } from "./openai-stub";

export type OutsideModel = Pick<Stub, "asked" | "behave"> & { host: () => string };

/** Until a test says otherwise it returns each draft as it is. */
export function useModel(settings: Record<string, string> = {}): OutsideModel {
  let stub: Stub | undefined;
  const asked: Asked[] = [];
  let how: (one: Asked) => Behaviour = ownWords;
  beforeAll(async () => {
    stub = await startOpenAiStub();
    stub.behave((one) => {
      asked.push(one);
      return how(one);
    });
  });
  // Anew for each test: what the last one broke is whole again.
  beforeEach(() =>
    setCoachProvider(
      readEnv({
        ...{ COACH_PROVIDER: "openai", OPENAI_MODEL: "stub-model", OPENAI_API_KEY: "test-key" },
        ...{ OPENAI_BASE_URL: stub?.baseUrl, ...settings },
      }),
    ),
  );
  afterEach(() => {
    asked.length = 0;
    how = ownWords;
  });
  afterAll(async () => {
    setCoachProvider(env);
    await stub?.close();
  });
  return { asked, behave: (next) => void (how = next), host: () => new URL(stub?.baseUrl ?? "").host };
}

const ownWords = (one: Asked): Behaviour => ({ say: draftOf(one) });
