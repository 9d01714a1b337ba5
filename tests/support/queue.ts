// The job queue in a process of its own, for tests of how it behaves. `late`: asks for a job at each line it is told and
// says how that went. `many`: says how long fifty small jobs took.
import { createInterface } from "node:readline";
import { z } from "zod";
import { defineJob, enqueue, startJobs } from "~/lib/jobs.server";

const MANY = 50;
let done = 0;

defineJob("small", { schema: z.unknown(), run: () => Promise.resolve(done++) });

async function late(): Promise<void> {
  console.log("ready");
  for await (const _line of createInterface({ input: process.stdin })) {
    console.log(
      await enqueue("small", {}).then(
        () => "queued",
        () => "refused",
      ),
    );
  }
}

async function many(): Promise<void> {
  for (let count = 0; count < MANY; count++) await enqueue("small", {});
  const start = performance.now();
  await startJobs();
  while (done < MANY) await new Promise((go) => setTimeout(go, 50));
  console.log(`took ${Math.round(performance.now() - start)}`);
  process.exit(0);
}

await (process.argv.includes("many") ? many() : late());
