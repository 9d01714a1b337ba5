import type { DashboardView } from "~/domain/screens/dashboard";
import type { AccessProfile } from "~/domain/billing/access";
import type { Cents } from "~/domain/money";
import type { ListLine } from "~/domain/screens/report";
import type { TrialProfile } from "~/domain/billing/trial";
import type { TrendRange } from "~/domain/screens/trends";

/** GET /api/financial-overview; 0 and an empty name stand for what is not known. */
export type OverviewJson = {
  totalBalance: number;
  previousMonthBalance: number;
  monthlySpending: number;
  previousMonthSpending: number;
  weeklySpending: number;
  dailySpending: number;
  creditScore: number;
  savingsProgress: { current: number; target: number; name: string };
};

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
  view: DashboardView;
  range: TrendRange;
  dialog: RowsDialog | null;
  tour: { step: number | null; opensByItself: boolean; isSeen: boolean };
};
