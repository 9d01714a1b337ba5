import { expect, test } from "vitest";
import { asUnavailable, db, transaction } from "~/lib/db.server";
import { onPostgres, useDatabase } from "../support/db";

useDatabase();

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

test("a transaction that took too long is no mistake of ours: nothing was changed, and it is to be sent again", async () => {
  const error = await failure(
    transaction(
      async (tx) => {
        await pause(600);
        await tx.$queryRaw`SELECT 1`;
      },
      { timeout: 200 },
    ),
  );
  expect(asUnavailable(error)).toMatchObject({ status: 503, retryAfter: 1 });
});

test.runIf(onPostgres)("nor is a question that waited too long for somebody else's lock", async () => {
  const error = await failure(
    transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 100`;
      await tx.$queryRaw`SELECT pg_sleep(2)`;
    }),
  );
  expect(asUnavailable(error)).toMatchObject({ status: 503, retryAfter: 1 });
});

test("what is wrong with a question stays an error", async () => {
  expect(asUnavailable(await failure(db.$queryRaw`SELECT nonsense`))).toBeUndefined();
});
