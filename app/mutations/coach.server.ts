// Writes of the coach and of the interview: what runs.
import { CoachingAnswer, InterviewSavedAnswer } from "~/contracts/answers/coach";
import { OwnChoiceInput } from "~/contracts/about-you";
import {
  AnswerActionInput,
  CoachQuestionInput,
  ConsentInput,
  ConversationChoice,
  DeedChoice,
  InterviewInput,
  InterviewStepInput,
  PlanStepInput,
} from "~/contracts/coach";
import { AppError } from "~/contracts/errors";
import { NoBody } from "~/lib/http-api.server";
import { log } from "~/lib/log.server";
import * as actions from "~/services/coach/actions.server";
import { chooseForTopic } from "~/services/coach/about-you.server";
import { setCoachConsent } from "~/services/coach/consent.server";
import * as conversations from "~/services/coach/conversations.server";
import * as interview from "~/services/coach/interview.server";
import * as plan from "~/services/coach/plan.server";
import { streamAnswer } from "~/services/coach/stream.server";
import type { AskOutcome } from "~/texts/coach";
import * as mutations from "./coach";
import { signedIn } from "./guard.server";
import { serve, serveCall, serveForm } from "./serve.server";

const guard = signedIn({ gated: true });

export const askCoach = serve(mutations.askCoach, {
  guard,
  input: CoachQuestionInput,
  output: CoachingAnswer,
  run: (user, asked, { request, key }) => streamAnswer(user, asked, request, key),
  shows: (error, { question }): AskOutcome | undefined => {
    // The same form with another question in it is no failure to answer.
    if (error instanceof AppError && error.code === "unprocessable") return undefined;
    log.error({ err: error }, "a question couldn't be answered");
    return { answer: null, question };
  },
});

export const deleteConversation = serveForm(mutations.deleteConversation, {
  guard,
  input: ConversationChoice,
  run: (user, { conversation }) => conversations.deleteConversation(user, conversation),
});

export const deleteConversations = serveForm(mutations.deleteConversations, {
  guard,
  input: NoBody,
  run: (user) => conversations.deleteConversations(user),
});

export const actOnAnswer = serveForm(mutations.actOnAnswer, {
  guard,
  input: AnswerActionInput,
  run: (user, input, { key }) => actions.actOnAnswer(user, input, key),
});

export const undoAction = serveForm(mutations.undoAction, {
  guard,
  input: DeedChoice,
  run: (user, { deed }) => actions.undoDeed(user, deed),
});

export const chooseConsent = serveForm(mutations.chooseConsent, {
  guard,
  input: ConsentInput,
  run: async (user, { consent }) => {
    const agreed = consent === "on";
    await setCoachConsent(user, agreed);
    return { agreed };
  },
});

export const chooseWhatHolds = serveForm(mutations.chooseWhatHolds, {
  guard,
  input: OwnChoiceInput,
  run: (user, { topic, choice }) => chooseForTopic(user, topic, choice),
});

export const interviewStep = serveForm(mutations.interviewStep, {
  guard,
  input: InterviewStepInput,
  run: (user, step, { key }) => interview.takeStep(user, step, key),
});

export const keepPlan = serveForm(mutations.keepPlan, { guard, input: NoBody, run: (user) => plan.keepPlan(user) });

export const changePlanStep = serveForm(mutations.changePlanStep, {
  guard,
  input: PlanStepInput,
  run: async (user, input) => {
    await plan.changeStep(user, input);
    return { step: input.step };
  },
});

export const saveInterview = serveCall(mutations.saveInterview, {
  guard,
  input: InterviewInput,
  output: InterviewSavedAnswer,
  run: (user, input, { key }) => interview.saveInterview(user, input, key),
});
