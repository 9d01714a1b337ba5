// What the coach keeps in memory between two questions holds for as long as nothing has changed, and not longer.
import { beforeAll, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { readPerson } from "~/services/coach/query-data.server";
import { answerQuery } from "~/services/coach/query.server";
import { coachState } from "~/services/coach/state.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { deleteTransaction } from "~/services/ledger/edits.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const TODAY = "2026-11-21";
let user: CurrentUser;

beforeAll(async () => {
  setClock(`${TODAY}T17:00:00Z`);
  const row = await createTrialUser({ timeZone: "UTC" });
  await giveHousehold(row.id, TODAY);
  user = await currentUser(row);
});

const figure = async (question: string): Promise<string> =>
  JSON.stringify((await answerQuery(user, question, [], await readCoachInputs(user)))?.facts.map(({ value }) => value));

test("between two questions nothing is read anew, and after a change everything is", async () => {
  const before = await readCoachInputs(user);
  expect(await readCoachInputs(user)).toBe(before);
  expect(await readPerson(user, await readCoachInputs(user))).toBe(await readPerson(user, before));
  await db.account.updateMany({ where: { userId: user.id }, data: { balanceCents: 123_45n } });
  const after = await readCoachInputs(user);
  expect(after).not.toBe(before);
  expect(after.accounts.map(({ balanceCents }) => balanceCents)).toEqual(before.accounts.map(() => 123_45));
});

test("a deleted transaction is out of the next answer", async () => {
  const question = "how much did i spend in october";
  const before = await figure(question);
  const state = await coachState(user.id);
  const row = await db.transaction.findFirstOrThrow({
    where: { userId: user.id, day: { startsWith: "2026-10" }, kind: "spending", pending: false, deletedAt: null },
  });
  await deleteTransaction(user.id, row.id);
  expect(await coachState(user.id)).not.toBe(state);
  expect(await figure(question)).not.toBe(before);
});

test("a goal that comes, changes and goes is noticed each time, and somebody else's isn't", async () => {
  const goal = { id: newId(), type: "savings", name: "Boat", targetCents: 100_00n };
  const states = [await coachState(user.id)];
  await db.goal.create({ data: { ...goal, userId: user.id } });
  states.push(await coachState(user.id));
  await db.goal.updateMany({ where: { userId: user.id, id: goal.id }, data: { targetCents: 200_00n } });
  states.push(await coachState(user.id));
  await db.goal.deleteMany({ where: { userId: user.id, id: goal.id } });
  states.push(await coachState(user.id));
  expect(new Set(states).size).toBe(3);
  expect(states[3]).toBe(states[0]);
  const other = await createTrialUser();
  await db.goal.create({ data: { ...goal, userId: other.id } });
  expect(await coachState(user.id)).toBe(states[3]);
});

test("nothing is kept of somebody whose ledger was never written", async () => {
  const nobody = await currentUser(await createTrialUser());
  expect(await coachState(nobody.id)).toBeNull();
  expect(await readCoachInputs(nobody)).not.toBe(await readCoachInputs(nobody));
});

test("what comes back is known by name: bills beside the shops, who pays, and the days of pay that lie ahead", async () => {
  await refreshInsights(user.id);
  const inputs = await readCoachInputs(user);
  const person = await readPerson(user, inputs);
  const income = inputs.recurring.filter(({ kind }) => kind === "income").map(({ merchantName }) => merchantName);
  expect(income.length).toBeGreaterThan(0);
  expect(person.recurring.filter((one) => one.income).map(({ name }) => name)).toEqual(income);
  expect(person.recurring.map(({ name, category }) => [name, category])).toEqual(
    inputs.recurring.map(({ merchantName, category }) => [merchantName, category]),
  );
  for (const { name } of person.recurring.filter((one) => !one.income)) expect(person.merchants).toContain(name);
  expect(new Set(person.merchants).size).toBe(person.merchants.length);
  expect(income).toEqual(expect.arrayContaining([...person.employers]));
  expect(person.employers.length).toBeGreaterThan(0);
  expect(person.paydays.length).toBeGreaterThan(2);
  expect(person.paydays.filter((day) => day < user.today || day > "2027-03-01")).toEqual([]);
  expect(person.paydays.at(-1)?.slice(0, 7)).toBe("2027-02");
});
