import type { CreditProfile, PaymentHistory } from "~/domain/credit/profile";
import { estimateScore, pointsBetween } from "~/domain/credit/what-if";

type PayDown = {
  target: number;
  totalDollars: number | null;
  monthlyDollars: number | null;
  limitedByIncome: boolean;
};
export type MonthAhead = { month: number; utilization: number; gain: number; score: number; limitedByIncome: boolean };

/** How far a plan looks. */
export const PLAN_MONTHS = 6;

/** Up to here a balance that is reported counts as excellent. */
export const REPORTED_PERCENT = 10;
/** At most this share of a month's income goes into lowering card balances. */
const INCOME_SHARE = 0.2;
/** A better payment history grows over a year and a half, not in a month. */
const PAYMENT_MONTHS = 18;
/** An inquiry stops counting after about a year, so half a year lifts about half of them. */
const INQUIRY_MONTHS = 12;
const BETTER: Record<PaymentHistory, PaymentHistory> = {
  poor: "fair",
  fair: "good",
  good: "excellent",
  excellent: "excellent",
};

/** Where utilization should go, and what a month of it costs; null where utilization is fine. */
export function payDown(profile: CreditProfile, months: number): PayDown | null {
  const { creditUtilization: now, totalCreditLimit: limit, monthlyIncome: income } = profile;
  if (now <= 10) return null;
  if (profile.cards?.paidInFull) return beforeTheStatement(profile);
  const target = now > 30 ? 29 : 9;
  // Nobody can pay off more than is owed: where the answers don't fit together, no amount is named.
  const needed = Math.ceil(((now - target) / 100) * limit);
  if (limit <= 0 || needed > profile.totalCreditBalance)
    return { target, totalDollars: null, monthlyDollars: null, limitedByIncome: false };
  const totalDollars = needed;
  const wanted = Math.ceil(totalDollars / months);
  const affordable = income > 0 ? Math.floor(income * INCOME_SHARE) : wanted;
  return { target, totalDollars, monthlyDollars: Math.min(wanted, affordable), limitedByIncome: affordable < wanted };
}

/** What is paid in full anyway only has to be paid earlier: the rest of the statement's balance is what is reported. */
function beforeTheStatement({ totalCreditBalance: balance, totalCreditLimit: limit }: CreditProfile): PayDown {
  const early = Math.ceil(balance - limit * (REPORTED_PERCENT / 100));
  return { target: REPORTED_PERCENT, totalDollars: early, monthlyDollars: early, limitedByIncome: false };
}

/** What each of the next months may bring if the plan is followed. */
export function monthsAhead(profile: CreditProfile, months: number): MonthAhead[] {
  const pay = payDown(profile, months);
  const stepUp = pointsBetween(profile, { ...profile, paymentHistory: BETTER[profile.paymentHistory] });
  const stepPoints = stepUp.find((factor) => factor.id === "paymentHistory")?.points ?? 0;
  const base = Math.round(profile.currentScore);
  return Array.from({ length: months }, (_, index) => {
    const month = index + 1;
    const utilization = utilizationAfter(profile, pay, month, months);
    const estimate = estimateScore(profile, {
      paymentHistory: profile.paymentHistory,
      creditUtilization: utilization,
      creditHistoryLength: profile.creditHistoryLength + month,
      newCreditInquiries: profile.newCreditInquiries * (1 - month / INQUIRY_MONTHS),
    });
    const score = Math.min(850, Math.max(base, estimate.score) + Math.round((stepPoints * month) / PAYMENT_MONTHS));
    return { month, utilization, gain: score - base, score, limitedByIncome: pay?.limitedByIncome ?? false };
  });
}

function utilizationAfter(profile: CreditProfile, pay: PayDown | null, month: number, months: number): number {
  const now = profile.creditUtilization;
  if (!pay) return now;
  if (pay.monthlyDollars === null) return now - ((now - pay.target) * month) / months;
  return Math.max(pay.target, now - ((pay.monthlyDollars * month) / profile.totalCreditLimit) * 100);
}
