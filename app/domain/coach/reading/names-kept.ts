// Whether what was read of a text speaks of what the text names. A reader that leaves out a shop or the days read something
// else, however well it did so.

import { divided } from "~/domain/coach/long-texts/divide";
import { plainWords } from "~/domain/language/words";
import { isFlow, type Query, type Subject } from "~/domain/coach/query/algebra";
import { meansSomething } from "./clauses";
import type { Person } from "./person";
import { namesOf } from "~/domain/coach/query/shop-kinds";
import { spot } from "./spot";

export function nothingNamedIsDropped(text: string, person: Person, queries: readonly Query[]): boolean {
  const { entities, past } = spot(text, person);
  const flows = queries.filter(({ measure }) => isFlow(measure));
  const hasDays = flows.some(({ period, comparison }) => period !== null || comparison?.against === "period");
  if (past.length > 0 && flows.length > 0 && !hasDays) return false;
  if (!queries.every(({ measure }) => measure === "spent" || measure === "refunded")) return true;
  const tags = entities.filter(({ kind }) => kind === "tag").flatMap(({ values }) => values);
  if (
    !tags.every((name) =>
      queries.flatMap(subjectsOf).some(({ tags = [], exceptTags = [] }) => [...tags, ...exceptTags].includes(name)),
    )
  )
    return false;
  const said = queries.flatMap(subjectsOf).flatMap((subject) => shopsIn(subject, person));
  return entities
    .filter(({ kind }) => kind === "merchant")
    .every(({ values }) => values.some((name) => said.some((one) => isAlike(plainWords(name), one))));
}

/** Shops and days of the tale are why somebody asks: 'there was the Quick Wok night. How often did we eat out?' */
export function questionsIn(text: string, person: Person): string {
  const sentences = text.split(/(?<=[.!?;])\s+/);
  const questions = sentences.filter((one) => one.endsWith("?") && meansSomething(one, person));
  if (questions.length > 0 && questions.length < sentences.length) return questions.join(" ");
  return divided(text, (piece) => meansSomething(piece, person))?.asked ?? text;
}

const subjectsOf = ({ subject, comparison }: Query): Subject[] =>
  comparison?.against === "subject" ? [subject, comparison.subject] : [subject];

/** Names as they are said, and those of the person's shops that are of a kind. */
const shopsIn = ({ merchants = [], exceptMerchants = [] }: Subject, { shops }: Person): string[] =>
  [...merchants, ...exceptMerchants].flatMap((name) => [name, ...namesOf(name, shops)]).map(plainWords);

const isAlike = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
