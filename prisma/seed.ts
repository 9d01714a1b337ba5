// Seeds the configured database; doing it again changes nothing.
import { closeDb } from "~/lib/db.server";
import { stopJobs } from "~/lib/jobs.server";
import { closeBank } from "~/providers/bank/plaid/client.server";
import { seed } from "~/services/seed.server";

console.log((await seed()) ? "The demo account is ready." : "There is nothing to seed.");
await closeBank();
await stopJobs();
await closeDb();
