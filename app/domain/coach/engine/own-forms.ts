// Questions about what flows that aren't a sum of rows: when something was passed, its rhythm, what a month will come to, what
// somebody wrote. Each has its own needs and its own sentences.

import { isFlow, type Query } from "~/domain/coach/query/algebra";
import type { FactNotes, WordedAnswer } from "~/domain/coach/query/answer";
import type { AnyNeed, Household, NeedAnswers } from "~/domain/coach/query/data";
import { expectedNeeds, expectedWords } from "./expected-spending";
import { passingNeeds, passingWords } from "./passing-day";
import { isOfTags, isOfTexts, tagNeeds, tagWords, textRowNeeds, textRowWords } from "./text-rows";
import { rhythmNeeds, rhythmWords } from "./visit-rhythm";

export type OwnFormTurn = { query: Query; household: Household; found: NeedAnswers; notes: FactNotes };
type OwnForm = {
  is: (query: Query) => boolean;
  needs: (query: Query, household: Household) => AnyNeed[];
  words: (turn: OwnFormTurn) => WordedAnswer;
};

const FORMS: readonly OwnForm[] = [
  { is: ({ statistic }) => statistic === "passed", needs: passingNeeds, words: passingWords },
  { is: ({ statistic }) => statistic === "rhythm", needs: rhythmNeeds, words: rhythmWords },
  { is: ({ statistic }) => statistic === "expected", needs: expectedNeeds, words: expectedWords },
  { is: isOfTags, needs: tagNeeds, words: tagWords },
  { is: isOfTexts, needs: textRowNeeds, words: textRowWords },
];

export const ownFormOf = (query: Query): OwnForm | null =>
  isFlow(query.measure) ? (FORMS.find(({ is }) => is(query)) ?? null) : null;
