import type { z } from "zod";
import type * as Answers from "~/contracts/answers/screens";
import type { DashboardView } from "~/domain/screens/dashboard";
import type { AccessProfile } from "~/domain/billing/access";
import type { Day, Month } from "~/domain/periods";
import type { Cents } from "~/domain/money";
import type { ListLine } from "~/domain/screens/report";
import type { TrialProfile } from "~/domain/billing/trial";
import type { TrendRange } from "~/domain/screens/trends";

/** GET /api/financial-overview */
export type OverviewJson = z.output<typeof Answers.OverviewAnswer>;
/** GET /api/spending-trends */
export type TrendsJson = z.output<typeof Answers.TrendsAnswer>;
/** GET /api/reports/income-spending */
export type ReportJson = z.output<typeof Answers.ReportAnswer>;

/** The View All dialog as the address opens it. */
export type RowsDialog = { lines: ListLine[]; q: string; total: Cents | null };

export type DashboardData = {
  /** Sample figures instead of somebody's own: nothing here is stored, every control that would write leads to sign-up. */
  isDemo: boolean;
  isSignedIn: boolean;
  name: string;
  now: Date;
  /** Undefined for visitors: they see everything. */
  profile: (AccessProfile & TrialProfile) | undefined;
  /** In the person's own days. */
  trialEndsOn: Day | null;
  view: DashboardView;
  range: TrendRange;
  /** Of the chart, as the address picks it. */
  month: Month | null;
  dialog: RowsDialog | null;
  tour: { step: number | null; opensByItself: boolean; isSeen: boolean };
};
