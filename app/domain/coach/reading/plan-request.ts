// What is asked for where no query answers: a kind of advice, with its slots.

import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { Subject } from "~/domain/coach/query/algebra";

/** What no query answers: advice, which plans and judges. Only read here; who answers it gets its slots. */
export const PLANS = [
  "afford",
  "home",
  "first",
  "debt-or-save",
  "emergency-fund",
  "debt-free",
  "extra-payment",
  "loan",
  "save-up",
  "windfall",
  "good-rate",
  "what-changed",
  "cut",
  "budget",
  "job-lost",
  "raise",
  "child",
  "pay-off-now",
  "stop",
  "retire",
  "credit",
  "standing",
  "judge",
  "save-more",
  "goal-change",
  "extra",
  "to-savings",
  "savings-rate",
  "debt-total",
  "subscriptions",
  "invest-more",
  "give-more",
  "gifts",
  "third-paycheck",
  "move",
  "statement",
  "card-or-cash",
  "budget-figure",
  "budget-change",
  "cash-by",
  "sum-when",
  "cash-then",
  "income-year",
  "debt-payments",
  "goal-and-account",
  "usual-left",
] as const;
export type PlanKind = (typeof PLANS)[number];

/** Read as advice, and answered by figures or by the planner's topics. */
const ANSWERED_ELSEWHERE: readonly PlanKind[] = ["what-changed", "budget", "credit"];
/** Those that have an answer of their own. */
export const ANSWERED_PLANS: readonly PlanKind[] = PLANS.filter((plan) => !ANSWERED_ELSEWHERE.includes(plan));

/** What a plan may be about: a thing, a kind of debt, a pot of money, or a sum that comes on top. */
export const ABOUTS = [
  "car",
  "rent",
  "home",
  "child",
  "card",
  "student",
  "mortgage",
  "savings",
  "worth",
  "more",
] as const;

export type PlanRequest = {
  plan: PlanKind;
  amountCents?: Cents;
  monthlyCents?: Cents;
  /** By when, or on which day. */
  date?: Day;
  months?: number;
  /** From when on the monthly amount goes. */
  starts?: Day;
  /** What has to stay where it is paid from. */
  keepCents?: Cents;
  downPercent?: number;
  ratePercent?: number;
  /** What it is about: 'car', 'rent', 'home', the debt that is meant ('card', 'student'), the money ('savings', 'worth'), 'more'. */
  about?: string;
  /** The id of the account or the goal that is named. */
  named?: string;
  /** Ids of what would be paid off, and ids or kinds of the accounts that it would come out of. */
  debts?: readonly string[];
  from?: readonly string[];
  /** What is paid now in place of which something else would be. */
  insteadCents?: Cents;
  /** So many times what is put in now; 0 where it stops. */
  times?: number;
  /** What would be left out, and how much of it; the categories whose budget changes, the one that gives first. */
  subject?: Subject;
  sharePercent?: number;
};
