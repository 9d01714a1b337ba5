// What is paid into and isn't linked: its worth can't be seen, and what went into it can.

import { either } from "~/domain/language/pattern";
import { query } from "~/domain/coach/query/algebra";
import { LONG_AGO } from "~/domain/language/reaching";
import type { VerdictQuestion, VerdictReading } from "./verdict";

/** '529 total. Is my daughter's college account growing like it should?' */
export function paidElsewhere({ says, of, person, onceCents }: VerdictQuestion): VerdictReading | null {
  const isLinked = person.accounts.some(({ name }) => /\b(?:529|college|education)\b/i.test(name));
  if (isLinked || !of("category").some(({ values }) => values.includes(FUND)) || onceCents.length > 0) return null;
  if (!says(WORTH) || says(PAID)) return null;
  return {
    is: "query",
    query: query({ measure: "balance", subject: { merchants: ["529"] } }),
    beside: query({ subject: { categories: [FUND] }, period: { from: person.firstDay ?? LONG_AGO, to: person.today } }),
  };
}
const FUND = "college_fund";
const WORTH = either(
  "grow(?:s|n|ing|th)?|grew|worth|balance|value|doing|perform\\w*|gains?|gained|earn(?:ed|ing|ings)?|returns?",
  "on track|on pace|as it should|like it should|how much (?:is|do (?:i|we) have)(?: \\S+){0,3} (?:in|there)",
  "what is in|in (?:it|there) (?:now|today|right now)|up or down|healthy|keeping up|lost|losing",
);
const PAID =
  "next|due|when|last (?:payment|deposit)|(?:total|how much) (?:did|was|went|paid)|a month|per month|each month|budget|student|loan";
