// Assessments as they're kept: the last one, those before it, what is tried beside it, and what the linked cards say.
import { beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import {
  assessmentHistory,
  createAssessment,
  creditFactors,
  creditView,
  latestAssessment,
  currentAssessment,
} from "~/services/credit/credit.server";
import { improvementPlan } from "~/texts/credit-plan";
import { ASSESSMENT_FAILED, ASSESSMENT_FALLBACK } from "~/texts/credit";
import { readProfile } from "~/domain/credit/profile";
import { createBank } from "../support/bank";
import { CREDIT_ANSWERS } from "../support/credit";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));

const person = async () => currentUser(await createTrialUser({ timeZone: "UTC", trialEndsAt: new Date("2027-01-01") }));
const view = async (user: Awaited<ReturnType<typeof person>>, query: Record<string, string> = {}) =>
  creditView(user, new URLSearchParams(query));

test("the last assessment stands; of two at once the later made; somebody else's is nobody's", async () => {
  const [user, other] = [await person(), await person()];
  expect([await latestAssessment(user.id), (await view(user)).assessment]).toEqual([null, null]);
  await expect(creditFactors(user.id, null)).rejects.toMatchObject({ code: "not_found" });
  const made = await createAssessment(user, CREDIT_ANSWERS);
  expect(made).toEqual({
    ...{ ...CREDIT_ANSWERS, id: made.id, createdAt: "2026-03-20T12:00:00.000Z" },
    improvementPlan: improvementPlan(readProfile(CREDIT_ANSWERS)),
  });
  const earlier = { ...user, now: new Date("2026-03-19T12:00:00Z") };
  await createAssessment(earlier, { ...CREDIT_ANSWERS, currentScore: "600" });
  const theirs = await createAssessment(other, { ...CREDIT_ANSWERS, currentScore: "500" });
  expect(await latestAssessment(user.id)).toEqual(made);
  const again = await createAssessment(user, { ...CREDIT_ANSWERS, currentScore: "650" });
  expect((await latestAssessment(user.id))?.id).toBe(again.id);
  await expect(creditFactors(user.id, theirs.id)).rejects.toMatchObject({ code: "not_found" });
  const factors = await creditFactors(user.id, null);
  expect(factors.assessmentId).toBe(again.id);
  expect(await creditFactors(user.id, made.id)).toMatchObject({ assessmentId: made.id });
  expect(Object.keys(factors.factors[0] ?? {})).toEqual(["id", "name", "weight", "value", "rating"]);
});

test("one key makes one assessment; what fails is said in words, and keeps nothing", async () => {
  const user = await person();
  const key = "one-and-the-same";
  const [first, second] = [
    await createAssessment(user, CREDIT_ANSWERS, key),
    await createAssessment(user, CREDIT_ANSWERS, key),
  ];
  expect(second).toEqual(first);
  await createAssessment(user, CREDIT_ANSWERS);
  expect(await db.creditAssessment.count({ where: { userId: user.id } })).toBe(2);
  await expect(
    createAssessment(user, CREDIT_ANSWERS, undefined, () => Promise.reject(new Error("down"))),
  ).rejects.toMatchObject({ title: ASSESSMENT_FAILED, userMessage: ASSESSMENT_FALLBACK });
  expect(await db.creditAssessment.count({ where: { userId: user.id } })).toBe(2);
});

test("the way so far has sixty points, the oldest first, on its own tab alone", async () => {
  const [user, other] = [await person(), await person()];
  const plan = {};
  for (const who of [user, other])
    await db.creditAssessment.createMany({
      data: Array.from({ length: 61 }, (_, at) => ({
        ...{ ...CREDIT_ANSWERS, userId: who.id, id: `${who.id}-${String(at).padStart(2, "0")}`, improvementPlan: plan },
        ...{ currentScore: String(600 + at), createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 2))) },
      })),
    });
  const points = await assessmentHistory(user.id);
  expect(points.map(({ currentScore }) => Number(currentScore))).toEqual(
    Array.from({ length: 60 }, (_, at) => 601 + at),
  );
  expect(points[0]).toEqual({
    ...{ id: `${user.id}-01`, createdAt: "2026-01-01T00:00:00.000Z", currentScore: "601", goalScore: "720" },
  });
  expect((await view(user, { tab: "tracking" })).history).toEqual(points);
  for (const tab of ["", "factors", "none"]) expect((await view(user, { tab })).history).toEqual([]);
});

test("the screen has the tab of the address, what is tried, and how old the last assessment is", async () => {
  const user = await person();
  expect(await view(user)).toMatchObject({ tab: "overview", editing: false, tried: {}, age: "", timeZone: "UTC" });
  await createAssessment({ ...user, now: new Date("2025-09-01T12:00:00Z") }, CREDIT_ANSWERS);
  const tried = { creditUtilization: "9".repeat(70), paymentHistory: "good", newCreditInquiries: "" };
  const shown = await view(user, { tab: "none", edit: "1", ...tried, currentScore: "800" });
  expect(shown).toMatchObject({ tab: "overview", editing: true });
  expect(shown.tried).toEqual({ ...tried, creditUtilization: "9".repeat(60) });
  expect(shown.age).not.toBe("");
  expect((await view(user, { edit: "0" })).editing).toBe(false);
});

test("an assessment of another version is read as far as it's known, its plan made anew", async () => {
  const user = await person();
  const { id } = await createAssessment(user, CREDIT_ANSWERS);
  await db.creditAssessment.updateMany({
    where: { userId: user.id },
    data: { paymentHistory: "splendid", creditMix: "wide", improvementPlan: { old: 1 } },
  });
  const answers = { ...CREDIT_ANSWERS, paymentHistory: "poor", creditMix: "poor" } as const;
  expect(await latestAssessment(user.id)).toMatchObject({
    ...{ ...answers, id, improvementPlan: improvementPlan(readProfile(answers)) },
  });
});

test("the linked cards say how much of their limits is used: one by its name, several by their number, none not at all", async () => {
  const user = await person();
  expect((await view(user)).linked).toBeNull();
  const { account } = await createBank(user.id, ["credit", "checking"]);
  const card = { userId: user.id, id: account("credit") };
  expect((await view(user)).linked).toBeNull();
  await db.account.updateMany({
    where: card,
    data: { balanceCents: -33_350n, limitCents: 100_000n, accountName: "Blue Card" },
  });
  const one = {
    source: "Blue Card",
    creditUtilization: "33",
    totalCreditLimit: "1000.00",
    totalCreditBalance: "333.50",
  };
  expect((await view(user)).linked).toEqual(one);
  const { account: second } = await createBank(user.id, ["credit"]);
  const other = { userId: user.id, id: second("credit") };
  await db.account.updateMany({ where: other, data: { balanceCents: -50_000n, limitCents: 100_000n } });
  expect((await view(user)).linked).toMatchObject({
    ...{ source: "your 2 cards", creditUtilization: "42", totalCreditLimit: "2000.00", totalCreditBalance: "833.50" },
  });
});

test("the plan goes by today's cards, on the screen as by the endpoint, and what was entered stays as it was", async () => {
  const user = await person();
  const { account } = await createBank(user.id, ["credit"]);
  await createAssessment(user, CREDIT_ANSWERS);
  await db.account.updateMany({
    where: { userId: user.id, id: account("credit") },
    data: { balanceCents: -19_000n, limitCents: 100_000n, accountName: "Blue Card" },
  });
  const [shown, answered] = [await view(user, { tab: "plan" }), await currentAssessment(user)];
  expect(shown.assessment).toEqual(answered);
  expect(shown.profile).toMatchObject({ creditUtilization: 19, totalCreditBalance: 190 });
  expect(answered?.creditUtilization).toBe(CREDIT_ANSWERS.creditUtilization);
  expect(JSON.stringify(answered?.improvementPlan)).toContain("Lower your credit utilization from 19% to under 10%");
  expect(answered?.improvementPlan.currentScoreAnalysis).toContain("utilization is 19%");
});
