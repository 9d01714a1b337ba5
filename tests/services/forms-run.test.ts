// Each write by its form: what it does is the person's own, where it leads, and what is said of it.
import { afterEach, expect, test } from "vitest";
import { addMonthsToDay } from "~/domain/periods";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import * as byHand from "~/mutations/accounts-by-hand.server";
import * as budget from "~/mutations/budget.server";
import * as coach from "~/mutations/coach.server";
import * as goals from "~/mutations/goals.server";
import * as ledger from "~/mutations/ledger.server";
import * as settings from "~/mutations/settings.server";
import { askCoach } from "~/services/coach/coach.server";
import { coachPlanView } from "~/services/coach/plan.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { ANSWERS } from "../support/coach";
import { giveHousehold } from "../support/household";
import { useDatabase } from "../support/db";
import { sent } from "../support/forms";
import { useLog } from "../support/logged";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const lines = useLog();
const settingsBefore = { ...env };
afterEach(() => void Object.assign(env, settingsBefore));

const person = async () => currentUser(await createTrialUser({ timeZone: "UTC" }));

test("goals are made as what the form says, changed, paid into, deleted and brought back", async () => {
  const user = await person();
  const fields = {
    name: "Boat",
    targetAmount: "500",
    currentAmount: "100",
    deadline: "2099-06-01",
    interestRate: "",
    minimumPayment: "",
  };
  const key = "one-and-the-same";
  const made = await sent(goals.createGoal, user, { ...fields, type: "savings" }, { key });
  expect(made).toMatchObject({ to: "/goals", toast: { description: expect.stringContaining("Boat") } });
  expect(await sent(goals.createGoal, user, { ...fields, type: "savings" }, { key })).toEqual(made);
  await sent(goals.createGoal, user, { ...fields, name: "Visa", type: "debt", interestRate: "20" });
  const all = () =>
    db.goal.findMany({
      where: { userId: user.id },
      select: { id: true, name: true, type: true, deletedAt: true, version: true },
      orderBy: { name: "asc" },
    });
  const [boat, visa, ...others] = await all();
  expect([boat?.type, visa?.type, others]).toEqual(["savings", "debt", []]);
  const [of, owed] = [{ goal: boat?.id ?? "" }, { goal: visa?.id ?? "" }];
  expect(await sent(goals.addMoney, user, { ...of, amount: "50" })).toMatchObject({
    to: `/goals?dialog=congrats&goal=${of.goal}`,
  });
  expect(await sent(goals.makePayment, user, { ...owed, amount: "25" })).toMatchObject({
    to: `/goals?dialog=congrats&goal=${owed.goal}`,
  });
  const paid = async ({ goal }: { goal: string }) =>
    (await db.goalEntry.findMany({ where: { userId: user.id, goalId: goal }, orderBy: { id: "asc" } }))
      .map((one) => Number(one.amountCents))
      .at(-1);
  expect([await paid(of), await paid(owed)]).toEqual([5_000, 2_500]);
  const now = (await all())[0]?.version ?? 0;
  await sent(goals.editGoal, user, { ...fields, ...of, name: "Big boat", currentAmount: "150", version: String(now) });
  expect((await all())[0]?.name).toBe("Big boat");
  const stale = await sent(goals.editGoal, user, { ...fields, ...of, name: "Old boat", version: String(now) });
  expect(stale).toMatchObject({ status: 409, shown: { current: expect.objectContaining({ name: "Big boat" }) } });
  const deleted = async () => (await all()).map(({ deletedAt }) => deletedAt !== null);
  expect((await sent(goals.deleteGoal, user, { ...of, type: "savings" })).to).toBe("/goals");
  expect(await deleted()).toEqual([true, false]);
  expect(await sent(goals.restoreGoal, user, of)).toMatchObject({ to: "/goals#chat" });
  await sent(goals.deleteGoal, user, { ...owed, type: "debt" });
  expect(await deleted()).toEqual([false, true]);
});

test("an account by hand is made, set, closed, opened again and removed; money is entered and moved on it", async () => {
  const user = await person();
  const account = { kind: "cash", balance: "10", day: user.today };
  for (const name of ["Wallet", "Jar"])
    expect(await sent(byHand.createAccount, user, { ...account, name }, { key: `key-of-${name}` })).toMatchObject({
      to: "/accounts",
    });
  await sent(byHand.createAccount, user, { ...account, name: "Jar" }, { key: "key-of-Jar" });
  const all = () => db.account.findMany({ where: { userId: user.id }, orderBy: { accountName: "desc" } });
  const [wallet, jar, ...others] = await all();
  expect([wallet?.accountName, jar?.accountName, others]).toEqual(["Wallet", "Jar", []]);
  const id = wallet?.id ?? "";
  const here = { params: { id } };
  expect(await sent(byHand.setBalance, user, { balance: "25", day: user.today }, here)).toMatchObject({
    to: `/accounts/${id}`,
  });
  expect((await all())[0]?.balanceCents).toBe(2_500n);
  const entry = { account: id, amount: "5", day: user.today, name: "Cafe", direction: "out" };
  for (const key of ["entry-1-of-8", "entry-1-of-8"])
    expect(await sent(byHand.addTransaction, user, entry, { key })).toMatchObject({ to: "/transactions" });
  const rows = () => db.transaction.count({ where: { userId: user.id, merchantName: "Cafe" } });
  expect(await rows()).toBe(1);
  const move = { from: id, to: jar?.id ?? "", amount: "3", day: user.today };
  for (const key of ["move-1-of-8", "move-1-of-8"])
    expect(await sent(byHand.addTransfer, user, move, { key })).toMatchObject({ to: "/transactions" });
  expect(await db.transaction.count({ where: { userId: user.id, kind: "transfer" } })).toBe(2);
  await sent(byHand.addTransaction, user, { ...entry, name: "Gym", repeat: "month" });
  const repeat = async () => db.repeatedEntry.findMany({ where: { userId: user.id } });
  const [gym] = await repeat();
  const of = { repeat: gym?.id ?? "" };
  expect(await sent(byHand.pauseRepeat, user, of)).toMatchObject({ to: "/recurring" });
  const [paused] = await repeat();
  expect(paused).not.toEqual(gym);
  expect(await sent(byHand.resumeRepeat, user, of)).toMatchObject({ to: "/recurring" });
  expect((await repeat())[0]).not.toEqual(paused);
  expect(await sent(byHand.removeRepeat, user, of)).toMatchObject({ to: "/recurring" });
  expect(await repeat()).toEqual([]);
  expect(await sent(byHand.closeAccount, user, {}, here)).toMatchObject({ to: `/accounts/${id}` });
  const [closed] = await all();
  expect(await sent(byHand.reopenAccount, user, {}, here)).toMatchObject({ to: `/accounts/${id}` });
  expect((await all())[0]).not.toEqual(closed);
  expect(await sent(byHand.removeAccount, user, {}, here)).toMatchObject({ to: "/accounts" });
  expect((await all()).map(({ accountName }) => accountName)).toEqual(["Jar"]);
});

test("rows are changed one by one, in parts and many at once, and each change is taken back by its own step", async () => {
  const user = await person();
  await giveHousehold(user.id, user.today, "forms", addMonthsToDay(user.today, -1));
  const row = await db.transaction.findFirstOrThrow({
    where: { userId: user.id, kind: "spending", pending: false, amountCents: { lt: -300n } },
    orderBy: { id: "asc" },
  });
  const of = { transaction: row.id };
  const now = () =>
    db.transaction.findFirstOrThrow({ where: { userId: user.id, id: row.id }, include: { splits: true } });
  const list = "/transactions?q=a&edit=x";
  const back = async ({ toast }: { toast: { action?: { fields: Record<string, string> } } | null }) =>
    sent(ledger.undoChange, user, toast?.action?.fields ?? {}, { at: list });
  const corrected = await sent(
    ledger.correctTransaction,
    user,
    { ...of, choice: "travel", note: "Trip" },
    { at: list },
  );
  expect(corrected).toMatchObject({ to: "/transactions?q=a", toast: { action: { to: "/transactions?q=a" } } });
  expect(await now()).toMatchObject({ category: "travel", note: "Trip" });
  expect(await back(corrected)).toMatchObject({ to: "/transactions?q=a" });
  expect(await now()).toMatchObject({ category: row.category, note: row.note });
  const total = Number(-row.amountCents) / 100;
  const parts = { category: ["travel", "gas"], amount: ["1.00", String(Math.round((total - 1) * 100) / 100)] };
  const split = await sent(ledger.splitTransaction, user, { ...of, ...parts });
  expect((await now()).splits).toHaveLength(2);
  const joined = await sent(ledger.splitTransaction, user, of);
  expect([split.said === joined.said, (await now()).splits]).toEqual([false, []]);
  const deleted = await sent(ledger.deleteTransaction, user, of, { at: "/transactions" });
  expect((await now()).deletedAt).not.toBeNull();
  await back(deleted);
  expect((await now()).deletedAt).toBeNull();
  // Of a list, those that its address names.
  const listed = `/transactions?q=${encodeURIComponent(row.merchantName)}`;
  const many = await sent(ledger.changeMany, user, { all: "on", does: "tag", tag: "seen" }, { at: listed });
  const tagged = await db.transaction.findMany({ where: { userId: user.id, tags: { has: "seen" } } });
  expect([tagged.length > 0, new Set(tagged.map(({ merchantName }) => merchantName))]).toEqual([
    true,
    new Set([row.merchantName]),
  ]);
  await back(many);
  expect(await db.transaction.count({ where: { userId: user.id, tags: { has: "seen" } } })).toBe(0);
});

test("a budget is saved and taken back, moved and undone, filled and looked through", async () => {
  const user = await person();
  await giveHousehold(user.id, user.today, "forms", addMonthsToDay(user.today, -4));
  const month = user.today.slice(0, 7);
  const planned = async (category: string) =>
    Number((await db.budget.findFirst({ where: { userId: user.id, month, category } }))?.plannedCents ?? -1);
  const saved = await sent(budget.saveBudget, user, { category: "gas", month, plannedAmount: "80", rollover: "on" });
  expect(saved).toMatchObject({ to: "/budget", toast: { action: { fields: { intent: "unsave", set: "8000" } } } });
  expect(await planned("gas")).toBe(8_000);
  const undone = await sent(budget.unsaveBudget, user, saved.toast.action.fields);
  expect([undone.to, (await planned("gas")) === 8_000]).toEqual(["/budget", false]);
  const late = await sent(budget.unsaveBudget, user, saved.toast.action.fields);
  expect(late.said).not.toBe(undone.said);
  await saveBudgetAmount(user.id, month, { category: "gas", month, plannedAmount: "80", rollover: false });
  expect(await sent(budget.moveBudget, user, { month, from: "gas", to: "travel", amount: "30" })).toMatchObject({
    to: "/budget",
  });
  expect([await planned("gas"), await planned("travel")]).toEqual([5_000, 3_000]);
  expect(await sent(budget.undoBudget, user, { month })).toMatchObject({ to: "/budget" });
  expect(await planned("gas")).toBe(8_000);
  const next = { month: addMonthsToDay(user.today, 1).slice(0, 7) };
  const there = `/budget?month=${next.month}`;
  expect((await sent(budget.saveBudget, user, { ...next, category: "gas", plannedAmount: "80" })).to).toBe(there);
  expect((await sent(budget.moveBudget, user, { ...next, from: "gas", to: "travel", amount: "30" })).to).toBe(there);
  expect((await sent(budget.undoBudget, user, next)).to).toBe(there);
  expect((await sent(budget.fillBudget, user, { ...next, source: "history" })).to).toBe(there);
  const filled = await sent(budget.fillBudget, user, { month, source: "history" });
  expect([filled.to, (await planned("groceries")) > 0]).toEqual(["/budget", true]);
  expect(await sent(budget.analyzeMonth, user, { month })).toMatchObject({ to: expect.stringMatching(/^\/budget/) });
});

test("talks with the coach, and what is done from them", async () => {
  const user = await person();
  await giveHousehold(user.id, user.today, "forms", addMonthsToDay(user.today, -4));
  const key = "question-key";
  const asked = await sent(coach.askCoach, user, { question: "how much did i spend on groceries last month" }, { key });
  const talks = () => db.conversation.findMany({ where: { userId: user.id } });
  const [talk] = await talks();
  expect(asked.to).toContain(talk?.id);
  const { id, actions = [] } = await askCoach(user, "how much did i spend on gas last month", { conversation: "new" });
  const at = actions.findIndex(({ kind }) => kind === "budget");
  const action = { answer: id, at: String(at), amount: "40" };
  const done = await sent(coach.actOnAnswer, user, action, { key: "action-key" });
  expect(await sent(coach.actOnAnswer, user, action, { key: "action-key" })).toEqual(done);
  const deeds = await db.coachDeed.findMany({ where: { userId: user.id } });
  expect([deeds.length, done.toast?.description]).toEqual([1, deeds[0]?.summary]);
  expect((await sent(coach.undoAction, user, { deed: deeds[0]?.id ?? "" })).to).toBe(done.to);
  expect((await db.coachDeed.findFirst({ where: { userId: user.id } }))?.undoneAt).not.toBeNull();
  await sent(coach.deleteConversation, user, { conversation: talk?.id ?? "" });
  expect((await talks()).map((one) => one.id)).not.toContain(talk?.id);
  expect(await sent(coach.deleteConversations, user)).toMatchObject({ to: expect.stringContaining("/coach") });
  expect(await talks()).toEqual([]);
});

test("a question that can't be answered stays on the screen, and the log says why; another one under its key is refused", async () => {
  const user = await person();
  const question = "how much did i spend on gas last month";
  Object.assign(env, { RATE_LIMIT_FACTOR: 0.000_1 });
  const unanswered = await sent(coach.askCoach, user, { question });
  Object.assign(env, settingsBefore);
  expect(unanswered).toMatchObject({ status: 503, shown: { answer: null, question } });
  const why = expect.objectContaining({ code: "too_many" });
  expect(lines).toContainEqual({ level: "error", err: why, message: "a question couldn't be answered" });
  const key = "question-key";
  await sent(coach.askCoach, user, { question }, { key });
  await expect(sent(coach.askCoach, user, { question: "and in May" }, { key })).rejects.toMatchObject({
    code: "unprocessable",
  });
  await expect(sent(coach.askCoach, user, { question: "" })).rejects.toMatchObject({
    fieldErrors: { question: expect.any(String) },
  });
});

test("consent, an interview, and the plan that is made of it", async () => {
  const user = await person();
  const consented = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).coachConsentAt !== null;
  const on = await sent(coach.chooseConsent, user, { consent: "on" });
  expect(await consented()).toBe(true);
  const off = await sent(coach.chooseConsent, user, { consent: "off" });
  expect([await consented(), on.said === off.said]).toEqual([false, false]);
  expect(await sent(coach.interviewStep, user, { q: "2", move: "next", answer: "Breaking even" })).toMatchObject({
    ...{ to: "/coach/interview?q=3", toast: null },
  });
  await db.interview.create({ data: { userId: user.id, id: "i", responses: ANSWERS, completedAt: user.now } });
  expect(await sent(coach.keepPlan, user)).toMatchObject({ to: "/coach/plan" });
  const plan = await coachPlanView(user);
  const step = plan.is === "kept" ? (plan.steps[0]?.key ?? "") : "";
  expect(await sent(coach.changePlanStep, user, { step, done: "yes" })).toMatchObject({
    to: `/coach/plan#step-${step}`,
  });
  expect(await coachPlanView(user)).toMatchObject({
    steps: expect.arrayContaining([expect.objectContaining({ key: step, doneDay: user.today })]),
  });
});

test("settings are kept, and what belongs to the browser goes with the answer", async () => {
  const user = await person();
  const zone = await sent(settings.saveZone, user, { timeZone: "America/Chicago" });
  expect(zone.to).toMatch(/^\/settings/);
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).timeZone).toBe("America/Chicago");
  for (const theme of ["dark", "light"])
    expect((await sent(settings.chooseTheme, user, { theme })).cookies).toContain(theme);
  const hidden = await sent(settings.hideAmounts, user, { hidden: "on", returnTo: "/goals" });
  const shown = await sent(settings.hideAmounts, user, { returnTo: "/goals" });
  expect([hidden.to, shown.to, hidden.cookies === shown.cookies]).toEqual(["/goals", "/goals", false]);
  expect((await sent(settings.closeOffer, user)).cookies).not.toBe("");
  const locks = async () =>
    (await db.session.findFirstOrThrow({ where: { userId: user.id, id: user.sessionId } })).lockMinutes;
  const locked = await sent(settings.lockDevice, user, { locks: "on" });
  expect([(await locks()) === null, locked.cookies === ""]).toEqual([false, false]);
  await sent(settings.lockDevice, user, {});
  expect(await locks()).toBeNull();
});
