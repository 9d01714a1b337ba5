import { expect, test } from "vitest";
import type { z } from "zod";
import type { Model } from "~/providers/coach/model-client.server";
import { createOpenAiCoach } from "~/providers/coach/openai.server";
import { type CoachRequest, NOTICES } from "~/providers/coach/port";
import { lastMonthSaid } from "../support/coach";

/** A model that says one thing after the other, and remembers what it was told. */
function saying(...texts: string[]) {
  const inputs: string[] = [];
  const model: Model = {
    ask: <T>({ input, schema }: { input: string; schema: z.ZodType<T> }) => {
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
