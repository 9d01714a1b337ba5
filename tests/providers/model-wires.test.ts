// The two wires to a model: what is asked over them, and what each kind of answer is taken for.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Fact } from "~/domain/coach/facts/fact";
import { createModel, type ModelRequest } from "~/providers/coach/model-client.server";
import { inputOf, readerInput } from "~/providers/coach/what-is-sent";
import { startOpenAiStub, type Stub } from "../support/openai-stub";

let stub: Stub;
beforeAll(async () => void (stub = await startOpenAiStub()));
afterEach(() => void (stub.asked.length = 0));
afterAll(() => stub.close());

const WIRES = ["responses", "chat"] as const;
type Wire = (typeof WIRES)[number];
const REQUEST = {
  ...{ name: "advice", schema: z.object({ answer: z.string() }), instructions: "Be kind.", input: '{"a":1}' },
  userKey: "k1",
};
const ask = (wire: Wire, more: Partial<ModelRequest<{ answer: string }>> = {}) =>
  createModel({ apiKey: "key", baseUrl: stub.baseUrl, model: "m1", wire, deadlineMs: 5_000 }).ask({
    ...REQUEST,
    ...more,
  });
const SAID = { answer: "One.\n\nTwo.\n\nThree." };

describe.each(WIRES)("over %s", (wire) => {
  test("the task and what is known are sent, with a bound, for nobody to keep", async () => {
    stub.behave(() => ({ say: SAID }));
    const { value, tokens } = await ask(wire);
    expect(value).toEqual(SAID);
    expect(tokens).toBeGreaterThan(0);
    const [asked] = stub.asked;
    expect(asked).toMatchObject({ wire, instructions: "Be kind.", input: { a: 1 } });
    expect(asked?.headers.authorization).toBe("Bearer key");
    expect(asked?.body).toMatchObject({
      ...{ model: "m1", store: false, safety_identifier: "k1" },
      ...(wire === "chat" ? { max_completion_tokens: 1_600 } : { max_output_tokens: 1_600 }),
    });
    expect(JSON.stringify(asked?.body)).toMatch(/"type":"json_schema".*"name":"advice"|"name":"advice".*"json_schema"/);
    expect(asked?.body).not.toHaveProperty("stream");
  });

  test("an answer is heard as it's written, all of it so far each time", async () => {
    stub.behave(() => ({ say: SAID }));
    const heard: string[] = [];
    const { value, tokens } = await ask(wire, { onText: (soFar) => heard.push(soFar) });
    expect(value).toEqual(SAID);
    expect(tokens).toBeGreaterThanOrEqual(0);
    expect(heard.length).toBeGreaterThan(1);
    for (const [at, text] of heard.entries()) expect(text.startsWith(heard[at - 1] ?? "")).toBe(true);
    expect(JSON.parse(heard.at(-1) ?? "")).toEqual(SAID);
    expect(stub.asked[0]?.body.stream).toBe(true);
  });

  test.each<[string, Parameters<Stub["behave"]>[0], string]>([
    ["declines", () => ({ refuse: "I'd rather not." }), "declined"],
    ["is cut off", () => ({ cutOff: true }), "cut-off"],
    ["is of another shape", () => ({ say: { other: "x" } }), "shape"],
    ["is no JSON", () => ({ say: "well" }), "shape"],
    ["is refused", () => ({ status: 400, code: "bad" }), "request"],
  ])("one that %s is told apart, as a whole and as it's written", async (_, behave, trouble) => {
    stub.behave(behave);
    await expect(ask(wire)).rejects.toMatchObject({ name: "ModelFailed", trouble });
    await expect(ask(wire, { onText: () => undefined })).rejects.toMatchObject({ trouble });
    expect(stub.asked).toHaveLength(2);
  });
});

describe("an answer that is written", () => {
  const written = (...events: object[]) =>
    stub.behave(() => ({
      raw: [...events.map((event) => JSON.stringify(event)), "[DONE]"].map((data) => `data: ${data}\n\n`).join(""),
    }));
  const heard: string[] = [];
  const asked = (wire: Wire) => ask(wire, { onText: (soFar) => heard.push(soFar) });
  afterEach(() => void (heard.length = 0));
  const piece = (delta: object, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });
  const TWO = [piece({ content: '{"answer":' }), piece({ content: '"x"}' })];
  const delta = (text: string) => ({ type: "response.output_text.delta", delta: text });
  const message = { type: "message", content: [{ type: "output_text", text: '{"answer":"x"}' }] };
  const response = (more: object) => ({ id: "r1", output: [message], usage: { total_tokens: 9 }, ...more });

  test("in pieces of a completion is over with what it cost, which comes after its end and with no choice", async () => {
    written(piece({ role: "assistant", content: "" }), ...TWO, piece({}, "stop"), {
      ...{ choices: [], usage: { total_tokens: 9 } },
    });
    expect(await asked("chat")).toEqual({ value: { answer: "x" }, tokens: 9 });
    expect(heard).toEqual(['{"answer":', '{"answer":"x"}']);
    expect(stub.asked[0]?.body.stream_options).toEqual({ include_usage: true });
    written(...TWO, piece({}, "stop"));
    expect(await asked("chat")).toEqual({ value: { answer: "x" }, tokens: 0 });
  });

  test.each<[string, object[], string]>([
    ["without an end", TWO, "cut-off"],
    ["to its length", [...TWO, piece({}, "length")], "cut-off"],
    ["and filtered", [...TWO, piece({}, "content_filter")], "declined"],
    [
      "as a refusal in pieces",
      [piece({ refusal: "I'd " }), piece({ refusal: "rather not." }), piece({}, "stop")],
      "declined",
    ],
    ["as nothing", [piece({}, "stop")], "shape"],
  ])("in pieces of a completion %s is told apart", async (_, pieces, trouble) => {
    written(...pieces);
    await expect(asked("chat")).rejects.toMatchObject({ name: "ModelFailed", trouble });
  });

  test("in events of a response is over with the one that says so, and others are passed by", async () => {
    const over = response({ status: "completed" });
    const begun = { type: "response.created", response: response({ status: "in_progress" }) };
    written(begun, delta('{"answer":'), { type: "response.other", delta: "no" }, delta('"x"}'), {
      ...{ type: "response.completed", response: over },
    });
    expect(await asked("responses")).toEqual({ value: { answer: "x" }, tokens: 9 });
    expect(heard).toEqual(['{"answer":', '{"answer":"x"}']);
    written({ type: "response.completed", response: { ...over, usage: null } });
    expect(await asked("responses")).toEqual({ value: { answer: "x" }, tokens: 0 });
  });

  test.each<[string, object[], string]>([
    ["without an end", [delta('{"answer":"x"}')], "cut-off"],
    [
      "to its length",
      [{ type: "response.incomplete", response: response({ status: "incomplete", incomplete_details: null }) }],
      "cut-off",
    ],
    [
      "and filtered",
      [
        {
          type: "response.incomplete",
          response: response({ status: "incomplete", incomplete_details: { reason: "content_filter" } }),
        },
      ],
      "declined",
    ],
    [
      "by one who has too much to do",
      [delta("{"), { type: "response.failed", response: response({ error: { code: "rate_limit_exceeded" } }) }],
      "busy",
    ],
    [
      "by one who fails",
      [delta("{"), { type: "response.failed", response: response({ error: { code: "server_error" } }) }],
      "down",
    ],
    [
      "by one who fails without a word",
      [delta("{"), { type: "response.failed", response: response({ error: null }) }],
      "down",
    ],
  ])(
    "in events of a response %s is told apart, and not asked for again once some was heard",
    async (_, events, trouble) => {
      written(...events);
      await expect(asked("responses")).rejects.toMatchObject({ name: "ModelFailed", trouble });
      expect(stub.asked).toHaveLength(1);
    },
  );
});

test("a response that failed carries what the server said of it", async () => {
  const error = { code: "server_error", message: "x" };
  stub.behave(() => ({ raw: JSON.stringify({ id: "r1", output: [], status: "failed", error }) }));
  await expect(ask("responses")).rejects.toMatchObject({ trouble: "down", cause: error });
});

test.each<[object, string]>([
  [{ status: "failed", error: { code: "rate_limit_exceeded", message: "x" } }, "busy"],
  [{ status: "failed", error: { code: "server_error", message: "x" } }, "down"],
  [{ status: "failed", error: null }, "down"],
  [{ status: "incomplete", incomplete_details: { reason: "content_filter" } }, "declined"],
  [{ status: "incomplete", incomplete_details: null }, "cut-off"],
  [{ status: "completed", output: [{ type: "reasoning", id: "r", summary: [] }] }, "shape"],
])("a response of %j is '%s'", async (more, trouble) => {
  stub.behave(() => ({ raw: JSON.stringify({ id: "r1", object: "response", output: [], usage: null, ...more }) }));
  await expect(ask("responses")).rejects.toMatchObject({ trouble });
});

test.each<[object, string]>([
  [{ finish_reason: "length", message: { content: '{"answer":"x"}' } }, "cut-off"],
  [{ finish_reason: "content_filter", message: { content: '{"answer":"x"}' } }, "declined"],
  [{ finish_reason: "stop", message: { content: '{"answer":"x"}', refusal: "no" } }, "declined"],
  [{ finish_reason: "stop", message: { content: null } }, "shape"],
])("a completion of %j is '%s'", async (choice, trouble) => {
  stub.behave(() => ({ raw: JSON.stringify({ id: "c1", choices: [{ index: 0, ...choice }] }) }));
  await expect(ask("chat")).rejects.toMatchObject({ trouble });
});

describe("what is sent", () => {
  const fact = (id: string, more: Partial<Fact> = {}): Fact => ({
    ...{ id, label: `Label of ${id}`, value: { unit: "usd", cents: 1_250 }, href: null, ...more },
  });

  test("is the task, the question, the draft and the facts, those of the draft first, and no names", () => {
    const period = { from: "2026-03-01", to: "2026-03-31", label: "March 2026" };
    const facts = [
      fact("other"),
      fact("shop", { value: { unit: "name", text: "Blue Door" } }),
      fact("spent", { period, href: "/transactions" }),
    ];
    const draft = { answer: "You spent {{spent}} at {{shop}}." };
    expect(inputOf({ task: "coaching", userKey: "k", question: "Where?", draft, facts })).toEqual({
      ...{ task: "coaching", question: "Where?", draft },
      facts: [
        { id: "shop", label: "Label of shop", value: "(a name, filled in later)" },
        { id: "spent", label: "Label of spent", value: "$12.50", period: "March 2026" },
        { id: "other", label: "Label of other", value: "$12.50" },
      ],
    });
    const many = Array.from({ length: 170 }, (_, at) => fact(`f${at}`));
    const input = inputOf({ task: "budget", userKey: "k", draft: { answer: "{{f169}}" }, facts: many });
    expect(input).not.toHaveProperty("question");
    expect(Array.isArray(input.facts) && input.facts.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([
      ...["f169", "f0"],
    ]);
    expect(input.facts).toHaveLength(160);
  });

  test("of many facts those that belong to what the draft says leave before the others", () => {
    const ids = [
      "other.a",
      "answer.21.a",
      "answer.2.rest",
      "answer.step-2.a",
      "afford.rest",
      "afford.price",
      "answer.2.total",
    ];
    const order = (answer: string) => {
      const { facts } = inputOf({
        task: "coaching",
        userKey: "k",
        draft: { answer },
        facts: ids.map((id) => fact(id)),
      });
      return Array.isArray(facts) ? facts.map(({ id }: { id: string }) => id) : [];
    };
    expect(order("{{afford.price}} and {{answer.2.total}}")).toEqual([
      ...["afford.price", "answer.2.total", "answer.2.rest", "afford.rest"],
      ...["other.a", "answer.21.a", "answer.step-2.a"],
    ]);
    expect(order("{{answer.step-2.a}}").slice(0, 2)).toEqual(["answer.step-2.a", "other.a"]);
    expect(order("Nothing.")).toEqual(ids);
  });

  test("says a fact's days only where it has some, and the question before it only where there was one", () => {
    const input = inputOf({
      task: "coaching",
      userKey: "k",
      question: "And?",
      before: "How much?",
      draft: {},
      facts: [fact("a")],
    });
    expect(input).toEqual({
      ...{ task: "coaching", question: "And?", before: "How much?", draft: {} },
      facts: [{ id: "a", label: "Label of a", value: "$12.50" }],
    });
  });

  test.each([
    ["2026-03-01", "Sunday"],
    ["2026-03-02", "Monday"],
    ["2026-03-03", "Tuesday"],
    ["2026-03-04", "Wednesday"],
    ["2026-03-05", "Thursday"],
    ["2026-03-06", "Friday"],
    ["2026-03-07", "Saturday"],
  ])("of a question to read: itself, and that %s is a %s", (today, day) => {
    expect(JSON.parse(readerInput({ question: "Q", today, answered: [] }))).toEqual({
      ...{ task: "read", question: "Q", today: `${today}, a ${day}` },
    });
  });

  test("of a question to read: what came before, what was answered, and what was wrong", () => {
    const problem = { wrongPart: "period" };
    const before = { question: "B", steps: [{ topic: "invest" }] };
    const sent = readerInput({ question: "Q", before, today: "2026-03-01", answered: [[fact("f")]], problem });
    expect(JSON.parse(sent)).toMatchObject({ before, answered: [[{ id: "f", value: "$12.50" }]], problem });
  });
});
