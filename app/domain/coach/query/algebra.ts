// The algebra of questions. A question about one's money is
//
//   measure × statistic × subject × period × shape × comparison × condition
//
// "how much more than in October did I spend at Target on weekends" is
//   spent, total, merchants [Target], this month, figure, against October, weekdays [0, 6].
// Readers make queries, the engine answers any valid one; neither knows the other. Nothing here is text, nothing is an
// id that a reader could make up: names are the person's own, looked up before they get here.

import { isCategorySet } from "~/domain/categories/sets";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { flowHeldAgainst, isHeldAgainst } from "./held-against";
import { isOfSteps, steppedBy } from "./steps-held";

/** What flows: sums of transactions. *Outflow* and *inflow* are all that left or reached an account, own transfers too. */
export const FLOWS = ["spent", "earned", "kept", "refunded", "moved", "interest", "fees", "outflow", "inflow"] as const;
/** What stands today: accounts, debts, goals, the budget; and by the forecast what will. */
export const STANDINGS = [
  "balance",
  "owed",
  "worth",
  "limit",
  "available",
  "used",
  "rate",
  "minimum",
  "payment",
  "paid-off",
  "principal",
  "debt-share",
  "score",
  "saved",
  "remaining",
  "reached",
  "needed",
  "added",
  "budgeted",
  "left",
  "unplanned",
  "ahead",
  "spare",
] as const;
/** What comes back: bills, pay, subscriptions and their prices. */
export const SCHEDULES = ["bills", "pay", "subscriptions", "price-changes"] as const;

export type Flow = (typeof FLOWS)[number];
export type StandingMeasure = (typeof STANDINGS)[number];
export type Schedule = (typeof SCHEDULES)[number];
export type Measure = Flow | StandingMeasure | Schedule;

/**
 * What is made of the rows. `each` is the average of one row; `next` is a date that lies ahead; `change` is how much more or
 * less than at the beginning of the days; `rhythm` is how often something comes and on which days, `ended` what no longer does;
 * `gap` is the longest stretch between two days with rows; `passed` is the day on which a running sum reaches an amount, a plan or a
 * share; `expected` is what a month will come to; `missed` is what was due by its rhythm and didn't come.
 */
export const STATISTICS = [
  "total",
  "count",
  "each",
  "per-day",
  "per-week",
  "per-month",
  "per-year",
  "largest",
  "smallest",
  "latest",
  "first",
  "next",
  "change",
  "rhythm",
  "ended",
  "gap",
  "passed",
  "expected",
  "missed",
] as const;
export type Statistic = (typeof STATISTICS)[number];

export const SHAPES = ["figure", "list", "ranking", "trend", "share", "yes-no"] as const;
export type Shape = (typeof SHAPES)[number];

export const GROUPINGS = [
  "category",
  "merchant",
  "account",
  "tag",
  "quarter",
  "month",
  "week",
  "day",
  "weekday",
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Several of one kind are any of them; several kinds narrow each other, unless it's either. */
export type Subject = {
  /** Ids of categories or of sets of them: 'groceries', 'food'. */
  categories?: readonly string[];
  /** Names, or parts of names, of shops, people, bills. */
  merchants?: readonly string[];
  /** Ids of accounts. */
  accounts?: readonly string[];
  /** Kinds of accounts: 'checking', 'savings', 'credit', 'loan', 'investment'. */
  kinds?: readonly string[];
  /** Of what moved: ids or kinds of the accounts that it left. */
  from?: readonly string[];
  /** Ids of goals. */
  goals?: readonly string[];
  /** The person's own tags, any of them. */
  tags?: readonly string[];
  /** What stands in a note, in a name, or in what the bank wrote: any of them. */
  texts?: readonly string[];
  /** Ids of categories that are left out. */
  except?: readonly string[];
  /** Shops that are left out. */
  exceptMerchants?: readonly string[];
  /** Tags that are left out. */
  exceptTags?: readonly string[];
  /** Its categories or its shops: what was listed together. */
  either?: boolean;
};

/** Days, both ends included. `now` where it reaches up to today and goes on. */
export type Period = { from: Day; to: Day };

export type Comparison =
  | { against: "period"; period: Period }
  | { against: "subject"; subject: Subject }
  /** Other days of the week. */
  | { against: "weekdays"; weekdays: readonly number[] }
  /** The same days of the months before. */
  | { against: "usual" }
  /** The budget. */
  | { against: "plan" }
  | { against: "income" }
  /** `about`: whether it comes to that. */
  | { against: "amount"; cents: Cents; is: "over" | "under" | "about" };

/** Which rows count. */
export type Condition = {
  /** Bounds of one row's amount without its sign. */
  min?: Cents;
  max?: Cents;
  /** 0 is Sunday. */
  weekdays?: readonly number[];
  /** In a ranking: what has at least so many rows, or at most. */
  times?: number;
  timesMost?: number;
  /** In a ranking or a count of groups: bounds of a group's sum. */
  sumMin?: Cents;
  sumMax?: Cents;
  /** What hasn't been booked yet. */
  pending?: boolean;
  /** Counted are the days without any row. */
  empty?: boolean;
  /** Of an order: which one is meant, 2 for the second largest. */
  nth?: number;
  /** Of a limit: the share that is asked about. Of a sum or a bill: the part of it that is meant, 1200 for twelve times. */
  percent?: number;
};

export type Query = {
  measure: Measure;
  statistic: Statistic;
  subject: Subject;
  /** Where none is said, the engine takes the one that is usual for the measure, and says which. */
  period: Period | null;
  shape: Shape;
  /** What a ranking ranks, what a trend steps by, what a share is a share of. */
  by: Grouping | null;
  comparison: Comparison | null;
  condition: Condition;
  /** How many of a list or a ranking. */
  take: number | null;
  /** The other end of a ranking. */
  least: boolean;
};

export const ASKED: Query = {
  measure: "spent",
  statistic: "total",
  subject: {},
  period: null,
  shape: "figure",
  by: null,
  comparison: null,
  condition: {},
  take: null,
  least: false,
};

/** A query from what it says beyond the plainest one. */
export const query = (said: Partial<Query>): Query => ({ ...ASKED, ...said });

export const isFlow = (measure: Measure): measure is Flow => FLOWS.some((flow) => flow === measure);
export const isStanding = (measure: Measure): measure is StandingMeasure =>
  STANDINGS.some((known) => known === measure);
export const isSchedule = (measure: Measure): measure is Schedule => SCHEDULES.some((known) => known === measure);

/** The nearest query that makes sense: what is held against something is one sum, and what was kept has no single rows. */
export function valid(asked: Query): Query {
  const { measure, comparison, shape, statistic } = asked;
  if (HAS_OWN_FORM.includes(statistic)) return asked;
  const flows = isFlow(measure);
  if (!flows) return comparison === null || isHeldAgainst(asked, comparison) ? asked : { ...asked, comparison: null };
  if (comparison?.against === "period" && shape === "ranking" && measure !== "kept")
    return { ...asked, statistic: "total", by: asked.by ?? "category" };
  // Why days cost what they did, and what takes the income.
  if (comparison !== null && shape === "ranking" && measure === "spent" && EXPLAINED.includes(comparison.against))
    return { ...asked, statistic: "total", by: asked.by === "merchant" ? "merchant" : "category" };
  if (measure === "kept" && comparison?.against === "income" && shape === "trend")
    return { ...asked, statistic: "total", subject: {}, condition: {}, by: "month", take: null };
  if (comparison !== null && isOfSteps(asked, comparison))
    return { ...asked, statistic: "total", by: steppedBy(asked), take: null };
  if (comparison !== null) return flowHeldAgainst(asked, comparison);
  const by =
    shape === "ranking"
      ? rankedBy(asked)
      : shape === "trend"
        ? (asked.by ?? "month")
        : statistic === "count"
          ? asked.by
          : null;
  // How much more each step is than the one before it.
  const isOfChanges = statistic === "change" && shape === "trend";
  const sum: Statistic =
    statistic === "next" ||
    (!isOfChanges &&
      shape !== "figure" &&
      statistic !== "count" &&
      !isOrdered(asked) &&
      !(shape === "ranking" && statistic === "each"))
      ? "total"
      : statistic;
  if (measure !== "kept") return { ...asked, by, statistic: sum };
  const isSteps = shape === "trend" || shape === "ranking";
  const isCount = statistic === "count" && asked.by === "month";
  const { sumMin, sumMax } = asked.condition;
  const plain: Query = {
    ...asked,
    subject: {},
    condition:
      shape === "yes-no" || isSteps || isCount
        ? { ...(sumMin === undefined ? {} : { sumMin }), ...(sumMax === undefined ? {} : { sumMax }) }
        : {},
    by: isSteps || isCount ? "month" : null,
    statistic: isCount ? "count" : sum.startsWith("per-") || isOfChanges ? sum : "total",
  };
  return shape === "share"
    ? { ...plain, comparison: { against: "income" } }
    : { ...plain, shape: isSteps || shape === "yes-no" ? shape : "figure" };
}

const EXPLAINED: readonly Comparison["against"][] = ["usual", "income"];

/** What these are made of goes by no shape and no comparison of a sum. */
const HAS_OWN_FORM: readonly Statistic[] = ["passed", "expected", "missed", "rhythm"];

/** Of one category alone the shops are ranked. */
function rankedBy({ by, subject: { categories = [], merchants = [] } }: Query): Grouping {
  const isOne = merchants.length > 0 || (categories.length === 1 && !categories.some(isCategorySet));
  return isOne && (by === null || by === "category") ? "merchant" : (by ?? "category");
}

/** A list of the largest is a list in their order. */
const isOrdered = ({ shape, statistic }: Query): boolean =>
  shape === "list" && (statistic === "largest" || statistic === "smallest");
