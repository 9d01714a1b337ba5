import { describe, expect, test } from "vitest";
import { INTERVIEW_QUESTIONS } from "~/domain/coach/interview";
import { setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import * as coachScreen from "~/routes/_app.coach";
import * as interviewScreen from "~/routes/_app.coach_.interview";
import * as budget from "~/routes/api.ai.budget-recommendations";
import * as coaching from "~/routes/api.ai.coaching";
import * as credit from "~/routes/api.ai.credit-score-analysis";
import * as health from "~/routes/api.ai.financial-health";
import * as interview from "~/routes/api.ai.interview";
import { refreshInsights } from "~/services/insights/insights.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { ANSWERS } from "../support/coach";
import { giveAssessment, giveHousehold } from "../support/coach-household";
import { useDatabase } from "../support/db";
import { call, createTrialUser, createUser } from "../support/people";

useDatabase();

const KEYS = {
  budget: ["recommendations", "savingsRecommendation", "summary"],
  credit: ["analysis", "currentScore", "improvementSteps", "targetScore"],
  health: ["longTermOutlook", "overallHealth", "recommendations", "strengths", "weaknesses"],
};

describe("the coach's endpoints", () => {
  test("the documented keys from the person's own data, the same twice; nothing without data (API-030 API-031 API-032 API-052)", async () => {
    const user = await createTrialUser();
    for (const [route, path] of [
      [budget, "/api/ai/budget-recommendations"],
      [credit, "/api/ai/credit-score-analysis"],
      [health, "/api/ai/financial-health"],
    ] as const) {
      const empty = await call(route, { path, user });
      expect([empty.status, empty.body]).toEqual([200, null]);
      expect((await call(route, { path, user: null })).status).toBe(401);
      expect((await call(route, { path, user, method: "POST", json: {} })).status).toBe(405);
    }
    await giveHousehold(user.id);
    await giveAssessment(user.id);
    const first = await call(budget, { path: "/api/ai/budget-recommendations", user });
    expect(Object.keys(Object(first.body))).toEqual(expect.arrayContaining(KEYS.budget));
    expect(first.body).toMatchObject({
      by: "rules",
      notice: null,
      recommendations: expect.arrayContaining([
        expect.objectContaining({ category: "Restaurants", currentSpending: 412.1 }),
      ]),
    });
    expect((await call(budget, { path: "/api/ai/budget-recommendations", user })).text).toBe(first.text);
    const scores = await call(credit, { path: "/api/ai/credit-score-analysis", user });
    expect(Object.keys(Object(scores.body))).toEqual(expect.arrayContaining(KEYS.credit));
    expect(scores.body).toMatchObject({ currentScore: { score: 655, rating: "Fair" }, targetScore: { score: 740 } });
    const shape = await call(health, { path: "/api/ai/financial-health", user });
    expect(Object.keys(Object(shape.body))).toEqual(expect.arrayContaining(KEYS.health));
    expect(JSON.stringify(shape.body)).not.toContain("{{");
  });

  test("behind on rent: the score is held low with its reason, no question gets a yes, and a finding says so (API-032)", async () => {
    const user = await createTrialUser();
    await giveHousehold(user.id);
    const scoreOf = async () => (await call(health, { path: "/api/ai/financial-health", user })).body;
    expect(await scoreOf()).not.toHaveProperty("held");
    await db.interview.create({
      data: {
        userId: user.id,
        id: "i1",
        responses: { ...ANSWERS, "additional-info": "We are three months behind on rent." },
        completedAt: new Date(),
      },
    });
    expect(await scoreOf()).toMatchObject({
      overallHealth: { score: expect.any(Number), rating: "Needs attention" },
      held: expect.stringContaining("payments are behind"),
      strengths: [],
    });
    expect(Object(Object(await scoreOf()).overallHealth).score).toBeLessThanOrEqual(25);
    const asked = await call(coaching, { path: "/api/ai/coaching", user, json: { question: "Can I afford $20?" } });
    expect(Object(asked.body).answer).toMatch(/^Not now, because in your interview you wrote that payments are behind/);
    await refreshInsights(user.id);
    const found = await db.insight.findMany({ where: { userId: user.id, endedAt: null } });
    expect(found.map(({ rule }) => rule)).toContain("distress");
    expect(found.map(({ type }) => type)).not.toContain("achievement");
  });

  test("a question is trimmed, answered, and kept with its answer (API-033 COACH-023)", async () => {
    const user = await createTrialUser();
    await giveHousehold(user.id);
    const answer = await call(coaching, {
      path: "/api/ai/coaching",
      user,
      json: { question: "  How much did I spend on restaurants last month?  " },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      answer: expect.stringContaining("You spent $412.10 on Restaurants last month"),
      citations: expect.arrayContaining([
        expect.objectContaining({ value: "$412.10", rows: 14, href: expect.stringContaining("/transactions?") }),
      ]),
    });
    const rows = await db.chatMessage.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } });
    expect(rows.map((row) => [row.channel, row.type])).toEqual([
      ["coach", "user"],
      ["coach", "ai"],
    ]);
    expect(rows[0]?.content).toBe("How much did I spend on restaurants last month?");
  });

  test("an empty, blank, missing or endless question is refused with a message and leaves nothing (API-033)", async () => {
    const user = await createTrialUser();
    for (const json of [{ question: "" }, { question: "   " }, {}, { question: 5 }, { question: "x".repeat(1001) }]) {
      const answer = await call(coaching, { path: "/api/ai/coaching", user, json });
      expect([400, 422]).toContain(answer.status);
      expect(answer.body).toMatchObject({ message: expect.any(String) });
    }
    expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(0);
  });

  test("the same key twice keeps one question", async () => {
    const user = await createTrialUser();
    const ask = () =>
      call(coaching, {
        path: "/api/ai/coaching",
        user,
        json: { question: "hello" },
        headers: { "Idempotency-Key": "key-12345678" },
      });
    const first = await ask();
    expect((await ask()).body).toEqual(first.body);
    expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(2);
  });

  test("the form that was sent twice shows one answer; with another question in it, it says so", async () => {
    const user = await createTrialUser();
    const ask = (question: string) =>
      call(coachScreen, { path: "/coach?tab=ask", user, form: { intent: "ask", formKey: "key-87654321", question } });
    const [first, second] = [await ask("hello"), await ask("hello")];
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    expect(await ask("good-bye")).toMatchObject({ status: 422 });
    expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(2);
  });

  test("an interview whose end is sent twice is stored once and ends the same; so is one whose answer got lost (INTV-023)", async () => {
    const user = await createTrialUser();
    await db.interviewDraft.create({ data: { userId: user.id, responses: ANSWERS } });
    const end = () =>
      call(interviewScreen, {
        path: "/coach/interview?q=10",
        user,
        form: { intent: "step", formKey: "end-12345678", q: "10", move: "next", answer: "That is all." },
      });
    const ends = await Promise.all([end(), end(), end()]);
    expect(ends.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      ends.map(() => [303, "/coach/interview?done=1"]),
    );
    expect(await db.interview.count({ where: { userId: user.id } })).toBe(1);
    expect(await db.interviewDraft.count({ where: { userId: user.id } })).toBe(0);

    const send = (completedAt: string) =>
      call(interview, {
        path: "/api/ai/interview",
        user,
        json: { responses: ANSWERS, completedAt },
        headers: { "Idempotency-Key": "api-12345678" },
      });
    const [first, again] = [await send("2026-11-21T10:00:00Z"), await send("2026-11-21T10:00:09Z")];
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(await db.interview.count({ where: { userId: user.id } })).toBe(2);
  });

  test("ten answers are stored for the person who gave them (API-034 INTV-023)", async () => {
    const user = await createTrialUser();
    const answer = await call(interview, {
      path: "/api/ai/interview",
      user,
      json: { responses: ANSWERS, completedAt: "2026-11-21T10:00:00.000Z" },
    });
    expect(answer.status).toBe(200);
    const row = await db.interview.findFirst({ where: { userId: user.id } });
    expect(row?.responses).toEqual(ANSWERS);
    expect(row?.completedAt.toISOString()).toBe("2026-11-21T10:00:00.000Z");
  });

  test("each missing required answer is refused; the last question is optional (API-034 INTV-022)", async () => {
    const user = await createTrialUser();
    for (const question of INTERVIEW_QUESTIONS.filter(({ id }) => id !== "additional-info")) {
      const responses = Object.fromEntries(Object.entries(ANSWERS).filter(([id]) => id !== question.id));
      const answer = await call(interview, {
        path: "/api/ai/interview",
        user,
        json: { responses, completedAt: "2026-11-21T10:00:00Z" },
      });
      expect([question.id, answer.status]).toEqual([question.id, 400]);
      expect(answer.body).toMatchObject({ message: expect.any(String) });
    }
    for (const bad of [
      { responses: { ...ANSWERS, "monthly-income": 1250 }, completedAt: "2026-11-21T10:00:00Z" },
      { responses: ANSWERS, completedAt: "yesterday" },
      { responses: { ...ANSWERS, "financial-goals": ["Get rich"] }, completedAt: "2026-11-21T10:00:00Z" },
    ]) {
      expect([400, 422]).toContain((await call(interview, { path: "/api/ai/interview", user, json: bad })).status);
    }
    expect(await db.interview.count({ where: { userId: user.id } })).toBe(0);
  });

  test("a blocked person gets 403 naming the subscription, and nothing is stored (GATE-003 GATE-011 INTV-029)", async () => {
    const user = await createUser({ hasSeenPaywall: true });
    const answer = await call(coaching, { path: "/api/ai/coaching", user, json: { question: "hello" } });
    expect(answer.status).toBe(403);
    expect(answer.text).toMatch(/trial|subscription/);
    expect((await call(budget, { path: "/api/ai/budget-recommendations", user })).status).toBe(403);
    expect(
      (
        await call(interview, {
          path: "/api/ai/interview",
          user,
          json: { responses: ANSWERS, completedAt: "2026-11-21T10:00:00Z" },
        })
      ).status,
    ).toBe(403);
    expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(0);
  });

  test("a shop or a week that a question names is read from the person's own rows, and nobody else's (API-033)", async () => {
    setClock("2026-03-20T12:00:00Z");
    const [ada, bob] = [await createTrialUser(), await createTrialUser()];
    for (const [owner, cents] of [
      [ada, -4_000],
      [bob, -99_900],
    ] as const) {
      const { account } = await createBank(owner.id, ["checking"]);
      const at = (id: string, day: string, amount: number) =>
        bankRow(`${owner.id}-${id}`, account("checking"), day, amount, {
          merchantName: "Corner Market",
          providerCategory: "FOOD_AND_DRINK_GROCERIES",
        });
      await transaction((tx) =>
        writeTransactions(tx, owner.id, {
          upsert: [at("1", "2026-03-17", cents), at("2", "2026-02-10", cents / 2)],
          remove: [],
        }),
      );
    }
    const ask = async (question: string) =>
      String(Object((await call(coaching, { path: "/api/ai/coaching", user: ada, json: { question } })).body).answer);
    expect(await ask("How much do I spend at corner market?")).toMatch(
      /^You spent \$20\.00 at Corner Market last month, the only whole month I can see\.$/,
    );
    expect(await ask("What did I spend this week?")).toBe(
      "You spent $40.00 from Mar 15, 2026 to Mar 20, 2026, in 1 transaction.\n\n- Corner Market, $40.00 on Mar 17, 2026",
    );
    expect(await ask("How much do I spend at C%r M_rket?")).toContain("I can't tell from your data");
  });

  test("nobody sees another's figures", async () => {
    const [ada, bob] = [await createTrialUser(), await createTrialUser()];
    await giveHousehold(ada.id);
    expect((await call(budget, { path: "/api/ai/budget-recommendations", user: bob })).body).toBeNull();
    const answer = await call(coaching, {
      path: "/api/ai/coaching",
      user: bob,
      json: { question: "How much money do I have?" },
    });
    expect(answer.text).not.toContain("2,500");
  });
});
