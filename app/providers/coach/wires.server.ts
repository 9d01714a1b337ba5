// The two wires that servers of this protocol speak. What comes back is told apart before it is read as an answer: a
// refusal and an answer that was cut off are no JSON.
import type OpenAI from "openai";
import type { z } from "zod";
import { ModelFailed } from "./trouble.server";

export type WireRequest<T> = {
  name: string;
  schema: z.ZodType<T, z.ZodTypeDef, unknown>;
  instructions: string;
  input: string;
  userKey: string;
  /** Asks for the answer as it is written, and hears all of its text so far each time. */
  onText?: ((soFar: string) => void) | undefined;
};
type Written = { text: string; tokens: number };
type Wire = <T>(client: OpenAI, model: string, request: WireRequest<T>, signal: AbortSignal) => Promise<Written>;

const MAX_TOKENS = 1_600;

/** As the SDK says a schema; read with it. */
const formats = () => import("openai/helpers/zod");

export const overResponses: Wire = async (client, model, request, signal) => {
  const { zodTextFormat } = await formats();
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
    ? await streamedResponse(client, body, onText, signal)
    : await client.responses.create(body, { signal });
  return responseText(answer);
};

type ResponseBody = OpenAI.Responses.ResponseCreateParamsNonStreaming;

async function streamedResponse(
  client: OpenAI,
  body: ResponseBody,
  onText: (soFar: string) => void,
  signal: AbortSignal,
): Promise<OpenAI.Responses.Response> {
  const events = await client.responses.create({ ...body, stream: true }, { signal });
  let text = "";
  for await (const event of events) {
    if (event.type === "response.output_text.delta") onText((text += event.delta));
    else if (event.type === "response.completed" || event.type === "response.incomplete") return event.response;
    else if (event.type === "response.failed") throw failedResponse(event.response);
  }
  throw new ModelFailed("cut-off");
}

/** A response that failed after it was accepted. */
function failedResponse({ error }: OpenAI.Responses.Response): ModelFailed {
  return new ModelFailed(error?.code === "rate_limit_exceeded" ? "busy" : "down", error ?? undefined);
}

function responseText(answer: OpenAI.Responses.Response): Written {
  if (answer.status === "failed") throw failedResponse(answer);
  if (answer.status === "incomplete")
    throw new ModelFailed(answer.incomplete_details?.reason === "content_filter" ? "declined" : "cut-off");
  const parts = answer.output.flatMap((item) => (item.type === "message" ? item.content : []));
  if (parts.some((part) => part.type === "refusal")) throw new ModelFailed("declined");
  const text = parts.map((part) => (part.type === "output_text" ? part.text : "")).join("");
  return { text, tokens: answer.usage?.total_tokens ?? 0 };
}

export const overChat: Wire = async (client, model, request, signal) => {
  const { zodResponseFormat } = await formats();
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
  if (onText) return streamedChat(client, body, onText, signal);
  const answer = await client.chat.completions.create(body, { signal });
  const [choice] = answer.choices;
  return chatText(choice?.finish_reason, choice?.message.refusal, choice?.message.content, answer.usage?.total_tokens);
};

type ChatBody = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;

async function streamedChat(
  client: OpenAI,
  body: ChatBody,
  onText: (soFar: string) => void,
  signal: AbortSignal,
): Promise<Written> {
  const chunks = await client.chat.completions.create(
    { ...body, stream: true, stream_options: { include_usage: true } },
    { signal },
  );
  let [text, refusal, tokens] = ["", "", 0];
  let finish: string | null = null;
  for await (const { choices, usage } of chunks) {
    const [choice] = choices;
    if (choice?.delta.content) onText((text += choice.delta.content));
    refusal += choice?.delta.refusal ?? "";
    finish = choice?.finish_reason ?? finish;
    tokens = usage?.total_tokens ?? tokens;
  }
  return chatText(finish ?? "length", refusal, text, tokens);
}

function chatText(
  finish: string | null | undefined,
  refusal: string | null | undefined,
  text: string | null | undefined,
  tokens = 0,
): Written {
  if (finish === "length") throw new ModelFailed("cut-off");
  if (finish === "content_filter" || refusal) throw new ModelFailed("declined");
  return { text: text ?? "", tokens };
}
