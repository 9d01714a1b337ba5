// The planner's standing topics that can be asked for by their names: what they answer needs no slots but the question itself.

import type { SpokenAnswer } from "~/domain/coach/advice";
import { INTENTS } from "~/domain/coach/answer";
import { draftBudget } from "~/domain/coach/budget";
import { buildFacts } from "~/domain/coach/facts/build";
import type { Fact } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { withSigns } from "~/domain/coach/facts/standing";
import { cautiousAnswer } from "~/domain/coach/cautious";
import type { Turn } from "~/domain/coach/intents";
import { type Question, readQuestion } from "~/domain/coach/parse-question";
import type { Topic } from "~/domain/coach/query/step";
import { readDistressInQuestion } from "~/domain/household/distress-words";

type AnsweredTopic = { answer: SpokenAnswer; facts: readonly Fact[]; hasSigns: boolean };

/** Null where the question lacks what the topic is about: a word to be explained. */
export function answerTopic(topic: Topic, text: string, inputs: CoachInputs): AnsweredTopic | null {
  const question: Question = readQuestion(text);
  const sheet = buildFacts(inputs);
  sheet.signs = withSigns(sheet.signs, readDistressInQuestion(text));
  draftBudget(sheet);
  const turn: Turn = { question, sheet, inputs };
  const intent = INTENTS.find(({ id }) => id === topic);
  const reply = intent?.answer(turn);
  if (!reply || reply.text === "") return null;
  const answer = cautiousAnswer({ intent: topic, ...reply }, sheet);
  return { answer, facts: sheet.all(), hasSigns: sheet.signs.length > 0 };
}
