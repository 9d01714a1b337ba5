// Work that is held in memory, as in tests and for a seed: once for a key, in order, checked, and forgotten with its person.
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { env } from "~/lib/env.server";
import { JobQueue } from "~/lib/jobs.server";

const { JOBS } = env;
const { defineJob, enqueue, forgetJobsAbout, runJob, runPendingJobs, stopJobs } = new JobQueue();
const done: string[] = [];
beforeEach(() => {
  Object.assign(env, { JOBS: "off" });
  done.length = 0;
});
afterEach(async () => {
  await runPendingJobs();
  Object.assign(env, { JOBS });
});

const schema = z.object({ who: z.string().trim() });
defineJob("held-first", { schema, run: ({ who }) => Promise.resolve(done.push(`first ${who}`)) });
defineJob("held-second", {
  schema,
  run: async ({ who }) => {
    done.push(`second ${who}`);
    if (who === "again") await enqueue("held-first", { who: "later" });
  },
});

test("each is run once, in the order in which it came, and what one adds behind them", async () => {
  await enqueue("held-second", { who: "again" });
  await enqueue("held-first", { who: " Ada " });
  expect(done).toEqual([]);
  expect(await runPendingJobs()).toBe(3);
  expect(done).toEqual(["second again", "first Ada", "first later"]);
  expect(await runPendingJobs()).toBe(0);
});

test("of one key one waits, of each job by itself; without a key each is one more, and afterwards the key is free", async () => {
  for (const name of ["held-first", "held-second"])
    for (const who of ["a", "b"]) await enqueue(name, { who }, { singletonKey: "k" });
  await enqueue("held-first", { who: "c" }, { singletonKey: "other" });
  for (const who of ["d", "e"]) await enqueue("held-first", { who });
  await runPendingJobs();
  expect(done).toEqual(["first a", "second a", "first c", "first d", "first e"]);
  await enqueue("held-first", { who: "f" }, { singletonKey: "k" });
  expect(await runPendingJobs()).toBe(1);
});

test("what a job isn't told as it wants it isn't run, and a job that nobody defined is none", async () => {
  await enqueue("held-first", { who: 5 });
  await expect(runPendingJobs()).rejects.toThrow(/Expected string/);
  expect(done).toEqual([]);
  await expect(enqueue("held-none", {})).rejects.toThrow("no such job: held-none");
  await expect(runJob("held-none")).rejects.toThrow("no such job: held-none");
  await runJob("held-first", { who: "now" });
  expect(done).toEqual(["first now"]);
  await expect(runJob("held-first")).rejects.toThrow(/Required/);
});

test("what names one of the words is forgotten, and nothing else", async () => {
  for (const who of ["ada@example.com", "user-1", "user-2"]) await enqueue("held-first", { who });
  await forgetJobsAbout(["ada@example.com", "user-1"]);
  await forgetJobsAbout([]);
  await runPendingJobs();
  expect(done).toEqual(["first user-2"]);
});

test("where nothing was begun there is nothing to stop", async () => {
  await stopJobs();
});
