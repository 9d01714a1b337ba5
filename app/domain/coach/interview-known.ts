// What the interview needn't ask, because the accounts show it: said, with the answer that it comes to, to be confirmed.

import { formatFact, type FactSheet } from "~/domain/coach/facts/fact";
import { type InterviewAnswer, INTERVIEW_QUESTIONS, type QuestionId } from "~/domain/coach/interview";
import { isWithheld } from "~/domain/household/trouble";
import { type Cents, formatUsd, fromDollars, toDollars } from "~/domain/money";

/** `sentence` is what the accounts show, `answer` what is confirmed, `says` how it reads. */
export type KnownAnswer = { sentence: string; answer: InterviewAnswer; says: string };

/** The questions that accounts can answer. */
export const ASKED_OF_ACCOUNTS: readonly string[] = ["monthly-income", "debt-situation", "emergency-fund"];

export function knownAnswer(id: string, sheet: FactSheet, hasAccounts: boolean): KnownAnswer | null {
  if (!hasAccounts || isWithheld(sheet.signs)) return null;
  switch (id) {
    case "monthly-income":
      return income(sheet);
    case "debt-situation":
      return debt(sheet);
    case "emergency-fund":
      return cushion(sheet);
    default:
      return null;
  }
}

/** To the nearest step of the documented range. */
function income(sheet: FactSheet): KnownAnswer | null {
  const cents = sheet.cents("income.average");
  const question = INTERVIEW_QUESTIONS.find(({ id }) => id === "monthly-income");
  if (cents <= 0 || question?.kind !== "range") return null;
  const { min, max, step } = question;
  const answer = Math.min(max, Math.max(min, Math.round(toDollars(cents) / step) * step));
  return {
    sentence: `Your accounts show an income of ${formatUsd(cents)} in a usual month.`,
    answer,
    says: `about ${formatUsd(fromDollars(answer))} a month`,
  };
}

/** Upper ends of the documented options but the last. */
const DEBT_STEPS: readonly Cents[] = [0, 500_000, 1_500_000, 5_000_000, 10_000_000];

function debt(sheet: FactSheet): KnownAnswer | null {
  const cents = sheet.cents("debt.total");
  const at = DEBT_STEPS.findIndex((most, index) => (index === 0 ? cents <= most : cents < most));
  return option(
    "debt-situation",
    at === -1 ? DEBT_STEPS.length : at,
    cents > 0
      ? `You owe ${formatUsd(cents)} in all, by your accounts and goals.`
      : "I see no debt in your accounts and goals.",
  );
}

/** Months of needs from which each option holds. */
const CUSHION_STEPS = [0, 0, 1, 3, 6];

function cushion(sheet: FactSheet): KnownAnswer | null {
  const fact = sheet.get("emergency.months");
  if (!fact) return null;
  const months = sheet.number("emergency.months");
  const at = months <= 0 ? 0 : CUSHION_STEPS.filter((from) => months >= from).length - 1;
  return option("emergency-fund", at, `Your savings cover ${formatFact(fact)} of needs.`);
}

function option(id: QuestionId, at: number, sentence: string): KnownAnswer | null {
  const question = INTERVIEW_QUESTIONS.find((one) => one.id === id);
  const answer = question?.kind === "single" ? question.options[at] : undefined;
  return answer === undefined ? null : { sentence, answer, says: answer };
}
