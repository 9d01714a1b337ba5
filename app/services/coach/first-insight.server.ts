// What the coach's first view opens with: a question that everybody has, answered by the built-in reader out of this
// household's rows. Nothing of it is kept, and no model sees it.
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { fillFacts } from "~/domain/coach/number-gate";
import { SUGGESTED_QUESTIONS } from "~/domain/coach/suggestions";
import type { CurrentUser } from "~/lib/auth.server";
import type { FirstInsight } from "~/texts/coach";
import { wordingOf } from "./citations.server";
import { answerQuery } from "./query.server";

const [QUESTION] = SUGGESTED_QUESTIONS;
/** As many rows as fit beside the box, and questions that follow from them. */
const [ROWS, NEXT] = [4, 2];

export async function firstInsight(user: CurrentUser, inputs: CoachInputs): Promise<FirstInsight | null> {
  const found = await answerQuery(user, QUESTION, [], inputs);
  const [list] = found?.beside?.lists ?? [];
  if (!found || !list) return null;
  const { text, cited } = fillFacts(found.answer.text, found.facts);
  const [opening = ""] = text.split("\n\n");
  const rows = list.rows.slice(0, ROWS);
  const chart = list.chart && { ...list.chart, points: list.chart.points.slice(0, ROWS) };
  return {
    question: QUESTION,
    answer: {
      answer: opening,
      lists: [{ ...list, rows, ...(chart ? { chart } : {}) }],
      ...wordingOf({ prose: {}, by: "rules", notice: null, tokens: 0, cited: cited.slice(0, 1) }),
    },
    next: (found.beside?.next ?? []).slice(0, NEXT),
  };
}
