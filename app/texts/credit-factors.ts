// The factors of a score in words: what each is called, how it stands, and what helps.
import {
  type FactorBadge,
  FACTOR_WEIGHTS,
  type FactorId,
  historyBadge,
  inquiriesBadge,
  utilizationBadge,
  utilizationColor,
  wordBadge,
} from "~/domain/credit/factors";
import type { CreditProfile } from "~/domain/credit/profile";
import { showNumber } from "~/texts/credit-profile";
import { counted, nounFor } from "./plural";

/** Whole years, rounded down: 30 months are '2 years'. */
export function historyYears(months: number): string {
  const years = Math.max(0, Math.floor(months / 12));
  return counted(years, "year");
}

export const UTILIZATION_ADVICE = "Keep utilization under 30% (under 10% is excellent).";

/** How it stands by that advice: who is within it isn't told to get there. */
export function utilizationSentence(percent: number): string {
  if (utilizationColor(percent) === "red") return UTILIZATION_ADVICE;
  return percent > 10 ? "Within the advised 30%. Under 10% is excellent." : "10% or less is excellent.";
}

export type Factor = { id: FactorId; name: string; weight: number; value: string; badge: FactorBadge; advice: string };

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function scoreFactors(profile: CreditProfile): Factor[] {
  const inquiries = profile.newCreditInquiries;
  return [
    {
      id: "paymentHistory",
      name: "Payment History",
      weight: FACTOR_WEIGHTS.paymentHistory,
      value: capitalize(profile.paymentHistory),
      badge: wordBadge(profile.paymentHistory),
      advice: "Pay every bill on time; one payment missed by 30 days can stay on a report for seven years.",
    },
    {
      id: "creditUtilization",
      name: "Credit Utilization",
      weight: FACTOR_WEIGHTS.creditUtilization,
      value: `${showNumber(profile.creditUtilization)}%`,
      badge: utilizationBadge(profile.creditUtilization),
      advice: UTILIZATION_ADVICE,
    },
    {
      id: "creditHistoryLength",
      name: "Credit History Length",
      weight: FACTOR_WEIGHTS.creditHistoryLength,
      value: historyYears(profile.creditHistoryLength),
      badge: historyBadge(profile.creditHistoryLength),
      advice: "Keep your oldest accounts open; age only grows with time.",
    },
    {
      id: "creditMix",
      name: "Credit Mix",
      weight: FACTOR_WEIGHTS.creditMix,
      value: capitalize(profile.creditMix),
      badge: wordBadge(profile.creditMix),
      advice: "A card and a loan that are both paid on time are enough; never borrow only for the mix.",
    },
    {
      id: "newCreditInquiries",
      name: "New Credit Inquiries",
      weight: FACTOR_WEIGHTS.newCreditInquiries,
      value: `${showNumber(inquiries)} ${nounFor(inquiries, "inquiry")}`,
      badge: inquiriesBadge(inquiries),
      advice: "Apply only for credit you need; an inquiry counts for about a year.",
    },
  ];
}
