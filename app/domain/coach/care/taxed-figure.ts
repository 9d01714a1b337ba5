// A figure of one's own that is asked for with a word about tax: 'how much interest did my savings earn, and is it taxable?' The
// figure comes first; of the tax one sentence says who knows. A question about tax alone, or about law, stays what it is.

import { either } from "~/domain/language/pattern";
import { plainWords } from "~/domain/language/words";
import { isFlow, type Query } from "~/domain/coach/query/algebra";
import type { FactNotes } from "~/domain/coach/query/answer";
import type { Person } from "~/domain/coach/reading/person";
import { CARE_LINES } from "~/texts/free-help";
import { figureBeside } from "./figure-beside";

const OF_TAX = new RegExp(`\\b(?:${either("tax(?:es|able|ed)?", "deduct\\w*", "write ?off", "irs", "1099\\w*")})\\b`);

export function figureBeforeTax(topic: string, text: string, person: Person): Query | null {
  if (topic !== "tax-or-law" || !OF_TAX.test(plainWords(text))) return null;
  const query = figureBeside(topic, text, person);
  return query && isFlow(query.measure) ? query : null;
}

const isInterest = ({ measure, subject }: Query): boolean =>
  (measure === "earned" || measure === "inflow") && (subject.merchants ?? []).some((name) => /^interest\b/i.test(name));

export function taxWords(query: Query, notes: FactNotes): string {
  if (!isInterest(query))
    return `How that counts for tax I can't say: ${notes.name("tax-pages", CARE_LINES.tax)} has the rules, and a tax professional decides.`;
  return (
    "Interest is generally ordinary income: the bank reports it on its " +
    `${notes.name("tax-form", "1099-INT")}, and a tax professional decides what holds for you.`
  );
}
