// The coach's two implementations under one suite, and every call of our OpenAI client held against the contract.
import fc from "../support/fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { draftHealth } from "~/domain/coach/health";
import { buildFacts } from "~/domain/coach/facts/build";
import { setClock } from "~/lib/clock.server";
import { createModel } from "~/providers/coach/model-client.server";
import { createOpenAiCoach, INSTRUCTIONS, writtenSoFar } from "~/providers/coach/openai.server";
import { type Coach, type CoachRequest, NOTICES, rulesCoach } from "~/providers/coach/port";
import { household, lastMonthSaid } from "../support/coach";
import { LIES } from "../support/lies";
import { openContract } from "./contract";
import { draftOf, everywhere, startOpenAiStub, type Stub } from "../support/openai-stub";

let stub: Stub;

beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterEach(() => {
  stub.behave((asked) => ({ say: draftOf(asked) }));
  stub.asked.length = 0;
  stub.answered.length = 0;
  setClock(undefined);
});
afterAll(() => stub.close());

function coachOn(wire: "responses" | "chat", deadlineMs = 20_000): Coach {
  return createOpenAiCoach(
    createModel({ apiKey: "test-key", baseUrl: stub.baseUrl, model: "stub-model", wire, deadlineMs }),
  );
}

function asking(question: string): CoachRequest {
  const { text, facts } = lastMonthSaid();
  return { task: "coaching", userKey: "k", question, draft: { answer: text }, facts };
}

const IMPLEMENTATIONS: readonly [name: string, make: () => Coach, by: "rules" | "model"][] = [
  ["rules", () => rulesCoach, "rules"],
  ["openai over responses", () => coachOn("responses"), "model"],
  ["openai over chat", () => coachOn("chat"), "model"],
];

describe.each(IMPLEMENTATIONS)("the coach's port: %s", (_name, make, by) => {
  test("answers with the figures filled in and cited (API-033)", async () => {
    const reply = await make().write(asking("Where did my money go last month?"));
    expect(reply.by).toBe(by);
    expect(reply.notice).toBeNull();
    expect(reply.prose.answer).toContain("You spent $2,911.90 last month.");
    expect(reply.prose.answer).not.toContain("{{");
    expect(reply.cited.find((fact) => fact.id === "spend.last")?.href).toContain("/transactions?");
  });

  test("keeps every key of a draft (API-032)", async () => {
    const sheet = buildFacts(household());
    const draft = draftHealth(sheet);
    const prose = draft?.prose ?? {};
    const reply = await make().write({ task: "health", userKey: "k", draft: prose, facts: sheet.all() });
    expect(Object.keys(reply.prose).sort()).toEqual(Object.keys(prose).sort());
    expect(draft?.shape(reply.prose).overallHealth.score).toBeGreaterThan(0);
  });

  test("an empty draft is an empty reply", async () => {
    expect((await make().write({ task: "plan", userKey: "k", draft: {}, facts: [] })).prose).toEqual({});
  });
});

describe.each(["responses", "chat"] as const)(
  "when the model fails over %s, the planner answers and says so",
  (wire) => {
    test.each([
      ["500", { status: 500 }, NOTICES.down],
      ["429", { status: 429 }, NOTICES.busy],
      ["429 for want of money", { status: 429, code: "insufficient_quota" }, NOTICES.quota],
      ["401", { status: 401 }, NOTICES.setup],
      ["404", { status: 404 }, NOTICES.setup],
      ["400", { status: 400 }, NOTICES.setup],
      ["a refusal", { refuse: "I can't help with that." }, NOTICES.declined],
      ["an answer cut off", { cutOff: true as const }, NOTICES.cutOff],
      ["broken JSON", { raw: '{"id": tru' }, NOTICES.unreadable],
      ["another shape", { say: { other: "x" } }, NOTICES.unreadable],
      ["HTML", { raw: "<html></html>" }, NOTICES.unreadable],
    ])("%s", async (_name, behaviour, notice) => {
      stub.behave(() => behaviour);
      const reply = await coachOn(wire).write(asking("How much do I owe?"));
      expect(reply).toMatchObject({ by: "rules", notice });
      expect(reply.prose.answer).toContain("You spent $2,911.90 last month.");
    });

    test("a server that hangs is given up at the deadline", async () => {
      stub.behave(() => ({ hang: true }));
      const started = performance.now();
      const reply = await coachOn(wire, 300).write(asking("How much do I owe?"));
      expect(reply.notice).toBe(NOTICES.slow);
      expect(performance.now() - started).toBeLessThan(10_000);
    });
  },
);

test("after failures in a row the circuit opens: no more calls, until a probe succeeds a minute later", async () => {
  setClock("2026-11-21T10:00:00Z");
  stub.behave(() => ({ status: 401 }));
  const coach = coachOn("responses");
  for (let turn = 0; turn < 5; turn++)
    expect((await coach.write(asking("How much do I owe?"))).notice).toBe(turn < 3 ? NOTICES.setup : NOTICES.down);
  expect(stub.asked).toHaveLength(3);
  stub.behave((asked) => ({ say: draftOf(asked) }));
  expect((await coach.write(asking("How much do I owe?"))).by).toBe("rules");
  setClock("2026-11-21T10:01:01Z");
  expect((await coach.write(asking("How much do I owe?"))).by).toBe("model");
});

test.each([
  ["a refusal", { refuse: "I can't help with that." }, NOTICES.declined],
  ["an answer cut off", { cutOff: true as const }, NOTICES.cutOff],
  ["a question that it does not take", { status: 400 }, NOTICES.setup],
  ["an answer in another shape", { say: { other: "x" } }, NOTICES.unreadable],
  ["an answer that is no JSON", { say: "Sure! Here you go: {" }, NOTICES.unreadable],
  ["a page instead of an answer", { raw: "<html></html>" }, NOTICES.unreadable],
])("one person's questions don't open the circuit for the others: %s", async (_name, behaviour, notice) => {
  for (const wire of ["responses", "chat"] as const) {
    const coach = coachOn(wire);
    stub.behave(() => behaviour);
    for (let turn = 0; turn < 5; turn++) expect((await coach.write(asking("How much do I owe?"))).notice).toBe(notice);
    stub.behave((asked) => ({ say: draftOf(asked) }));
    expect((await coach.write(asking("How much do I owe?"))).by).toBe("model");
  }
});

test(`a model that lies in ${LIES.length} ways gets none of them onto the page`, async () => {
  const coach = coachOn("responses");
  for (const lie of LIES) {
    stub.behave(everywhere(lie));
    const reply = await coach.write(asking("Where did my money go last month?"));
    expect({ lie, by: reply.by, notice: reply.notice }).toEqual({ lie, by: "rules", notice: NOTICES.refused });
    expect(reply.prose.answer).not.toContain(lie);
  }
  expect(stub.asked).toHaveLength(LIES.length * 2);
});

describe.each(["responses", "chat"] as const)("an answer as it is written, over %s", (wire) => {
  const THREE = "You spent {{spend.last}} last month.\n\nIncome was {{income.last}}.\n\nWell done.";
  const listening = async (text: string) => {
    const heard: string[] = [];
    stub.behave((asked) => (asked.body.stream === true ? { say: { answer: text } } : { say: draftOf(asked) }));
    const reply = await coachOn(wire).write({
      ...asking("Where did my money go last month?"),
      onParagraph: (paragraph) => heard.push(paragraph),
    });
    return { heard, reply };
  };

  test("each complete paragraph is handed on with its figures, then the whole", async () => {
    const { heard, reply } = await listening(THREE);
    expect(stub.asked.map((one) => one.body.stream)).toEqual([true]);
    expect(heard).toEqual(["You spent $2,911.90 last month.", "Income was $4,500.00."]);
    expect(reply).toMatchObject({
      by: "model",
      prose: { answer: "You spent $2,911.90 last month.\n\nIncome was $4,500.00.\n\nWell done." },
    });
  });

  test(`none of ${LIES.length} lies is ever handed on, nor anything behind it; the retry is not streamed`, async () => {
    for (const lie of LIES) {
      stub.asked.length = 0;
      const { heard, reply } = await listening(
        `You spent {{spend.last}} last month.\n\n${lie}\n\nIncome was {{income.last}}.\n\nBye.`,
      );
      expect({ lie, heard }).toEqual({ lie, heard: ["You spent $2,911.90 last month."] });
      expect(stub.asked.map((one) => one.body.stream)).toEqual([true, undefined]);
      expect(reply.by).toBe("model");
      expect(reply.prose.answer).not.toContain(lie);
    }
  });

  test.each([
    ["500", { status: 500 }, NOTICES.down],
    ["a refusal", { refuse: "No." }, NOTICES.declined],
    ["an answer cut off", { cutOff: true as const }, NOTICES.cutOff],
  ])("when it fails (%s), the planner answers and says so", async (_name, behaviour, notice) => {
    stub.behave(() => behaviour);
    const heard: string[] = [];
    const reply = await coachOn(wire).write({
      ...asking("How much do I owe?"),
      onParagraph: (paragraph) => heard.push(paragraph),
    });
    expect(reply).toMatchObject({ by: "rules", notice });
    expect(heard).toEqual([]);
  });
});

test("property: what is read of unfinished JSON is always the start of its text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(), (text, at) => {
      const json = JSON.stringify({ answer: text });
      const read = writtenSoFar(json.slice(0, at % (json.length + 1)), "answer");
      // A character of two halves may still miss its second.
      expect(text.startsWith(read.replace(/[\uD800-\uDBFF]$/, ""))).toBe(true);
      expect(writtenSoFar(json, "answer")).toBe(text);
    }),
  );
});

test("one retry after a refused text, with what was wrong; a good second answer is shown", async () => {
  stub.behave((asked) =>
    asked.input.problemsWithYourLastAnswer ? { say: draftOf(asked) } : { say: { answer: "You spent $1.00." } },
  );
  expect((await coachOn("responses").write(asking("Where did my money go last month?"))).by).toBe("model");
  expect(stub.asked).toHaveLength(2);
});

test("a system prompt is not repeated to the person", async () => {
  stub.behave(everywhere(INSTRUCTIONS.slice(0, 200).replace(/[^A-Za-z ,.]/g, " ")));
  expect((await coachOn("responses").write(asking("hello"))).by).toBe("rules");
});

test("names of goals, debts and merchants never leave", async () => {
  await coachOn("responses").write(asking("Am I on track with my goals?"));
  await coachOn("chat").write(asking("Which subscriptions could I cut?"));
  const sent = JSON.stringify(stub.asked.map((one) => one.body));
  for (const name of ["House", "Student loan", "Netflix", "Maple", "Acme", "Blue Card", "Everyday Checking"])
    expect(sent).not.toContain(name);
});

describe("against OpenAI's contract", () => {
  test.each([
    ["responses", false],
    ["responses", true],
    ["chat", false],
    ["chat", true],
  ] as const)("requests and stub answers of %s are valid, streamed: %s", async (wire, streamed) => {
    await coachOn(wire).write({
      ...asking("How can I save more each month?"),
      ...(streamed ? { onParagraph: () => undefined } : {}),
    });
    const problems = openContract("openai");
    const call = wire === "chat" ? "POST /chat/completions" : "POST /responses";
    expect(stub.asked).toHaveLength(1);
    expect(problems(`${call} body`, stub.asked[0]?.body)).toEqual([]);
    expect(problems(`${call} 200`, stub.answered[0])).toEqual([]);
    expect(stub.asked[0]?.headers.authorization).toBe("Bearer test-key");
  });
});
