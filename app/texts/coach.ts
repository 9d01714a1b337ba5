// Texts and answers of the coach, apart from the schemas: screens load these without the schema library.
import type { z } from "zod";
import type * as Answers from "~/contracts/answers/coach";
import type { Refused } from "~/contracts/form";
import type { FirstFinding } from "~/domain/coach/first-findings";
import type { KnownAnswer } from "~/domain/coach/interview-known";
import type { PlanFigures, PlanStep } from "~/domain/coach/plan-steps";
import type { InterviewResponses } from "~/domain/coach/interview";
import type { QuestionGroup } from "~/domain/coach/suggestions";
import type { Day } from "~/domain/periods";
import type { Toast } from "~/texts/toast";

export const COACH_ERROR = "Sorry, I encountered an error while processing your question. Please try again later.";
export const RESPONSE_REQUIRED: Toast = {
  title: "Response Required",
  description: "Please answer this question before continuing.",
  variant: "error",
};
export const INTERVIEW_FAILED: Toast = {
  title: "Error Saving Interview",
  description: "There was a problem saving your responses. Please try again.",
  variant: "error",
};
export const INTERVIEW_COMPLETE: Toast = {
  title: "Interview Complete!",
  description: "Your answers are saved.",
  variant: "success",
};
export const CHOICE_SAVED: Toast = {
  title: "Saved",
  description: "Your coach and your score use this from now on.",
  variant: "success",
};
export const CONSENT_ON: Toast = {
  title: "Outside model on",
  description: "Your coach may now word its answers with it. You can switch it off here.",
  variant: "success",
};
export const CONSENT_OFF: Toast = {
  title: "Outside model off",
  description: "Nothing leaves this app. The built-in planner answers.",
  variant: "success",
};

export const CONVERSATION_DELETED: Toast = {
  title: "Conversation deleted",
  description: "Its questions and answers are gone.",
  variant: "success",
};
export const CONVERSATIONS_DELETED: Toast = {
  title: "Conversations deleted",
  description: "All questions and answers are gone.",
  variant: "success",
};

export const actionDone = (summary: string): Toast => ({ title: "Done", description: summary, variant: "success" });
export const ACTION_UNDONE: Toast = {
  title: "Undone",
  description: "Everything is as it was before.",
  variant: "success",
};

export const PLAN_KEPT: Toast = {
  title: "Plan kept",
  description: "Tick its steps as you go. We'll remind you in a month.",
  variant: "success",
};

export const COACH_TABS = ["budget", "credit", "health", "ask"] as const;

/** What a figure in an answer rests on. */
export type Citation = z.output<typeof Answers.CitationAnswer>;
export type Wording = z.output<typeof Answers.WordingAnswer>;
/** The documents promise an answer's own fields alone; what we say beside them may be missing. */
export type MaybeWording = { [field in keyof Wording]?: Wording[field] | undefined };

export type BudgetRecommendations = z.output<typeof Answers.BudgetRecommendationsAnswer>;
export type CreditAnalysis = z.output<typeof Answers.CreditAnalysisAnswer>;
export type FinancialHealth = z.output<typeof Answers.FinancialHealthAnswer>;
export type CoachAnswer = z.output<typeof Answers.CoachAnswer>;
export type AnswerTable = NonNullable<CoachAnswer["table"]>;
export type AnswerList = z.output<typeof Answers.CoachListAnswer>;
export type OfferedAction = z.output<typeof Answers.CoachActionAnswer>;
/** An answer as a screen reads it. */
export type ShownAnswer = {
  answer: string;
  id?: string | undefined;
  conversation?: string | undefined;
  done?: DoneAction[] | undefined;
} & Partial<Pick<CoachAnswer, "table" | "lists" | "actions" | "choices" | "next">> &
  MaybeWording;
/** A question with its answer; `askedOn` is the day in the person's own time zone. */
export type ConversationTurn = CoachAnswer & { id: string; question: string; askedOn: Day; done: DoneAction[] };
/** What was done from an answer, and which of its actions it was. */
export type DoneAction = { id: string; at: number; summary: string };
/** `lastOn` is the day of its last question. */
export type ConversationName = { id: string; title: string; lastOn: Day };

export type Consent = { state: "none" | "on" | "off"; host: string | null };
/** With scripts a tab's data may still be on its way. */
type Later<T> = T | null | Promise<T | null>;
export type CoachAdvice =
  | { tab: "budget"; advice: Later<BudgetRecommendations> }
  | { tab: "credit"; advice: Later<CreditAnalysis> }
  | { tab: "health"; advice: Later<FinancialHealth> };
/** A figure as an outside model is told it. */
export type SentFigure = { label: string; value: string; period?: string };
/** A question and its answer that the first view opens with, and what could be asked next. */
export type FirstInsight = { question: string; answer: ShownAnswer; next: readonly string[] };
export type AskView = {
  tab: "ask";
  today: Day;
  /** What the address puts into the box. */
  question: string;
  /** The one that is open; "new" where a new one is wanted, null where there is none. */
  conversation: string | null;
  /** The oldest first. */
  turns: ConversationTurn[];
  conversations: ConversationName[];
  suggestions: string[];
  /** What could be asked first, by what it is about; none where something was asked. */
  openings: readonly QuestionGroup[];
  /** In place of them where the address names no tab. */
  insight: FirstInsight | null;
  plan: CoachAnswer | null;
  interviewed: boolean;
  /** Shown when it is asked for. */
  sent: SentFigure[] | null;
};
/** What there is already for who comes from connecting a bank. */
export type Welcome = {
  accounts: number;
  transactions: number;
  since: Day | null;
  findings: FirstFinding[];
  /** A bank is still being read. */
  isReading: boolean;
};
/** A tab of figures. Where the address names none, the conversation stands above it. */
type FiguresView = CoachAdvice & { ask: AskView | null };
export type CoachView = (FiguresView | AskView) & {
  consent: Consent;
  welcome: Welcome | null;
  /** What one may ask from the tabs of figures. */
  openers: string[];
};
export type CoachPage = { locked: true } | ({ locked: false } & CoachView);
export type AskOutcome = { answer: ShownAnswer | null; question: string };
/** What a screen hears of its question. */
export type AskResult = AskOutcome | Refused | null;
/** A question that was not taken: what was entered, and what is wrong with it. */
export type RefusedQuestion = { question: string; error: string };
export type InterviewView = {
  position: number;
  answers: InterviewResponses;
  done: boolean;
  /** What the accounts show of the question, to be confirmed. */
  known: KnownAnswer | null;
};
export type CoachPlanView =
  | { is: "none" }
  | { is: "draft"; note: string | null; steps: PlanStep[] }
  | {
      is: "kept";
      note: string | null;
      steps: PlanStep[];
      madeDay: Day;
      reviewDay: Day;
      /** A month is over. */
      isDue: boolean;
      today: Day;
      then: PlanFigures;
      now: PlanFigures;
    };

/** What is wrong with what was entered. */
export const COACH_FIELDS = {
  question: "Please write a question first.",
  longQuestion: "Please keep your question under 1,000 characters.",
  completedAt: "The time of completion isn't valid.",
} as const;
