import { z } from "zod";
import type { BudgetAdvice, CreditAdvice, HealthAdvice } from "~/domain/coach/advice";
import type { Toast } from "./toast";

export const COACH_ERROR = "Sorry, I encountered an error while processing your question. Please try again later.";
export const NO_DATA = {
  budget: "No budget data available. Try connecting your accounts first.",
  credit: "No credit score data available. Please connect your accounts to import your credit score.",
  health: "No financial health data available. Try connecting your accounts first.",
} as const;
export const RESPONSE_REQUIRED: Toast = { title: "Response Required", description: "Please answer this question before continuing.", variant: "error" };
export const INTERVIEW_FAILED: Toast = { title: "Error Saving Interview", description: "There was a problem saving your responses. Please try again.", variant: "error" };
export const INTERVIEW_COMPLETE: Toast = { title: "Interview Complete!", description: "Your answers are saved.", variant: "success" };
export const CONSENT_ON: Toast = { title: "Outside model on", description: "Your coach may now word its answers with it. You can switch it off here.", variant: "success" };
export const CONSENT_OFF: Toast = { title: "Outside model off", description: "Nothing leaves this app. The built-in planner answers.", variant: "success" };

export const COACH_TABS = ["budget", "credit", "health", "ask"] as const;
export type CoachTab = (typeof COACH_TABS)[number];

/** What a figure in an answer rests on. */
export type Citation = { label: string; value: string; href: string; rows?: number; period?: string };
export type Wording = { by: "rules" | "model"; notice: string | null; citations: Citation[] };

export type BudgetRecommendations = BudgetAdvice & Wording;
export type CreditAnalysis = CreditAdvice & Wording;
export type FinancialHealth = HealthAdvice & Wording;
export type AnswerTable = { caption: string; head: string[]; rows: string[][] };
export type CoachAnswer = { answer: string; table?: AnswerTable | undefined } & Wording;
export type PastAnswer = CoachAnswer & { id: string; question: string; askedAt: string };

/** Both doors take this: forms and the API. */
export const CoachQuestionInput = z.object({
  question: z.string({ required_error: "Please write a question first.", invalid_type_error: "Please write a question first." }).trim().min(1, "Please write a question first.").max(1000, "Please keep your question under 1,000 characters."),
});

export const ConsentInput = z.object({ consent: z.enum(["on", "off"]) });

export const InterviewInput = z.object({
  responses: z.record(z.unknown()),
  completedAt: z.string().datetime({ offset: true, message: "The time of completion is not valid." }),
});
export type InterviewSubmission = z.infer<typeof InterviewInput>;

/** One question of the interview's form. */
export const InterviewStepInput = z.object({
  q: z.coerce.number().int().min(1).max(10),
  move: z.enum(["next", "previous"]),
  answer: z.union([z.string().max(4000), z.array(z.string().max(200)).max(20)]).optional(),
});
export type InterviewStep = z.infer<typeof InterviewStepInput>;

export const ClearHistoryInput = z.object({});

export type Consent = { state: "none" | "on" | "off"; host: string | null };
export type CoachAdvice =
  | { tab: "budget"; advice: BudgetRecommendations | null }
  | { tab: "credit"; advice: CreditAnalysis | null }
  | { tab: "health"; advice: FinancialHealth | null };
export type AskView = {
  tab: "ask";
  question: string;
  latest: CoachAnswer | null;
  plan: CoachAnswer | null;
  history: PastAnswer[];
  interviewed: boolean;
};
export type CoachView = (CoachAdvice | AskView) & { consent: Consent };
