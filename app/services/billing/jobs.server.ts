// Billing's work by the clock.
import { z } from "zod";
import { env } from "~/lib/env.server";
import { defineJob } from "~/lib/jobs.server";
import { reconcileBilling } from "./sync.server";
import { remindOfTrialEnds } from "./trial-reminders.server";

/** Where nothing is sold there is nobody to remind and no provider to ask. */
const whereSold =
  (run: () => Promise<unknown>): (() => Promise<unknown>) =>
  async () =>
    env.BILLING_PROVIDER === "off" ? undefined : run();

defineJob("trial-reminders", { schema: z.unknown(), run: whereSold(remindOfTrialEnds) });
defineJob("billing-reconcile", {
  schema: z.unknown(),

  retries: 2,
  run: whereSold(reconcileBilling),
});
