// The last whole week as it's answered: its own days, one's own rows, in dollars.
import { beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { readWeek, weekAnswer } from "~/services/week/week.server";
import { bankRow, createBank } from "../support/bank";
import { giveHousehold } from "../support/household";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
/** A Friday: the week before is that from March 8 to 14. */
beforeEach(() => setClock("2026-03-20T12:00:00Z"));

const person = async () => currentUser(await createTrialUser({ timeZone: "UTC", trialEndsAt: new Date("2027-01-01") }));

const GROCERIES = "FOOD_AND_DRINK_GROCERIES";
/** Id, day, cents, the bank's category. */
const ROWS = [
  ["before", "2026-03-07", -5_000, GROCERIES],
  ["sunday", "2026-03-08", -1_250, GROCERIES],
  ["saturday", "2026-03-14", -2_000, GROCERIES],
  ["after", "2026-03-15", -7_000, GROCERIES],
  ["pay", "2026-03-10", 120_050, "INCOME_WAGES"],
] as const;

test("takes what was spent and came in from Sunday to Saturday, and nobody else's", async () => {
  const [user, other] = [await person(), await person()];
  for (const who of [user, other]) {
    const { account } = await createBank(who.id, ["checking"]);
    const upsert = ROWS.map(([id, day, cents, providerCategory]) =>
      bankRow(`${who.id}-${id}`, account("checking"), day, cents, { providerCategory }),
    );
    await transaction((tx) => writeTransactions(tx, who.id, { upsert, remove: [] }));
  }
  const answer = await weekAnswer(user);
  expect(answer).toMatchObject({ from: "2026-03-08", to: "2026-03-14", spending: 32.5, income: 1_200.5 });
  expect(answer).toMatchObject({ first: null, due: [], question: { text: expect.stringMatching(/\?$/) } });
  expect(answer.question.href).toMatch(/^\//);
  expect(await weekAnswer({ ...user, today: "2026-03-14" })).toMatchObject({
    from: "2026-03-01",
    to: "2026-03-07",
    spending: 50,
  });
  expect(await weekAnswer({ ...user, today: "2026-03-22" })).toMatchObject({
    from: "2026-03-15",
    spending: 70,
    income: 0,
  });
});

test("says of a household what the screen says, each sum in dollars", async () => {
  const user = await person();
  await giveHousehold(user.id, user.today, "week", "2025-11-01");
  const [week, answer] = [await readWeek(user), await weekAnswer(user)];
  const dollars = (cents: number) => Math.round(cents) / 100;
  expect(answer).toMatchObject({
    sentence: week.sentence,
    spending: dollars(week.spentCents),
    income: dollars(week.incomeCents),
  });
  expect(answer.everyday).toEqual({
    ...{ amount: dollars(week.everyday?.nowCents ?? -1), average: dollars(week.everyday?.averageCents ?? -1) },
  });
  expect(week.due.length).toBeGreaterThan(0);
  expect(answer.due).toEqual(week.due.map(({ name, day, cents }) => ({ name, date: day, amount: dollars(cents) })));
  expect(answer.changes).toEqual(
    week.changes.map(({ title, why, cents, href }) => ({
      title,
      why,
      href,
      amount: cents === null ? null : dollars(cents),
    })),
  );
  expect(answer.safeToSpend).toEqual({
    ...{ amount: dollars(week.safe?.cents ?? -1), until: week.safe?.until, payday: week.safe?.payday },
  });
});

test("says first what is trouble, beside which nothing else is as urgent", async () => {
  const user = await person();
  await giveHousehold(user.id, user.today, "week", "2026-01-01");
  const responses = { "additional-info": "I got an eviction notice and can't pay my rent." };
  await db.interview.create({ data: { userId: user.id, id: "i", responses, completedAt: user.now } });
  const { note } = await readWeek(user);
  expect(note).not.toBeNull();
  expect((await weekAnswer(user)).first).toEqual({ title: note?.title, text: note?.text });
});
