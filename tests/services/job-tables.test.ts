// pg-boss's own interface finds no job by what it was told, changes none and takes none out of the archive. We do that in
// its tables, and ask its interface here whether it had the effect: an upgrade that moves them fails here.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { JobQueue } from "~/lib/jobs.server";
import { useDatabase } from "../support/db";
import { dropQueues } from "../support/job-queues";

useDatabase();
const NAME = "told";
const { JOBS } = env;
const { defineJob, enqueue, forgetJobsAbout, open, rewriteWaiting, stopJobs } = new JobQueue();
defineJob(NAME, { schema: z.unknown(), run: () => Promise.resolve() });

beforeAll(() => void Object.assign(env, { JOBS: "inline" }));
afterEach(async () => {
  await stopJobs();
  await dropQueues(NAME);
});
afterAll(() => void Object.assign(env, { JOBS }));

/** What workers would be given, in the order in which it was asked for. */
const taken = async () => (await (await open()).fetch<object>(NAME, { batchSize: 50, ignoreStartAfter: true })) ?? [];
const told = async () => (await taken()).map(({ data }) => data);

test("jobs that name somebody who left are given to no worker; others are", async () => {
  await enqueue(NAME, { userId: "ada" });
  await enqueue(NAME, { to: "ada@example.com" }, { startAfterSeconds: 3_600 });
  await enqueue(NAME, { userId: "bob" });
  await forgetJobsAbout(["ada", "ada@example.com"]);
  expect(await told()).toEqual([{ userId: "bob" }]);
});

test("jobs that are done or were given up, and name somebody who left, are kept nowhere", async () => {
  const boss = await open();
  await enqueue(NAME, { userId: "eve", kept: true });
  const [job] = await taken();
  const id = job?.id ?? "";
  await boss.complete(NAME, id);
  expect(await boss.getJobById(NAME, id, { includeArchive: true })).toMatchObject({ state: "completed" });
  // As the queue itself moves it, an hour later.
  await db.$executeRaw`UPDATE jobs.job SET "completed_on" = now() - interval '2 days' WHERE id = ${id}::uuid`;
  await boss.archive();
  expect(await boss.getJobById(NAME, id, { includeArchive: false })).toBeNull();
  expect(await boss.getJobById(NAME, id, { includeArchive: true })).toMatchObject({ data: { userId: "eve" } });
  await forgetJobsAbout(["eve"]);
  expect(await boss.getJobById(NAME, id, { includeArchive: true })).toBeNull();
});

test("what a waiting job was told is changed for the worker that takes it", async () => {
  await enqueue(NAME, { sealed: "old" });
  await enqueue(NAME, { sealed: "new" });
  const retell = (data: unknown) => (JSON.stringify(data) === '{"sealed":"old"}' ? { sealed: "again" } : null);
  expect(await rewriteWaiting(NAME, retell)).toEqual({ changed: 1, left: 0 });
  // Of two jobs of one moment either may be the first.
  const inOrder = (await told()).map((one) => JSON.stringify(one)).sort();
  expect(inOrder).toEqual(['{"sealed":"again"}', '{"sealed":"new"}']);
});

test("a job that is done, or was changed since it was read, is told nothing else", async () => {
  const boss = await open();
  await enqueue(NAME, { is: "done" });
  for (const { id } of await taken()) await boss.complete(NAME, id);
  await enqueue(NAME, { is: "waiting" });
  const asked: unknown[] = [];
  // As if somebody had been faster: what was read isn't what stands there.
  const retell = (data: unknown) => (asked.push({ ...Object(data) }), Object.assign(Object(data), { is: "else" }), {});
  expect(await rewriteWaiting(NAME, retell)).toEqual({ changed: 0, left: 1 });
  expect(asked).toEqual([{ is: "waiting" }]);
  expect(await told()).toEqual([{ is: "waiting" }]);
});

test("before anything was queued there is nothing to tell otherwise", async () => {
  await open();
  await stopJobs();
  await db.$executeRaw`DROP SCHEMA jobs CASCADE`;
  expect(await rewriteWaiting(NAME, () => ({}))).toEqual({ changed: 0, left: 0 });
});

test("there is no other table in which the queue keeps what jobs were told", async () => {
  const boss = await open();
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('data', 'output')
    WHERE n.nspname = 'jobs' AND c.relkind IN ('r', 'p') AND NOT c.relispartition GROUP BY 1 ORDER BY 1`;
  // What a schedule says is the same for everybody.
  expect(rows.map(({ name }) => name)).toEqual(["archive", "job", "schedule"]);
  expect(await boss.schemaVersion()).toBe(24);
});
