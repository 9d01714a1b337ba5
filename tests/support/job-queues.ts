import { db } from "~/lib/db.server";

/** What the job queue keeps of the jobs whose names begin so, and that there are such. */
export async function dropQueues(beginning: string): Promise<void> {
  const [tables] = await db.$queryRaw<{ exist: boolean }[]>`SELECT to_regclass('jobs.queue') IS NOT NULL AS exist`;
  if (!tables?.exist) return;
  await db.$executeRaw`DELETE FROM jobs.job WHERE starts_with(name, ${beginning})`;
  await db.$queryRaw`SELECT jobs.delete_queue(name)::text FROM jobs.queue WHERE starts_with(name, ${beginning})`;
}
