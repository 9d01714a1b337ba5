// What a person enters about their credit. Numbers are kept as they were typed and read here.

import { formatUsd, fromDollars } from "~/domain/money";

export const PAYMENT_HISTORIES = ["excellent", "good", "fair", "poor"] as const;
export const CREDIT_MIXES = ["excellent", "good", "limited", "poor"] as const;
export type PaymentHistory = (typeof PAYMENT_HISTORIES)[number];
export type CreditMix = (typeof CREDIT_MIXES)[number];

export const NUMBER_FIELDS = [
  "currentScore",
  "goalScore",
  "creditUtilization",
  "creditHistoryLength",
  "newCreditInquiries",
  "totalCreditLimit",
  "totalCreditBalance",
  "monthlyIncome",
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export const CREDIT_FLAGS = ["hasCollections", "hasBankruptcy", "hasForeclosure"] as const;
export type CreditFlag = (typeof CREDIT_FLAGS)[number];

export type CreditAnswers = Record<NumberField, string> &
  Record<CreditFlag, boolean> & { paymentHistory: PaymentHistory; creditMix: CreditMix };

/** The same, as numbers that every screen can work with, and a sentence for each one that had to be brought into range. */
export type CreditProfile = Record<NumberField, number> &
  Record<CreditFlag, boolean> & { paymentHistory: PaymentHistory; creditMix: CreditMix; remarks: string[] };

export const MIN_SCORE = 300;
export const MAX_SCORE = 850;

/** `unit` reads a value of the range; `show`, where it differs, whatever else was entered. */
type Range = {
  name: string;
  min: number;
  max: number;
  unit: (value: number) => string;
  show?: (value: number) => string;
};

const points = (value: number): string => String(value);

const RANGES: Record<NumberField, Range> = {
  currentScore: { name: "The current score", min: MIN_SCORE, max: MAX_SCORE, unit: points },
  goalScore: { name: "The goal score", min: MIN_SCORE, max: MAX_SCORE, unit: points },
  creditUtilization: { name: "Credit utilization", min: 0, max: 999, unit: (value) => `${value}%` },
  creditHistoryLength: { name: "The credit history length", min: 0, max: 1200, unit: (value) => `${value} months` },
  newCreditInquiries: { name: "The number of inquiries", min: 0, max: 100, unit: points },
  totalCreditLimit: { name: "The total credit limit", min: 0, max: 100_000_000, unit: showDollars, show: showDollars },
  totalCreditBalance: {
    name: "The total credit balance",
    min: 0,
    max: 100_000_000,
    unit: showDollars,
    show: showDollars,
  },
  monthlyIncome: { name: "The monthly income", min: 0, max: 100_000_000, unit: showDollars, show: showDollars },
};

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/** '0720', '1,200.50', '$5,000', '30 %': a finite number as people type it, else null. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^([+-]?)\$/, "$1")
    .replace(/\s*%$/, "")
    .replaceAll(",", "");
  if (!NUMBER.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value + 0 : null;
}

/** A number for reading: short even where it is absurd. */
export function showNumber(value: number): string {
  if (!Number.isFinite(value)) return "not a number";
  if (Math.abs(value) >= 1e12) return value > 0 ? "more than a trillion" : "less than minus a trillion";
  return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}

/** Dollars for reading, with their cents. */
export function showDollars(value: number): string {
  return Math.abs(value) < 1e12 ? formatUsd(fromDollars(value)) : `${showNumber(value)} dollars`;
}

export function inRange(field: NumberField, value: number): number {
  const { min, max } = RANGES[field];
  if (Number.isNaN(value)) return min;
  return Math.min(max, Math.max(min, value)) + 0;
}

function remarkFor(field: NumberField, value: number, used: number): string {
  const { name, min, max, unit, show = showNumber } = RANGES[field];
  const reason =
    value < 0 && min === 0
      ? `${name} can't be negative`
      : `${name} is usually between ${unit(min)} and ${unit(max)}, and you entered ${show(value)}`;
  return `${reason}. The figures below use ${unit(used)}.`;
}

/** Never fails: text that is no number counts as the lowest value, with a sentence that says so. */
export function readProfile(answers: CreditAnswers): CreditProfile {
  const remarks: string[] = [];
  const read = (field: NumberField): number => {
    const value = readNumber(answers[field]) ?? Number.NaN;
    const used = inRange(field, value);
    if (Number.isNaN(value))
      remarks.push(`${RANGES[field].name} isn't a number. The figures below use ${RANGES[field].unit(used)}.`);
    else if (used !== value) remarks.push(remarkFor(field, value, used));
    return used;
  };
  const profile = {
    currentScore: read("currentScore"),
    goalScore: read("goalScore"),
    creditUtilization: read("creditUtilization"),
    creditHistoryLength: read("creditHistoryLength"),
    newCreditInquiries: read("newCreditInquiries"),
    totalCreditLimit: read("totalCreditLimit"),
    totalCreditBalance: read("totalCreditBalance"),
    monthlyIncome: read("monthlyIncome"),
  };
  const implied = impliedUtilization(profile);
  if (implied !== null && Math.abs(implied - profile.creditUtilization) > 10) {
    remarks.push(
      `Your balance and limit come to ${implied}% utilization, and you entered ${showNumber(profile.creditUtilization)}%. The figures below use what you entered.`,
    );
  }
  const { paymentHistory, creditMix, hasCollections, hasBankruptcy, hasForeclosure } = answers;
  return { ...profile, paymentHistory, creditMix, hasCollections, hasBankruptcy, hasForeclosure, remarks };
}

/** Balance over limit in whole percent; null where there is no limit. */
export function impliedUtilization(
  profile: Pick<CreditProfile, "totalCreditLimit" | "totalCreditBalance">,
): number | null {
  if (profile.totalCreditLimit <= 0) return null;
  return Math.min(999, Math.round((profile.totalCreditBalance / profile.totalCreditLimit) * 100));
}
