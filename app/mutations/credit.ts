// The write of the credit simulator.
import type { CreditAssessment } from "~/contracts/credit";
import { CREDIT_FLAGS } from "~/domain/credit/profile";
import { ASSESSMENT_COMPLETE, ASSESSMENT_FAILED, ASSESSMENT_FALLBACK } from "~/texts/credit";
import type { Mutation } from "./mutation";

export const assessCredit: Mutation<CreditAssessment> = {
  name: "assess",
  screen: "/credit",
  method: "POST",
  path: "/api/credit/assessment",
  // A box that isn't ticked isn't sent by a form; numbers go as they were entered.
  typed: (fields) => Object.fromEntries(CREDIT_FLAGS.map((flag) => [flag, flag in fields])),
  toast: () => ASSESSMENT_COMPLETE,
  redirect: () => "/credit?tab=plan",
  failureTitle: ASSESSMENT_FAILED,
  wordless: { answer: ASSESSMENT_FALLBACK, silence: ASSESSMENT_FALLBACK },
};
