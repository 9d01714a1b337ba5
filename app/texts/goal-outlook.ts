// What a goal's pace and a debt's plan say in a sentence.
import type { AddedOnce } from "~/domain/goals/once";
import { type GoalOutlook, outlookOf, type OutlookInput, rateOf } from "~/domain/goals/pace";
import type { StrategyPlan } from "~/domain/goals/payoff";
import { formatUsd } from "~/domain/money";
import { type Day, mediumDate, monthLabel } from "~/domain/periods";
import { goalMargin } from "./goal-margin";

const BEGUN = { early: "Too early to see a pace.", young: "Too new to see a pace." };

/** Where a goal stands, with its sentence. */
export function outlookInWords(goal: OutlookInput, today: Day): GoalOutlook & { sentence: string } {
  const outlook = outlookOf(goal, today);
  return { ...outlook, sentence: outlookSentence(outlook, goal) };
}

/** What came beside the pace, or nothing. */
const onceInWords = (once: AddedOnce | null): string =>
  once ? `${formatUsd(once.amountCents)} more came once, on ${mediumDate(once.day)}.` : "";

function outlookSentence(base: GoalOutlook, goal: OutlookInput): string {
  const { standing } = base;
  const start = base.begun && BEGUN[base.begun];
  if (standing === "done") return goal.type === "debt" ? "This debt is paid off." : "You've reached this goal.";
  const pace = base.perMonthCents === null ? null : `${formatUsd(base.perMonthCents)} a month`;
  const interest = rateOf(goal) > 0 ? ", interest counted," : "";
  const arrival = base.projected && `At your pace of ${pace}${interest} you get there on ${mediumDate(base.projected)}`;
  const needed =
    base.neededCents === null || !goal.deadline
      ? null
      : `${goal.type === "debt" ? "Pay" : "Save"} ${formatUsd(base.neededCents)} a month to get there by ${mediumDate(goal.deadline)}.`;
  if (standing === "late") {
    const passed = `The date has passed with ${formatUsd(base.restCents)} to go.`;
    return arrival ? `${passed} ${arrival}.` : passed;
  }
  const once = onceInWords(base.once);
  if (standing === "ahead" && goal.deadline && base.projected)
    return [`${arrival}, ${goalMargin(base.projected, goal.deadline)}.`, once].filter(Boolean).join(" ");
  const now = arrival
    ? `${arrival}.`
    : pace
      ? `At your pace of ${pace} ${interest ? "the interest grows faster than you pay" : "it takes more than a hundred years"}.`
      : null;
  const quiet =
    goal.type === "debt" ? "No payment in the last three months." : "Nothing added in the last three months.";
  return [now ?? start ?? quiet, once, needed].filter(Boolean).join(" ");
}

export function payoffSentence(plan: StrategyPlan, id: string): string | null {
  if (plan.never)
    return (
      `Payments of ${formatUsd(plan.monthlyCents)} a month don't cover the interest of ` +
      `${formatUsd(plan.monthlyInterestCents)}. Pay more each month to get ahead.`
    );
  const payoff = plan.payoffs.find((candidate) => candidate.id === id);
  if (!payoff) return null;
  if (payoff.endlessCents !== null)
    return (
      `At ${formatUsd(payoff.minimumCents)} a month you'll never pay this off: ` +
      `the interest alone is ${formatUsd(payoff.endlessCents)} a month. ` +
      "Pay more than that, or ask the lender for a lower rate or a hardship plan."
    );
  const start = payoff.assumed
    ? `At a usual minimum of ${formatUsd(payoff.minimumCents)} a month`
    : `At ${formatUsd(payoff.minimumCents)} a month`;
  const interest = payoff.interestCents > 0 ? `${formatUsd(payoff.interestCents)} interest` : "no interest";
  return `${start}, you'll pay this off in ${monthLabel(payoff.month)} with ${interest}.`;
}
