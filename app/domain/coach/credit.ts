// The credit analysis of the coach: the weights of the score's factors, read from the person's own assessment. Steps,
// their order and the estimate of time are those of the Credit Simulator, so that both screens say the same.

import {
  type CreditAdvice,
  type CreditStep,
  type AdviceDraft,
  ifKnown,
  type ImpactLevel,
  sentences,
} from "~/domain/coach/advice";
import { creditActions } from "~/texts/credit-actions";
import { scoreBand } from "~/domain/credit/factors";
import { improvementPlan } from "~/texts/credit-plan";
import { type CreditMove, holdingBack } from "~/domain/credit/moves";
import type { CreditProfile } from "~/domain/credit/profile";
import { isTrouble } from "~/domain/household/trouble";
import { reasonsOf } from "~/texts/trouble";
import { helpIn } from "~/domain/coach/help";
import type { FactSheet } from "~/domain/coach/facts/fact";

export function draftCredit(sheet: FactSheet, profile: CreditProfile | null): AdviceDraft<CreditAdvice> | null {
  if (!profile) return null;
  const actions = creditActions(profile);
  return {
    prose: { analysis: analysis(sheet, profile) },
    shape: (texts) => ({
      currentScore: { score: profile.currentScore, rating: scoreBand(profile.currentScore).name },
      targetScore: { score: profile.goalScore, timeEstimate: improvementPlan(profile).timeToGoal },
      analysis: texts["analysis"] ?? "",
      improvementSteps: actions.map((action): CreditStep => ({
        title: action.action,
        description: action.description,
        impactLevel: impactLevel(action.impact),
        timeFrame: timeFrame(action.timeframe),
      })),
    }),
  };
}

function impactLevel(impact: string): ImpactLevel {
  if (impact === "High") return "high";
  return impact === "Medium" ? "medium" : "low";
}

/** immediate: this month; short-term: within half a year. */
export function timeFrame(text: string): "immediate" | "short-term" | "long-term" {
  if (/now|every month|within 1|^1 to 2/i.test(text)) return "immediate";
  const months = Number(/(\d+) months?/.exec(text)?.[1] ?? 99);
  return months <= 6 ? "short-term" : "long-term";
}

/** In the order of the plan. */
export const creditWeakSpots = (profile: CreditProfile): string[] => holdingBack(profile).map(spotOf);

function spotOf(move: CreditMove): string {
  switch (move.kind) {
    case "payments":
      return `payment history (${move.history}, {{guide.weight-payment}} of the score)`;
    case "utilization":
    case "early":
      return "utilization ({{credit.utilization}}, {{guide.weight-utilization}} of the score)";
    case "age":
      return "the length of your history ({{credit.history}}, {{guide.weight-history}} of the score)";
    case "mix":
      return `your mix of credit (${move.mix}, {{guide.weight-mix}} of the score)`;
    case "inquiries":
      return "new applications ({{credit.inquiries}}, {{guide.weight-inquiries}} of the score)";
    default:
      return MARKS[move.kind];
  }
}
const MARKS = {
  collections: "collections",
  bankruptcy: "a bankruptcy",
  foreclosure: "a foreclosure",
  reports: "your reports",
  statements: "your statements",
  steady: "steady payments",
} as const;

function analysis(sheet: FactSheet, profile: CreditProfile): string {
  const band = scoreBand(profile.currentScore).name.toLowerCase();
  const spots = creditWeakSpots(profile);
  const reached = profile.goalScore <= profile.currentScore;
  const urgent = isTrouble(sheet.signs);
  return sentences(
    urgent ? `First of all: ${reasonsOf(sheet.signs)}. The score can wait until that is settled. ${helpIn(sheet)}` : "",
    `Your credit score is {{credit.score}}, which lenders read as ${band}.`,
    reached
      ? "You've reached your goal score of {{credit.goal}}; now it's about keeping it."
      : "Your goal score is {{credit.goal}}, {{credit.gap}} away.",
    spots.length > 0
      ? `What holds the score back most: ${listedShortly(spots.slice(0, 3))}.`
      : sheet.signs.length > 0
        ? ""
        : "Every factor of your score is in good shape.",
    profile.creditUtilization > 30
      ? sentences(
          "Bringing card balances below {{guide.utilization}} of the limit is the fastest lever you have, and below {{guide.utilization-best}} is excellent.",
          ifKnown(
            sheet,
            "credit.pay-down",
            "Paying the cards down by {{credit.pay-down}} would get you under that line.",
          ),
        )
      : "Keep card balances low and pay every bill on time: nothing weighs more.",
    profile.hasCollections || profile.hasBankruptcy || profile.hasForeclosure
      ? "Negative marks fade with time; what you add from today counts more with every month."
      : "",
  );
}

export function listedShortly(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
