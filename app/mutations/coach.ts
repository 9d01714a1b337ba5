// Writes of the coach and of the interview.
import { CHOICE_SAVED, CONSENT_OFF, CONSENT_ON, INTERVIEW_COMPLETE } from "~/texts/coach";
import type { Call, Form, Mutation } from "./mutation";

const SCREEN = "/coach";
const ASK = `${SCREEN}?tab=ask`;

/** With scripts the answer is read as it is written. */
export const askCoach: Mutation<{ id: string }> = {
  name: "ask",
  screen: SCREEN,
  method: "POST",
  path: "/api/ai/coaching",
  redirect: ({ id }) => `${ASK}&answer=${id}#response`,
};

export const clearHistory: Form<void> = { name: "clear", screen: SCREEN, redirect: () => ASK };

export const chooseConsent: Form<{ agreed: boolean }> = {
  name: "consent",
  screen: SCREEN,
  toast: ({ agreed }) => (agreed ? CONSENT_ON : CONSENT_OFF),
  redirect: () => ASK,
};

const ABOUT_YOU = "/coach/about-you";

/** Which holds, where the accounts show something else than was said. */
export const chooseWhatHolds: Form<void> = {
  name: "choose",
  screen: ABOUT_YOU,
  toast: () => CHOICE_SAVED,
  redirect: () => ABOUT_YOU,
};

const INTERVIEW = "/coach/interview";

/** One answer; the last one ends the interview. */
export const interviewStep: Form<{ next: number; isComplete: boolean }> = {
  name: "step",
  screen: INTERVIEW,
  toast: ({ isComplete }) => (isComplete ? INTERVIEW_COMPLETE : undefined),
  redirect: ({ next, isComplete }) => (isComplete ? `${INTERVIEW}?done=1` : `${INTERVIEW}?q=${next}`),
};

/** All ten answers at once. */
export const saveInterview: Call = { method: "POST", path: "/api/ai/interview" };
