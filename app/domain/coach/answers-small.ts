// Small questions with an answer of their own: which day it is, and where on the scale of credit scores a number lies.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { type CoachIntent, reply } from "~/domain/coach/intents";
import { ASKS_TODAY, scoreJudged } from "~/domain/coach/reading/planners-own";
import { plainWords } from "~/domain/language/words";
import { scoreBand } from "~/domain/credit/factors";

export const SMALL_INTENTS: readonly CoachIntent[] = [
  {
    id: "today",
    match: /\b(?:date|day|today)\b/,
    when: ({ question }) => ASKS_TODAY.test(plainWords(question.text)),
    answer: ({ sheet, inputs }) => {
      const today = sheet.add({
        id: "asked.today",
        label: "Today",
        value: { unit: "day", day: inputs.today },
        href: null,
      });
      return reply(`Today is ${today}. All days I speak of are counted from it.`);
    },
  },
  {
    id: "score-judged",
    match: /[3-8]\d\d/,
    when: ({ question }) => scoreJudged(plainWords(question.text)) !== null,
    answer: ({ sheet, question }) => {
      const points = scoreJudged(plainWords(question.text)) ?? 0;
      const score = sheet.add({
        ...{ id: "asked.score", label: "The score you asked about", href: null },
        value: { unit: "score", points },
      });
      return reply(
        sentences(
          `As a credit score ${score} is in the ${scoreBand(points).name.toLowerCase()} range.`,
          ifKnown(sheet, "credit.score", "The score that you wrote down is {{credit.score}}."),
          "Lenders draw their lines on their own, so the same score may bring different rates.",
        ),
      );
    },
  },
];
