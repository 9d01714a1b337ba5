// A process with one job under way, for tests that take its database away meanwhile. It says "running" when the job has
// begun, ends the job at the first line it is told, and says "still here" when nothing came of it.
import { once } from "node:events";
import { createInterface } from "node:readline";
import { z } from "zod";
import { defineJob, enqueue, startJobs } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { surviveRejections } from "../../server/rejections";

const told = createInterface({ input: process.stdin });
surviveRejections(log);
defineJob("in-flight", {
  schema: z.unknown(),
  async run() {
    console.log("running");
    await once(told, "line");
    setTimeout(() => {
      console.log("still here");
      process.exit(0);
    }, 3_000);
    if (process.argv.includes("--fails")) throw new Error("the job failed");
  },
});
await startJobs();
await enqueue("in-flight", {});
