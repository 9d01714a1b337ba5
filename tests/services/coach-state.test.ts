// What the coach keeps in memory between two questions holds for as long as nothing has changed, and not longer.
import { beforeAll, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { readPerson } from "~/services/coach/query-data.server";
import { answerQuery } from "~/services/coach/query.server";
import { COACH_TABLES, coachState, LEDGER_TABLES } from "~/services/coach/state.server";
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

// The last one: it hides the tables.
test("the coach's figures and names are read from no table whose changes wouldn't be noticed", async () => {
  const noticed: readonly string[] = [...COACH_TABLES, ...LEDGER_TABLES, "LedgerState", "User"];
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  for (const { name } of tables)
    if (!noticed.includes(name)) await db.$executeRawUnsafe(`ALTER TABLE "${name}" RENAME TO "${name} hidden"`);
  await db.account.updateMany({ where: { userId: user.id }, data: { balanceCents: 1n } });
  const inputs = await readCoachInputs(user);
  expect((await readPerson(user, inputs)).merchants.length).toBeGreaterThan(5);
});
