// What the coach keeps in memory is made anew when a table has changed that it was read from: which tables those are.
import { expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { readPerson } from "~/services/coach/query-data.server";
import { COACH_TABLES, LEDGER_TABLES } from "~/services/coach/state.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

test("the coach's figures and names are read from no table whose changes wouldn't be noticed", async () => {
  setClock("2026-11-21T17:00:00Z");
  const user = await currentUser(await createTrialUser({ timeZone: "UTC" }));
  await giveHousehold(user.id, user.today);
  const noticed: readonly string[] = [...COACH_TABLES, ...LEDGER_TABLES, "LedgerState", "User"];
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  for (const { name } of tables)
    if (!noticed.includes(name)) await db.$executeRawUnsafe(`ALTER TABLE "${name}" RENAME TO "${name} hidden"`);
  const inputs = await readCoachInputs(user);
  expect((await readPerson(user, inputs)).merchants.length).toBeGreaterThan(5);
});
