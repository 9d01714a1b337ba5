// The timetable of what comes by the clock, and every service that owns a job, so that it is known when work is taken up.
// What isn't in the timetable runs when somebody queues it.
import { startJobs as startWork, type Timetable } from "~/lib/jobs.server";
import "~/services/accounts/repeats.server";
import "~/services/bank/removal.server";
import "~/services/billing/jobs.server";
import "~/services/billing/removal.server";
import "~/services/platform/housekeeping.server";
import "~/services/insights/insights.server";
import "~/services/platform/key-rotation.server";
import "~/services/platform/mail.server";
import "~/services/people/recovery.server";
import "~/services/ledger/count-rows.server";
import "~/services/ledger/sums-check.server";
import "~/services/notices/push.server";
import "~/services/notices/send-notices.server";
import "~/services/bank/sync.server";

export { stopJobs } from "~/lib/jobs.server";

/** Cron lines, in UTC. What is due `atStart` doesn't wait for the next round after nobody worked for a while. */
export const TIMETABLE: Timetable = {
  "bank-sync-stale": { cron: "*/20 * * * *", atStart: true },
  "bank-remove-items": { cron: "*/5 * * * *" },
  "bank-remove-items-simplefin": { cron: "*/5 * * * *" },
  "billing-remove-customers": { cron: "*/5 * * * *" },
  "billing-reconcile": { cron: "41 3 * * *" },
  "trial-reminders": { cron: "23 * * * *" },
  "tell-notices": { cron: "*/10 * * * *", atStart: true },
  "repeated-entries": { cron: "17 * * * *" },
  "check-sums": { cron: "41 3 * * *" },
  "rotate-keys": { cron: "23 * * * *" },
  housekeeping: { cron: "7 * * * *" },
};

export const startTimetable = (): Promise<void> => startWork(TIMETABLE);
