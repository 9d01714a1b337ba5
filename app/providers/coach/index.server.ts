// Chosen once by configuration.
import { env } from "~/lib/env.server";
import { createModel, type Model } from "./model-client.server";
import { createOpenAiCoach } from "./openai.server";
import { type Coach, rulesCoach } from "./port";

export const model: Model | null =
  env.COACH_PROVIDER === "openai"
    ? createModel({
        apiKey: env.OPENAI_API_KEY ?? "",
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL ?? "",
        wire: env.OPENAI_WIRE === "chat" ? "chat" : "responses",
      })
    : null;

export const coach: Coach = model ? createOpenAiCoach(model) : rulesCoach;

/** Whether it reads each question before the built-in reader's answer is taken. */
export const modelReadsFirst = model !== null && env.COACH_MODEL_READS === "first";

/** Whose servers a question would go to, for the consent panel. */
export const modelHost: string | null = model
  ? env.OPENAI_BASE_URL
    ? new URL(env.OPENAI_BASE_URL).host
    : "api.openai.com"
  : null;
