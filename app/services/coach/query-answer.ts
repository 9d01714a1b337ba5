// What is answered to a question, whoever read it.
import type { SpokenAnswer } from "~/domain/coach/advice";
import type { Fact } from "~/domain/coach/facts/fact";
import type { Step } from "~/domain/coach/query/step";
import type { CoachAnswer } from "~/texts/coach";

/** Rows and charts, what can be done, what could be meant, what to ask next. */
export type AnswerExtras = Pick<CoachAnswer, "lists" | "actions" | "choices" | "next">;

/** The same parts that the planner's answers have. */
export type QueryAnswer = {
  answer: Pick<SpokenAnswer, "text" | "table">;
  facts: readonly Fact[];
  question: string;
  /** Beside a hard sign of trouble the words stand as they are. */
  asWritten: boolean;
  beside?: AnswerExtras;
  /** What the question was taken for, said before the answer in the app's own words. */
  lead?: string;
  /** Its words are Spanish. */
  isSpanish?: true;
  /** Nothing is said before it. */
  isCare?: true;
  /** It asks back, or says that it didn't understand: another reader may know better. */
  isUnsure?: true;
  /** What the question was read as, where that can be said: another reader may see more in it. */
  read?: readonly Step[];
  /** What its reader had no use for. */
  unused?: readonly string[];
  /** An outside model read it. */
  byModel?: true;
  /** Small talk, words about the product, another language: there is nothing in it to be left over. */
  isTalk?: true;
  /** It was read to its last number: nobody else is asked. */
  isExact?: true;
};
