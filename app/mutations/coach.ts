// Writes of the coach and of the interview.
import {
  ACTION_UNDONE,
  actionDone,
  CHOICE_SAVED,
  CONSENT_OFF,
  CONSENT_ON,
  CONVERSATION_DELETED,
  CONVERSATIONS_DELETED,
  INTERVIEW_COMPLETE,
  PLAN_KEPT,
} from "~/texts/coach";
import { actionsHref, ASK_HREF, conversationHref } from "~/domain/coach/hrefs";
import type { MutationCall, Form, Mutation } from "./mutation";

const SCREEN = "/coach";

/** With scripts the answer is read as it is written. */
export const askCoach: Mutation<{ conversation: string }> = {
  name: "ask",
  screen: SCREEN,
  method: "POST",
  path: "/api/ai/coaching",
  redirect: ({ conversation }) => conversationHref(conversation),
};

export const deleteConversation: Form<void> = {
  name: "delete-conversation",
  screen: SCREEN,
  toast: () => CONVERSATION_DELETED,
  redirect: () => ASK_HREF,
};

export const deleteConversations: Form<void> = {
  name: "clear",
  screen: SCREEN,
  toast: () => CONVERSATIONS_DELETED,
  redirect: () => ASK_HREF,
};

type Acted = { summary: string; conversation: string; answer: string };
const backToActions = ({ conversation, answer }: Acted) => actionsHref(conversation, answer);

/** One of the actions under an answer: a budget, a goal, a category, a reminder. */
export const actOnAnswer: Form<Acted> = {
  name: "act",
  screen: SCREEN,
  toast: ({ summary }) => actionDone(summary),
  redirect: backToActions,
};

export const undoAction: Form<Acted> = {
  name: "undo",
  screen: SCREEN,
  toast: () => ACTION_UNDONE,
  redirect: backToActions,
};

export const chooseConsent: Form<{ agreed: boolean }> = {
  name: "consent",
  screen: SCREEN,
  toast: ({ agreed }) => (agreed ? CONSENT_ON : CONSENT_OFF),
  redirect: () => ASK_HREF,
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

const PLAN = "/coach/plan";

/** The first time, and again after a month. */
export const keepPlan: Form<void> = { name: "keep-plan", screen: PLAN, toast: () => PLAN_KEPT, redirect: () => PLAN };

export const changePlanStep: Form<{ step: string }> = {
  name: "step",
  screen: PLAN,
  redirect: ({ step }) => `${PLAN}#step-${encodeURIComponent(step)}`,
};

/** All ten answers at once. */
export const saveInterview: MutationCall = { method: "POST", path: "/api/ai/interview" };
