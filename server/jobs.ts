// Every service that owns a job is named here, so that its job is known when work is taken up.
import "~/services/accounts/repeats.server";
import "~/services/bank/removal.server";
import "~/services/billing/jobs.server";
import "~/services/billing/removal.server";
import "~/services/platform/housekeeping.server";
import "~/services/insights/insights.server";
import "~/services/platform/key-rotation.server";
import "~/services/platform/mail.server";
import "~/services/people/recovery.server";
import "~/services/ledger/sums-check.server";
import "~/services/notices/push.server";
import "~/services/notices/tell.server";
import "~/services/bank/sync.server";

export { startJobs, stopJobs } from "~/lib/jobs.server";
