// The interview's plan as a page: kept, ticked, dated, and looked at again.
import { expect, test } from "vitest";
import { REVIEW_DAYS } from "~/domain/coach/plan-steps";
import { addDays } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId } from "~/lib/db.server";
import { interviewView } from "~/services/coach/interview.server";
import { changeStep, keepPlan, coachPlanView } from "~/services/coach/plan.server";
import { ANSWERS } from "../support/coach";
import { giveHousehold } from "../support/household";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

async function person(): Promise<CurrentUser> {
  const user = await currentUser(await createTrialUser());
  await giveHousehold(user.id, user.today);
  return user;
}
const interview = (user: CurrentUser) =>
  db.interview.create({ data: { userId: user.id, id: "i1", responses: ANSWERS, completedAt: user.now } });

async function kept(user: CurrentUser) {
  const view = await coachPlanView(user);
  if (view.is !== "kept") throw new Error(`the plan is ${view.is}`);
  return view;
}

test("there is none before the interview; then a draft, which is kept when somebody says so", async () => {
  const user = await person();
  expect(await coachPlanView(user)).toEqual({ is: "none" });
  await expect(keepPlan(user)).rejects.toThrow("take it first");
  await interview(user);
  const draft = await coachPlanView(user);
  expect(draft.is).toBe("draft");
  expect(await db.coachPlan.count()).toBe(0);
  await keepPlan(user);
  const view = await kept(user);
  expect(view).toMatchObject({ madeDay: user.today, reviewDay: addDays(user.today, REVIEW_DAYS), isDue: false });
  expect(view.steps.map(({ key }) => key)).toEqual(draft.is === "draft" ? draft.steps.map(({ key }) => key) : []);
});

test("steps are ticked and dated; made anew after a month, what was ticked stays, and one reminder waits", async () => {
  const user = await person();
  await interview(user);
  await keepPlan(user);
  const [first, second] = (await kept(user)).steps;
  await changeStep(user, { step: first?.key ?? "", done: "yes" });
  await changeStep(user, { step: second?.key ?? "", day: "2031-05-04" });
  await changeStep({ ...user, today: addDays(user.today, 3) }, { step: first?.key ?? "", done: "yes" });
  const { steps } = await kept(user);
  expect(steps[0]?.doneDay).toBe(user.today);
  expect(steps[1]?.dueDay).toBe("2031-05-04");
  await changeStep(user, { step: second?.key ?? "", day: "" });
  expect((await kept(user)).steps[1]?.dueDay).toBeNull();

  const later = {
    ...user,
    today: addDays(user.today, REVIEW_DAYS),
    now: new Date(user.now.getTime() + 31 * 86_400_000),
  };
  expect((await kept(later)).isDue).toBe(true);
  await keepPlan(later);
  const again = await kept(later);
  expect(again).toMatchObject({ madeDay: later.today, isDue: false });
  expect(again.steps.find(({ key }) => key === first?.key)?.doneDay).toBe(user.today);
  const reminders = await db.reminder.findMany({ where: { userId: user.id } });
  expect(reminders.map(({ day, href }) => [day, href])).toEqual([[addDays(later.today, REVIEW_DAYS), "/coach/plan"]]);
});

test("a step that isn't in the plan, a day that is none, and somebody else's plan are refused", async () => {
  const [user, other] = [await person(), await person()];
  await interview(user);
  await keepPlan(user);
  const [first] = (await kept(user)).steps;
  await expect(changeStep(user, { step: "nothing", done: "yes" })).rejects.toThrow("no longer in your plan");
  await expect(changeStep(user, { step: first?.key ?? "", day: "2026-02-31" })).rejects.toThrow("choose a day");
  await expect(changeStep(other, { step: first?.key ?? "", done: "yes" })).rejects.toThrow("no longer in your plan");
});

test("kept several times at once, or where no reminder has room, there's one reminder and the plan that was", async () => {
  const [user, other] = [await person(), await person()];
  for (const one of [user, other]) {
    await interview(one);
    await keepPlan(one);
  }
  const waiting = async (who: CurrentUser) =>
    (await db.reminder.findMany({ where: { userId: who.id } })).map(({ about, href, day }) => [about, href, day]);
  const once = ["It's been a month since you made your plan. See what came of it.", "/coach/plan"];
  await Promise.all([keepPlan(user), keepPlan(user), keepPlan(user)]);
  expect(await waiting(user)).toEqual([[...once, addDays(user.today, REVIEW_DAYS)]]);
  expect(await waiting(other)).toHaveLength(1);
  const one = { userId: user.id, day: addDays(user.today, 5), about: "x", href: "/x", createdAt: user.now };
  const fill = (count: number) =>
    db.reminder.createMany({ data: Array.from({ length: count }, () => ({ ...one, id: newId() })) });
  // The one that waits makes room for its own.
  await fill(99);
  await keepPlan(user);
  expect(await waiting(user)).toHaveLength(100);
  await fill(1);
  const before = await db.coachPlan.findUniqueOrThrow({ where: { userId: user.id } });
  await expect(keepPlan({ ...user, today: addDays(user.today, 1) })).rejects.toThrow("100 reminders already");
  expect(await db.coachPlan.findUniqueOrThrow({ where: { userId: user.id } })).toEqual(before);
  expect(await waiting(user)).toContainEqual([...once, addDays(user.today, REVIEW_DAYS)]);
});

test("a tick can be taken away, a day alone leaves it, and nothing of another step or another's plan changes", async () => {
  const [user, other] = [await person(), await person()];
  for (const one of [user, other]) {
    await interview(one);
    await keepPlan(one);
  }
  const theirs = (await kept(other)).steps;
  const [first, ...others] = (await kept(user)).steps;
  const key = first?.key ?? "";
  await changeStep(user, { step: key, done: "yes" });
  await changeStep(user, { step: key, day: "2031-05-04" });
  expect((await kept(user)).steps[0]).toMatchObject({ doneDay: user.today, dueDay: "2031-05-04" });
  await changeStep(user, { step: key });
  await changeStep(user, { step: key, done: "no" });
  expect((await kept(user)).steps).toEqual([{ ...first, dueDay: "2031-05-04", doneDay: null }, ...others]);
  expect((await kept(other)).steps).toEqual(theirs);
  await expect(changeStep(user, { step: key, day: "soon" })).rejects.toMatchObject({ code: "unprocessable" });
  expect((await kept({ ...user, today: addDays(user.today, REVIEW_DAYS - 1) })).isDue).toBe(false);
});

test("the interview shows what the accounts show, once, and asks the rest", async () => {
  const user = await person();
  const at = (position: number) => interviewView(user, new URLSearchParams({ q: String(position) }));
  const draft = (responses: object) =>
    db.interviewDraft.upsert({
      where: { userId: user.id },
      create: { userId: user.id, responses, updatedAt: user.now },
      update: { responses },
    });
  expect((await at(1)).known).toBeNull();
  await draft({ "financial-goals": ["Other"], "current-situation": "Breaking even" });
  const income = await at(3);
  expect(income.known?.sentence).toMatch(/^Your accounts show an income of \$[\d,]+\.\d\d in a usual month\.$/);
  expect(Number(income.known?.answer) % 500).toBe(0);
  await draft({ "financial-goals": ["Other"], "current-situation": "Breaking even", "monthly-income": 2_000 });
  expect((await at(3)).known).toBeNull();
});
