// A second look at an answer: a model that says where the draft misses the question, and then reads well, badly, slowly, or lies.
import { beforeEach, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { readEnv } from "~/lib/env.server";
import { setCoachProvider } from "~/providers/coach/index.server";
import { NOTICES } from "~/providers/coach/port";
import { askCoach } from "~/services/coach/coach.server";
import { QUESTION_MS } from "~/services/coach/time-left";
import { guideStepOf, PLAIN, planStepOf, stepOf, workStepOf } from "../support/asked-of";
import { useDatabase } from "../support/db";
import { type Asked, asksForGap, type Behaviour, contentSent, draftOf } from "../support/openai-stub";
import { useModel } from "../support/outside-model";
import {
  CLEAR,
  housingOf,
  isBehaviour,
  isReading,
  lastMonthOf,
  somebodyWhoAgreed,
  UNREAD,
} from "../support/reading-model";

useDatabase();
const stub = useModel();
let user: CurrentUser;
beforeEach(async () => {
  user = await somebodyWhoAgreed();
});

const ask = (question: string, more: Parameters<typeof askCoach>[2] = {}) =>
  askCoach(user, question, { conversation: "new", ...more });
const isSecond = ({ input }: Asked): boolean => input.task === "read-again";
const seconds = () => stub.asked.filter(isSecond);
const wordings = () => stub.asked.filter(({ input }) => input.task === "coaching");
const housing = () => housingOf(user);
const counted = () => ({ ...housing(), statistic: "count" });
const meals = () => ({ ...housing(), subject: { ...PLAIN.subject, categories: ["restaurants"] } });
const NOTHING = stepOf(null);

type Looking = {
  first?: object;
  again?: readonly (object | Behaviour)[];
  gap?: unknown;
  words?: string;
};
/** Reads `first`, finds the gap in what it words, and reads `again` one step after another, the last again and again. */
function looks({ first = NOTHING, again = [NOTHING], gap = { is: "part", what: "the count" }, words }: Looking): void {
  let at = 0;
  stub.behave((asked) => {
    if (isReading(asked)) return { say: JSON.stringify(first) };
    if (isSecond(asked)) {
      const step = again[Math.min(at++, again.length - 1)] ?? NOTHING;
      return isBehaviour(step) ? step : { say: JSON.stringify(step) };
    }
    return { say: { ...(asksForGap(asked) ? { gap } : {}), ...draftOf(asked), ...(words ? { answer: words } : {}) } };
  });
}

test("an answer without a gap costs a reading and a wording, as ever", async () => {
  looks({ gap: { is: "none", what: "" } });
  await ask(CLEAR);
  expect(stub.asked).toHaveLength(2);
  expect(stub.asked.map(asksForGap)).toEqual([false, true]);
});

test("what was left out is read, and stands below what was answered", async () => {
  looks({ again: [stepOf(meals())], gap: { is: "part", what: "the second one" } });
  const { answer, by } = await ask(CLEAR);
  expect(answer).toMatch(
    /^You spent \$1,600\.00 on Mortgage\/Rent last month[^]+\$412\.10 on Restaurants[^]+I took your/,
  );
  expect(by).toBe("model");
  expect([seconds().length, wordings().length]).toEqual([1, 2]);
  expect(wordings().map(asksForGap)).toEqual([true, false]);
});

test("the second look is told the answer with its steps and facts and what is missing, and no name", async () => {
  looks({ again: [stepOf(counted())], gap: { is: "part", what: `the count for Quillon, ${"and ".repeat(100)}` } });
  await ask(CLEAR);
  const [second] = seconds();
  expect(second?.input).toMatchObject({
    question: CLEAR,
    again: {
      gap: "part",
      steps: [{ query: { measure: "spent", subject: { categories: ["mortgage_rent"] }, period: lastMonthOf(user) } }],
      draft: expect.stringContaining("{{"),
      facts: expect.arrayContaining([expect.objectContaining({ value: "$1,600.00" })]),
    },
  });
  const { missing } = Object(second?.input.again);
  expect(missing).toMatch(/^the count for \[removed\], and/);
  expect(missing.length).toBeLessThanOrEqual(170);
  expect(contentSent(stub.asked)).not.toMatch(/Quillon|Vantongeren|Zyxwolf/);
});

test("what the built-in reader surely took for something else is answered by what the second look reads", async () => {
  looks({ again: [stepOf(counted())], gap: { is: "other", what: "how many, not how much" } });
  const { answer } = await ask(CLEAR);
  expect(answer).toMatch(/^1 transaction on Mortgage\/Rent last month[^]+\n\nI took your question as: .+\?$/);
  expect(answer).not.toMatch(/^You spent/);
  expect(Object(seconds()[0]?.input.again).gap).toBe("other");
});

test("a calculation that was missing goes by the numbers of the steps that are there", async () => {
  looks({
    first: stepOf(housing()),
    again: [stepOf(meals(), true), workStepOf("left", [1, 2])],
  });
  const { answer } = await ask(`${UNREAD} less meals`);
  expect(answer).toContain("$1,187.90");
  expect(seconds()[1]?.input.answered).toHaveLength(1);
});

test("of what isn't understood nothing stays: what is read stands in its place", async () => {
  looks({ again: [stepOf(housing())] });
  const { answer } = await ask(UNREAD);
  expect(answer).toContain("$1,600.00");
  expect(answer).not.toMatch(/didn't understand|can't tell/);
});

test("what was announced and is said to be missing is missing no longer once it's found", async () => {
  let reads = 0;
  stub.behave((asked) => {
    if (isReading(asked)) return { say: JSON.stringify(reads++ === 0 ? stepOf(housing(), true) : NOTHING) };
    if (isSecond(asked)) return { say: JSON.stringify(stepOf(meals())) };
    return { say: { ...(asksForGap(asked) ? { gap: { is: "part", what: "food" } } : {}), ...draftOf(asked) } };
  });
  const { answer } = await ask(`${UNREAD} and food`);
  expect(answer).toMatch(/\$1,600\.00[^]+\$412\.10/);
  expect(answer).not.toContain("What else you asked");
});

test("advice and figures stand together, whichever came first", async () => {
  looks({ first: planStepOf({ amount: 2_000 }), again: [stepOf(housing())] });
  const { answer } = await ask(`${UNREAD} sofa 2000`);
  expect(answer).toContain("$2,000.00");
  expect(answer).toContain("$1,600.00");
});

const OF_A_LIAR: readonly [how: string, looking: Looking, seconds: number][] = [
  ["a gap without steps", {}, 1],
  ["another question without steps", { gap: { is: "other", what: "all of it" } }, 1],
  ["the same step again", { again: [stepOf("HOUSING")] }, 1],
  ["the same step in its own place", { gap: { is: "other", what: "" }, again: [stepOf("HOUSING")] }, 1],
  ["figures for a step, twice", { again: [stepOf("You spent $9,999.99.")] }, 1],
  ["a step that doesn't hold, twice", { again: [planStepOf({ plan: "sum-when" })] }, 2],
  ["the days dropped", { gap: { is: "other", what: "" }, again: [stepOf(PLAIN)] }, 1],
  ["care that nothing tells of", { again: [stepOf(null, false, "self-harm")] }, 1],
  ["figures that are said already", { again: [stepOf("COUNTED")] }, 1],
  ["an error", { again: [{ status: 500 }] }, 2],
  ["no JSON", { again: [{ raw: "rent please" }] }, 1],
];
test.each(OF_A_LIAR)(
  "a model that lies of a gap (%s): today's words stand, after a few calls",
  async (_how, looking, most) => {
    looks({ gap: { is: "none", what: "" } });
    const own = await ask(CLEAR);
    stub.asked.length = 0;
    const again = looking.again?.map((step) =>
      JSON.stringify(step).includes('"HOUSING"')
        ? { ...step, query: housing() }
        : JSON.stringify(step).includes('"COUNTED"')
          ? { ...step, query: counted() }
          : step,
    );
    looks({ ...looking, ...(again ? { again } : {}) });
    const answer = await ask(CLEAR);
    expect(answer.answer).toBe(own.answer);
    expect(answer.by).toBe("model");
    expect(seconds().length).toBe(most);
    expect(wordings()).toHaveLength(1);
  },
);

test("a model that finds a gap in everything, and another step each time, ends after three of them and one more wording", async () => {
  const month = (number: number) =>
    stepOf({ ...PLAIN, period: { from: `2025-0${number}-01`, to: `2025-0${number}-28` } }, true);
  looks({ again: [1, 2, 3, 4, 5, 6].map(month) });
  stub.asked.length = 0;
  await ask(CLEAR);
  expect(seconds()).toHaveLength(3);
  expect(wordings()).toHaveLength(2);
});

test.each([
  ["none", undefined],
  ["a word", "other"],
  ["another kind", { is: "everything", what: "x" }],
  ["more than asked for", { is: "other", what: "x", answer: "$9,999.99" }],
])("a gap that isn't one (%s) is none, and the words count", async (_how, gap) => {
  stub.behave((asked) => ({ say: JSON.stringify(isReading(asked) ? NOTHING : { gap, ...draftOf(asked) }) }));
  const answer = await ask(CLEAR);
  expect(answer.by).toBe("model");
  expect(stub.asked).toHaveLength(2);
});

test("nothing is handed on of an answer with a gap; what takes its place is heard as it's written", async () => {
  const heard: string[] = [];
  const onParagraph = (text: string) => void heard.push(text);
  looks({ gap: { is: "none", what: "" }, words: "The first {{answer.1.total}}.\n\nThe end." });
  await ask(CLEAR, { onParagraph });
  expect(heard).toEqual(["The first $1,600.00."]);
  heard.length = 0;
  looks({ again: [NOTHING], words: "The first {{answer.1.total}}.\n\nThe end." });
  await ask(CLEAR, { onParagraph });
  expect(heard).toEqual([]);
  looks({ again: [stepOf(meals())], words: "Once more {{answer.1.total}}.\n\nThe end." });
  expect((await ask(CLEAR, { onParagraph })).answer).toContain("Once more $1,600.00.");
  expect(heard).toEqual(["Once more $1,600.00."]);
});

test("what is handed on isn't taken back, whatever is said behind it", async () => {
  const heard: string[] = [];
  const words = '"answer":"The first {{answer.1.total}}.\\n\\nThe end."';
  stub.behave((asked) => ({
    say: isReading(asked)
      ? JSON.stringify(NOTHING)
      : `{"gap":{"is":"none","what":"\\"answer\\""},${words},"gap":{"is":"other","what":"x"}}`,
  }));
  await ask(CLEAR, { onParagraph: (text) => void heard.push(text) });
  expect(heard).toEqual(["The first $1,600.00."]);
  expect(seconds()).toEqual([]);
});

test("a lie in the words of the second answer is refused, and its draft stands", async () => {
  let turn = 0;
  stub.behave((asked) => {
    if (isReading(asked)) return { say: JSON.stringify(NOTHING) };
    if (isSecond(asked)) return { say: JSON.stringify(stepOf(counted())) };
    return turn++ === 0
      ? { say: { gap: { is: "other", what: "" }, ...draftOf(asked) } }
      : { say: { answer: "You spent $9,999.99 on yachts." } };
  });
  const answer = await ask(CLEAR);
  expect(answer).toMatchObject({ by: "rules", notice: NOTICES.refused });
  expect(answer.answer).toContain("1 transaction on Mortgage/Rent");
  expect(JSON.stringify(answer)).not.toMatch(/9,999\.99|yacht/);
});

test("where too little of the day's share is left, nobody looks again", async () => {
  looks({ again: [stepOf(meals())] });
  await db.coachUsage.create({ data: { userId: user.id, day: user.today, calls: 57 } });
  expect((await ask(CLEAR)).answer).not.toContain("$412.10");
  expect(seconds()).toEqual([]);
  await db.coachUsage.updateMany({ where: { userId: user.id }, data: { calls: 56 } });
  expect((await ask(CLEAR)).answer).toContain("$412.10");
});

test("the whole question has one limit of time, shorter than the minute that its key is kept for", async () => {
  expect(QUESTION_MS).toBeLessThan(60_000);
  // Too little of it is left for a second look.
  looks({ again: [stepOf(meals())] });
  expect((await ask(CLEAR, { ms: 15_000 })).answer).not.toContain("$412.10");
  expect(seconds()).toEqual([]);
  // Nothing of it is left for words.
  stub.behave(() => ({ hang: true }));
  const start = performance.now();
  const slow = await ask(CLEAR, { ms: 1_500 });
  expect(performance.now() - start).toBeLessThan(6_000);
  expect(slow).toMatchObject({ by: "rules", notice: NOTICES.slow });
});

test("a second look that hangs ends, and today's words stand", async () => {
  looks({ again: [{ hang: true }] });
  const start = performance.now();
  const answer = await ask(CLEAR, { ms: 16_500 });
  expect(performance.now() - start).toBeLessThan(12_000);
  expect(answer).toMatchObject({ by: "model", answer: expect.stringMatching(/^You spent \$1,600\.00/) });
});

test("of care by the rules and of Spanish no gap is asked, nor where the reader that is sure comes first", async () => {
  looks({ again: [stepOf(meals())], gap: { is: "other", what: "" } });
  await ask("i want to kill myself");
  expect(stub.asked).toEqual([]);
  await ask("¿cuánto gasté en comida el mes pasado?");
  expect(stub.asked.filter(asksForGap)).toEqual([]);
  stub.asked.length = 0;
  setCoachProvider(
    readEnv({
      ...{ COACH_PROVIDER: "openai", OPENAI_MODEL: "stub-model", OPENAI_API_KEY: "k" },
      ...{ OPENAI_BASE_URL: `http://${stub.host()}/v1`, COACH_MODEL_READS: "unsure" },
    }),
  );
  await ask(CLEAR);
  expect(stub.asked.map(asksForGap)).toEqual([false]);
});

test("what is told and read to its last number stays in front; what was asked beside it stands below", async () => {
  const TOLD = "my car insurance just went from 120 to 165 a month. does that still fit, and what would i have to cut?";
  looks({ gap: { is: "none", what: "" } });
  const own = await ask(TOLD);
  expect(stub.asked.map(({ input }) => input.task)).toEqual(["coaching"]);
  looks({ again: [stepOf(meals())], gap: { is: "other", what: "" } });
  expect((await ask(TOLD)).answer).toBe(own.answer);
  looks({ again: [stepOf(meals())], gap: { is: "part", what: "what to cut" } });
  const { answer } = await ask(TOLD);
  expect(answer.startsWith(own.answer.split("\n\n")[0] ?? "?")).toBe(true);
  expect(answer).toContain("$412.10");
});

test("the words of the guide are the app's own, whatever a model finds missing", async () => {
  looks({ first: guideStepOf("split"), again: [stepOf(counted())] });
  expect((await ask(UNREAD)).by).toBe("rules");
  expect(seconds()).toEqual([]);
});

test("a later step whose figures are all said already is left out, and one that says another isn't", async () => {
  for (const [second, draft] of [
    [counted(), /^You spent [^]+Mortgage\/Rent last month, in [^]+\n\nYou spent [^]+on Restaurants/],
    [{ ...housing(), shape: "share" }, /\n\n[^\n]+of your spending last month[^]+\n\nYou spent [^]+on Restaurants/],
  ] as const) {
    let at = 0;
    const steps = [stepOf(housing(), true), stepOf(second, true), stepOf(meals())];
    stub.behave((asked) => ({
      say: isReading(asked) ? JSON.stringify(steps[Math.min(at++, 2)]) : draftOf(asked),
    }));
    expect((await ask(`${UNREAD} and meals`)).answer).toMatch(draft);
  }
});
