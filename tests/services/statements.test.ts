// What is asked often is a prepared statement on Postgres: the answers must not show it.
import { expect, test } from "vitest";
import { db, newId, transaction, type Tx } from "~/lib/db.server";
import { onPostgres, useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

async function marksOf(userId: string, asker: Pick<Tx, "$queryRaw"> = db): Promise<number | undefined> {
  const [row] = await asker.$queryRaw<
    { marks: number }[]
  >`SELECT count(*)::int AS marks FROM "CoachCache" WHERE "userId" = ${userId}`;
  return row?.marks;
}

function mark(userId: string, client: Pick<Tx, "coachCache"> = db) {
  return client.coachCache.create({ data: { userId, kind: newId(), inputHash: "x", answer: {} } });
}

test("a statement asked again and again answers each person from today's rows, in and out of transactions", async () => {
  const [ada, bob] = [await createUser(), await createUser()];
  for (let round = 1; round <= 12; round++) {
    await mark(ada.id);
    expect([await marksOf(ada.id), await marksOf(bob.id)]).toEqual([round, 0]);
  }
  const undone = transaction(async (tx) => {
    await mark(bob.id, tx);
    expect(await marksOf(bob.id, tx)).toBe(1);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await marksOf(bob.id)).toBe(0);
  // An index that comes and goes, as in a migration, makes the plan anew.
  await db.$executeRawUnsafe(`CREATE INDEX later ON "CoachCache" ("createdAt")`);
  expect(await marksOf(ada.id)).toBe(12);
  await db.$executeRawUnsafe(`ALTER TABLE "CoachCache" ADD COLUMN later text`);
  expect(await marksOf(ada.id)).toBe(12);
  expect((await db.coachCache.findMany({ where: { userId: ada.id } })).length).toBe(12);
});

test.runIf(onPostgres)("Postgres has them prepared, on each line of the pool", async () => {
  const { id } = await createUser();
  for (let round = 0; round < 8; round++) await Promise.all(Array.from({ length: 6 }, () => marksOf(id)));
  const kept = await db.$queryRaw<
    { name: string }[]
  >`SELECT name FROM pg_prepared_statements WHERE statement LIKE '%AS marks FROM%'`;
  expect(kept.map(({ name }) => name)).toEqual([expect.stringMatching(/^often_\d+$/)]);
});
