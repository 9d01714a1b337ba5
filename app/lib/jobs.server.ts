// Work that need not keep a person waiting, or comes by the clock. Kept in the database (pg-boss), retried with back-off.
import PgBoss from "pg-boss";
import type { z } from "zod";
import { db, embeddedClient, isEmbedded, newId } from "./db.server";
import { env } from "./env.server";
import { log } from "./log.server";

type Job = {
  name: string;
  schema: z.ZodTypeAny;
  run: (data: unknown) => Promise<unknown>;
  retries: number;
};
/** By the job's name. */
export type Timetable = Readonly<Record<string, { cron: string; atStart?: boolean }>>;
type Definition<S extends z.ZodTypeAny> = {
  schema: S;
  run: (data: z.output<S>) => Promise<unknown>;
  retries?: number;
};
type EnqueueOptions = {
  /** while one with this key waits, another is not added */ singletonKey?: string;
  startAfterSeconds?: number;
};
type QueuedJob = { name: string; data: unknown; key: string | undefined };
/** How pg-boss reaches the database: over connections of its own, or by our one client. */
type Connection = Pick<PgBoss.DatabaseOptions, "connectionString" | "max" | "db">;

const OURS: Connection = isEmbedded
  ? { db: { executeSql: executeOn(embeddedClient) } }
  : { connectionString: env.DATABASE_URL ?? "", max: 3 };

/** At most so many of what is held run at once, should each of them add another. */
const MAX_HELD = 1_000;

/** The app has one; a test may have another, with small jobs of its own. */
export class JobQueue {
  private readonly jobs = new Map<string, Job>();
  /** With JOBS=off jobs are held in memory and nothing runs by itself: for tests, which call `runPendingJobs`. */
  private readonly held: QueuedJob[] = [];
  private boss: Promise<PgBoss> | undefined;

  constructor(private readonly connection: Connection = OURS) {}

  /** Called at import by the service that owns the job. */
  defineJob = <S extends z.ZodTypeAny>(name: string, definition: Definition<S>): void => {
    const { schema, run, retries = 5 } = definition;
    this.jobs.set(name, { name, schema, run: (data) => run(schema.parse(data)), retries });
  };

  enqueue = async (name: string, data: object, options: EnqueueOptions = {}): Promise<void> => {
    const job = this.job(name);
    const { singletonKey: key, startAfterSeconds } = options;
    if (env.JOBS === "off") {
      if (!key || !this.held.some((item) => item.name === name && item.key === key))
        this.held.push({ name, data, key });
      return;
    }
    const started = await this.open();
    await started.send(name, data, {
      retryLimit: job.retries,
      retryDelay: 5,
      retryBackoff: true,
      expireInMinutes: 10,
      // The queue holds one waiting job a key; without a key of its own every job gets a fresh one.
      singletonKey: key ?? newId(),
      ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
    });
  };

  /** Takes up work in this process: what is queued, and what comes by the clock. */
  startJobs = async (timetable: Timetable = {}): Promise<void> => {
    const started = await this.open();
    for (const job of this.jobs.values()) {
      let worker = "";
      worker = await started.work<object>(job.name, { pollingIntervalSeconds: 2 }, async (batch) => {
        // Where one was waiting there may be more: the next is looked for at once, not two seconds later.
        started.notifyWorker(worker);
        for (const item of batch) {
          await runLogged(job, item.data);
          // What it was told is nobody's business once it is done. Should this fail, the clock clears it away.
          await started.deleteJob(job.name, item.id).catch(() => undefined);
        }
      });
    }
    for (const [name, { cron, atStart }] of Object.entries(timetable)) {
      this.job(name);
      await started.schedule(name, cron, {}, { tz: "UTC" });
      if (atStart) await this.enqueue(name, {}, { singletonKey: name });
    }
  };

  stopJobs = async (): Promise<void> => {
    if (!this.boss) return;
    const started = await this.boss;
    this.boss = undefined;
    await started.stop({ graceful: true, timeout: 5_000, wait: true });
  };

  /**
   * Drops what waits, or is kept, in the queue and names one of these words: an id or an address of somebody who has left.
   * pg-boss finds no job by what it was told and takes none out of its archive, so this reaches into its tables, as
   * `rewriteWaiting` does; tests/services/job-tables.test.ts fails when they are no longer as we know them.
   */
  forgetJobsAbout = async (words: string[]): Promise<void> => {
    if (env.JOBS === "off") {
      const others = this.held.filter(({ data }) => !words.some((word) => JSON.stringify(data).includes(word)));
      this.held.splice(0, this.held.length, ...others);
      return;
    }
    await this.open();
    for (const word of words) {
      await db.$executeRaw`DELETE FROM jobs.job WHERE strpos(data::text, ${word}) > 0`;
      await db.$executeRaw`DELETE FROM jobs.archive WHERE strpos(data::text, ${word}) > 0`;
    }
  };

  /** Changes what jobs that are not done yet were told, where `retell` has something else to say; who was faster is left. */
  rewriteWaiting = async (
    name: string,
    retell: (data: unknown) => object | null,
  ): Promise<{ changed: number; left: number }> => {
    const done = { changed: 0, left: 0 };
    for (const item of this.held.filter((one) => one.name === name)) {
      const data = retell(item.data);
      if (!data) continue;
      item.data = data;
      done.changed++;
    }
    // The queue's tables are made when work is first queued.
    const [queue] = await db.$queryRaw<{ exists: boolean }[]>`SELECT to_regclass('jobs.job') IS NOT NULL AS exists`;
    if (!queue?.exists) return done;
    const rows = await db.$queryRaw<
      { id: string; data: unknown }[]
    >`SELECT id::text, data FROM jobs.job WHERE name = ${name} AND state < 'completed'`;
    for (const { id, data } of rows) {
      const next = retell(data);
      if (!next) continue;
      const changed = await db.$executeRaw`UPDATE jobs.job SET data = ${JSON.stringify(next)}::jsonb
          WHERE name = ${name} AND id = ${id}::uuid AND data = ${JSON.stringify(data)}::jsonb`;
      if (changed === 1) done.changed++;
      else done.left++;
    }
    return done;
  };

  /** For tests and for the end of a seed: runs what is held, and what that adds, in order. */
  runPendingJobs = async (): Promise<number> => {
    let count = 0;
    for (; count < MAX_HELD; count++) {
      const item = this.held.shift();
      if (!item) break;
      await this.runJob(item.name, item.data);
    }
    return count;
  };

  /** For tests: runs a scheduled job now. */
  runJob = async (name: string, data: unknown = {}): Promise<void> => void (await this.job(name).run(data));

  /** Opened once; a queue that could not be opened is opened anew for whoever comes next. */
  open = (): Promise<PgBoss> => {
    this.boss ??= this.start().catch((error: unknown) => {
      this.boss = undefined;
      throw error;
    });
    return this.boss;
  };

  private job(name: string): Job {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`no such job: ${name}`);
    return job;
  }

  private async start(): Promise<PgBoss> {
    const made = new PgBoss({
      schema: "jobs",
      supervise: true,
      maintenanceIntervalSeconds: 300,
      archiveCompletedAfterSeconds: 3600,
      archiveFailedAfterSeconds: 86_400,
      deleteAfterDays: 1,
      ...this.connection,
    });
    made.on("error", (error) => log.warn({ err: error }, "the job queue had an error"));
    try {
      await made.start();
      for (const { name } of this.jobs.values()) await made.createQueue(name, { name, policy: "short" });
      return made;
    } catch (error) {
      await made.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
  }
}

async function runLogged(job: Job, data: unknown): Promise<void> {
  try {
    await job.run(data);
  } catch (error) {
    log.warn({ err: error, job: job.name }, "a job failed and will be tried again");
    throw error;
  }
}

type Client = Pick<Awaited<ReturnType<typeof embeddedClient>>, "query" | "exec">;

/** pg-boss sends one statement with values, or a script of several. */
export function executeOn(client: () => Promise<Client>) {
  return async (text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> => {
    const opened = await client();
    if (values.length > 0) return opened.query(text, values);
    const results = await opened.exec(text);
    return { rows: results.flatMap((result) => result.rows) };
  };
}

export const {
  defineJob,
  enqueue,
  startJobs,
  stopJobs,
  forgetJobsAbout,
  rewriteWaiting,
  runPendingJobs,
  runJob,
  open,
} = new JobQueue();
