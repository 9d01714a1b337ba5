// What the coach counts and reads beside its answer: whose rows an action would move, which interview and choices stand.
import { expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId, transaction } from "~/lib/db.server";
import { limit } from "~/lib/rate-limit.server";
import { actOnAnswer, deedsOf, undoDeed } from "~/services/coach/actions.server";
import { askCoach } from "~/services/coach/coach.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { keepPlan, coachPlanView } from "~/services/coach/plan.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { ANSWERS } from "../support/coach";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createTrialUser({ timeZone: "UTC" }));

/** Rows of shops: name and provider's category, newest first. */
async function bought(user: CurrentUser, shops: readonly [name: string, category: string][]) {
  const { account } = await createBank(user.id, ["checking"]);
  const upsert = shops.map(([merchantName, providerCategory], at) =>
    bankRow(`${user.id}-${at}`, account("checking"), user.today, -1_000 - at, { merchantName, providerCategory }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  return (at: number) => ({ userId: user.id, providerTransactionId: `${user.id}-${at}` });
}
const COFFEE = "FOOD_AND_DRINK_COFFEE";
const GAS = "TRANSPORTATION_GAS";

test("the action beside a shop's figure counts that shop's own rows, but for those that somebody has said something of", async () => {
  const [user, other] = [await person(), await person()];
  const shops: [string, string][] = [
    ...[1, 2, 3, 4, 5].map((): [string, string] => ["Bluebird Roasters", COFFEE]),
    ["Quick Fuel", GAS],
  ];
  const where = await bought(user, shops);
  await bought(other, shops);
  await db.transaction.updateMany({ where: where(0), data: { userCategory: "gas" } });
  await db.transaction.updateMany({ where: where(1), data: { userKind: "spending" } });
  await db.transaction.updateMany({ where: where(2), data: { deletedAt: new Date() } });
  const { actions = [] } = await askCoach(user, "how much did i spend at bluebird roasters this year");
  const [action] = actions.filter(({ kind }) => kind === "category");
  expect(action).toMatchObject({
    ...{ merchant: "Bluebird Roasters", preview: expect.stringContaining("moves 2 transactions of Bluebird Roasters") },
  });
});

test("a shop's rows go where they're put from its answer, and back; what is no category is refused in words", async () => {
  const user = await person();
  const where = await bought(user, [
    ["Bluebird Roasters", COFFEE],
    ["Bluebird Roasters", COFFEE],
  ]);
  const filed = async () => (await db.transaction.findFirstOrThrow({ where: where(0) })).category;
  const { id, actions = [] } = await askCoach(user, "how much did i spend at bluebird roasters this year");
  const at = actions.findIndex(({ kind }) => kind === "category");
  await expect(actOnAnswer(user, { answer: id, at, category: "boats" })).rejects.toMatchObject({
    ...{ code: "unprocessable", userMessage: "Please choose a category." },
  });
  expect([await filed(), (await deedsOf(user.id, [id])).size]).toEqual(["restaurants", 0]);
  const { summary } = await actOnAnswer(user, { answer: id, at, category: "gas" });
  expect(summary).toBe("Bluebird Roasters counts as Gas now: 2 transactions, and new ones.");
  const [deed] = (await deedsOf(user.id, [id])).get(id) ?? [];
  expect([await filed(), deed?.at, deed?.summary]).toEqual(["gas", at, summary]);
  expect(await undoDeed(user, deed?.id ?? "")).toMatchObject({ summary, answer: id });
  expect([await filed(), await db.merchantRule.count({ where: { userId: user.id } })]).toEqual(["restaurants", 0]);
  for (const odd of [at + 1, 9])
    await expect(actOnAnswer(user, { answer: id, at: odd, category: "gas" })).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "This answer is no longer here. Please ask again." },
    });
});

test("a name that several shops have a part of moves none of them", async () => {
  const user = await person();
  await bought(user, [
    ["Bluebird Roasters", COFFEE],
    ["Bluebird Bakery", COFFEE],
  ]);
  const { actions = [] } = await askCoach(user, "how much did i spend at bluebird this year");
  expect(actions.filter(({ kind }) => kind === "category")).toEqual([]);
});

test("a charge that came twice is read from one's own rows where a question is about such", async () => {
  const [user, other] = [await person(), await person()];
  for (const who of [user, other]) {
    const where = await bought(who, [
      ["Quick Fuel", GAS],
      ["Quick Fuel", GAS],
    ]);
    if (who === user)
      for (const at of [0, 1]) await db.transaction.updateMany({ where: where(at), data: { amountCents: -4_500n } });
  }
  const said = async (who: CurrentUser) => (await askCoach(who, "was i charged twice for anything")).answer;
  expect(await said(user)).toMatch(
    /^These look like the same charge again:\n\n- Quick Fuel: \$45\.00 on .+ and again on /,
  );
  expect(await said(other)).toMatch(/^Nothing stands out in the past days/);
});

test("questions in a hurry are put off in words, each person's by themselves", async () => {
  const [user, other] = [await person(), await person()];
  for (let at = 0; at < 20; at += 1) await limit(`coach|${user.id}`, 20, 60);
  await expect(askCoach(user, "hello")).rejects.toMatchObject({
    ...{ code: "too_many", userMessage: "That was a lot of questions at once. Please wait a moment." },
  });
  expect((await askCoach(other, "hello")).answer).not.toBe("");
});

test("the interview that was completed last stands; of two at once the later made, and none that can't be read", async () => {
  const [user, other] = [await person(), await person()];
  const make = (userId: string, id: string, situation: string, at: string) =>
    db.interview.create({
      data: {
        ...{ userId, id: `${userId}-${id}`, responses: { ...ANSWERS, "current-situation": situation } },
        completedAt: new Date(at),
      },
    });
  const situation = async () => (await readCoachInputs(user)).interview?.["current-situation"];
  await make(user.id, "c", "Breaking even", "2026-03-01");
  await make(user.id, "a", "Saving a little", "2026-03-02");
  await make(other.id, "z", "Financially comfortable", "2026-03-09");
  expect(await situation()).toBe("Saving a little");
  await make(user.id, "b", "Saving consistently", "2026-03-02");
  expect(await situation()).toBe("Saving consistently");
  await db.interview.updateMany({ where: { userId: user.id }, data: { responses: { old: 1 } } });
  expect((await readCoachInputs(user)).interview).toBeNull();
});

test("choices of one's own are read as far as they're known", async () => {
  const [user, other] = [await person(), await person()];
  const choose = (userId: string, topic: string, choice: string) =>
    db.ownChoice.create({ data: { userId, topic, choice, about: "x", chosenAt: user.now } });
  await choose(user.id, "income", "accounts");
  await choose(user.id, "of later", "accounts");
  await choose(user.id, "debt", "of later");
  await choose(other.id, "debt", "none");
  expect((await readCoachInputs(user)).choices).toEqual([{ topic: "income", choice: "accounts", about: "x" }]);
});

test("a plan that was kept shows the figures of then beside those of now; of another version it's none", async () => {
  const user = await person();
  await bought(user, [["Quick Fuel", GAS]]);
  await db.interview.create({
    data: { userId: user.id, id: newId(), responses: ANSWERS, completedAt: user.now },
  });
  await keepPlan(user);
  const kept = await coachPlanView(user);
  if (kept.is !== "kept") throw new Error(`the plan is ${kept.is}`);
  expect(kept.now).toEqual(kept.then);
  const figures = { roomCents: 1, savedCents: 2, owedCents: 3 };
  await db.coachPlan.update({ where: { userId: user.id }, data: { figures } });
  const later = await coachPlanView(user);
  expect(later).toMatchObject({ is: "kept", then: figures, now: kept.now });
  await db.interview.deleteMany({ where: { userId: user.id } });
  expect(await coachPlanView(user)).toMatchObject({ is: "kept", then: figures, now: figures });
  for (const odd of [{ savedCents: 2, owedCents: 3 }, { ...figures, savedCents: "2" }, {}]) {
    await db.coachPlan.update({ where: { userId: user.id }, data: { figures: odd } });
    expect(await coachPlanView(user)).toEqual({ is: "none" });
  }
});
