// A stand-in for an OpenAI-compatible server on loopback, for both wires. What it says is decided by the test: a good
// model, a lying one, one that obeys an attacker, or a broken server.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Asked = {
  wire: "responses" | "chat";
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  instructions: string;
  input: Record<string, unknown>;
};
export type Behaviour =
  | { say: Readonly<Record<string, unknown>> | string; pauseMs?: number }
  | { status: number; code?: string; headers?: Record<string, string> }
  | { hang: true }
  | { refuse: string }
  | { cutOff: true }
  | { raw: string };
export type Stub = {
  baseUrl: string;
  asked: Asked[];
  answered: unknown[];
  behave: (how: (asked: Asked) => Behaviour) => void;
  close: () => Promise<void>;
};

export async function startOpenAiStub(): Promise<Stub> {
  const asked: Asked[] = [];
  const answered: unknown[] = [];
  let how: (asked: Asked) => Behaviour = (one) => ({ say: draftOf(one) });
  const server = createServer((request, response) => void handle(request, response));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const one = readAsked(request, text);
    asked.push(one);
    const behaviour = withGap(how(one), one);
    if ("hang" in behaviour) return;
    if ("status" in behaviour)
      return reply(
        response,
        behaviour.status,
        { error: { message: "stub", type: "server_error", param: null, code: behaviour.code ?? null } },
        behaviour.headers,
      );
    if ("raw" in behaviour)
      return void response.writeHead(200, { "content-type": "application/json" }).end(behaviour.raw);
    const body = one.wire === "chat" ? chatAnswer(behaviour) : responsesAnswer(behaviour);
    answered.push(body);
    if (one.body.stream === true) return streamed(response, one.wire, behaviour, body);
    reply(response, 200, body);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    answered,
    behave: (next) => {
      how = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What was sent, apart from the code that stands for the person: its digits are chance's, and may be any four of a card's. */
export const contentSent = (asked: readonly Asked[]): string =>
  JSON.stringify(asked.map(({ body: { safety_identifier: _code, ...content } }) => content));

/** The planner's draft, as a well-behaved model might return it. */
export function draftOf({ input }: Asked): Record<string, string> {
  const draft = input.draft;
  return typeof draft === "object" && draft !== null
    ? Object.fromEntries(Object.entries(draft).map(([key, text]) => [key, String(text)]))
    : {};
}

/** Whether it's asked for as well if the draft answers the question. */
export const asksForGap = ({ body }: Asked): boolean => JSON.stringify(body).includes('"gap":{"type":"object"');

/** What a test says nothing of is as it should be: the draft has no gap. */
const withGap = (behaviour: Behaviour, asked: Asked): Behaviour =>
  "say" in behaviour && typeof behaviour.say === "object" && asksForGap(asked)
    ? { ...behaviour, say: { gap: { is: "none", what: "" }, ...behaviour.say } }
    : behaviour;

/** The same text under every key that was asked for. */
export function everywhere(text: string): (asked: Asked) => Behaviour {
  return (one) => ({ say: Object.fromEntries(Object.keys(draftOf(one)).map((key) => [key, text])) });
}

function readAsked(request: IncomingMessage, text: string): Asked {
  const body = record(JSON.parse(text));
  const wire = request.url?.endsWith("/chat/completions") ? "chat" : "responses";
  const turns = Array.isArray(wire === "chat" ? body.messages : body.input)
    ? Array.from(wire === "chat" ? Object.values(body.messages ?? []) : Object.values(body.input ?? [])).map(record)
    : [];
  const user = String(turns.find((turn) => turn.role === "user")?.content ?? "{}");
  const system = wire === "chat" ? turns.find((turn) => turn.role === "system")?.content : body.instructions;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return { wire, path: request.url ?? "", headers, body, instructions: String(system ?? ""), input: parsed(user) };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function parsed(text: string): Record<string, unknown> {
  try {
    return record(JSON.parse(text));
  } catch {
    return { text };
  }
}

function reply(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** The same answer in pieces, paragraph by paragraph, as both wires stream it. */
async function streamed(
  response: ServerResponse,
  wire: "responses" | "chat",
  behaviour: Behaviour,
  body: unknown,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (event: Record<string, unknown>) =>
    response.write(
      `${typeof event.type === "string" ? `event: ${event.type}\n` : ""}data: ${JSON.stringify(event)}\n\n`,
    );
  const whole = record(body);
  const text = "refuse" in behaviour ? "" : textOf(behaviour);
  const pieces = text.match(/(?:(?!\\n\\n).)+(?:\\n\\n)?/gs) ?? [];
  let number = 0;
  const numbered = (event: Record<string, unknown>) => send({ ...event, sequence_number: number++ });
  const place = { item_id: "msg_1", output_index: 0, content_index: 0 };
  const chunk = (delta: Record<string, unknown>, finish: string | null) =>
    send({
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1_790_000_000,
      model: "stub-model",
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    });
  if (wire === "responses") {
    numbered({ type: "response.created", response: { ...whole, status: "in_progress", output: [] } });
    numbered({
      type: "response.output_item.added",
      output_index: 0,
      item: { type: "message", id: "msg_1", status: "in_progress", role: "assistant", content: [] },
    });
    if (pieces.length > 0)
      numbered({
        type: "response.content_part.added",
        ...place,
        part: { type: "output_text", text: "", annotations: [], logprobs: [] },
      });
  } else chunk({ role: "assistant", content: "", refusal: "refuse" in behaviour ? behaviour.refuse : null }, null);
  for (const delta of pieces) {
    if (wire === "responses") numbered({ type: "response.output_text.delta", ...place, delta, logprobs: [] });
    else chunk({ content: delta }, null);
    if ("pauseMs" in behaviour && behaviour.pauseMs)
      await new Promise((resolve) => setTimeout(resolve, behaviour.pauseMs));
  }
  if (wire === "responses")
    numbered({ type: "cutOff" in behaviour ? "response.incomplete" : "response.completed", response: whole });
  else {
    chunk({}, "cutOff" in behaviour ? "length" : "stop");
    response.write("data: [DONE]\n\n");
  }
  response.end();
}

const textOf = (behaviour: Behaviour): string =>
  "say" in behaviour ? (typeof behaviour.say === "string" ? behaviour.say : JSON.stringify(behaviour.say)) : '{"ans';

function responsesAnswer(behaviour: Behaviour): unknown {
  const content =
    "refuse" in behaviour
      ? { type: "refusal", refusal: behaviour.refuse }
      : { type: "output_text", text: textOf(behaviour), annotations: [], logprobs: [] };
  const cut = "cutOff" in behaviour;
  return {
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    completed_at: 1_790_000_001,
    status: cut ? "incomplete" : "completed",
    background: false,
    error: null,
    incomplete_details: cut ? { reason: "max_output_tokens" } : null,
    instructions: null,
    max_output_tokens: 1600,
    max_tool_calls: null,
    model: "stub-model",
    output: [
      { type: "message", id: "msg_1", status: cut ? "incomplete" : "completed", role: "assistant", content: [content] },
    ],
    parallel_tool_calls: true,
    previous_response_id: null,
    prompt_cache_key: null,
    reasoning: { effort: null, summary: null },
    safety_identifier: null,
    service_tier: "default",
    store: false,
    temperature: 1,
    text: { format: { type: "text" }, verbosity: "medium" },
    tool_choice: "auto",
    tools: [],
    top_logprobs: 0,
    top_p: 1,
    truncation: "disabled",
    usage: {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 20,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 120,
    },
    metadata: {},
  };
}

function chatAnswer(behaviour: Behaviour): unknown {
  const refused = "refuse" in behaviour;
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "stub-model",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: refused ? null : textOf(behaviour),
          refusal: refused ? behaviour.refuse : null,
          annotations: [],
        },
        logprobs: null,
        finish_reason: "cutOff" in behaviour ? "length" : "stop",
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  };
}
