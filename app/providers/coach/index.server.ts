// What words the coach's answers and reads questions: chosen once by configuration.
import { env } from "~/lib/env.server";
import { createModel, type Model } from "./model-client.server";
import { createOpenAiCoach } from "./openai.server";
import { type Coach, rulesCoach } from "./port";

type CoachProvider = {
  /** Null where none is configured. */
  model: Model | null;
  coach: Coach;
  /** Whether the model reads each question before the built-in reader's answer is taken. */
  readsFirst: boolean;
  /** Whose servers a question would go to, for the consent panel. */
  host: string | null;
};

type Settings = Pick<
  typeof env,
  "COACH_PROVIDER" | "COACH_MODEL_READS" | "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL" | "OPENAI_WIRE"
>;

function providerOf(settings: Settings): CoachProvider {
  if (settings.COACH_PROVIDER !== "openai") return { model: null, coach: rulesCoach, readsFirst: false, host: null };
  const { OPENAI_BASE_URL: baseUrl } = settings;
  const model = createModel({
    apiKey: settings.OPENAI_API_KEY ?? "",
    baseUrl,
    model: settings.OPENAI_MODEL ?? "",
    wire: settings.OPENAI_WIRE === "chat" ? "chat" : "responses",
  });
  return {
    model,
    coach: createOpenAiCoach(model),
    readsFirst: settings.COACH_MODEL_READS === "first",
    host: baseUrl ? new URL(baseUrl).host : "api.openai.com",
  };
}

let inUse = providerOf(env);

export const coachProvider = (): CoachProvider => inUse;

/** For tests: as if the process had been started with these settings. */
export function setCoachProvider(settings: Settings): void {
  inUse = providerOf(settings);
}
