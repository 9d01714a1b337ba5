// What is done from an answer: previewed, done once, shown beside the answer, and undone.
import { expect, test } from "vitest";
import { addDays, addMonths, addMonthsToDay, mediumDate, monthName, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { actOnAnswer, deedsOf, undoDeed } from "~/services/coach/actions.server";
import { askCoach } from "~/services/coach/coach.server";
import { ensureInsights, listInsights } from "~/services/insights/insights.server";
import { checkSums } from "~/services/ledger/sums.server";
import type { OfferedAction } from "~/texts/coach";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { isLookedThrough } from "../support/looked-through";
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

test("a wish for a month to come is set in that month, and undone there", async () => {
  const user = await person();
  const next = addMonths(monthOf(user.today), 1);
  const { answer, at, action, deed } = await offered(user, "set groceries to 650 from next month", "budget");
  expect(action).toMatchObject({ category: "groceries", amount: 650, month: next });
  const planned = (month: string) =>
    db.budget.findFirst({ where: { userId: user.id, month, category: "groceries" }, select: { plannedCents: true } });
  const now = await planned(monthOf(user.today));
  const { summary } = await actOnAnswer(user, { answer, at, amount: "650" }, "budget-key-2");
  expect(summary).toContain(`$650.00 a month is planned for Groceries from ${monthName(next)} on`);
  expect(await planned(next)).toEqual({ plannedCents: 65_000n });
  expect(await planned(monthOf(user.today))).toEqual(now);
  await undoDeed(user, (await deed())?.id ?? "");
  expect(await planned(next)).toBeNull();
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
  expect(summary).toBe("Trip is now one of your goals, with $950.00 to save.");
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
  await expect(undoDeed(other, id)).rejects.toThrow("too late to undo");
  expect(await db.budget.count({ where: { userId: other.id, plannedCents: 100n } })).toBe(0);

  const demo = await createTrialUser({ isDemo: true });
  await giveHousehold(demo.id, user.today);
  const [first, second] = [await currentUser(demo), await currentUser(demo)];
  const theirs = await offered(first, "how much did i spend on groceries last month", "budget");
  await expect(actOnAnswer(second, { answer: theirs.answer, at: theirs.at, amount: "1" })).rejects.toThrow("no longer");
  await actOnAnswer(first, { answer: theirs.answer, at: theirs.at, amount: "2" });
  await expect(undoDeed(second, (await theirs.deed())?.id ?? "")).rejects.toThrow("too late to undo");
});

test("what leads to rows is no deed, and an action that isn't there is none", async () => {
  const user = await person();
  const { answer, at } = await offered(user, "how much did i spend last month", "rows");
  for (const which of [at, 9]) await expect(actOnAnswer(user, { answer, at: which })).rejects.toThrow("no longer here");
});

test("undone twice, a deed is undone once: what was done again in between stays", async () => {
  const user = await person();
  const { answer, at, deed } = await offered(user, "how much did i spend on groceries last month", "budget");
  const month = monthOf(user.today);
  const planned = () => db.budget.findFirst({ where: { userId: user.id, month, category: "groceries" } });
  await db.budget.create({
    data: { userId: user.id, id: "own", month, category: "groceries", plannedCents: 5_000n, rollover: true },
  });
  const first = await actOnAnswer(user, { answer, at, amount: "300" });
  expect(first).toMatchObject({
    ...{ answer, summary: `$300.00 a month is planned for Groceries from ${monthName(month)} on.` },
  });
  // What carries over goes on carrying over.
  expect(await planned()).toMatchObject({ plannedCents: 30_000n, rollover: true });
  const id = (await deed())?.id ?? "";
  expect(await undoDeed(user, id)).toEqual(first);
  expect(await planned()).toMatchObject({ plannedCents: 5_000n, rollover: true });
  await db.budget.updateMany({ where: { userId: user.id, id: "own" }, data: { plannedCents: 30_000n } });
  expect(await undoDeed(user, id)).toEqual(first);
  expect(await planned()).toMatchObject({ plannedCents: 30_000n });
  await db.coachDeed.updateMany({ where: { userId: user.id }, data: { before: { kind: "of later" } } });
  await expect(undoDeed(user, id)).rejects.toMatchObject({
    ...{ code: "not_found", userMessage: "It's too late to undo this." },
  });
});

test("what is done from several answers stands beside each in the order in which it was done, and one's own alone", async () => {
  const [user, other] = [await person(), await person()];
  const groceries = await offered(user, "how much did i spend on groceries last month", "budget");
  const gas = await offered(user, "how much did i spend on gas last month", "budget");
  const theirs = await offered(other, "how much did i spend on gas last month", "budget");
  const act = (from: { answer: string; at: number }, amount: string, who = user, seconds = 0) =>
    actOnAnswer({ ...who, now: new Date(who.now.getTime() + seconds * 1_000) }, { ...from, amount });
  const of = ({ answer, at }: { answer: string; at: number }) => ({ answer, at });
  await act(of(groceries), "20", user, 2);
  await act(of(groceries), "10", user, 1);
  await act(of(gas), "30");
  await act(of(theirs), "40", other);
  const deeds = await deedsOf(user.id, [groceries.answer, gas.answer, theirs.answer]);
  expect([...deeds.keys()].sort()).toEqual([groceries.answer, gas.answer].sort());
  expect(deeds.get(groceries.answer)?.map(({ summary }) => summary.slice(0, 6))).toEqual(["$10.00", "$20.00"]);
  expect(Object.keys(deeds.get(gas.answer)?.[0] ?? {}).sort()).toEqual(["at", "id", "summary"]);
  expect(await deedsOf(user.id, [])).toEqual(new Map());
});

test("a goal takes the answer's own name, amount and day where the form says none", async () => {
  const user = await person();
  const { answer, at, action } = await offered(user, "can i afford a $900 trip", "goal");
  expect(await actOnAnswer(user, { answer, at })).toMatchObject({
    summary: `${action.name} is now one of your goals, with $900.00 to save.`,
  });
  await actOnAnswer(user, { answer, at, name: "Later", deadline: "2099-01-01" });
  const goals = await db.goal.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } });
  expect(goals).toMatchObject([
    { name: action.name, targetCents: 90_000n, deadline: action.deadline, type: "savings", color: "green" },
    { name: "Later", targetCents: 90_000n, deadline: "2099-01-01" },
  ]);
});

test("the notices are looked through once a category or a reminder was set, and once it was taken back", async () => {
  const user = await person();
  await ensureInsights(user.id, user.today, user.now);
  const shop = await offered(user, "how much did i spend at green basket this year", "category");
  const bills = await offered(user, "which bills are due in the next two weeks", "remind");
  await isLookedThrough(user.id);
  for (const [{ answer, at, deed }, form] of [
    [shop, { category: "clothing" }],
    [bills, {}],
  ] as const) {
    await actOnAnswer(user, { answer, at, ...form });
    expect(await isLookedThrough(user.id)).toBe(true);
    await undoDeed(user, (await deed())?.id ?? "");
    expect(await isLookedThrough(user.id)).toBe(true);
  }
});

test("a reminder is told with its day, which the form may change", async () => {
  const user = await person();
  await ensureInsights(user.id, user.today, user.now);
  const { answer, at, action } = await offered(user, "which bills are due in the next two weeks", "remind");
  expect((await actOnAnswer(user, { answer, at })).summary).toBe(
    `Your notifications tell you on ${mediumDate(action.day)}.`,
  );
  const day = addDays(user.today, 40);
  expect((await actOnAnswer(user, { answer, at, day })).summary).toContain(mediumDate(day));
  expect(
    (await db.reminder.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } })).map((one) => one.day),
  ).toEqual([action.day, day].sort());
});

test("an answer as it was kept by another version offers nothing that isn't known", async () => {
  const user = await person();
  const { answer, at } = await offered(user, "how much did i spend on groceries last month", "budget");
  const row = await db.chatMessage.findFirstOrThrow({ where: { userId: user.id, id: answer } });
  const data = JSON.stringify(row.data).replaceAll('"category":"groceries"', '"category":"of_later"');
  await db.chatMessage.updateMany({ where: { userId: user.id, id: answer }, data: { data: JSON.parse(data) } });
  await expect(actOnAnswer(user, { answer, at, amount: "5" })).rejects.toMatchObject({
    ...{ code: "bad_request", userMessage: "This category isn't known." },
  });
  await db.chatMessage.updateMany({ where: { userId: user.id, id: answer }, data: { data: { odd: 1 } } });
  await expect(actOnAnswer(user, { answer, at, amount: "5" })).rejects.toMatchObject({ code: "not_found" });
  expect(await db.coachDeed.count({ where: { userId: user.id } })).toBe(0);
});
