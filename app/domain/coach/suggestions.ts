/** Six common money questions that the planner can answer. */
export const SUGGESTED_QUESTIONS = [
  "Where did my money go last month?",
  "How can I save more each month?",
  "What is the fastest way to pay off my debt?",
  "How big should my emergency fund be?",
  "How can I raise my credit score?",
  "Which subscriptions could I cut?",
] as const;

/** What could be asked about one thing. */
export type QuestionGroup = {
  title: string;
  /** What makes one ask; null where nothing stands out. */
  about: string | null;
  questions: readonly string[];
};
