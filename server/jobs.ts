// Every service that owns a job is named here, so that its job is known when work is taken up.
import "~/services/billing-jobs.server";
import "~/services/housekeeping.server";
import "~/services/mail.server";
import "~/services/recovery.server";

export { startJobs, stopJobs } from "~/lib/jobs.server";
