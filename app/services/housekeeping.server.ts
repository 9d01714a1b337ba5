// What is over is cleared away once an hour.
import { z } from "zod";
import { now } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { clearOldKeys } from "~/lib/idempotency.server";
import { defineJob } from "~/lib/jobs.server";
import { clearOldBuckets } from "~/lib/rate-limit.server";
import { clearDeletedGoals } from "~/services/goals.server";

defineJob("housekeeping", {
  schema: z.unknown(),
  schedule: "7 * * * *",
  async run() {
    const at = now();
    await clearOldBuckets();
    await clearOldKeys();
    await clearDeletedGoals();
    await db.session.deleteMany({ where: { expiresAt: { lt: at } } });
    await db.passwordReset.deleteMany({ where: { expiresAt: { lt: at } } });
  },
});
