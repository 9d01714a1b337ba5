import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { db } from "~/lib/db.server";
import * as page from "~/routes/_app.credit";
import * as assessment from "~/routes/api.credit.assessment";
import * as factors from "~/routes/api.credit.factors";
import { CREDIT_ANSWERS } from "../support/credit";
import { useDatabase } from "../support/db";
import { call, createUser } from "../support/people";

useDatabase();
const GOOD = { ...CREDIT_ANSWERS, currentScore: "0640" };
const REQUIRED = {
  currentScore: "Current score is required",
  goalScore: "Goal score is required",
  paymentHistory: "Payment history is required",
  creditUtilization: "Credit utilization is required",
  creditHistoryLength: "Credit history length is required",
  creditMix: "Credit mix is required",
  newCreditInquiries: "Number of inquiries is required",
  totalCreditLimit: "Total credit limit is required",
  totalCreditBalance: "Total credit balance is required",
  monthlyIncome: "Monthly income is required",
};
type User = { id: string };
const post = (user: User, json: unknown) => call(assessment, { path: "/api/credit/assessment", user, json });
const get = (user: User) => call(assessment, { path: "/api/credit/assessment", user });
const idOf = (body: unknown): string => String(Object(body).id);

test("null before the first assessment; 401 signed out (API-046)", async () => {
  const user = await createUser();
  expect(await get(user)).toMatchObject({ status: 200, body: null });
  expect((await call(assessment, { path: "/api/credit/assessment" })).status).toBe(401);
});

test("an assessment is stored as entered and answers its plan (API-048 API-046 CREDIT-021 CREDIT-039)", async () => {
  const user = await createUser();
  const made = await post(user, GOOD);
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({ ...GOOD, improvementPlan: { monthlyTasks: { length: 6 } } });
  for (const key of [
    "overallAnalysis",
    "currentScoreAnalysis",
    "timeToGoal",
    "prioritizedActions",
    "monthlyTasks",
    "tips",
    "warnings",
  ]) {
    expect(made.body).toHaveProperty(["improvementPlan", key]);
  }
  expect((await get(user)).body).toEqual(made.body);
  const second = await post(user, { ...GOOD, currentScore: 655 });
  expect((await get(user)).body).toMatchObject({ id: idOf(second.body), currentScore: "655" });
});

test("an answer that is neither yes nor no is refused by its name, and nothing is stored (API-048)", async () => {
  const user = await createUser();
  const message = "Please answer with true or false.";
  const refused = await post(user, { ...GOOD, hasBankruptcy: "maybe" });
  expect(refused).toMatchObject({ status: 400, body: { message, fieldErrors: { hasBankruptcy: message } } });
  const { hasCollections: _a, hasBankruptcy: _b, hasForeclosure: _c, ...unticked } = GOOD;
  const form = await call(page, { path: "/credit", user, form: { ...unticked, hasForeclosure: "maybe" } });
  expect(form).toMatchObject({ status: 422, body: { fieldErrors: { hasForeclosure: message } } });
  expect((await get(user)).body).toBeNull();
});

describe("an empty field has its message, at the endpoint and in the form", () => {
  test.each<[keyof typeof REQUIRED, string]>([
    ["currentScore", "CREDIT-010"],
    ["goalScore", "CREDIT-011"],
    ["paymentHistory", "CREDIT-012"],
    ["creditUtilization", "CREDIT-013"],
    ["creditHistoryLength", "CREDIT-014"],
    ["creditMix", "CREDIT-015"],
    ["newCreditInquiries", "CREDIT-016"],
    ["totalCreditLimit", "CREDIT-017"],
    ["totalCreditBalance", "CREDIT-018"],
    ["monthlyIncome", "CREDIT-019"],
  ])("%s (%s)", async (name, _id) => {
    const user = await createUser();
    const [message, empty] = [REQUIRED[name], { ...GOOD, [name]: "" }];
    expect(await post(user, empty)).toMatchObject({ status: 400, body: { message, fieldErrors: { [name]: message } } });
    const { hasCollections: _a, hasBankruptcy: _b, hasForeclosure: _c, ...fields } = empty;
    const form = await call(page, { path: "/credit", user, form: fields });
    expect(form).toMatchObject({ status: 422, body: { fieldErrors: { [name]: message } } });
    expect(await db.creditAssessment.count({ where: { userId: user.id } })).toBe(0);
  });
});

test("where all are empty each has its message, and the first stands for them", async () => {
  const user = await createUser();
  expect((await post(user, {})).body).toMatchObject({ message: REQUIRED.currentScore, fieldErrors: REQUIRED });
});

test("no bounds on numbers; text that is none answers 400 with a sentence (CREDIT-022 CREDIT-008)", async () => {
  const user = await createUser();
  for (const change of [
    { currentScore: "9999" },
    { creditUtilization: "250" },
    { monthlyIncome: "-5" },
    { totalCreditLimit: `1${"0".repeat(30)}` },
    { currentScore: "1e30" },
  ]) {
    expect((await post(user, { ...GOOD, ...change })).status).toBe(200);
  }
  expect(await post(user, { ...GOOD, currentScore: "abc" })).toMatchObject({
    status: 400,
    body: { message: "Current score must be a number" },
  });
  expect((await post(user, { ...GOOD, currentScore: "NaN" })).status).toBe(400);
  expect((await post(user, { ...GOOD, paymentHistory: "splendid" })).status).toBe(400);
  expect((await post(user, { ...GOOD, creditMix: "fair" })).status).toBe(400);
});

test("property: whatever is sent, the answer is a plan or a sentence, and the screen loads (CREDIT-022)", async () => {
  const user = await createUser();
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom("-1", "1e308", "0", "-0", "9".repeat(50)),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...Object.keys(GOOD)), value), async (changes) => {
      const answer = await post(user, { ...GOOD, ...changes });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 400) expect(Object(answer.body).message).toMatch(/\w/);
      const shown = await call(page, { path: "/credit?tab=tracking", user });
      expect(shown.status).toBe(200);
    }),
    { numRuns: 40 },
  );
});

test("factors of an own assessment; a foreign one is not found (API-047 CREDIT-043)", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const id = idOf((await post(user, GOOD)).body);
  const answer = await call(factors, { path: `/api/credit/factors?assessmentId=${id}`, user });
  expect(answer).toMatchObject({ status: 200, body: { assessmentId: id, factors: { length: 5 } } });
  expect((await call(factors, { path: `/api/credit/factors?assessmentId=${id}`, user: other })).status).toBe(404);
  expect((await call(factors, { path: "/api/credit/factors", user: other })).status).toBe(404);
  expect((await call(factors, { path: "/api/credit/factors" })).status).toBe(401);
});

test("the form without scripts opens the plan; ticks count, no tick is false (CREDIT-006 CREDIT-020 CREDIT-024)", async () => {
  const user = await createUser();
  const { hasCollections: _a, hasBankruptcy: _b, hasForeclosure: _c, ...fields } = GOOD;
  const sent = await call(page, {
    path: "/credit",
    user,
    form: { ...fields, hasBankruptcy: "on", formKey: "key-credit-1" },
  });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toBe("/credit?tab=plan");
  await call(page, { path: "/credit", user, form: { ...fields, hasBankruptcy: "on", formKey: "key-credit-1" } });
  const rows = await db.creditAssessment.findMany({ where: { userId: user.id } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    currentScore: "0640",
    hasCollections: false,
    hasBankruptcy: true,
    hasForeclosure: false,
  });
});

test("each tab loads what it shows; the progress tab has the history, oldest first (CREDIT-003 CREDIT-041)", async () => {
  const user = await createUser();
  await post(user, { ...GOOD, currentScore: "600" });
  await post(user, { ...GOOD, currentScore: "650" });
  expect((await call(page, { path: "/credit?tab=plan", user })).body).toMatchObject({ tab: "plan", history: [] });
  const tracking = await call(page, { path: "/credit?tab=tracking", user });
  expect(tracking.body).toMatchObject({
    tab: "tracking",
    age: "0 days",
    history: [{ currentScore: "600" }, { currentScore: "650" }],
  });
  expect((await call(page, { path: "/credit?tab=nothing", user })).body).toMatchObject({ tab: "overview" });
});
