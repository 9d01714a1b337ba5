// The words of a question that are its own: neither a part that every question has (days, amounts, a category),
// nor a word that only joins. A text that has some can't be a follow-up, however short it is.

import { MONTHS } from "~/domain/language/calendar";
import type { Question } from "~/domain/coach/parse-question";
import { withoutCategories } from "~/domain/coach/entities";

const wordsOf = (text: string): Set<string> => new Set(text.split(/\s+/));

const JOINING = wordsOf(
  `a an and any are as at be been both but by can could did do does each else ever every for from had has have here how i
  if in instead into is it its just like may me might mine more most much must my no not now of ok okay on once one ones
  only or other others our out over per please same should since so some still such than that the their them then there
  these they thing things this those to too under until up us very was we well were what when where which who why will
  with would yes yet you your about above again all also alone another after before below between during except without
  many few less least lot lots only altogether total overall rather versus vs compared
  apiece combined together exactly roughly around`,
);
const DAYS = wordsOf(
  `${MONTHS.join(" ")} jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday
  sunday mondays fridays weekend weekends weekday weekdays today yesterday tomorrow tonight day days week weeks weekly
  month months monthly year years yearly quarter quarters annually annual daily last next past previous current coming
  earlier later ago recent recently lately far right spring summer fall autumn winter christmas first second third end
  start beginning half couple date average usual usually normal normally`,
);
/** What is done with money, and where it lies: it says nothing of what a question is about. */
const MONEY = wordsOf(
  `amount amounts dollar dollars bucks usd grand percent spend spent spending pay paid paying cost costs charge charges
  purchase purchases extra card cards account accounts checking savings credit debit cash`,
);
/** What can be done with the thing that was spoken of. */
const DONE_TO_IT = wordsOf(
  `raise raising lower lowering improve fix change cut cutting reduce increase cancel stop afford reach lessen save keep
  get rid off down back pay paid take takes took long compare split cover help worth bad good high low normal ok enough
  possible wait sell buy lot`,
);
const POINTING = /\b(?:it|that|this|those|them|these|one)\b/;

const plainly = (word: string): string => word.replace(/'s$/, "").replace(/^\W+|\W+$/g, "");
const isNumber = (word: string): boolean => /^\$?\d[\d.,/-]*(?:k|%|st|nd|rd|th|am|pm)?$/.test(word);

export function contentWords({ plain, category }: Question): string[] {
  const rest = category === null ? plain : withoutCategories(plain);
  return rest
    .split(/[^\p{L}\p{N}$%'.,/-]+/u)
    .map(plainly)
    .filter((word) => word !== "" && !isNumber(word) && !JOINING.has(word) && !DAYS.has(word) && !MONEY.has(word));
}

/** 'How do I raise it?' is about what was spoken of before: all its own words are things that one does to money. */
export function pointsBack(plain: string, own: readonly string[]): boolean {
  return own.length > 0 && POINTING.test(plain) && own.every((word) => DONE_TO_IT.has(word));
}
