// One way to ask a language model for a structured answer: the official SDK, against OpenAI or any server that speaks
// its protocol, over the Responses wire or the Chat Completions wire. It has no tools and no memory: what it knows is in
// the request, and what it answers is checked against a schema.
import OpenAI from "openai";
import { ContentFilterFinishReasonError, LengthFinishReasonError } from "openai/error";
import { zodResponseFormat, zodTextFormat } from "openai/helpers/zod";
import type { z } from "zod";
import { createBreaker } from "./breaker.server";

export type ModelConfig = {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  wire: "responses" | "chat";
  deadlineMs?: number;
};
export type ModelRequest<T> = {
  name: string;
  schema: z.ZodType<T>;
  instructions: string;
  input: string;
  userKey: string;
  signal?: AbortSignal | undefined;
  /** Asks for the answer as it is written, and hears all of its text so far each time. */
  onText?: ((soFar: string) => void) | undefined;
};
export type ModelAnswer<T> = { value: T; tokens: number };
export type Model = { ask<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> };

export class ModelFailed extends Error {
  override name = "ModelFailed";
}

const DEADLINE_MS = 20_000;
const MAX_TOKENS = 1_600;

export function createModel(config: ModelConfig): Model {
  const deadline = config.deadlineMs ?? DEADLINE_MS;
  const breaker = createBreaker({ isAnswer });
  let client: OpenAI | undefined;
  const sdk = () =>
    (client ??= new OpenAI({
      apiKey: config.apiKey || "none",
      ...(config.baseUrl ? { baseURL: config.baseUrl } : {}),
      timeout: deadline,
      maxRetries: 1,
    }));
  return {
    ask: (request) =>
      breaker.run(async () => {
        // One deadline for the call and its retry together: a person is waiting.
        const signals = [AbortSignal.timeout(deadline), ...(request.signal ? [request.signal] : [])];
        const signal = AbortSignal.any(signals);
        return config.wire === "chat"
          ? askChat(sdk(), config.model, request, signal)
          : askResponses(sdk(), config.model, request, signal);
      }),
  };
}

/** Refused, cut off or not wanted: one person's questions must not take the model from everybody else. */
function isAnswer(error: unknown): boolean {
  return [
    ModelFailed,
    OpenAI.BadRequestError,
    OpenAI.UnprocessableEntityError,
    LengthFinishReasonError,
    ContentFilterFinishReasonError,
  ].some((kind) => error instanceof kind);
}

async function askResponses<T>(
  client: OpenAI,
  model: string,
  request: ModelRequest<T>,
  signal: AbortSignal,
): Promise<ModelAnswer<T>> {
  const body = {
    model,
    instructions: request.instructions,
    input: [{ role: "user" as const, content: request.input }],
    text: { format: zodTextFormat(request.schema, request.name) },
    max_output_tokens: MAX_TOKENS,
    store: false,
    safety_identifier: request.userKey,
  };
  const { onText } = request;
  const answer = onText
    ? await client.responses
        .stream(body, { signal })
        .on("response.output_text.delta", ({ snapshot }) => onText(snapshot))
        .finalResponse()
    : await client.responses.parse(body, { signal });
  if (answer.output_parsed === null) throw new ModelFailed(answer.status === "incomplete" ? "cut off" : "refused");
  return { value: request.schema.parse(answer.output_parsed), tokens: answer.usage?.total_tokens ?? 0 };
}

async function askChat<T>(
  client: OpenAI,
  model: string,
  request: ModelRequest<T>,
  signal: AbortSignal,
): Promise<ModelAnswer<T>> {
  const body = {
    model,
    messages: [
      { role: "system" as const, content: request.instructions },
      { role: "user" as const, content: request.input },
    ],
    response_format: zodResponseFormat(request.schema, request.name),
    max_completion_tokens: MAX_TOKENS,
    store: false,
    safety_identifier: request.userKey,
  };
  const { onText } = request;
  const answer = onText
    ? await client.chat.completions
        .stream({ ...body, stream_options: { include_usage: true } }, { signal })
        .on("content", (_, snapshot) => onText(snapshot))
        .finalChatCompletion()
    : await client.chat.completions.parse(body, { signal });
  const parsed = answer.choices[0]?.message.parsed ?? null;
  if (parsed === null) throw new ModelFailed("refused");
  return { value: request.schema.parse(parsed), tokens: answer.usage?.total_tokens ?? 0 };
}
