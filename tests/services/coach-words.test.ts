// Words of an outside model around the planner's figures: which tasks it is given, what is kept of it, and what is counted.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env, readEnv } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { coachProvider, setCoachProvider } from "~/providers/coach/index.server";
import { NOTICES } from "~/providers/coach/port";
import {
  budgetRecommendations,
  creditScoreAnalysis,
  financialHealth,
  personalPlan,
} from "~/services/coach/advice.server";
import { askCoach } from "~/services/coach/coach.server";
import { consentOf, figuresToSend } from "~/services/coach/consent.server";
import { askModel, askPrepared, withoutNames, wordWithCoach } from "~/services/coach/model.server";
import { ANSWERS } from "../support/coach";
import { giveAssessment, giveHousehold } from "../support/coach-household";
import { useDatabase } from "../support/db";
import { contentSent, draftOf, everywhere } from "../support/openai-stub";
import { useModel } from "../support/outside-model";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const stub = useModel();
beforeEach(() => setClock("2026-11-21T18:00:00Z"));
afterEach(() => setClock(undefined));

async function person(more: object = {}): Promise<CurrentUser> {
  const row = await createTrialUser({
    ...{ coachConsentAt: new Date(), trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...more },
  });
  await giveHousehold(row.id);
  await giveAssessment(row.id);
  return currentUser(row);
}
const usage = async (user: CurrentUser) =>
  (await db.coachUsage.findMany({ where: { userId: user.id } })).map(({ day, calls, tokens }) => ({
    ...{ day, calls, tokens: Number(tokens) },
  }));
const TASK = { task: "coaching", draft: { answer: "You have {{x}}." }, facts: [] } as const;
const FACT = { id: "x", label: "Balance", value: { unit: "usd", cents: 5 }, href: null } as const;

describe("each task", () => {
  test("is named as what it is, with the draft's own texts, and worded once for the same figures", async () => {
    const user = await person();
    await db.interview.create({
      data: { userId: user.id, id: "i", responses: { "monthly-income": 4_500 }, completedAt: user.now },
    });
    const all = () =>
      Promise.all([budgetRecommendations(user), creditScoreAnalysis(user), financialHealth(user), personalPlan(user)]);
    const first = await all();
    expect(first.map((one) => one?.by)).toEqual(["model", "model", "model", "model"]);
    expect(stub.asked.map(({ input }) => input.task).sort()).toEqual(["budget", "credit", "health", "plan"]);
    expect(await all()).toEqual(first);
    expect(stub.asked).toHaveLength(4);
    const kept = await db.coachCache.findMany({ where: { userId: user.id }, orderBy: { kind: "asc" } });
    expect(kept.map(({ kind }) => kind).filter((kind) => kind.startsWith("words-"))).toEqual([
      ...["words-budget", "words-credit", "words-health", "words-plan"],
    ]);
    expect(kept.map(({ createdAt }) => createdAt)).toEqual(kept.map(() => user.now));
  });

  test("beside trouble is nobody's but the planner's: a model may read what is asked, and words nothing", async () => {
    const user = await person();
    await db.interview.create({
      data: {
        ...{ userId: user.id, id: "i", completedAt: user.now },
        responses: { ...ANSWERS, "additional-info": "I got an eviction notice." },
      },
    });
    for (const advice of [budgetRecommendations, creditScoreAnalysis, financialHealth, personalPlan])
      expect(await advice(user)).toMatchObject({ by: "rules", notice: null });
    expect(stub.asked).toEqual([]);
    expect(await usage(user)).toEqual([]);
    expect((await askCoach(user, "How much do I owe?")).by).toBe("rules");
    expect(stub.asked.map(({ input }) => input.task)).toEqual(["read"]);
  });
});

describe("what is kept", () => {
  const words = (user: CurrentUser, more: object = {}) =>
    wordWithCoach(user, { ...TASK, facts: [FACT], cacheKey: "test", ...more });
  const rows = (user: CurrentUser) => db.coachCache.findMany({ where: { userId: user.id, kind: "words-test" } });

  test("is a model's own words: neither the planner's in their place nor another person's", async () => {
    const [user, other] = [await person(), await person()];
    stub.behave(everywhere("You have $9,999.99."));
    expect(await words(user)).toMatchObject({ by: "rules", notice: NOTICES.refused });
    expect(await rows(user)).toEqual([]);
    stub.behave(everywhere("Now you have {{x}}."));
    expect(await words(user)).toMatchObject({ by: "model", prose: { answer: "Now you have $0.05." } });
    const asked = stub.asked.length;
    expect(await words(user)).toMatchObject({ by: "model", notice: null, prose: { answer: "Now you have $0.05." } });
    expect(stub.asked).toHaveLength(asked);
    await words(other);
    expect(stub.asked).toHaveLength(asked + 1);
  });

  test("holds for one draft, its facts and its question, and is written anew where they change", async () => {
    const user = await person();
    await words(user);
    for (const more of [
      { draft: { answer: "You still have {{x}}." } },
      { facts: [{ ...FACT, value: { unit: "usd", cents: 6 } }] },
      { question: "how much is there" },
    ]) {
      const before = stub.asked.length;
      await words(user, more);
      await words(user, more);
      expect(stub.asked).toHaveLength(before + 1);
    }
    expect(await rows(user)).toHaveLength(1);
  });

  test("is asked for again where it can't be read, and isn't kept without a name", async () => {
    const user = await person();
    await words(user);
    await db.coachCache.updateMany({ where: { userId: user.id }, data: { answer: [5] } });
    await words(user);
    expect(stub.asked).toHaveLength(2);
    for (const turn of [3, 4]) {
      await words(user, { cacheKey: undefined });
      expect(stub.asked).toHaveLength(turn);
    }
  });
});

describe("what is counted", () => {
  test("is each call and what it used, of one's own day; the sixtieth is the last", async () => {
    const [user, other] = [await person(), await person()];
    await askCoach(other, "How much do I owe?");
    await wordWithCoach(user, { ...TASK, facts: [FACT] });
    expect(await usage(user)).toEqual([{ day: "2026-11-21", calls: 1, tokens: 120 }]);
    await db.coachUsage.updateMany({ where: { userId: user.id }, data: { calls: 59 } });
    expect(await wordWithCoach(user, { ...TASK, facts: [FACT] })).toMatchObject({ by: "model" });
    expect(await wordWithCoach(user, { ...TASK, facts: [FACT] })).toMatchObject({ by: "rules", notice: NOTICES.limit });
    expect(await usage(user)).toEqual([{ day: "2026-11-21", calls: 61, tokens: 240 }]);
    // One to read the question, which this model can't, and one to word the answer.
    expect(await usage(other)).toEqual([{ day: "2026-11-21", calls: 2, tokens: 120 }]);
    expect(await wordWithCoach({ ...user, today: "2026-11-22" }, { ...TASK, facts: [FACT] })).toMatchObject({
      by: "model",
    });
  });

  test("is an answer in a form as well; beyond the share none is asked for", async () => {
    const user = await person();
    stub.behave(() => ({ say: JSON.stringify({ number: 7 }) }));
    const form = { name: "form", schema: z.object({ number: z.number() }), instructions: "Fill it in.", input: "x" };
    expect(await askModel(user, form)).toEqual({ number: 7 });
    expect(await askPrepared(user, form)).toEqual({ number: 7 });
    expect(await usage(user)).toEqual([{ day: "2026-11-21", calls: 2, tokens: 240 }]);
    await db.coachUsage.updateMany({ where: { userId: user.id }, data: { calls: 60 } });
    expect(await askModel(user, form)).toBeNull();
    for (const who of [
      { ...user, coachConsentAt: null, today: "2026-11-23" },
      { ...user, isDemo: true, today: "2026-11-23" },
    ])
      for (const ask of [askModel, askPrepared]) expect(await ask(who, form)).toBeNull();
    expect(stub.asked).toHaveLength(2);
    expect(await usage(user)).toEqual([{ day: "2026-11-21", calls: 61, tokens: 240 }]);
  });
});

describe("what leaves", () => {
  test("goes under a name that says nothing, the same for each of one person's questions", async () => {
    const [user, other] = [await person(), await person()];
    for (const who of [user, user, other]) await wordWithCoach(who, { ...TASK, facts: [FACT] });
    const names = stub.asked.map(({ body }) => String(body.safety_identifier));
    expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  test("has nothing in it that names the person or an account of theirs", async () => {
    const user = await person({ firstName: "Quillon", lastName: "Vantongeren" });
    const text = `Quillon Vantongeren, ${user.username}, ${user.email} account 9876 of Quillon`;
    expect(await withoutNames(user, text)).toBe("[removed], [removed], [removed] account [removed] of [removed]");
    expect(await withoutNames(await person({ firstName: "Bo" }), "account 4321")).toBe("account 4321");
    stub.behave(() => ({ say: "{}" }));
    const form = { name: "form", schema: z.object({}), instructions: "", input: "Quillon's 9876" };
    await askModel(user, form);
    await wordWithCoach(user, { ...TASK, facts: [FACT], question: "what of 9876" });
    expect(contentSent(stub.asked)).not.toMatch(/Quillon|9876/);
    // What was prepared is sent as it is.
    await askPrepared(user, form);
    expect(JSON.stringify(stub.asked.at(-1)?.body)).toContain("Quillon");
  });

  test("is shown before: figures as they'd go, no name of anything, and no sum of the guide's", async () => {
    const user = await person();
    const sent = (await figuresToSend(user)) ?? [];
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.filter(({ value }) => value.includes("(a name"))).toEqual([]);
    expect(sent.filter((one) => "id" in one && String(one.id).startsWith("guide."))).toEqual([]);
  });
});

test("an answer in a form that doesn't come is none, and the log says of which task and why", async () => {
  const user = await person();
  const lines: unknown[][] = [];
  const { warn, error } = log;
  Object.assign(log, {
    warn: (...line: unknown[]) => lines.push(line),
    error: (...line: unknown[]) => lines.push(line),
  });
  try {
    const form = { name: "form-of-ours", schema: z.object({ number: z.number() }), instructions: "", input: "x" };
    stub.behave(() => ({ say: JSON.stringify({ number: "seven" }) }));
    expect(await askModel(user, form)).toBeNull();
    stub.behave(() => ({ status: 401 }));
    expect(await askModel(user, form)).toBeNull();
  } finally {
    Object.assign(log, { warn, error });
  }
  expect(lines).toMatchObject([
    [{ task: "form-of-ours", trouble: "shape" }, "the model did not answer"],
    [{ task: "form-of-ours", trouble: "key", status: 401 }, expect.stringContaining("until its settings are right")],
  ]);
});

describe("which model it is", () => {
  const using = (settings: Record<string, string>) => {
    setCoachProvider(readEnv({ OPENAI_MODEL: "m", ...settings }));
    return coachProvider();
  };

  test("is none without settings for one, and the planner words its own drafts", () => {
    setCoachProvider(env);
    expect(coachProvider()).toMatchObject({ model: null, readsFirst: false, host: null, coach: { name: "rules" } });
    expect(using({ COACH_PROVIDER: "rules", COACH_MODEL_READS: "first" })).toMatchObject({
      ...{ model: null, readsFirst: false, host: null },
    });
  });

  test("is told by its host: the usual one, or that of the address", async () => {
    const user = await person();
    expect(using({ OPENAI_API_KEY: "k" })).toMatchObject({
      ...{ readsFirst: true, host: "api.openai.com", coach: { name: "openai" } },
    });
    expect(consentOf(user)).toEqual({ state: "on", host: "api.openai.com" });
    expect(consentOf({ ...user, coachConsentAt: null })).toEqual({ state: "off", host: "api.openai.com" });
    const own = using({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1", COACH_MODEL_READS: "unsure" });
    expect(own).toMatchObject({ readsFirst: false, host: "127.0.0.1:9" });
  });

  test("is asked by its name, with its key, over the wire that is set", async () => {
    const user = await person();
    const baseUrl = `http://${stub.host()}/v1`;
    for (const [wire, more] of [
      ["responses", {}],
      ["chat", { OPENAI_WIRE: "chat" }],
    ] as const) {
      using({ OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: "key-of-ours", OPENAI_MODEL: "model-of-ours", ...more });
      stub.behave((asked) => ({ say: draftOf(asked) }));
      expect(await wordWithCoach(user, { ...TASK, facts: [FACT] })).toMatchObject({ by: "model" });
      expect(stub.asked.at(-1)).toMatchObject({
        ...{ wire, body: { model: "model-of-ours" }, headers: { authorization: "Bearer key-of-ours" } },
      });
    }
  });
});
