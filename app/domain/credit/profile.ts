// What a person enters about their credit. Numbers are kept as they were typed and read here.

export const PAYMENT_HISTORIES = ["excellent", "good", "fair", "poor"] as const;
export const CREDIT_MIXES = ["excellent", "good", "limited", "poor"] as const;
export type PaymentHistory = (typeof PAYMENT_HISTORIES)[number];
export type CreditMix = (typeof CREDIT_MIXES)[number];

export type NumberField =
  | "currentScore"
  | "goalScore"
  | "creditUtilization"
  | "creditHistoryLength"
  | "newCreditInquiries"
  | "totalCreditLimit"
  | "totalCreditBalance"
  | "monthlyIncome";

export const CREDIT_FLAGS = ["hasCollections", "hasBankruptcy", "hasForeclosure"] as const;
type CreditFlag = (typeof CREDIT_FLAGS)[number];

export type CreditAnswers = Record<NumberField, string> &
  Record<CreditFlag, boolean> & { paymentHistory: PaymentHistory; creditMix: CreditMix };

/** What is odd about what was entered; `used` is what the figures are made of. */
export type Remark =
  | { is: "no-number"; field: NumberField; used: number }
  | { is: "negative"; field: NumberField; used: number }
  | { is: "out-of-range"; field: NumberField; used: number; entered: number; min: number; max: number }
  | { is: "other-utilization"; implied: number; entered: number };

/** The linked cards behind the figures: 'Cashback Card', 'your 2 cards'; and whether each is paid off each month. */
export type LinkedCards = { name: string; count: number; paidInFull: boolean };

/**
 * The same, as numbers that every screen can work with, and a remark on each one that had to be brought into range.
 * `cards` where linked cards took the place of what was typed.
 */
export type CreditProfile = Record<NumberField, number> &
  Record<CreditFlag, boolean> & {
    paymentHistory: PaymentHistory;
    creditMix: CreditMix;
    remarks: Remark[];
    cards?: LinkedCards;
  };

export const MIN_SCORE = 300;
export const MAX_SCORE = 850;

const RANGES: Record<NumberField, { min: number; max: number }> = {
  currentScore: { min: MIN_SCORE, max: MAX_SCORE },
  goalScore: { min: MIN_SCORE, max: MAX_SCORE },
  creditUtilization: { min: 0, max: 999 },
  creditHistoryLength: { min: 0, max: 1200 },
  newCreditInquiries: { min: 0, max: 100 },
  totalCreditLimit: { min: 0, max: 100_000_000 },
  totalCreditBalance: { min: 0, max: 100_000_000 },
  monthlyIncome: { min: 0, max: 100_000_000 },
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

export function inRange(field: NumberField, value: number): number {
  const { min, max } = RANGES[field];
  if (Number.isNaN(value)) return min;
  return Math.min(max, Math.max(min, value)) + 0;
}

function remarkOn(field: NumberField, entered: number, used: number): Remark {
  const { min, max } = RANGES[field];
  return entered < 0 && min === 0
    ? { is: "negative", field, used }
    : { is: "out-of-range", field, used, entered, min, max };
}

/** Never fails: text that is no number counts as the lowest value, with a remark. */
export function readProfile(answers: CreditAnswers): CreditProfile {
  const remarks: Remark[] = [];
  const read = (field: NumberField): number => {
    const value = readNumber(answers[field]) ?? Number.NaN;
    const used = inRange(field, value);
    if (Number.isNaN(value)) remarks.push({ is: "no-number", field, used });
    else if (used !== value) remarks.push(remarkOn(field, value, used));
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
  if (implied !== null && Math.abs(implied - profile.creditUtilization) > 10)
    remarks.push({ is: "other-utilization", implied, entered: profile.creditUtilization });
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
