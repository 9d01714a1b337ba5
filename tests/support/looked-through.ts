import { db } from "~/lib/db.server";
import { runPendingJobs } from "~/lib/jobs.server";

/** Runs what waits in the queue: whether a person's notices were looked through by it. */
export async function isLookedThrough(userId: string): Promise<boolean> {
  await db.insightRun.deleteMany({ where: { userId } });
  await runPendingJobs();
  return (await db.insightRun.count({ where: { userId } })) > 0;
}
