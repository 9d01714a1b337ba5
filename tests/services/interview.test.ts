// The interview as it's answered, and what the coach's screen has for an address.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { InterviewStepInput } from "~/contracts/coach";
import { NEW_CONVERSATION } from "~/domain/coach/hrefs";
import { INTERVIEW_QUESTIONS } from "~/domain/coach/interview";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { personalPlan } from "~/services/coach/advice.server";
import { askCoach } from "~/services/coach/coach.server";
import { consentOf, figuresToSend, setCoachConsent } from "~/services/coach/consent.server";
import { interviewView, saveInterview, takeStep } from "~/services/coach/interview.server";
import { streamAnswer } from "~/services/coach/stream.server";
import { chatChannel } from "~/services/coach/chat-channel.server";
import { coachView } from "~/services/coach/view.server";
import { readWelcome } from "~/services/coach/welcome.server";
import { RESPONSE_REQUIRED } from "~/texts/coach";
import { createBank } from "../support/bank";
import { ANSWERS } from "../support/coach";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, createUser, currentUser } from "../support/people";

useDatabase();
const NOW = "2026-03-20T12:00:00.000Z";
beforeEach(() => setClock(NOW));
afterEach(() => setClock(undefined));

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...more }));
const at = (user: CurrentUser, query: Record<string, string> = {}) => interviewView(user, new URLSearchParams(query));
const step = (user: CurrentUser, q: number, answer: unknown, move = "next", key?: string) =>
  takeStep(user, InterviewStepInput.parse({ q: String(q), move, answer }), key);
const given = INTERVIEW_QUESTIONS.map(({ id }) => {
  const answer: unknown = Object.entries(ANSWERS).find(([one]) => one === id)?.[1];
  return typeof answer === "number" ? String(answer) : answer;
});
const draft = async (user: CurrentUser) =>
  (await db.interviewDraft.findUnique({ where: { userId: user.id } }))?.responses ?? null;
const done = (user: CurrentUser) => db.interview.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } });

describe("the interview", () => {
  test("goes question by question, keeps what was said, and ends with the last", async () => {
    const [user, other] = [await person(), await person()];
    await step(other, 1, ["Other"]);
    for (const [index, answer] of given.slice(0, 9).entries())
      expect(await step(user, index + 1, answer)).toEqual({ next: index + 2, isComplete: false });
    expect(await draft(user)).toEqual(ANSWERS);
    expect(await at(user, { q: "10" })).toMatchObject({ position: 10, answers: ANSWERS, done: false, known: null });
    expect(await step(user, 10, " I work nights. ", "next", "key-of-the-end")).toEqual({ next: 10, isComplete: true });
    const [kept, ...more] = await done(user);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      ...{ responses: { ...ANSWERS, "additional-info": "I work nights." } },
      ...{ completedAt: new Date(NOW), createdAt: new Date(NOW) },
    });
    expect([await draft(user), await draft(other)]).toEqual([null, { "financial-goals": ["Other"] }]);
    // Sent a second time it's the first one's echo.
    expect(await step(user, 10, " I work nights. ", "next", "key-of-the-end")).toEqual({ next: 10, isComplete: true });
    expect(await done(user)).toHaveLength(1);
    expect(await at(user, { done: "1" })).toMatchObject({ position: 10, done: true, known: null });
    expect(await at(other, { done: "1" })).toMatchObject({ position: 1, done: false });
  });

  test("wants an answer before it goes on, and none to go back", async () => {
    const user = await person();
    const required = { code: "unprocessable", title: RESPONSE_REQUIRED.title };
    for (const answer of [undefined, [], ["No such goal"]])
      await expect(step(user, 1, answer)).rejects.toMatchObject(required);
    await expect(step(user, 2, "No such thing")).rejects.toMatchObject({
      userMessage: RESPONSE_REQUIRED.description,
    });
    expect(await draft(user)).toBeNull();
    expect(await step(user, 1, undefined, "previous")).toEqual({ next: 1, isComplete: false });
    expect(await step(user, 3, "5000", "previous")).toEqual({ next: 2, isComplete: false });
    expect(await draft(user)).toEqual({ "monthly-income": 5_000 });
    // Going back without one keeps what there was.
    expect(await step(user, 3, "x", "previous")).toEqual({ next: 2, isComplete: false });
    expect(await draft(user)).toEqual({ "monthly-income": 5_000 });
  });

  test("ended too early leads to the first question that lacks an answer, and nothing is done", async () => {
    const user = await person();
    for (const index of [0, 2, 3]) await step(user, index + 1, given[index]);
    expect(await step(user, 10, "")).toEqual({ next: 2, isComplete: false });
    expect(await done(user)).toEqual([]);
  });

  test("an answer that isn't needed can be taken back, others only changed", async () => {
    const user = await person();
    await step(user, 10, "Something", "previous");
    expect(await draft(user)).toEqual({ "additional-info": "Something" });
    await step(user, 10, "", "previous");
    expect(await draft(user)).toEqual({});
    await step(user, 2, "Breaking even");
    await step(user, 2, "Saving a little");
    expect(await draft(user)).toEqual({ "current-situation": "Saving a little" });
  });

  test("opens where the address says, no farther than the first without an answer", async () => {
    const user = await person();
    for (const [q, position] of [
      ["5", 1],
      ["0", 1],
      ["-1", 1],
      ["1.5", 1],
      ["x", 1],
      ["", 1],
    ] as const)
      expect((await at(user, { q })).position, q).toBe(position);
    expect((await at(user)).position).toBe(1);
    await step(user, 1, given[0]);
    await step(user, 2, given[1]);
    for (const [q, position] of [
      ["1", 1],
      ["2", 2],
      ["3", 3],
      ["4", 3],
      ["10", 3],
    ] as const)
      expect((await at(user, { q })).position, q).toBe(position);
    await db.interviewDraft.update({ where: { userId: user.id }, data: { responses: { "of-later": "x" } } });
    expect(await at(user, { q: "3" })).toMatchObject({ position: 1, answers: {} });
  });

  test("sent as a whole says which answer is missing, and is kept once for a key", async () => {
    const user = await person();
    const { "time-horizon": _, ...others } = ANSWERS;
    const completedAt = "2026-03-19T10:00:00.000Z";
    await expect(saveInterview(user, { responses: others, completedAt })).rejects.toMatchObject({
      ...{ code: "bad_request", title: RESPONSE_REQUIRED.title },
      fieldErrors: { "time-horizon": RESPONSE_REQUIRED.description },
    });
    await step(user, 1, given[0]);
    const send = (at: string) => saveInterview(user, { responses: ANSWERS, completedAt: at }, "key-of-all");
    const first = await send(completedAt);
    expect(first).toEqual({ message: "Your answers are saved.", id: expect.any(String) });
    expect(await send("2026-03-19T11:00:00.000Z")).toEqual(first);
    expect(await done(user)).toMatchObject([{ id: first.id, completedAt: new Date(completedAt), responses: ANSWERS }]);
    expect(await draft(user)).toBeNull();
  });

  test("shows the last of several that were done, and starts anew where that one can't be read", async () => {
    const user = await person();
    const save = (situation: string, at: string) =>
      saveInterview(user, { responses: { ...ANSWERS, "current-situation": situation }, completedAt: at });
    await save("Breaking even", "2026-03-19T10:00:00.000Z");
    await save("Saving a little", "2026-03-18T10:00:00.000Z");
    expect((await at(user, { done: "1" })).answers).toMatchObject({ "current-situation": "Breaking even" });
    await db.interview.updateMany({ where: { userId: user.id }, data: { responses: { old: 1 } } });
    expect(await at(user, { done: "1" })).toMatchObject({ done: false, position: 1 });
  });

  test("tells what the accounts show only of what they can show, to who has some", async () => {
    const user = await person();
    expect((await at(user, { q: "1" })).known).toBeNull();
    await step(user, 1, given[0]);
    await step(user, 2, given[1]);
    expect((await at(user, { q: "3" })).known).toBeNull();
  });

  test("is what the plan is made of, with today's figures", async () => {
    const user = await person();
    expect(await personalPlan(user)).toBeNull();
    await saveInterview(user, { responses: ANSWERS, completedAt: NOW });
    const plan = await personalPlan(user);
    expect(plan?.answer).toMatch(/\w/);
    expect(plan?.answer).not.toContain("{{");
    expect(await coachView(user, new URLSearchParams({ tab: "ask" }))).toMatchObject({ interviewed: true, plan: null });
    expect(await coachView(user, new URLSearchParams({ tab: "ask", plan: "1" }))).toMatchObject({
      plan: { answer: plan?.answer },
    });
    expect(await coachView(await person(), new URLSearchParams({ tab: "ask", plan: "1" }))).toMatchObject({
      ...{ interviewed: false, plan: null },
    });
  });
});

describe("the coach's screen", () => {
  const view = (user: CurrentUser, query: Record<string, string>) => coachView(user, new URLSearchParams(query));

  test("has the tab of the address, the budget where it names none", async () => {
    const user = await person();
    for (const tab of ["budget", "credit", "health", "ask"]) expect((await view(user, { tab })).tab).toBe(tab);
    expect((await view(user, {})).tab).toBe("budget");
    expect((await view(user, { tab: "none" })).tab).toBe("budget");
    expect(await view(user, {})).toMatchObject({ consent: { state: "none", host: null }, welcome: null });
  });

  test("welcomes who comes from connecting a bank with what is there already", async () => {
    const row = await createTrialUser({ timeZone: "UTC" });
    await giveHousehold(row.id, "2026-03-20", "plan", "2025-09-01");
    const user = await currentUser(row);
    const welcome = await readWelcome(user);
    expect(welcome.transactions).toBe(await db.transaction.count({ where: { userId: user.id, deletedAt: null } }));
    expect(welcome.accounts).toBe(await db.account.count({ where: { userId: user.id } }));
    const [first] = await db.transaction.findMany({ where: { userId: user.id }, orderBy: { day: "asc" }, take: 1 });
    expect(welcome.since).toBe(first?.day);
    expect(welcome.findings.length).toBeGreaterThan(0);
    expect((await view(user, { onboarding: "true" })).welcome).toEqual(welcome);
    const fresh = await person();
    await createBank(fresh.id, ["checking"]);
    expect((await view(fresh, { onboarding: "true" })).welcome).toEqual({
      ...{ accounts: 1, transactions: 0, since: null, findings: [], isReading: false },
    });
  });

  test("has the conversation that is open, the question of the address, and nothing of anybody else's", async () => {
    const [user, other] = [await person(), await person()];
    expect(await view(user, { tab: "ask" })).toMatchObject({
      ...{ today: "2026-03-20", question: "", conversation: null, turns: [], conversations: [], sent: null },
    });
    const { conversation } = await askCoach(user, "How much do I owe?");
    const open = await view(user, { tab: "ask", question: "q".repeat(1_200), sent: "1" });
    expect(open).toMatchObject({ conversation, turns: [{ question: "How much do I owe?", done: [] }], sent: null });
    expect(open).toMatchObject({ question: "q".repeat(1_000), conversations: [{ title: "How much do I owe?" }] });
    const anew = await view(user, { tab: "ask", c: NEW_CONVERSATION });
    expect(anew).toMatchObject({ conversation: NEW_CONVERSATION, turns: [], conversations: [{ id: conversation }] });
    expect(await view(other, { tab: "ask", c: conversation })).toMatchObject({ turns: [], conversations: [] });
    // An address without a tab begins with its newest answer, above the figures; a tab that is named has its figures alone.
    expect(await view(user, {})).toMatchObject({
      tab: "budget",
      ask: { conversation, turns: [{}], conversations: [] },
    });
    for (const tab of ["budget", "credit", "health"]) expect(await view(user, { tab })).toMatchObject({ ask: null });
    expect(await view(other, {})).toMatchObject({ ask: { turns: [], openings: [{}, {}, {}] } });
    // What to ask next follows from the last of several turns.
    await askCoach(user, "What is compound interest?");
    const last = await askCoach(user, "¿Cuánto gasté este mes?");
    const shown = await view(user, { tab: "ask" });
    expect(shown).toMatchObject({ turns: [{}, {}, { question: "¿Cuánto gasté este mes?" }] });
    expect(await view(user, {})).toMatchObject({ ask: { turns: [{ question: "¿Cuánto gasté este mes?" }] } });
    expect(Object(shown).suggestions[0]).toBe(last.next?.find((next) => next !== "¿Cuánto gasté este mes?"));
  });
});

describe("where there's no model", () => {
  test("there's nothing to agree to, and nothing is sent; a switch off forgets what one has worded", async () => {
    const [user, other] = [await person(), await person()];
    expect([consentOf(user), await figuresToSend(user)]).toEqual([{ state: "none", host: null }, null]);
    await setCoachConsent(user, true);
    const consentAt = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).coachConsentAt;
    expect(await consentAt()).toEqual(user.now);
    const keep = (userId: string, kind: string) =>
      db.coachCache.create({ data: { userId, kind, inputHash: "x", answer: {}, createdAt: user.now } });
    for (const kind of ["words-budget", "other"]) for (const { id } of [user, other]) await keep(id, kind);
    await setCoachConsent(user, false);
    expect(await consentAt()).toBeNull();
    const kinds = async ({ id: userId }: CurrentUser) =>
      (await db.coachCache.findMany({ where: { userId }, orderBy: { kind: "asc" } })).map(({ kind }) => kind);
    expect([await kinds(user), await kinds(other)]).toEqual([["other"], ["other", "words-budget"]]);
    const noted = await db.auditLog.findMany({
      where: { userId: user.id, event: "coach_consent" },
      orderBy: { id: "asc" },
    });
    expect(noted.map(({ detail }) => detail)).toEqual([{ agreed: true }, { agreed: false }]);
    expect(await db.auditLog.count({ where: { userId: other.id } })).toBe(0);
  });

  test("an answer comes whole, also to who could hear it as it's written", async () => {
    const user = await person();
    const request = new Request("https://app.example/api", { headers: { accept: "text/event-stream" } });
    const answer = await streamAnswer(user, { question: "How much do I owe?" }, request, "key-of-one");
    expect(answer).not.toBeInstanceOf(Response);
    expect(answer).toMatchObject({ answer: expect.stringMatching(/\w/), conversation: expect.any(String) });
  });
});

test("a talk is a person's own, and on the shared account a session's", async () => {
  const user = await person();
  expect([chatChannel("coach", user), chatChannel("goals", user)]).toEqual(["coach", "goals"]);
  const demo = await currentUser(await createUser({ isDemo: true }));
  const mine = chatChannel("coach", demo);
  expect(mine).toMatch(/^coach:[0-9a-f]{32}$/);
  expect(chatChannel("coach", { ...demo, sessionId: "another" })).not.toBe(mine);
  expect(chatChannel("coach", { ...demo, id: "x" })).toBe(mine);
  expect(mine).not.toContain(demo.sessionId.slice(0, 8));
});
