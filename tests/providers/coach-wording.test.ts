import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { behindNoGap } from "~/providers/coach/gap";
import type { Model } from "~/providers/coach/model-client.server";
import { createOpenAiCoach, INSTRUCTIONS, writtenSoFar } from "~/providers/coach/openai.server";
import { type CoachRequest, NOTICES } from "~/providers/coach/port";
import { ModelFailed, TROUBLES } from "~/providers/coach/trouble.server";
import { lastMonthSaid } from "../support/coach";

/** A model that says one thing after the other, and remembers what it was told. */
function saying(...texts: string[]) {
  const inputs: string[] = [];
  const model: Model = {
    ask: <T>({ input, schema }: { input: string; schema: z.ZodType<T, z.ZodTypeDef, unknown> }) => {
      inputs.push(input);
      return Promise.resolve({ value: schema.parse({ answer: texts[inputs.length - 1] }), tokens: 1 });
    },
  };
  return { coach: createOpenAiCoach(model), inputs };
}

const { text, facts } = lastMonthSaid();
const REQUEST: CoachRequest = {
  task: "coaching",
  userKey: "k",
  question: "Where did my money go last month?",
  draft: { answer: text },
  facts,
};
const EMPTY = "You are doing well. Keep an eye on what you buy, and be kind to yourself.";
const WITH_FIGURE = "Last month you spent {{spend.last}} in all.";

test("a text that drops every figure of its draft is refused, though nothing in it is false", async () => {
  const { coach, inputs } = saying(EMPTY, EMPTY);
  const reply = await coach.write(REQUEST);
  expect(reply).toMatchObject({ by: "rules", notice: NOTICES.refused });
  expect(reply.prose.answer).toContain("You spent $2,911.90 last month.");
  expect(inputs).toHaveLength(2);
  expect(inputs[1]).toContain("leaves out the figures of the draft");
});

test("one of the draft's figures is enough, and a second try may bring it", async () => {
  const reply = await saying(EMPTY, WITH_FIGURE).coach.write(REQUEST);
  expect(reply).toMatchObject({
    by: "model",
    notice: null,
    prose: { answer: "Last month you spent $2,911.90 in all." },
  });
});

test("a draft without figures may be worded without any", async () => {
  const { coach, inputs } = saying(EMPTY);
  const reply = await coach.write({ ...REQUEST, draft: { answer: "Be kind to yourself." } });
  expect(reply).toMatchObject({ by: "model", prose: { answer: EMPTY } });
  expect(inputs).toHaveLength(1);
});

test("a span of time that was asked about may be named, on a known day", async () => {
  const asked = { ...REQUEST, question: "how was last year?", draft: { answer: "Be kind to yourself." } };
  const said = "I don't see anything of last year.";
  expect(await saying(said).coach.write({ ...asked, today: "2026-11-21" })).toMatchObject({
    ...{ by: "model", prose: { answer: said } },
  });
  expect(await saying(said, said).coach.write(asked)).toMatchObject({ by: "rules", notice: NOTICES.refused });
});

test("there's nothing to word in an empty draft, and nobody is asked", async () => {
  const { coach, inputs } = saying(EMPTY);
  expect(await coach.write({ ...REQUEST, draft: {} })).toEqual({
    ...{ prose: {}, cited: [], by: "rules", notice: null, tokens: 0 },
  });
  expect(inputs).toEqual([]);
});

test.each([
  ["", "answer: empty"],
  [" \n", "answer: empty"],
  [`{{spend.last}}${"a".repeat(2_987)}`, "answer: too long"],
  [`{{spend.last}} ${INSTRUCTIONS.slice(0, 200)}`, "answer: speaks of its instructions"],
  ["You spent {{spend.last}}, which is 40 dollars a day.", "answer: "],
])("a text is told once what is wrong with it (%#)", async (bad, problem) => {
  const { coach, inputs } = saying(bad, WITH_FIGURE);
  const reply = await coach.write(REQUEST);
  expect(reply).toMatchObject({ by: "model", notice: null, tokens: 2 });
  expect(JSON.parse(inputs[0] ?? "")).not.toHaveProperty("problemsWithYourLastAnswer");
  const { problemsWithYourLastAnswer: told } = JSON.parse(inputs[1] ?? "");
  expect(told[0]).toContain(problem);
  expect(told.length).toBeLessThanOrEqual(6);
});

test("three thousand letters are not too long, one more is", async () => {
  const long = (length: number) =>
    `${WITH_FIGURE} ${"Keep at it. ".repeat(300)}`.slice(0, length - 1).padEnd(length, ".");
  const { coach, inputs } = saying(long(3_001), long(3_000));
  expect(await coach.write(REQUEST)).toMatchObject({ by: "model", tokens: 2 });
  expect(inputs[1]).toContain("answer: too long");
});

test("of many problems six are told", async () => {
  const draft = Object.fromEntries([..."abcdefgh"].map((key) => [key, "Be kind."]));
  const inputs: string[] = [];
  const ask: Model["ask"] = ({ input, schema }) => {
    inputs.push(input);
    return Promise.resolve({
      value: schema.parse(Object.fromEntries(Object.keys(draft).map((key) => [key, ""]))),
      tokens: 1,
    });
  };
  expect(await createOpenAiCoach({ ask }).write({ ...REQUEST, draft })).toMatchObject({ by: "rules", tokens: 2 });
  expect(JSON.parse(inputs[1] ?? "").problemsWithYourLastAnswer).toEqual([..."abcdef"].map((key) => `${key}: empty`));
});

test("a model that fails leaves the built-in planner's words, and says why; what it cost so far counts", async () => {
  const notices = new Map<string, string | null>();
  for (const trouble of TROUBLES) {
    let turn = 0;
    const ask: Model["ask"] = ({ schema }) => {
      turn += 1;
      if (turn === 2) return Promise.reject(new ModelFailed(trouble));
      return Promise.resolve({ value: schema.parse({ answer: EMPTY }), tokens: 7 });
    };
    const reply = await createOpenAiCoach({ ask }).write(REQUEST);
    expect(reply, trouble).toMatchObject({ by: "rules", tokens: 7 });
    notices.set(trouble, reply.notice);
  }
  expect(Object.fromEntries(notices)).toEqual({
    ...{ key: NOTICES.setup, model: NOTICES.setup, request: NOTICES.setup, quota: NOTICES.quota, busy: NOTICES.busy },
    ...{ down: NOTICES.down, gone: NOTICES.slow, slow: NOTICES.slow, declined: NOTICES.declined },
    ...{ "cut-off": NOTICES.cutOff, shape: NOTICES.unreadable },
  });
});

test("the model gets the task, the person's mark, and a shape with the draft's keys and no others", async () => {
  const asked: Parameters<Model["ask"]>[0][] = [];
  const ask: Model["ask"] = (request) => {
    asked.push(request);
    return Promise.reject(new ModelFailed("down"));
  };
  const { signal } = new AbortController();
  await createOpenAiCoach({ ask }).write({ ...REQUEST, signal });
  expect(asked).toMatchObject([{ name: "advice", instructions: INSTRUCTIONS, userKey: "k" }]);
  const [{ schema, signal: given, onText } = {}] = asked;
  expect(given).toBe(signal);
  expect(onText).toBeUndefined();
  expect(schema?.safeParse({ answer: "x" }).success).toBe(true);
  expect(schema?.safeParse({ answer: "x", more: "y" }).success).toBe(false);
  expect(schema?.safeParse({}).success).toBe(false);
});

describe("the gap that a model says its draft has", () => {
  /** What it says first, and then with a text that holds. */
  async function gapAfter(...said: object[]) {
    let turn = 0;
    const ask: Model["ask"] = ({ schema }) => Promise.resolve({ value: schema.parse(said[turn++]), tokens: 1 });
    return createOpenAiCoach({ ask }).write({ ...REQUEST, asksForGap: true });
  }
  const other = { is: "other", what: ` ${"a".repeat(300)}` };
  const none = { is: "none", what: "the rent" };

  test("goes along with words that hold, and is short", async () => {
    const reply = await gapAfter({ gap: other, answer: WITH_FIGURE });
    expect(reply).toMatchObject({ by: "model", gap: { is: "other", missing: "a".repeat(160) } });
    expect(JSON.stringify(reply.prose)).not.toContain("aaa");
  });

  test.each([[none], ["other"], [{ is: "all", what: "" }], [null], [undefined], [{ ...other, more: 1 }]])(
    "%j is none",
    async (gap) => {
      expect(await gapAfter({ gap, answer: WITH_FIGURE })).toMatchObject({ by: "model", gap: null });
    },
  );

  test("is the last one's that was said, whether or not its words held", async () => {
    const EMPTY_TOO = { gap: other, answer: EMPTY };
    expect(await gapAfter(EMPTY_TOO, { gap: none, answer: WITH_FIGURE })).toMatchObject({ by: "model", gap: null });
    expect((await gapAfter(EMPTY_TOO, EMPTY_TOO)).gap?.is).toBe("other");
  });

  test("isn't asked for with any other text, and can't be said there", async () => {
    const ask: Model["ask"] = ({ schema }) => {
      expect(schema.safeParse({ gap: other, answer: WITH_FIGURE }).success).toBe(false);
      return Promise.resolve({ value: schema.parse({ answer: WITH_FIGURE }), tokens: 1 });
    };
    expect((await createOpenAiCoach({ ask }).write(REQUEST)).gap ?? null).toBeNull();
  });
});

test.each([
  ['{"gap":{"is":"none","what":""},"answer":"We', ',"answer":"We'],
  [' { "gap" : {"what":"}\\"{","is":"none"} ', " "],
  ['{"gap":{"is":"none","what":""', null],
  ['{"gap":{"is":"part","what":""},"answer":"We', null],
  ['{"answer":"\\"gap\\":{\\"is\\":\\"none\\"}","gap":{"is":"none","what":""}', null],
  ['{"gap":"none","answer":"We', null],
  ['{"answer":"We', null],
  ["", null],
])("of %j what may be heard is %j", (json, behind) => {
  expect(behindNoGap(json)).toBe(behind);
});

describe("an answer that is heard as it's written", () => {
  /** What is handed on when the model writes all of these, in pieces, and then fails. */
  async function heard(written: string, request: Partial<CoachRequest> = {}) {
    const paragraphs: string[] = [];
    let turns = 0;
    let heardAgain = false;
    const ask: Model["ask"] = ({ onText, schema }) => {
      turns += 1;
      if (turns === 2) heardAgain = onText !== undefined;
      const json = JSON.stringify({ answer: written });
      for (let end = 1; end <= json.length; end += 5) onText?.(json.slice(0, end));
      onText?.(json);
      return Promise.resolve({
        value: schema.parse(turns === 1 ? { answer: EMPTY } : { answer: WITH_FIGURE }),
        tokens: 1,
      });
    };
    const hand = (text: string) => void paragraphs.push(text);
    await createOpenAiCoach({ ask }).write({ ...REQUEST, onParagraph: hand, ...request });
    return { paragraphs, heardAgain };
  }

  test("comes by paragraphs once they are complete, their figures filled in, each once", async () => {
    const { paragraphs, heardAgain } = await heard(`${WITH_FIGURE}\n\nKeep at it.\n\n\nThe last one.`);
    expect(paragraphs).toEqual(["Last month you spent $2,911.90 in all.", "Keep at it."]);
    expect(heardAgain).toBe(false);
  });

  test("ends at the first that doesn't pass", async () => {
    const { paragraphs } = await heard(`Keep at it.\n\nYou spent $14,000.\n\nKeep at it.\n\nEnd.`);
    expect(paragraphs).toEqual(["Keep at it."]);
    const { paragraphs: none } = await heard(`${INSTRUCTIONS.split("\n")[0]}\n\nKeep at it.\n\nEnd.`);
    expect(none).toEqual([]);
  });

  test("isn't heard where a draft has several texts", async () => {
    const draft = { answer: "Be kind.", title: "Kind" };
    const asked: unknown[] = [];
    const ask: Model["ask"] = ({ onText }) => {
      asked.push(onText);
      return Promise.reject(new ModelFailed("down"));
    };
    await createOpenAiCoach({ ask }).write({ ...REQUEST, draft, onParagraph: () => undefined });
    expect(asked).toEqual([undefined]);
  });
});

test.each([
  ['{"answer":"Well', "answer", "Well"],
  ['{ "answer" : "Well", "more": "x"', "answer", "Well"],
  ['{"answer":"a\\nb\\u00e9\\"', "answer", 'a\nbé"'],
  ['{"answer":"a\\', "answer", "a"],
  ['{"answer":"a\\u00e', "answer", "a"],
  ['{"answer":"a\nb', "answer", ""],
  ['{"answer":', "answer", ""],
  ['{"other":"x', "answer", ""],
  ["", "answer", ""],
])("of %j the text of '%s' is %j", (json, key, text) => {
  expect(writtenSoFar(json, key)).toBe(text);
});
