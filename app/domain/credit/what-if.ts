import { FACTOR_WEIGHTS, type FactorId, factorQuality } from "~/domain/credit/factors";
import {
  type CreditProfile,
  inRange,
  MAX_SCORE,
  MIN_SCORE,
  type NumberField,
  PAYMENT_HISTORIES,
  readNumber,
} from "~/domain/credit/profile";

/** What a person can try: these four answers in place of their own. */
export type CreditWhatIf = Pick<
  CreditProfile,
  "paymentHistory" | "creditUtilization" | "creditHistoryLength" | "newCreditInquiries"
>;
export type FactorPoints = { id: FactorId; points: number };
export type Estimate = { score: number; change: number; points: FactorPoints[]; capped: boolean };

/** Of a factor's full share of the scale, what a change of that factor alone tends to move. */
const DAMPING = 0.7;
const FACTORS: readonly FactorId[] = [
  "paymentHistory",
  "creditUtilization",
  "creditHistoryLength",
  "creditMix",
  "newCreditInquiries",
];

/** Whole points that each factor gains or loses when `after` takes the place of `before`. */
export function pointsBetween(
  before: Pick<CreditProfile, FactorId>,
  after: Pick<CreditProfile, FactorId>,
): FactorPoints[] {
  const old = factorQuality(before);
  const now = factorQuality(after);
  return FACTORS.map((id) => ({
    id,
    points: Math.round((MAX_SCORE - MIN_SCORE) * (FACTOR_WEIGHTS[id] / 100) * DAMPING * (now[id] - old[id])) + 0,
  }));
}

/** The score estimated from the person's own score; the points add up to the change unless the scale ends before. */
export function estimateScore(profile: CreditProfile, tried: CreditWhatIf): Estimate {
  const points = pointsBetween(profile, { ...profile, ...tried });
  const wanted = Math.round(profile.currentScore) + points.reduce((sum, factor) => sum + factor.points, 0);
  const score = Math.min(MAX_SCORE, Math.max(MIN_SCORE, wanted));
  return { score, change: score - Math.round(profile.currentScore), points, capped: score !== wanted };
}

/** The four answers from an address or a form; what is missing or no number stays as it is. */
export function readCreditWhatIf(
  profile: CreditProfile,
  entered: (name: keyof CreditWhatIf) => string | null,
): CreditWhatIf {
  const read = (field: NumberField & keyof CreditWhatIf): number => {
    const value = readNumber(entered(field) ?? "");
    return value === null ? profile[field] : inRange(field, value);
  };
  return {
    paymentHistory: PAYMENT_HISTORIES.find((word) => word === entered("paymentHistory")) ?? profile.paymentHistory,
    creditUtilization: read("creditUtilization"),
    creditHistoryLength: read("creditHistoryLength"),
    newCreditInquiries: read("newCreditInquiries"),
  };
}
