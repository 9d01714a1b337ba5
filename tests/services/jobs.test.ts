// The queue with small jobs of its own: what a job is given, who works it off and when, what is said of it, and how it ends.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { db, newId } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { executeOn, JobQueue } from "~/lib/jobs.server";
import { useDatabase } from "../support/db";
import { dropQueues } from "../support/job-queues";
import { useLog } from "../support/logged";

useDatabase();
const lines = useLog();
const soon = { timeout: 20_000, interval: 20 };
const { JOBS } = env;

let queue: JobQueue;
let name: string;
beforeEach(() => {
  Object.assign(env, { JOBS: "inline" });
  queue = new JobQueue();
  name = `small-${newId()}`;
});
afterEach(async () => {
  Object.assign(env, { JOBS });
  await queue.stopJobs();
  await dropQueues(name);
});

const anything = z.unknown();
const nothing = () => Promise.resolve();
/** What workers would be given now or, where it's said, whenever it's due. */
async function waiting(ignoreStartAfter = false) {
  const boss = await queue.open();
  return boss.fetch<object>(name, { batchSize: 50, ignoreStartAfter, includeMetadata: true });
}
const told = async () => (await waiting()).map(({ data }) => data);
const rows = () =>
  db.$queryRaw<{ id: string; state: string }[]>`SELECT id::text, state::text FROM jobs.job WHERE name = ${name}`;

describe("what is queued", () => {
  test("is tried again as often as its job says, later each time, and is given up on after ten minutes", async () => {
    queue.defineJob(name, { schema: anything, run: nothing, retries: 2 });
    await queue.enqueue(name, { at: 1 });
    const [job] = await waiting();
    expect(job).toMatchObject({ data: { at: 1 }, retryLimit: 2, retryDelay: 5, retryBackoff: true, policy: "short" });
    expect(Number(job?.expireInSeconds)).toBe(600);
  });

  test("is tried again five times where its job says nothing", async () => {
    queue.defineJob(name, { schema: anything, run: nothing });
    await queue.enqueue(name, {});
    expect(await waiting()).toMatchObject([{ retryLimit: 5 }]);
  });

  test("waits as long as it's told, and else not at all", async () => {
    queue.defineJob(name, { schema: anything, run: nothing });
    await queue.enqueue(name, { is: "later" }, { startAfterSeconds: 3_600 });
    await queue.enqueue(name, { is: "now" });
    expect(await told()).toEqual([{ is: "now" }]);
    const [later] = await waiting(true);
    expect(later?.data).toEqual({ is: "later" });
    expect(Number(later?.startAfter) - Number(later?.createdOn)).toBeGreaterThan(3_500_000);
  });

  test("is there once for a key while it waits, and as often as it's asked for without one", async () => {
    queue.defineJob(name, { schema: anything, run: nothing });
    for (const at of [1, 2]) await queue.enqueue(name, { key: at }, { singletonKey: "k" });
    for (const at of [1, 2]) await queue.enqueue(name, { none: at });
    expect((await told()).map((one) => JSON.stringify(one)).sort()).toEqual(['{"key":1}', '{"none":1}', '{"none":2}']);
    // Under way it waits no more.
    await queue.enqueue(name, { key: 3 }, { singletonKey: "k" });
    expect(await told()).toEqual([{ key: 3 }]);
  });

  test("is nothing that nobody defined, and nothing where jobs are held in memory", async () => {
    await expect(queue.enqueue(name, {})).rejects.toThrow(`no such job: ${name}`);
    queue.defineJob(name, { schema: anything, run: nothing });
    Object.assign(env, { JOBS: "off" });
    await queue.enqueue(name, {});
    Object.assign(env, { JOBS: "inline" });
    expect(await told()).toEqual([]);
    expect(await queue.runPendingJobs()).toBe(1);
  });
});

describe("what works it off", () => {
  test("gives each job what it was told, looks for the next at once, and keeps nothing of what is done", async () => {
    const done: string[] = [];
    const schema = z.object({ who: z.string().trim() });
    queue.defineJob(name, { schema, run: ({ who }) => Promise.resolve(done.push(who)) });
    for (const who of [" a", "b ", "c"]) await queue.enqueue(name, { who });
    const boss = await queue.open();
    const looked: string[] = [];
    const notify = boss.notifyWorker.bind(boss);
    boss.notifyWorker = (id) => (looked.push(id), notify(id));
    await queue.startJobs();
    await expect.poll(() => [...done].sort(), soon).toEqual(["a", "b", "c"]);
    await expect.poll(rows, soon).toEqual([]);
    expect([looked.length, new Set(looked).size, looked[0]]).toEqual([3, 1, expect.stringMatching(/^[\w-]{36}$/)]);
    expect(lines).toEqual([]);
  });

  test("says which job failed and why, and leaves it to be tried again later", async () => {
    const why = new Error("not today");
    queue.defineJob(name, { schema: anything, run: () => Promise.reject(why) });
    await queue.enqueue(name, { at: 1 });
    await queue.startJobs();
    await expect.poll(async () => (await rows()).map(({ state }) => state), soon).toEqual(["retry"]);
    expect(lines).toEqual([{ level: "warn", err: why, job: name, message: "a job failed and will be tried again" }]);
    const [again] = await waiting(true);
    expect(again).toMatchObject({ data: { at: 1 }, retryCount: 1 });
    expect(Number(again?.startAfter) - Number(again?.createdOn)).toBeGreaterThan(4_000);
  });

  test("gives up on what may not be tried again", async () => {
    queue.defineJob(name, { schema: z.object({ who: z.string() }), run: nothing, retries: 0 });
    await queue.enqueue(name, { who: 5 });
    await queue.startJobs();
    await expect.poll(async () => (await rows()).map(({ state }) => state), soon).toEqual(["failed"]);
    expect(lines).toMatchObject([{ job: name, err: { name: "ZodError" } }]);
  });

  test("goes on where what was done can't be taken out", async () => {
    let done = 0;
    queue.defineJob(name, { schema: anything, run: () => Promise.resolve(done++), retries: 0 });
    await queue.enqueue(name, {});
    const boss = await queue.open();
    boss.deleteJob = () => Promise.reject(new Error("can't"));
    await queue.startJobs();
    await expect.poll(async () => (await rows()).map(({ state }) => state), soon).toEqual(["completed"]);
    expect([done, lines]).toEqual([1, []]);
  });

  test("keeps a timetable, and queues what is due at the start once", async () => {
    const [other, never] = [`${name}-other`, { cron: "7 3 1 1 *" }];
    for (const one of [name, other]) queue.defineJob(one, { schema: anything, run: nothing });
    const boss = await queue.open();
    // What is queued isn't taken: it's looked at here.
    boss.work = () => Promise.resolve("nobody");
    for (let start = 0; start < 2; start++)
      await queue.startJobs({ [name]: { ...never, atStart: true }, [other]: never });
    const ours = (await boss.getSchedules()).filter((one) => one.name.startsWith(name));
    expect(ours.sort((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
      { name, cron: "7 3 1 1 *", timezone: "UTC", data: {} },
      { name: other, cron: "7 3 1 1 *", timezone: "UTC", data: {} },
    ]);
    expect(await waiting()).toMatchObject([{ data: {}, singletonKey: name }]);
    expect(await boss.fetch(other)).toEqual([]);
  });

  test("keeps no timetable of a job that nobody defined", async () => {
    await expect(queue.startJobs({ [name]: { cron: "* * * * *" } })).rejects.toThrow(`no such job: ${name}`);
  });
});

describe("how it opens and ends", () => {
  test("a job under way is waited for, and who queues another afterwards opens it anew", async () => {
    const steps: string[] = [];
    let go: () => void = () => undefined;
    const schema = anything;
    queue.defineJob(name, {
      schema,
      run: async () => {
        steps.push("begun");
        await new Promise<void>((resolve) => (go = resolve));
        steps.push("done");
      },
    });
    await queue.enqueue(name, {});
    await queue.startJobs();
    await expect.poll(() => steps, soon).toEqual(["begun"]);
    const first = await queue.open();
    const ending = queue.stopJobs().then(() => steps.push("ended"));
    setTimeout(go, 300);
    await ending;
    expect(steps).toEqual(["begun", "done", "ended"]);
    await queue.enqueue(name, { is: "next" });
    expect(await told()).toEqual([{ is: "next" }]);
    expect(await queue.open()).not.toBe(first);
  });

  test("one is opened for all who ask; nothing is stopped that wasn't begun", async () => {
    await queue.stopJobs();
    expect(queue.open()).toBe(queue.open());
  });

  test("one that can't be opened says why, leaves nothing open behind it, and is tried anew", async () => {
    let asked = 0;
    const away = new JobQueue({ db: { executeSql: () => Promise.reject(new Error(`away ${++asked}`)) } });
    await expect(away.open()).rejects.toThrow("away 1");
    await expect(away.open()).rejects.toThrow("away 2");
    const url = env.DATABASE_URL ? new URL(env.DATABASE_URL) : undefined;
    url?.searchParams.set("application_name", name);
    const odd = url ? new JobQueue({ connectionString: url.href, max: 3 }) : new JobQueue();
    odd.defineJob("?", { schema: anything, run: nothing });
    await expect(odd.open()).rejects.toThrow("Name can only contain");
    const open = () =>
      db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = ${name}`;
    await expect.poll(open, soon).toEqual([{ count: 0 }]);
  });

  test("what goes wrong in the queue itself is told to whoever runs the server", async () => {
    const error = new Error("no room left");
    (await queue.open()).emit("error", error);
    expect(lines).toEqual([{ level: "warn", err: error, message: "the job queue had an error" }]);
  });
});

test("the embedded database is given a statement with its values, or a script whose answers come as one", async () => {
  const asked: unknown[] = [];
  const answer = (...rows: number[]) => ({ rows: rows.map((at) => ({ at })), fields: [] });
  const execute = executeOn(() =>
    Promise.resolve({
      query: <T>(...of: unknown[]) => (
        asked.push(["query", ...of]),
        Promise.resolve<{ rows: T[]; fields: [] }>(Object(answer(1)))
      ),
      exec: (...of: unknown[]) => (asked.push(["exec", ...of]), Promise.resolve([answer(2), answer(), answer(3, 4)])),
    }),
  );
  expect((await execute("SELECT $1", [7])).rows).toEqual([{ at: 1 }]);
  expect((await execute("BEGIN; SELECT 2; COMMIT")).rows).toEqual([{ at: 2 }, { at: 3 }, { at: 4 }]);
  expect((await execute("SELECT 3", [])).rows).toHaveLength(3);
  expect(asked).toEqual([
    ["query", "SELECT $1", [7]],
    ["exec", "BEGIN; SELECT 2; COMMIT"],
    ["exec", "SELECT 3"],
  ]);
});

describe("what is held in memory", () => {
  beforeEach(() => void Object.assign(env, { JOBS: "off" }));

  test("is a thousand at a time, should each add another; the next time goes on with the rest", async () => {
    queue.defineJob(name, { schema: anything, run: () => queue.enqueue(name, {}) });
    await queue.enqueue(name, {});
    expect([await queue.runPendingJobs(), await queue.runPendingJobs()]).toEqual([1_000, 1_000]);
  });

  test("is told something else where there is something else to say", async () => {
    const other = `${name}-other`;
    const done: unknown[] = [];
    for (const one of [name, other])
      queue.defineJob(one, { schema: anything, run: (data) => Promise.resolve(done.push(data)) });
    for (const who of ["a", "b"]) await queue.enqueue(name, { who });
    await queue.enqueue(other, { who: "a" });
    const retell = (data: unknown) => (Object(data).who === "a" ? { who: "new" } : null);
    expect(await queue.rewriteWaiting(name, retell)).toEqual({ changed: 1, left: 0 });
    await queue.runPendingJobs();
    expect(done).toEqual([{ who: "new" }, { who: "b" }, { who: "a" }]);
  });
});
