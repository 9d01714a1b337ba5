// Billing's work by the clock.
import { z } from "zod";
import { defineJob } from "~/lib/jobs.server";
import { reconcileBilling } from "./sync.server";
import { remindOfTrialEnds } from "./trial-reminders.server";

defineJob("trial-reminders", { schema: z.unknown(), schedule: "23 * * * *", run: remindOfTrialEnds });
defineJob("billing-reconcile", { schema: z.unknown(), schedule: "41 3 * * *", retries: 2, run: reconcileBilling });
