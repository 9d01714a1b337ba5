// One debt of one's own: how far it's paid off, how many payments are left, and what twice the payment would do.

import { adviceOf } from "~/domain/coach/reading/advice";
import { accountsThat, best, goalsThat } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

/** The loan that is named, as a goal or as an account. */
function loanIn(asked: VerdictQuestion) {
  const named = best([...goalsThat(asked, "debt"), ...accountsThat(asked, true)]).filter(
    ({ kind, values }) =>
      kind === "goal" ||
      values.every(
        (value) => value === "loan" || asked.person.accounts.some(({ id, kind: of }) => id === value && of === "loan"),
      ),
  );
  return named;
}

/** 'The student loan' isn't the only loan there is, where that one is for a car. */
function isOfAnother({ plain, person }: VerdictQuestion, loans: ReturnType<typeof loanIn>): boolean {
  const [kind] = /\b(?:student|school|college|home|house|personal|medical)(?= (?:loans?|debts?)\b)/.exec(plain) ?? [];
  const ids = loans.flatMap(({ values }) => values);
  return (
    kind !== undefined &&
    ![...person.goals, ...person.accounts].some(({ id, name }) => ids.includes(id) && name.toLowerCase().includes(kind))
  );
}

/** 'How far along is my car loan payoff', 'what percent of the loan is gone'. */
export function debtAlong(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const loans = loanIn(asked);
  if (loans.length === 0 || isOfAnother(asked, loans) || asked.onceCents.length > 0 || asked.monthlyCents !== null)
    return null;
  if (says("if|should|did|last (?:month|year)|this (?:month|year)|on track|in time|when|interest|rate")) return null;
  if (
    !says(
      "how far (?:along|in)|progress|half ?way|(?:percent(?:age)?|share|part|much|fraction)(?: \\S+){0,6} " +
        "(?:paid|gone|done|knocked|off)|chunk|dent|how much(?: \\S+){0,5} paid (?:off|down)",
    )
  )
    return null;
  return asQuery({ measure: "paid-off", shape: "figure", subject: subjectOf(loans) });
}

/** 'How many payments are left on the car'. */
export function paymentsLeft(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (
    !says("how many (?:more )?(?:\\S+ )?(?:payments?|months|installments?)(?: \\S+){0,6}") ||
    !says("left|remain\\w*|to go|until|till|more|still")
  )
    return null;
  if (
    asked.onceCents.length > 0 ||
    asked.monthlyCents !== null ||
    says("if|did|extra|paychecks?|savings?|emergency|goal")
  )
    return null;
  const request = adviceOf("debt-free", asked, asked.person);
  return request.named !== undefined || (request.about !== undefined && says("loans?|payments?"))
    ? { is: "plan", request }
    : null;
}

/** 'If I pay double on the car loan, when is it gone'. */
export function paidDouble(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (asked.onceCents.length > 0 || asked.monthlyCents !== null || says("did|have (?:i|we)")) return null;
  const times = says("doubl(?:e|ed|ing)|twice") ? 2 : says("tripl(?:e|ed|ing)") ? 3 : null;
  if (times === null || goalsThat(asked, "savings").length > 0 || !says("pay|paid|payments?|paying|send|put"))
    return null;
  const request = adviceOf("extra-payment", asked, asked.person);
  return request.named !== undefined ? { is: "plan", request: { ...request, times } } : null;
}

/** 'I think it's called debt to income': the words say it, whatever is told around them. */
export function debtToIncome({ says }: VerdictQuestion): VerdictReading | null {
  const isJudged = says(
    "good|bad|fine|high|low|lower|improve|should|what if|if (?:i|we)|afford|mean|means|qualify|raise",
  );
  return says("debt to income|dti") && !isJudged ? asQuery({ measure: "debt-share", shape: "figure" }) : null;
}
