import { z } from "zod";
import type { AssessmentAnswer, FactorsAnswer } from "~/contracts/answers/credit";
import { CREDIT_MIXES, type CreditProfile, PAYMENT_HISTORIES, readNumber } from "~/domain/credit/profile";
import type { CreditWhatIf } from "~/domain/credit/what-if";
import type { Owed } from "~/domain/household/debts";
import { CREDIT_FIELDS, type CreditTabId } from "~/texts/credit";
import { flag } from "./flag";

const text = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);

function numeric(name: string) {
  const required = CREDIT_FIELDS.required(name);
  return z.preprocess(
    text,
    z
      .string({ required_error: required, invalid_type_error: required })
      .trim()
      .min(1, required)
      .max(60, CREDIT_FIELDS.long(name))
      .refine((value) => value === "" || readNumber(value) !== null, CREDIT_FIELDS.number(name)),
  );
}

function choice<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return z.enum(values, {
    errorMap: (_, ctx) => ({
      message: ctx.data ? CREDIT_FIELDS.choice(name, values) : CREDIT_FIELDS.required(name),
    }),
  });
}

/** Numbers stay the text that was entered; no bounds are enforced. */
export const CreditInput = z.object({
  currentScore: numeric(CREDIT_FIELDS.names.currentScore),
  goalScore: numeric(CREDIT_FIELDS.names.goalScore),
  paymentHistory: choice(CREDIT_FIELDS.names.paymentHistory, PAYMENT_HISTORIES),
  creditUtilization: numeric(CREDIT_FIELDS.names.creditUtilization),
  creditHistoryLength: numeric(CREDIT_FIELDS.names.creditHistoryLength),
  creditMix: choice(CREDIT_FIELDS.names.creditMix, CREDIT_MIXES),
  newCreditInquiries: numeric(CREDIT_FIELDS.names.newCreditInquiries),
  totalCreditLimit: numeric(CREDIT_FIELDS.names.totalCreditLimit),
  totalCreditBalance: numeric(CREDIT_FIELDS.names.totalCreditBalance),
  monthlyIncome: numeric(CREDIT_FIELDS.names.monthlyIncome),
  hasCollections: flag,
  hasBankruptcy: flag,
  hasForeclosure: flag,
});

export type CreditAssessment = z.output<typeof AssessmentAnswer>;
export type CreditFactors = z.output<typeof FactorsAnswer>;
export type AssessmentPoint = { id: string; createdAt: string; currentScore: string; goalScore: string };

/** What the screen shows: the tab of the address, and for the progress tab the earlier assessments. */
export type CreditView = {
  assessment: CreditAssessment | null;
  /** What was entered as numbers, the linked cards' figures in place of typed ones: what every tab goes by. */
  profile: CreditProfile | null;
  tab: CreditTabId;
  editing: boolean;
  age: string;
  history: AssessmentPoint[];
  tried: Partial<Record<keyof CreditWhatIf, string>>;
  timeZone: string;
  linked: LinkedFigures;
  owed: Owed;
};
/** What the linked accounts say, as the form would take it; null where they say nothing. */
export type LinkedFigures = {
  /** What the cards' figures come from: 'Cashback Card', 'your 2 cards'. */
  source: string;
  creditUtilization: string;
  totalCreditLimit: string;
  totalCreditBalance: string;
  monthlyIncome?: string;
} | null;
