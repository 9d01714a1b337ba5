// What the ledger says about the future: when a goal is reached at the present pace, and what a month it takes to meet
// the deadline. Nothing here guesses: without payments there is no pace, and the sentence says so.

import { sumCents, type Cents } from "~/domain/money";
import {
  addDays,
  addMonths,
  addMonthsToDay,
  daysBetween,
  firstDayOf,
  monthOf,
  monthsBetween,
  type Day,
} from "~/domain/periods";
import { type AddedOnce, onceAdded, WINDOW_MONTHS, windowStart } from "~/domain/goals/once";
import { monthlyInterest } from "~/domain/goals/payoff-order";
import type { GoalType, LedgerEntry } from "~/domain/goals/goals";

const LEAST_DAYS = 30;
const LEAST_ENTRIES = 2;
/** Until then nobody is behind with a goal that waits for its first money. */
const YOUNG_DAYS = 30;
const FARTHEST_DAYS = 36_525;
const LONGEST_MONTHS = 1_200;

export type Pace = { perMonthCents: Cents; addedCents: Cents; days: number };

/** What is left of a debt, and the interest on it. */
type DebtLeft = {
  leftCents: Cents;
  ratePercent: number;
  /** The payment that was agreed on. */ minimumCents?: Cents | null;
};

/** What interest took is worked out within a percent: a payment as near as that to the agreed one is the agreed one. */
const SAME_PAYMENT = 0.01;
const asAgreed = (perMonthCents: Cents, agreedCents: Cents): Cents =>
  Math.abs(perMonthCents - agreedCents) <= agreedCents * SAME_PAYMENT ? agreedCents : perMonthCents;

/**
 * The monthly rate of the last three months, without what came once; null before 30 days and two entries, when it is too
 * early to tell. The balance of a linked debt falls by less than is paid: `owed` says what its interest took.
 */
export function paceOf(entries: readonly LedgerEntry[], today: Day, owed?: DebtLeft): Pace | null {
  const moved = entries.filter((entry) => entry.kind !== "opening" && entry.day <= today);
  const start = windowStart(today);
  const recent = moved.filter((entry) => entry.day >= start);
  const fellCents = sumCents(recent.map((entry) => entry.amountCents)) - (onceAdded(entries, today)?.amountCents ?? 0);
  // An account is seen from its first balance on, whatever moved it later.
  const seen = entries.filter((entry) => entry.day <= today && (entry.kind !== "opening" || entry.isBalance));
  const first = seen.reduce((day, entry) => (entry.day < day ? entry.day : day), today);
  const days = daysBetween(first < start ? start : first, today) + 1;
  if (fellCents <= 0 || days < LEAST_DAYS || new Set(moved.map(({ day }) => day)).size < LEAST_ENTRIES) return null;
  const months = first <= start ? WINDOW_MONTHS : (days * 12) / 365;
  const interestCents =
    owed && recent.some(({ isBalance }) => isBalance)
      ? Math.round(monthlyInterest(owed.leftCents + Math.round(fellCents / 2), owed.ratePercent) * months)
      : 0;
  const addedCents = fellCents + interestCents;
  const perMonthCents = Math.round(addedCents / months);
  return {
    perMonthCents: interestCents > 0 ? asAgreed(perMonthCents, owed?.minimumCents ?? 0) : perMonthCents,
    addedCents,
    days,
  };
}

/** Something was added lately, but not yet often or long enough for a pace. */
const isEarly = (entries: readonly LedgerEntry[], today: Day): boolean =>
  paceOf(entries, today) === null &&
  entries.some(
    ({ kind, day, amountCents }) => kind !== "opening" && amountCents > 0 && day <= today && day >= windowStart(today),
  );

/** The day on which the rest is reached at this pace; null beyond a hundred years. */
export function projectedDay(restCents: Cents, pace: Pace, today: Day): Day | null {
  if (restCents <= 0) return today;
  const days = Math.ceil((restCents * pace.days) / pace.addedCents);
  return days > FARTHEST_DAYS ? null : addDays(today, days);
}

/** The whole months that remain until a day, at least one: a payment in each of them arrives in time. */
export function monthsLeft(today: Day, deadline: Day): number {
  const months = monthsBetween(monthOf(today), monthOf(deadline));
  return Math.max(1, addMonthsToDay(today, months) > deadline ? months - 1 : months);
}

/** What each of the whole months that remain takes to have the rest by the deadline. */
export function monthlyToMeet(restCents: Cents, today: Day, deadline: Day): Cents | null {
  if (restCents <= 0 || deadline < today) return null;
  return Math.ceil(restCents / monthsLeft(today, deadline));
}

type Line = { target: Cents; startDay: Day; startCents: Cents; deadline: Day | null };

/** Where a goal would stand today on a straight line from its start to its deadline; null without one, or too early to tell. */
export function plannedBy(goal: Line, today: Day): Cents | null {
  if (!goal.deadline) return null;
  const span = daysBetween(goal.startDay, goal.deadline);
  const passed = Math.min(span, daysBetween(goal.startDay, today));
  return passed < 14 ? null : goal.startCents + Math.round(((goal.target - goal.startCents) * passed) / span);
}

/** Months until a debt with interest is gone at this payment; null where the interest eats it up. */
export function monthsToPay(leftCents: Cents, ratePercent: number, paymentCents: Cents): number | null {
  let left = leftCents;
  for (let months = 0; months < LONGEST_MONTHS; months++) {
    if (left <= 0) return months;
    const owed = left + monthlyInterest(left, ratePercent);
    if (owed - paymentCents >= left) return null;
    left = owed - paymentCents;
  }
  return null;
}

/** All interest until it's gone; null where the interest eats the payment up. */
export function interestUntil(leftCents: Cents, ratePercent: number, paymentCents: Cents): Cents | null {
  if (monthsToPay(leftCents, ratePercent, paymentCents) === null) return null;
  let [left, interest] = [leftCents, 0];
  while (left > 0) {
    const charged = monthlyInterest(left, ratePercent);
    interest += charged;
    left += charged - paymentCents;
  }
  return interest;
}

const NEAR = 2;

/** The smallest monthly payment that has a debt with interest gone within so many months. */
export function paymentFor(leftCents: Cents, ratePercent: number, months: number): Cents {
  const suffices = (paymentCents: Cents) => {
    const needed = monthsToPay(leftCents, ratePercent, paymentCents);
    return needed !== null && needed <= months;
  };
  const [least, most] = [Math.ceil(leftCents / months), leftCents + monthlyInterest(leftCents, ratePercent)];
  // The formula for equal payments is right but for the cents that are rounded each month: it is looked for around there.
  const rate = ratePercent / 1200;
  const even = rate === 0 ? least : Math.round((leftCents * rate) / -Math.expm1(-months * Math.log1p(rate)));
  const within = (cents: Cents) => Math.min(most, Math.max(least, cents));
  let [low, high] = [within(even - NEAR), within(even + NEAR)];
  if (!suffices(high)) [low, high] = [high, most];
  else if (low > least && suffices(low)) [low, high] = [least, low];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (suffices(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export type GoalOutlook = {
  restCents: Cents;
  perMonthCents: Cents | null;
  projected: Day | null;
  neededCents: Cents | null;
  /** What came beside the pace. */
  once: AddedOnce | null;
  standing: "done" | "ahead" | "behind" | "late" | "open";
  /** Why there is no pace yet: something was added lately, or the goal is new; null where neither is so. */
  begun: "early" | "young" | null;
};

export type OutlookInput = {
  type: GoalType;
  targetCents: Cents;
  doneCents: Cents;
  deadline: Day | null;
  interestRate?: number | null;
  minimumCents?: Cents | null;
  entries: readonly LedgerEntry[];
  /** When the goal was set. */
  startDay?: Day;
};

export function outlookOf(goal: OutlookInput, today: Day): GoalOutlook {
  const restCents = Math.max(0, goal.targetCents - goal.doneCents);
  const { minimumCents } = goal;
  const pace = paceOf(goal.entries, today, { leftCents: restCents, ratePercent: rateOf(goal), minimumCents });
  const base = {
    restCents,
    perMonthCents: pace?.perMonthCents ?? null,
    projected: pace && restCents > 0 ? projection(goal, restCents, pace, today) : null,
    neededCents: goal.deadline ? needed(goal, restCents, today, goal.deadline) : null,
    once: pace && onceAdded(goal.entries, today),
  };
  const isYoung = !pace && goal.startDay !== undefined && daysBetween(goal.startDay, today) < YOUNG_DAYS;
  const begun = isEarly(goal.entries, today) ? "early" : isYoung ? "young" : null;
  return { ...base, begun, standing: standingOf(base, goal.deadline, today, begun !== null) };
}

// Savings and debts without interest need only the rest; a debt with a rate costs its interest on the way.
export function rateOf(goal: Pick<OutlookInput, "type" | "interestRate">): number {
  return goal.type === "debt" ? (goal.interestRate ?? 0) : 0;
}

function projection(goal: OutlookInput, restCents: Cents, pace: Pace, today: Day): Day | null {
  if (rateOf(goal) === 0) return projectedDay(restCents, pace, today);
  const months = monthsToPay(restCents, rateOf(goal), pace.perMonthCents);
  return months === null ? null : addMonthsToDay(today, months);
}

function needed(goal: OutlookInput, restCents: Cents, today: Day, deadline: Day): Cents | null {
  if (rateOf(goal) === 0 || restCents <= 0 || deadline < today) return monthlyToMeet(restCents, today, deadline);
  return paymentFor(restCents, rateOf(goal), Math.min(LONGEST_MONTHS, monthsLeft(today, deadline)));
}

type Base = Pick<GoalOutlook, "restCents" | "perMonthCents" | "projected" | "neededCents">;

function standingOf(base: Base, deadline: Day | null, today: Day, isOpen: boolean): GoalOutlook["standing"] {
  if (base.restCents === 0) return "done";
  if (!deadline) return "open";
  if (deadline < today) return "late";
  if (isOpen) return "open";
  return base.projected !== null && base.projected <= deadline ? "ahead" : "behind";
}

// ── The small chart ──────────────────────────────────────────────────────────────────────────────

type HistoryPoint = { day: Day; doneCents: Cents };

/** The balance at the end of each of the last months and today, for a chart of at most `count` + 1 points. */
export function historyOf(entries: readonly LedgerEntry[], today: Day, count = 6): HistoryPoint[] {
  if (entries.length === 0) return [];
  const at = (day: Day) => sumCents(entries.filter((entry) => entry.day <= day).map((entry) => entry.amountCents));
  const first = entries.reduce((day, entry) => (entry.day < day ? entry.day : day), today);
  const months = Math.min(count, monthsBetween(monthOf(first), monthOf(today)));
  const ends = Array.from({ length: months }, (_, index) =>
    addDays(firstDayOf(addMonths(monthOf(today), index - months + 1)), -1),
  );
  return [...ends, today].map((day) => ({ day, doneCents: at(day) }));
}
