import type { CreditMix, CreditProfile, PaymentHistory } from "~/domain/credit/profile";

export type Band = { name: "Excellent" | "Good" | "Fair" | "Poor"; color: "green" | "blue" | "yellow" | "red" };
export type FactorBadge = "default" | "secondary" | "destructive";
export type FactorId =
  "paymentHistory" | "creditUtilization" | "creditHistoryLength" | "creditMix" | "newCreditInquiries";

export function scoreBand(score: number): Band {
  if (score >= 740) return { name: "Excellent", color: "green" };
  if (score >= 670) return { name: "Good", color: "blue" };
  if (score >= 580) return { name: "Fair", color: "yellow" };
  return { name: "Poor", color: "red" };
}

export function utilizationColor(percent: number): "red" | "yellow" | "green" {
  if (percent > 30) return "red";
  return percent > 10 ? "yellow" : "green";
}

export function utilizationBadge(percent: number): FactorBadge {
  if (percent <= 10) return "default";
  return percent <= 30 ? "secondary" : "destructive";
}

export function historyBadge(months: number): FactorBadge {
  if (months >= 84) return "default";
  return months >= 24 ? "secondary" : "destructive";
}

export function inquiriesBadge(count: number): FactorBadge {
  if (count <= 1) return "default";
  return count <= 3 ? "secondary" : "destructive";
}

export function wordBadge(word: PaymentHistory | CreditMix): FactorBadge {
  if (word === "excellent" || word === "good") return "default";
  return word === "poor" ? "destructive" : "secondary";
}

/** Shares of the score in percent. */
export const FACTOR_WEIGHTS: Record<FactorId, number> = {
  paymentHistory: 35,
  creditUtilization: 30,
  creditHistoryLength: 15,
  creditMix: 10,
  newCreditInquiries: 10,
};

type Curve = readonly (readonly [at: number, score: number])[];

const UTILIZATION: Curve = [
  [0, 0.97],
  [1, 1],
  [10, 0.94],
  [30, 0.7],
  [50, 0.42],
  [75, 0.2],
  [100, 0.05],
  [999, 0],
];
const HISTORY: Curve = [
  [0, 0.1],
  [24, 0.4],
  [60, 0.65],
  [84, 0.78],
  [120, 0.88],
  [240, 1],
];
const INQUIRIES: Curve = [
  [0, 1],
  [1, 0.92],
  [3, 0.68],
  [6, 0.35],
  [10, 0.1],
  [20, 0],
];
const PAYMENTS: Record<PaymentHistory, number> = { excellent: 1, good: 0.78, fair: 0.48, poor: 0.12 };
const MIXES: Record<CreditMix, number> = { excellent: 1, good: 0.78, limited: 0.48, poor: 0.2 };

function along(curve: Curve, at: number): number {
  let before = curve[0];
  if (!before || at <= before[0]) return before?.[1] ?? 0;
  for (const point of curve) {
    if (at <= point[0])
      return point[0] === before[0]
        ? point[1]
        : before[1] + ((at - before[0]) / (point[0] - before[0])) * (point[1] - before[1]);
    before = point;
  }
  return before[1];
}

/** How good each factor is, from 0 to 1. Our own curves: lenders keep theirs to themselves. */
export function factorQuality(profile: Pick<CreditProfile, FactorId>): Record<FactorId, number> {
  return {
    paymentHistory: PAYMENTS[profile.paymentHistory],
    creditUtilization: along(UTILIZATION, profile.creditUtilization),
    creditHistoryLength: along(HISTORY, profile.creditHistoryLength),
    creditMix: MIXES[profile.creditMix],
    newCreditInquiries: along(INQUIRIES, profile.newCreditInquiries),
  };
}
