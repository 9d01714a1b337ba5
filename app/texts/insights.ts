// What the findings say: a title, the figures behind it, and what can be done.

import { categoryName } from "~/domain/categories/list";
import { findInsights } from "~/domain/insights/engine";
import type { InsightFigures, InsightDraft, InsightFact, InsightKind } from "~/domain/insights/types";
import { formatAbout, formatPercent, formatUsd } from "~/domain/money";
import { percentOfLimit } from "~/domain/household/utilization";
import type { InsightsView, InsightView } from "~/domain/screens/dashboard";
import { mediumDate, monthName, shortDate } from "~/domain/periods";
import { freeHelp } from "./free-help";
import { reasonsOf } from "./trouble";

type Words = Pick<InsightDraft, "title" | "message" | "action">;

/** What is found in somebody's figures, in words. */
export const insightsInWords = (figures: InsightFigures): InsightDraft[] =>
  findInsights(figures).map(({ fact, ...finding }) => ({ ...finding, ...wordsOf(fact) }));

const wordsOf = <Kind extends InsightKind>(fact: InsightFact<Kind>): Words => WORDS[fact.kind](fact);

const WORDS: { [Kind in InsightKind]: (fact: InsightFact<Kind>) => Words } = {
  "low-balance-ahead": ({ heldCents, day, shortCents }) => ({
    title: "Your checking balance may run short",
    message: `It holds ${formatUsd(heldCents)}. With the bills expected by ${mediumDate(day)}, it would be ${formatUsd(shortCents)} short.`,
    action: "Move money in before then, or ask for a later due date.",
  }),
  "bill-due": ({ name, isTomorrow, cents, day }) => ({
    title: `${name} is due ${isTomorrow ? "tomorrow" : "soon"}`,
    message: `About ${formatAbout(cents)} on ${mediumDate(day)}.`,
    action: "See what it leaves in checking.",
  }),
  "bill-rose": ({ merchant, cadence, fromCents, toCents, yearCents }) => ({
    title: `${merchant} went up`,
    message:
      yearCents === null
        ? `${formatUsd(toCents)} this time. It's usually about ${formatUsd(fromCents)}.`
        : `From ${formatUsd(fromCents)} to ${formatUsd(toCents)} (${cadence}): ${formatUsd(yearCents)} more a year.`,
    action: yearCents === null ? "Check the bill for what changed." : "Decide whether it's still worth it.",
  }),
  "subscription-found": ({ merchant, cents, cadence, since, next, isSubscription }) => ({
    title: `New ${isSubscription ? "subscription" : "bill"}: ${merchant}`,
    message: `${formatUsd(cents)} ${cadence} since ${mediumDate(since)}, next about ${shortDate(next)}.`,
    action: isSubscription ? "Keep it if you use it, or cancel it if you don't." : "Check that it's one you agreed to.",
  }),
  "rare-bill-due": ({ merchant, cents, cadence, day }) => ({
    title: `${merchant} is due soon`,
    message: `About ${formatAbout(cents)} around ${mediumDate(day)}. It comes ${cadence}.`,
    action: "Make sure the money is there, or stop it before it renews.",
  }),
  "income-late": ({ from, cents, day, daysLate }) => ({
    title: `Income from ${from} is late`,
    message: `About ${formatAbout(cents)} was expected around ${mediumDate(day)}, ${daysLate} days ago.`,
    action: "Ask when it will arrive, and put off what can wait.",
  }),
  distress: ({ signs, country }) => ({
    title: "Something urgent comes first",
    message: `This comes before everything else, because ${reasonsOf(signs)}. ${freeHelp(country)}`,
    action: "See what comes first",
  }),
  "category-above-usual": ({ category, cents, month, normalCents, isLastYears }) => ({
    title: `You've spent more than usual on ${categoryName(category)}`,
    message:
      `${formatUsd(cents)} so far in ${monthName(month)}. ` +
      `${isLastYears ? `In the same month last year it was ${formatUsd(normalCents)}` : `A usual month is about ${formatAbout(normalCents)}`}.`,
    action: `Look at this month's ${categoryName(category)} transactions.`,
  }),
  "spending-down": ({ month, cents, lessCents }) => ({
    title: `You spent less in ${monthName(month)}`,
    message: `${formatUsd(cents)}, which is ${formatUsd(lessCents)} less than the average of the three months before.`,
    action: "Put some of the difference toward a goal.",
  }),
  "spent-more-than-earned": ({ month, spentCents, incomeCents }) => ({
    title: `You spent more than you earned in ${monthName(month)}`,
    message: `You spent ${formatUsd(spentCents)} and earned ${formatUsd(incomeCents)}: ${formatUsd(spentCents - incomeCents)} more than you earned.`,
    action: "See which categories cost the most, and plan for them in your budget.",
  }),
  "saved-well": ({ month, incomeCents, savedCents, ratePercent }) => ({
    title: `You saved ${formatPercent(ratePercent)} of ${monthName(month)}'s income`,
    message: `That's ${formatUsd(savedCents)} of the ${formatUsd(incomeCents)} you earned.`,
    action: "Give it a job: a goal, a debt, or savings.",
  }),
  "unusual-charge": ({ merchant, cents, day, usualCents, who }) => ({
    title: `Unusual charge at ${merchant}`,
    message: `${formatUsd(cents)} on ${mediumDate(day)}. ${who ?? "A purchase of yours"} usually takes about ${formatAbout(usualCents)}.`,
    action: "Check that you made this purchase.",
  }),
  "double-charge": ({ merchant, cents, firstDay, day }) => ({
    title: `${merchant} may have charged you twice`,
    message: `${formatUsd(cents)} on ${mediumDate(firstDay)} and again on ${mediumDate(day)}.`,
    action: "If you bought once, ask the merchant for a refund of one.",
  }),
  "budget-over": ({ category, spentCents, plannedCents, month }) => ({
    title: `${categoryName(category)} is over budget`,
    message: `${formatUsd(spentCents)} of ${formatUsd(plannedCents)}: ${formatUsd(spentCents - plannedCents)} over the plan for ${monthName(month)}.`,
    action: "Move money from another category, or change the plan.",
  }),
  "budgets-over": ({ over, month }) => ({
    title: `${over.length} categories are over budget`,
    message: `In ${monthName(month)}, ${overWords(over)}.`,
    action: "Cover them with money that isn't budgeted yet, or change the plans.",
  }),
  "budget-nearly-used": ({ category, spentCents, plannedCents, daysLeft }) => ({
    title: `Your ${categoryName(category)} budget is almost used up`,
    message: `${formatUsd(spentCents)} of ${formatUsd(plannedCents)}. That leaves ${formatUsd(plannedCents - spentCents)} for ${daysLeft} more days.`,
    action: "Spend less until the month ends, or change the plan.",
  }),
  "goal-ahead": ({ name, currentCents, targetCents, aheadCents }) => ({
    title: `${name} is ahead of plan`,
    message: `${formatUsd(currentCents)} of ${formatUsd(targetCents)}: ${formatUsd(aheadCents)} more than the plan for today.`,
    action: "Keep the pace, or bring the date forward.",
  }),
  "goal-behind": ({ name, currentCents, targetCents, neededCents, deadline }) => ({
    title: `${name} is behind plan`,
    message: `You have ${formatUsd(currentCents)} of ${formatUsd(targetCents)}. Save ${formatUsd(neededCents)} a month to make ${mediumDate(deadline)}.`,
    action: "Save more each month, or pick a later date.",
  }),
  "goal-missed": ({ name, currentCents, targetCents, deadline }) => ({
    title: `The date for ${name} has passed`,
    message: `${formatUsd(currentCents)} of ${formatUsd(targetCents)}. It was planned for ${mediumDate(deadline)}.`,
    action: "Choose a new date.",
  }),
  "goal-reached": ({ name, isDebt, currentCents, targetCents }) => ({
    title: isDebt ? `${name} is paid off` : `${name} is reached`,
    message: isDebt
      ? `All ${formatUsd(targetCents)} of it.`
      : `${formatUsd(currentCents)} of ${formatUsd(targetCents)} is there.`,
    action: "What's next? Pick the next goal.",
  }),
  "card-use-high": ({ name, owedCents, limitCents, overCents }) => ({
    title: `${name} uses ${percentOfLimit(owedCents, limitCents)}% of its limit`,
    message: `${formatUsd(owedCents)} of ${formatUsd(limitCents)}. Lenders like to see 30% or less.`,
    action: `Paying ${formatUsd(overCents)} brings it to 30%.`,
  }),
  "idle-cash": ({ balanceCents, usualCents }) => ({
    title: "Your checking account holds more than you need",
    message: `It holds ${formatUsd(balanceCents)}, and a usual month costs ${formatUsd(usualCents)}.`,
    action: "Consider moving some of it to savings or a goal.",
  }),
};

const NAMED = 3;

/** The farthest over by name, the rest by their number. */
function overWords(over: InsightFact<"budgets-over">["over"]): string {
  const named = over
    .slice(0, NAMED)
    .map(({ category, overCents }, at) =>
      at === 0
        ? `${categoryName(category)} is ${formatUsd(overCents)} over`
        : `${categoryName(category)} ${formatUsd(overCents)}`,
    );
  const more = over.length - named.length;
  const [last, ...before] = [...named, ...(more > 0 ? [`${more} more`] : [])].reverse();
  return `${before.reverse().join(", ")} and ${last}`;
}

/** The sentence of the day: what matters most, or that nothing needs attention. */
export function insightSummary(insights: readonly Pick<InsightDraft, "type">[]): string {
  if (insights.length === 0) return "";
  const pressing = insights.filter(({ type }) => type === "alert" || type === "warning").length;
  if (pressing === 0) return "Nothing new to act on today.";
  const others = insights.length > pressing ? ` of ${insights.length}` : "";
  if (pressing === 1) return others ? `One${others} needs your attention.` : "One thing needs your attention.";
  return `${pressing}${others || " things"} need your attention.`;
}

const PANEL_INSIGHTS = 8;

/** As the dashboard's panel shows them. */
export function insightsView(insights: readonly InsightView[]): InsightsView {
  const shown = insights
    .slice(0, PANEL_INSIGHTS)
    .map(({ rule, type, priority, icon, title, message, action, href }) => ({
      rule,
      type,
      priority,
      icon,
      title,
      message,
      action,
      href,
    }));
  return { summary: insightSummary(insights), insights: shown };
}
