// What is done from an answer: previewed, done once, shown beside the answer, and undone.
import { expect, test } from "vitest";
import { addDays, addMonthsToDay, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { actOnAnswer, deedsOf, undoDeed } from "~/services/coach/actions.server";
import { askCoach } from "~/services/coach/coach.server";
import { ensureInsights, listInsights } from "~/services/insights/insights.server";
import { checkSums } from "~/services/ledger/sums.server";
import type { OfferedAction } from "~/texts/coach";
import { giveHousehold } from "../support/household";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

async function person(): Promise<CurrentUser> {
  const user = await currentUser(await createTrialUser());
  await giveHousehold(user.id, user.today);
  return user;
}

/** Asks, and finds the action of a kind under the answer. */
async function offered<Kind extends OfferedAction["kind"]>(user: CurrentUser, question: string, kind: Kind) {
  const { id, actions = [] } = await askCoach(user, question);
  const at = actions.findIndex((action) => action.kind === kind);
  const action = actions.find((one): one is Extract<OfferedAction, { kind: Kind }> => one.kind === kind);
  if (!action) throw new Error(`no ${kind} under: ${question}`);
  const deed = async () => (await deedsOf(user.id, [id])).get(id)?.find((one) => one.at === at);
  return { answer: id, at, action, deed };
}

test("a budget is set from this month on, once for a key, and taken back to what was planned before", async () => {
  const user = await person();
  const month = monthOf(user.today);
  const { answer, at, action, deed } = await offered(user, "how much did i spend on groceries last month", "budget");
  expect(action.amount).toBeGreaterThan(0);
  const planned = async () =>
    (await db.budget.findFirst({ where: { userId: user.id, month, category: "groceries" } }))?.plannedCents ?? null;
  const before = await planned();
  const input = { answer, at, amount: "432.10" };
  const [first, again] = [
    await actOnAnswer(user, input, "budget-key-1"),
    await actOnAnswer(user, input, "budget-key-1"),
  ];
  expect(first).toEqual(again);
  expect(first.summary).toContain("$432.10 a month is planned for Groceries");
  expect(await planned()).toBe(43_210n);
  expect(await db.coachDeed.count({ where: { userId: user.id } })).toBe(1);
  expect(await deed()).toMatchObject({ at, summary: first.summary });
  await undoDeed(user, (await deed())?.id ?? "");
  expect(await planned()).toBe(before);
  expect(await deed()).toBeUndefined();
});

test("an amount that was changed again meanwhile stays, and a wrong one is refused with nothing done", async () => {
  const user = await person();
  const { answer, at, deed } = await offered(user, "how much did i spend on groceries last month", "budget");
  await expect(actOnAnswer(user, { answer, at, amount: "lots" })).rejects.toThrow();
  expect(await deed()).toBeUndefined();
  await actOnAnswer(user, { answer, at, amount: "300" });
  const id = (await deed())?.id ?? "";
  await db.budget.updateMany({ where: { userId: user.id, category: "groceries" }, data: { plannedCents: 77_700n } });
  await undoDeed(user, id);
  const kept = await db.budget.findFirst({
    where: { userId: user.id, month: monthOf(user.today), category: "groceries" },
  });
  expect(kept?.plannedCents).toBe(77_700n);
});

test("a shop's category moves its rows and their sums, and comes back", async () => {
  const user = await person();
  const { answer, at, action, deed } = await offered(
    user,
    "how much did i spend at green basket this year",
    "category",
  );
  expect(action).toMatchObject({ merchant: "Green Basket Market", category: "groceries" });
  const filed = () =>
    db.transaction.groupBy({
      by: ["category"],
      where: { userId: user.id, merchantName: action.merchant, deletedAt: null },
      _count: true,
      orderBy: { category: "asc" },
    });
  const before = await filed();
  const { summary } = await actOnAnswer(user, { answer, at, category: "clothing" });
  expect(summary).toMatch(/^Green Basket Market counts as Clothing now: \d+ transactions, and new ones\.$/);
  expect((await filed()).map(({ category }) => category)).toEqual(["clothing"]);
  expect(await checkSums(user.id)).toEqual([]);
  await undoDeed(user, (await deed())?.id ?? "");
  expect(await filed()).toEqual(before);
  expect(await checkSums(user.id)).toEqual([]);
  await expect(actOnAnswer(user, { answer, at, category: "nothing" })).rejects.toThrow("choose a category");
});

test("what one saves for becomes a goal, and is gone again", async () => {
  const user = await person();
  const { answer, at, action, deed } = await offered(user, "can i afford a $900 trip", "goal");
  expect(action).toMatchObject({ amount: 900, deadline: addMonthsToDay(user.today, 12) });
  const { summary } = await actOnAnswer(user, { answer, at, name: "Trip", amount: "950" });
  expect(summary).toBe("Trip is one of your goals now, with $950.00 to save.");
  const goals = () =>
    db.goal.count({ where: { userId: user.id, name: "Trip", targetCents: 95_000n, deletedAt: null } });
  expect(await goals()).toBe(1);
  await undoDeed(user, (await deed())?.id ?? "");
  expect(await goals()).toBe(0);
});

test("a reminder is a notification from its day on for a week, and none once it is undone", async () => {
  const user = await person();
  await ensureInsights(user.id, user.today, user.now);
  const { answer, at, action, deed } = await offered(user, "which bills are due in the next two weeks", "remind");
  await actOnAnswer(user, { answer, at });
  const saysOn = async (days: number) => {
    const then = { ...user, today: addDays(action.day, days), now: new Date(`${addDays(action.day, days)}T18:00:00Z`) };
    await ensureInsights(user.id, then.today, then.now);
    return (await listInsights(then)).filter(({ title }) => title === "Your reminder");
  };
  expect(await saysOn(-1)).toEqual([]);
  expect(await saysOn(0)).toMatchObject([{ description: action.about, href: action.href }]);
  expect(await saysOn(6)).toHaveLength(1);
  expect(await saysOn(7)).toEqual([]);
  await undoDeed(user, (await deed())?.id ?? "");
  expect(await db.reminder.count({ where: { userId: user.id } })).toBe(0);
  for (const day of [user.today, "2199-01-01", "soon"])
    await expect(actOnAnswer(user, { answer, at, day })).rejects.toThrow("choose a day");
});

test("nobody acts on another's answer, nor undoes what another did; on the shared account sessions are apart", async () => {
  const [user, other] = [await person(), await person()];
  const { answer, at, deed } = await offered(user, "how much did i spend on groceries last month", "budget");
  await expect(actOnAnswer(other, { answer, at, amount: "1" })).rejects.toThrow("no longer here");
  await actOnAnswer(user, { answer, at, amount: "1" });
  const id = (await deed())?.id ?? "";
  await expect(undoDeed(other, id)).rejects.toThrow("can't be undone");
  expect(await db.budget.count({ where: { userId: other.id, plannedCents: 100n } })).toBe(0);

  const demo = await createTrialUser({ isDemo: true });
  await giveHousehold(demo.id, user.today);
  const [first, second] = [await currentUser(demo), await currentUser(demo)];
  const theirs = await offered(first, "how much did i spend on groceries last month", "budget");
  await expect(actOnAnswer(second, { answer: theirs.answer, at: theirs.at, amount: "1" })).rejects.toThrow("no longer");
  await actOnAnswer(first, { answer: theirs.answer, at: theirs.at, amount: "2" });
  await expect(undoDeed(second, (await theirs.deed())?.id ?? "")).rejects.toThrow("can't be undone");
});

test("what leads to rows is no deed, and an action that isn't there is none", async () => {
  const user = await person();
  const { answer, at } = await offered(user, "how much did i spend last month", "rows");
  for (const which of [at, 9]) await expect(actOnAnswer(user, { answer, at: which })).rejects.toThrow("no longer here");
});
