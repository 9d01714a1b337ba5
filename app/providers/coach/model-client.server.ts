// One way to ask a language model for a structured answer: the official SDK, against OpenAI or any server that speaks
// its protocol, over the Responses wire or the Chat Completions wire. It has no tools and no memory: what it knows is in
// the request, and what it answers is checked against a schema; a query is asked for in the same way, one in each answer.
import type OpenAI from "openai";
import { createBreaker } from "./breaker.server";
import { pause, type Timed, withDeadline } from "./deadline.server";
import { isOfOneQuestion, ModelFailed, retryAfterMs, troubleOf } from "./trouble.server";
import { overChat, overResponses, type WireRequest } from "./wires.server";

type ModelConfig = {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  wire: "responses" | "chat";
  deadlineMs?: number;
};
export type ModelRequest<T> = WireRequest<T> & { signal?: AbortSignal | undefined };
type ModelAnswer<T> = { value: T; tokens: number };
/** Fails with a `ModelFailed` that says of what kind. */
export type Model = { ask<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> };

const DEADLINE_MS = 20_000;
/** A second try needs some time to be answered in. */
const LEAST_LEFT_MS = 1_000;

export function createModel(config: ModelConfig): Model {
  const deadline = config.deadlineMs ?? DEADLINE_MS;
  const breaker = createBreaker({ isAnswer: isOfOneQuestion });
  let client: OpenAI | undefined;
  // Read when a model is first asked, which most installations never do.
  const sdk = async () => {
    if (client) return client;
    const { default: Sdk } = await import("openai");
    return (client ??= new Sdk({
      apiKey: config.apiKey || "none",
      ...(config.baseUrl ? { baseURL: config.baseUrl } : {}),
      timeout: deadline,
      // The SDK would wait for as long as a server tells it to.
      maxRetries: 0,
    }));
  };
  const wire = config.wire === "chat" ? overChat : overResponses;

  async function once<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
    const { text, tokens } = await wire(await sdk(), config.model, request, signal);
    const parsed = request.schema.safeParse(jsonOf(text));
    if (!parsed.success) throw new ModelFailed("shape");
    return { value: parsed.data, tokens };
  }

  async function twice<T>(request: ModelRequest<T>, { signal, left }: Timed): Promise<ModelAnswer<T>> {
    let heard = false;
    const { onText } = request;
    const listening = onText
      ? {
          ...request,
          onText: (soFar: string) => {
            heard = true;
            onText(soFar);
          },
        }
      : request;
    try {
      return await once(listening, signal);
    } catch (error) {
      const wait = heard ? null : retryAfterMs(error);
      if (wait === null || wait + Math.min(LEAST_LEFT_MS, deadline / 4) > left()) throw error;
      await pause(wait, signal);
      return once(request, signal);
    }
  }

  return {
    async ask(request) {
      try {
        // One deadline for the call and its retry together: a person is waiting.
        return await breaker.run(() =>
          withDeadline({ ms: deadline, signal: request.signal }, (timed) => twice(request, timed)),
        );
      } catch (error) {
        throw error instanceof ModelFailed ? error : new ModelFailed(troubleOf(error), error);
      }
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailed("shape");
  }
}
