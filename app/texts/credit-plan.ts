// The six-month plan for a score, in words.

import { scoreBand } from "~/domain/credit/factors";
import { historyYears } from "~/texts/credit-factors";
import type { CreditProfile } from "~/domain/credit/profile";
import { showNumber } from "~/texts/credit-profile";
import { timeToGoal } from "~/domain/credit/moves";
import { type MonthAhead, monthsAhead, PLAN_MONTHS } from "~/domain/credit/projection";
import { creditActions, holdingBackWords, type PlannedAction, type PrioritizedAction } from "./credit-actions";
import { freeHelp } from "./free-help";
import { counted, nounFor } from "./plural";

type MonthlyTask = { month: number; tasks: string[]; expectedProgress: string };
export type ImprovementPlan = {
  overallAnalysis: string;
  currentScoreAnalysis: string;
  timeToGoal: string;
  prioritizedActions: PrioritizedAction[];
  monthlyTasks: MonthlyTask[];
  tips: string[];
  warnings: string[];
  /** Why a model that should have worded it did not. */
  notice?: string | undefined;
};

const TASKS_A_MONTH = 3;

const CHECKS: readonly string[] = [
  "Get your three free credit reports and read them line by line.",
  "Dispute in writing anything on a report that isn't yours.",
  "Check that every automatic payment of last month went through.",
  "Look at your score again and write it down here as a new assessment.",
  "Check that no new account has appeared in your name.",
  "Update this assessment and compare it with the first one.",
];

/** Puts a figure into a sentence: as text for people, as a placeholder where a model may word the rest. */
type Say = (name: FigureName, text: string) => string;
export type FigureName = "gap" | "gain" | "score" | "utilization" | "years" | "inquiries";

const asText: Say = (_, text) => text;

const inquiriesText = (count: number): string => `${showNumber(count)} ${nounFor(count, "recent inquiry")}`;

function timeWords(profile: CreditProfile, ahead: readonly MonthAhead[]): string {
  const time = timeToGoal(profile, ahead);
  switch (time.is) {
    case "reached":
      return `You're already at your goal of ${showNumber(profile.goalScore)}. The plan helps you stay there.`;
    case "in-plan":
      return `About ${counted(time.month, "month")} (estimate).`;
    case "unknown":
      return "No date yet. With these answers, only time and on-time payments move the score.";
    case "at-pace":
      return `About ${counted(time.months, "month")} at this pace (estimate).`;
    case "far":
      return "More than 3 years at this pace (estimate). A nearer goal first may help.";
  }
}

function overall(
  profile: CreditProfile,
  actions: readonly PlannedAction[],
  ahead: readonly MonthAhead[],
  say: Say,
): string {
  const gap = profile.goalScore - profile.currentScore;
  const [first = actions[0]?.short ?? "steady payments", second] = holdingBackWords(profile);
  const focus = second ? `${first}, then ${second}` : first;
  const gained = ahead.at(-1)?.gain ?? 0;
  const distance =
    gap > 0 ? `Your goal score is ${say("gap", counted(gap, "point"))} away.` : "You've reached your goal score.";
  const gain =
    gained > 0
      ? `If you follow it to the end, this plan may raise your score by about ${say("gain", counted(gained, "point"))} (estimate).`
      : "If you follow it to the end, this plan keeps your score where it is (estimate).";
  return `${distance} What matters most for you: ${focus}. ${gain}`;
}

function ofScore(profile: CreditProfile, say: Say): string {
  const band = scoreBand(profile.currentScore).name;
  const derogatory = [
    profile.hasCollections ? "collections" : "",
    profile.hasBankruptcy ? "a bankruptcy" : "",
    profile.hasForeclosure ? "a foreclosure" : "",
  ].filter(Boolean);
  const marks =
    derogatory.length > 0 ? ` Your report shows ${derogatory.join(" and ")}, which hurts every factor.` : "";
  return (
    `A score of ${say("score", showNumber(profile.currentScore))} is ${band}. Payments are ${profile.paymentHistory}, ` +
    `utilization is ${say("utilization", `${showNumber(profile.creditUtilization)}%`)}, your history is ` +
    `${say("years", historyYears(profile.creditHistoryLength))} long, ` +
    `and there ${nounFor(profile.newCreditInquiries, "is", "are")} ${say("inquiries", inquiriesText(profile.newCreditInquiries))}.${marks}`
  );
}

function roadmap(actions: readonly PlannedAction[], ahead: readonly MonthAhead[]): MonthlyTask[] {
  return ahead.map(({ month, gain, score }) => {
    const steps = actions.flatMap((action) => action.steps[month - 1] || []);
    const check = CHECKS[month - 1];
    return {
      month,
      tasks: [...new Set([...steps.slice(0, TASKS_A_MONTH), ...(check ? [check] : [])])],
      expectedProgress:
        gain > 0
          ? `About ${score} (estimate), ${counted(gain, "point")} more than today.`
          : `About ${score} (estimate), the same as today.`,
    };
  });
}

function tipsFor(profile: CreditProfile): string[] {
  const tips = ["Set every bill to at least its minimum by automatic payment, and pay more by hand."];
  // A card that is paid in full has this as its first step.
  if (profile.creditUtilization > 10 && !profile.cards?.paidInFull)
    tips.push("Pay cards a few days before the statement closes: that balance is the one that is reported.");
  else if (profile.creditUtilization <= 10)
    tips.push("Use each card for a small bill every month and pay it in full, so that it stays active.");
  if (profile.creditHistoryLength < 84) tips.push("Keep your oldest card open, even if you rarely use it.");
  if (profile.newCreditInquiries > 1)
    tips.push("Compare loan offers within two weeks: most models count such inquiries as one.");
  if (profile.creditMix === "limited" || profile.creditMix === "poor")
    tips.push("A small credit-builder loan adds variety, but only if its payments are easy for you.");
  if (profile.monthlyIncome <= 0)
    tips.push("With no income entered, the plan can't say what is affordable; update it when that changes.");
  return tips;
}

function warningsFor(profile: CreditProfile, ahead: readonly MonthAhead[]): string[] {
  const warnings: string[] = [];
  if (profile.creditUtilization >= 90)
    warnings.push("Your cards are close to their limits: one fee can take them over.");
  if (ahead.some((month) => month.limitedByIncome)) {
    warnings.push(
      "Reaching the utilization target within six months would take more than a fifth of your income, so the plan goes slower.",
    );
  }
  if (profile.hasCollections || profile.hasBankruptcy || profile.hasForeclosure) warnings.push(freeHelp("US"));
  if (profile.hasCollections) warnings.push("Get any agreement with a collector in writing before you pay.");
  if (profile.hasBankruptcy)
    warnings.push("A bankruptcy stays on a report for up to ten years; its weight fades with time.");
  if (profile.hasForeclosure)
    warnings.push("A foreclosure stays on a report for seven years; its weight fades with time.");
  if (profile.newCreditInquiries > 3) warnings.push("More applications now would cost points again.");
  warnings.push(
    "All points are estimates. Nobody can promise a score, and nobody needs to be paid in advance to repair one.",
  );
  return warnings;
}

/** The six-month plan, from the answers alone: the same answers always give the same plan. */
export function improvementPlan(profile: CreditProfile): ImprovementPlan {
  const actions = creditActions(profile);
  const ahead = monthsAhead(profile, PLAN_MONTHS);
  return {
    overallAnalysis: overall(profile, actions, ahead, asText),
    currentScoreAnalysis: ofScore(profile, asText),
    timeToGoal: timeWords(profile, ahead),
    prioritizedActions: actions.map(({ action, impact, description, timeframe }) => ({
      action,
      impact,
      description,
      timeframe,
    })),
    monthlyTasks: roadmap(actions, ahead),
    tips: tipsFor(profile),
    warnings: warningsFor(profile, ahead),
  };
}

/** The two texts that a coach may word, with a placeholder for each figure, and the figures themselves. */
export function planDraft(profile: CreditProfile): {
  draft: Record<"overallAnalysis" | "currentScoreAnalysis", string>;
  figures: { name: FigureName; text: string }[];
} {
  const figures: { name: FigureName; text: string }[] = [];
  const say: Say = (name, text) => {
    figures.push({ name, text });
    return `{{credit.${name}}}`;
  };
  const overallAnalysis = overall(profile, creditActions(profile), monthsAhead(profile, PLAN_MONTHS), say);
  return { draft: { overallAnalysis, currentScoreAnalysis: ofScore(profile, say) }, figures };
}
