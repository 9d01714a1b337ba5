import { z } from "zod";
import { COACH_FIELDS } from "~/texts/coach";

/** Both doors take this: forms and the API. */
export const CoachQuestionInput = z.object({
  question: z
    .string({ required_error: COACH_FIELDS.question, invalid_type_error: COACH_FIELDS.question })
    .trim()
    .min(1, COACH_FIELDS.question)
    .max(1000, COACH_FIELDS.longQuestion),
  /** Left out, it belongs to the latest one if that is going on; "new" opens one. */
  conversation: z.string().max(80).optional(),
});
export type CoachQuestion = z.output<typeof CoachQuestionInput>;

export const ConversationChoice = z.object({ conversation: z.string().min(1).max(80) });

/** The answer says what is done; of the form's own fields each action reads its own. */
export const AnswerActionInput = z.object({
  answer: z.string().min(1).max(80),
  at: z.coerce.number().int().min(0).max(9),
  amount: z.string().max(40).optional(),
  name: z.string().max(500).optional(),
  deadline: z.string().max(20).optional(),
  category: z.string().max(40).optional(),
  day: z.string().max(20).optional(),
});
export type AnswerActionInput = z.output<typeof AnswerActionInput>;

export const DeedChoice = z.object({ deed: z.string().min(1).max(80) });

export const PlanStepInput = z.object({
  step: z.string().min(1).max(40),
  done: z.enum(["yes", "no"]).optional(),
  day: z.string().max(20).optional(),
});
export type PlanStepInput = z.output<typeof PlanStepInput>;

export const ConsentInput = z.object({ consent: z.enum(["on", "off"]) });

export const InterviewInput = z.object({
  responses: z.record(z.unknown()),
  completedAt: z.string().datetime({ offset: true, message: COACH_FIELDS.completedAt }),
});
export type InterviewSubmission = z.infer<typeof InterviewInput>;

/** One question of the interview's form. */
export const InterviewStepInput = z.object({
  q: z.coerce.number().int().min(1).max(10),
  move: z.enum(["next", "previous"]),
  answer: z.union([z.string().max(4000), z.array(z.string().max(200)).max(20)]).optional(),
});
export type InterviewStep = z.infer<typeof InterviewStepInput>;
