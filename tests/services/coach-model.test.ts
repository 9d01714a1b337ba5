// The coach with an outside model configured, from the settings down to what a stand-in for the model received.
import { expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { idempotentLong } from "~/lib/idempotency.server";
import { NOTICES } from "~/providers/coach/port";
import { budgetRecommendations, financialHealth } from "~/services/coach/advice.server";
import { askCoach } from "~/services/coach/coach.server";
import { consentOf, figuresToSend, setCoachConsent } from "~/services/coach/consent.server";
import { assessCredit } from "~/services/credit/credit-plan.server";
import { ASSESSMENT, giveAssessment, giveHousehold } from "../support/coach-household";
import { useDatabase } from "../support/db";
import { draftOf, everywhere } from "../support/openai-stub";
import { useModel } from "../support/outside-model";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
// Words alone are counted here: what a model reads first is in coach-reader.test.ts.
const stub = useModel({ COACH_MODEL_READS: "unsure" });

type Fields = Parameters<typeof createTrialUser>[0];
async function person({ agreed = true, ...fields }: Fields & { agreed?: boolean } = {}) {
  const row = await createTrialUser({ ...(agreed ? { coachConsentAt: new Date() } : {}), ...fields });
  await giveHousehold(row.id, { merchant: "Zyxwolf" });
  return { row, user: await currentUser(row) };
}
const again = async (row: { id: string }) => currentUser(row);

test("nothing leaves before the person agreed; agreeing is asked once and kept; switching off stops it and forgets what was worded", async () => {
  const { row, user } = await person({ agreed: false });
  expect(consentOf(user)).toEqual({ state: "off", host: stub.host() });
  expect((await askCoach(user, "How much do I owe?")).by).toBe("rules");
  await budgetRecommendations(user);
  await assessCredit(user, ASSESSMENT_INPUT);
  expect(stub.asked).toEqual([]);

  await setCoachConsent(user, true);
  const agreed = await again(row);
  expect(consentOf(agreed).state).toBe("on");
  expect((await askCoach(agreed, "How much do I owe?")).by).toBe("model");
  expect((await budgetRecommendations(agreed))?.by).toBe("model");
  expect(stub.asked).toHaveLength(2);
  expect(await db.coachCache.count({ where: { userId: row.id, kind: "words-budget" } })).toBe(1);

  await setCoachConsent(agreed, false);
  const off = await again(row);
  expect(consentOf(off).state).toBe("off");
  expect(await askCoach(off, "How much do I owe?")).toMatchObject({ by: "rules", notice: null });
  expect(await db.coachCache.count({ where: { userId: row.id, kind: { startsWith: "words-" } } })).toBe(0);
  expect(stub.asked).toHaveLength(2);
});

test("the demo account never reaches a model, whatever it agreed to", async () => {
  const { user } = await person();
  expect((await askCoach({ ...user, isDemo: true }, "How much do I owe?")).by).toBe("rules");
  expect(stub.asked).toEqual([]);
});

const CANARIES = [
  "Quillon",
  "Vantongeren",
  "qvt-login",
  "quillon.v@private.example",
  "Zyxwolf",
  "4417123456789113",
  "9876",
  "Secret cottage",
];

test("names, e-mail addresses and account numbers never leave, on any of the coach's calls", async () => {
  const tag = String(Date.now());
  const { row, user } = await person({
    firstName: "Quillon",
    lastName: "Vantongeren",
    username: `qvt-login-${tag}`,
    email: `quillon.v@private.example.${tag}.test`,
  });
  await giveAssessment(row.id);
  await db.goal.create({
    data: { userId: row.id, id: "g1", type: "savings", name: "Secret cottage", targetCents: 100_000n },
  });
  await db.interview.create({
    data: {
      userId: row.id,
      id: "i1",
      responses: { "monthly-income": 4000, "additional-info": "My account is 4417123456789113." },
      completedAt: new Date(),
    },
  });
  await askCoach(
    user,
    "I am Quillon Vantongeren (QUILLON, qvt-login-" +
      tag +
      "), quillon.v@private.example, card 4417 1234 5678 9113, account 9876. Am I on track with my goals?",
  );
  await askCoach(user, "Which accounts do I have, and how much do I owe on my card?");
  await budgetRecommendations(user);
  await financialHealth(user);
  await assessCredit(user, ASSESSMENT_INPUT);
  expect(new Set(stub.asked.map((one) => one.input.task))).toEqual(
    new Set(["coaching", "budget", "health", "credit-plan"]),
  );
  const sent = JSON.stringify(stub.asked.map(({ body, headers }) => [body, headers])).toLowerCase();
  expect(CANARIES.filter((canary) => sent.includes(canary.toLowerCase()))).toEqual([]);
  expect(sent).not.toContain("4417 1234");
  expect(sent).not.toContain(row.id.toLowerCase());
  expect(sent).toContain("am i on track with my goals?");
});

test("what is shown as sent is what is sent: every figure of a call stands in the list", async () => {
  const { user } = await person();
  const shown = (await figuresToSend(user))?.map(({ label, value }) => `${label}: ${value}`) ?? [];
  await budgetRecommendations(user);
  const facts = Object(stub.asked[0]?.input).facts;
  const own = Array.isArray(facts)
    ? facts
        .map((fact) => Object(fact))
        .filter((fact) => !/^(?:guide|plan)\./.test(String(fact.id)) && !String(fact.value).startsWith("("))
    : [];
  expect(own.length).toBeGreaterThan(20);
  expect(
    own.map((fact) => `${String(fact.label)}: ${String(fact.value)}`).filter((line) => !shown.includes(line)),
  ).toEqual([]);
});

test("the day's share is counted before a call, for each person alone; beyond it the planner answers, saying so", async () => {
  const { row, user } = await person();
  const other = await person();
  await db.coachUsage.create({ data: { userId: row.id, day: user.today, calls: 58 } });
  const answers = await Promise.all(Array.from({ length: 6 }, () => askCoach(user, "How much do I owe?")));
  expect(answers.filter(({ by }) => by === "model")).toHaveLength(2);
  for (const answer of answers.filter(({ by }) => by === "rules"))
    expect(answer).toMatchObject({ notice: NOTICES.limit, answer: expect.stringContaining("You owe $1,200.00") });
  expect(stub.asked).toHaveLength(2);
  expect((await askCoach(other.user, "How much do I owe?")).by).toBe("model");
  const usage = await db.coachUsage.findUniqueOrThrow({ where: { userId_day: { userId: row.id, day: user.today } } });
  expect(Number(usage.tokens)).toBe(2 * 120);
});

test("one key is one call and one answer: asked again, and asked five times at once", async () => {
  const { row, user } = await person();
  const first = await askCoach(user, "How much do I owe?", { key: "key-asked-again" });
  const again = await askCoach(user, "How much do I owe?", { key: "key-asked-again" });
  expect(again).toEqual(first);
  expect(stub.asked).toHaveLength(1);

  const heard: string[] = [];
  const many = await Promise.all(
    Array.from({ length: 5 }, () =>
      askCoach(user, "What is my net worth?", { key: "key-in-parallel", onParagraph: (text) => heard.push(text) }),
    ),
  );
  expect(new Set(many.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(many[0]).toMatchObject({ by: "model", answer: expect.stringContaining("$1,300.00") });
  expect(stub.asked).toHaveLength(2);
  expect(await db.chatMessage.count({ where: { userId: row.id, channel: "coach", type: "user" } })).toBe(2);
  expect(
    (await db.coachUsage.findUniqueOrThrow({ where: { userId_day: { userId: row.id, day: user.today } } })).calls,
  ).toBe(2);
  await expect(askCoach(user, "How much do I earn?", { key: "key-in-parallel" })).rejects.toThrow(
    /already sent with other values/,
  );
});

test("a key whose work failed is free again, and a claim that was left behind is taken over", async () => {
  const { row, user } = await person();
  let tries = 0;
  const work = () => ((tries += 1) === 1 ? Promise.reject(new Error("down")) : Promise.resolve("done"));
  const ask = () =>
    idempotentLong(row.id, "key-that-failed", "test", {}, { work, keep: (_tx, made) => Promise.resolve(made) });
  await expect(ask()).rejects.toThrow("down");
  expect(await ask()).toEqual({ made: "done", answer: "done" });
  expect(await ask()).toEqual({ made: null, answer: "done" });
  expect(tries).toBe(2);

  const question = "How much do I owe?";
  await db.idempotencyKey.create({
    data: {
      userId: row.id,
      key: "key-left-behind",
      scope: "coach-question",
      requestHash: sha256(`coach-question|${JSON.stringify({ question })}`),
      answer: { claimed: true },
      createdAt: new Date(Date.now() - 61_000),
    },
  });
  expect((await askCoach(user, question, { key: "key-left-behind" })).by).toBe("model");
});

test("a short question leans on the one before it, for the model as well", async () => {
  const { user } = await person();
  await askCoach(user, "How much did I spend on restaurants last month?");
  const answer = await askCoach(user, "and on rent?");
  expect(answer.answer).toContain("$1,600.00");
  expect(stub.asked.at(-1)?.input).toMatchObject({
    question: "and on rent?",
    before: "How much did I spend on restaurants last month?",
  });
});

test("tabs are worded once for the same figures, and again when a figure changes", async () => {
  const { row, user } = await person();
  const first = await budgetRecommendations(user);
  const second = await budgetRecommendations(user);
  expect(first?.by).toBe("model");
  expect(second).toEqual(first);
  expect(stub.asked).toHaveLength(1);
  await db.account.updateMany({ where: { userId: row.id, accountType: "checking" }, data: { balanceCents: 1n } });
  expect((await budgetRecommendations(user))?.by).toBe("model");
  expect(stub.asked).toHaveLength(2);
});

test("the six-month credit plan is worded by the model around the rules' figures; a lie gets the rules' words, saying so", async () => {
  const { user } = await person();
  const worded = (await assessCredit(user, ASSESSMENT_INPUT)).improvementPlan;
  expect(stub.asked[0]?.input.task).toBe("credit-plan");
  expect(worded.notice).toBeUndefined();
  expect(worded.currentScoreAnalysis).toContain("655");

  stub.behave((asked) => ({
    say: Object.fromEntries(Object.entries(draftOf(asked)).map(([key, text]) => [key, `Take heart. ${text}`])),
  }));
  const warm = (await assessCredit(user, { ...ASSESSMENT_INPUT, currentScore: "656" })).improvementPlan;
  expect(warm.overallAnalysis).toMatch(/^Take heart\. Your goal score is 84 points away\. What matters most for you: /);
  expect(warm.monthlyTasks).toHaveLength(6);

  stub.asked.length = 0;
  const twice = await Promise.all(
    [1, 2].map(() => assessCredit(user, { ...ASSESSMENT_INPUT, currentScore: "658" }, "key-for-a-plan")),
  );
  expect(twice[0]?.id).toBe(twice[1]?.id);
  expect(stub.asked).toHaveLength(1);

  stub.behave(everywhere("Your credit score will be 850 within a month."));
  const refused = (await assessCredit(user, { ...ASSESSMENT_INPUT, currentScore: "657" })).improvementPlan;
  expect(refused.notice).toBe(NOTICES.refused);
  expect(JSON.stringify(refused)).not.toContain("850");
  expect(refused.currentScoreAnalysis).toContain("657");
});

test("a model that is down: the planner answers and says so, the circuit opens, and a minute later one probe closes it", async () => {
  const { user } = await person();
  setClock("2026-11-21T10:00:00Z");
  stub.behave(() => ({ status: 401 }));
  for (let turn = 0; turn < 5; turn++)
    expect(await askCoach(user, "How much do I owe?")).toMatchObject({
      by: "rules",
      notice: turn < 3 ? NOTICES.setup : NOTICES.down,
      answer: expect.stringContaining("You owe $1,200.00"),
    });
  expect(stub.asked).toHaveLength(3);
  stub.behave((asked) => ({ say: draftOf(asked) }));
  expect((await askCoach(user, "How much do I owe?")).notice).toBe(NOTICES.down);
  setClock("2026-11-21T10:01:01Z");
  expect(await askCoach(user, "How much do I owe?")).toMatchObject({ by: "model", notice: null });
});

const ASSESSMENT_INPUT = { ...ASSESSMENT, paymentHistory: "fair" as const, creditMix: "limited" as const };
