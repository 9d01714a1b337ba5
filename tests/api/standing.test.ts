// Households in difficulty, and some that are well, through the real loaders and endpoints.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import * as aboutScreen from "~/routes/_app.coach_.about-you";
import * as creditScreen from "~/routes/_app.credit";
import * as goalsScreen from "~/routes/_app.goals";
import * as budget from "~/routes/api.ai.budget-recommendations";
import * as coaching from "~/routes/api.ai.coaching";
import * as health from "~/routes/api.ai.financial-health";
import { refreshInsights } from "~/services/insights/insights.server";
import { buildFacts } from "~/domain/coach/facts/build";
import { readCoachInputs } from "~/services/coach/facts.server";
import { giveHousehold } from "../support/household";
import { useDatabase } from "../support/db";
import { type Plain, plainHousehold, TODAY } from "../support/households";
import { call, createTrialUser } from "../support/people";
import { storeHousehold } from "../support/store-household";
import { DIFFICULTIES, WELL } from "../support/troubled";

useDatabase();
beforeEach(() => setClock(`${TODAY}T18:00:00Z`));
afterEach(() => setClock(undefined));

async function member(plain: Plain) {
  const user = await createTrialUser({ trialEndsAt: new Date("2026-12-20T00:00:00Z") });
  await storeHousehold(user.id, plainHousehold(plain));
  return user;
}

const healthOf = async (user: { id: string }) =>
  Object((await call(health, { path: "/api/ai/financial-health", user })).body);
const ask = async (user: { id: string }, question: string): Promise<string> =>
  Object((await call(coaching, { path: "/api/ai/coaching", user, json: { question } })).body).answer;

const UNSEEN = /^(?:income|a single|housing|food|utilities|debt unseen)/;

describe.each(Object.entries(DIFFICULTIES))("API-032 API-033 with %s", (name, plain) => {
  test("no score above 40, no yes, and what comes first is said on every screen with a plan", async () => {
    const user = await member(plain);
    const found = await healthOf(user);
    expect(found.overallHealth.score).toBeLessThanOrEqual(40);
    expect(["Needs attention", "Not rated"]).toContain(found.overallHealth.rating);
    expect(found.strengths).toEqual([]);
    expect(await ask(user, "Can I afford a $60 dinner?")).toMatch(/^Not now, because /);
    const advice = (await call(budget, { path: "/api/ai/budget-recommendations", user })).text;
    expect(advice).not.toMatch(/and it fits|already cover/);
    const screens = await Promise.all([
      call(goalsScreen, { path: "/goals", user }),
      call(creditScreen, { path: "/credit", user }),
    ]);
    const notes = screens.map(({ body }) => Object(body).note?.title ?? null);
    const urgent = "Something comes before plans";
    if (UNSEEN.test(name)) expect(notes).not.toContain(urgent);
    else expect(notes).toEqual([urgent, urgent]);
    await refreshInsights(user.id);
    const rows = await db.insight.findMany({ where: { userId: user.id, endedAt: null } });
    expect(rows.some(({ rule }) => rule === "distress")).toBe(!UNSEEN.test(name));
    expect(rows.map(({ type }) => type)).not.toContain("achievement");
  });
});

describe.each(["everything in order", "a modest pay", "two debts that end", "a home's loan", "never behind, in words"])(
  "API-032 API-033 well: %s",
  (name) => {
    test("a score of its own, a yes, and no alert", async () => {
      const user = await member(WELL[name] ?? {});
      const found = await healthOf(user);
      expect(found.overallHealth.score).toBeGreaterThanOrEqual(65);
      expect(found).not.toHaveProperty("held");
      expect(found).not.toHaveProperty("withheld");
      expect(await ask(user, "Can I afford a $60 dinner?")).toMatch(/^Yes/);
      expect(Object((await call(goalsScreen, { path: "/goals", user })).body).note).toBeNull();
      await refreshInsights(user.id);
      expect((await db.insight.findMany({ where: { userId: user.id, type: "alert" } })).length).toBe(0);
    });
  },
);

test.each(["2026-11-21", "2026-03-01", "2026-07-31"])(
  "the demo's household, whose month the first page draws, has none of the signs: %s",
  async (today) => {
    setClock(`${today}T18:00:00Z`);
    const user = await createTrialUser();
    await giveHousehold(user.id, today, "demo");
    await refreshInsights(user.id);
    expect(buildFacts(await readCoachInputs({ id: user.id, today, timeZone: "UTC" })).signs).toEqual([]);
  },
);

describe("About You", () => {
  const choose = (user: { id: string }, topic: string, choice: string) =>
    call(aboutScreen, { path: "/coach/about-you", user, form: { topic, choice } });
  const topics = async (user: { id: string }) =>
    Object((await call(aboutScreen, { path: "/coach/about-you", user })).body).questions.map(
      (one: { topic: string }) => one.topic,
    );

  test("a choice is stored with what it is about, for its owner alone, and everything goes by it", async () => {
    const user = await member({ utilities: 0 });
    const other = await member({ utilities: 0 });
    expect(await topics(user)).toEqual(["utilities"]);
    expect(await healthOf(user)).toMatchObject({ overallHealth: { score: 0, rating: "Not rated" } });
    expect((await choose(user, "utilities", "none")).status).toBe(303);
    expect((await healthOf(user)).overallHealth.score).toBeGreaterThan(65);
    expect(await ask(user, "Can I afford a $60 dinner?")).toMatch(/^Yes/);
    expect(await healthOf(other)).toMatchObject({ overallHealth: { rating: "Not rated" } });
    // It can be taken back.
    await choose(user, "utilities", "accounts");
    expect(await healthOf(user)).toMatchObject({ overallHealth: { rating: "Not rated" } });
  });

  test("what was written is settled by a word, until it is written again", async () => {
    const user = await member({ wrote: "We are four months behind on rent." });
    expect(await healthOf(user)).toHaveProperty("held");
    await choose(user, "arrears", "settled");
    expect(await healthOf(user)).not.toHaveProperty("held");
    await db.interview.updateMany({
      where: { userId: user.id },
      data: { completedAt: new Date("2026-11-20T12:00:00Z") },
    });
    expect(await healthOf(user)).toHaveProperty("held");
  });

  test("a stated income of ten times the accounts' is asked about, and holds once it is chosen", async () => {
    const user = await member({
      pay: 1_200,
      rent: 500,
      food: 200,
      utilities: 50,
      fun: 350,
      states: { income: 12_000 },
    });
    expect(await topics(user)).toEqual(["income"]);
    await choose(user, "income", "interview");
    expect(await ask(user, "What is my savings rate?")).toContain("$10,900.00");
  });

  test("only what is asked can be chosen; strangers are sent to sign in", async () => {
    const user = await member({});
    expect(await topics(user)).toEqual([]);
    expect((await choose(user, "utilities", "none")).status).toBe(400);
    expect((await choose(user, "salary", "none")).status).toBe(422);
    expect((await choose(user, "income", "settled")).status).toBe(400);
    expect(await db.ownChoice.count({ where: { userId: user.id } })).toBe(0);
    expect((await call(aboutScreen, { path: "/coach/about-you", user: null })).status).toBe(302);
  });
});
