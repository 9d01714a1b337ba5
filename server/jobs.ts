// Every service that owns a job is named here, so that its job is known when work is taken up.
import "~/services/bank-removal.server";
import "~/services/billing-jobs.server";
import "~/services/billing-removal.server";
import "~/services/housekeeping.server";
import "~/services/insights.server";
import "~/services/key-rotation.server";
import "~/services/mail.server";
import "~/services/recovery.server";
import "~/services/sums-check.server";
import "~/services/sync.server";

export { startJobs, stopJobs } from "~/lib/jobs.server";
