import type { CreditAnswers } from "~/domain/credit/profile";

/** Somebody who has a fair score, two thirds of their limits used, and nothing on their report. */
export const CREDIT_ANSWERS: CreditAnswers = {
  currentScore: "640",
  goalScore: "720",
  paymentHistory: "good",
  creditUtilization: "62",
  creditHistoryLength: "30",
  creditMix: "limited",
  newCreditInquiries: "2",
  totalCreditLimit: "10000",
  totalCreditBalance: "6200",
  monthlyIncome: "4000",
  hasCollections: false,
  hasBankruptcy: false,
  hasForeclosure: false,
};
