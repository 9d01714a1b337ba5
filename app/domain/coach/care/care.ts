// What is answered with care before any figure is looked at: what to do first, and who helps. Read before everything else.

import { FactNotes } from "~/domain/coach/query/answer";
import type { Fact } from "~/domain/coach/facts/fact";
import { CARE_LINES } from "~/texts/free-help";
import { isWrittenInSpanish } from "~/domain/coach/spanish/written";
import type { Day } from "~/domain/periods";
import { DANGER } from "./danger";
import { FRAUD } from "./fraud";
import { HARDSHIP } from "./hardship";
import { LIMITS } from "./limits";
import { toldBeside, withoutOthersTrouble } from "./others-trouble";
import { withoutSlips } from "./slips";
import { withoutSoundsAlike } from "./sounds-alike";
import { NOT_IN_TALES, TOLD_IN_TALES } from "./told-in-tales";
import { isOfOwnPlans, withPlanMoved } from "./own-plans";
import { type CareTopic, careWords, type Language } from "./topic";

/** The gravest first: of several that fit, it is the one that is answered. */
const TOPICS: readonly CareTopic[] = [...DANGER, ...FRAUD, ...HARDSHIP, ...LIMITS];

function meantBy(plain: string, goals: readonly string[]): { topic: CareTopic; language: Language } | null {
  for (const topic of TOPICS) {
    if (topic.id === "orders" && isOfOwnPlans(plain, goals)) continue;
    if (topic.unless?.some((other) => other.test(plain)) || NOT_IN_TALES[topic.id]?.test(plain)) continue;
    const told = TOLD_IN_TALES[topic.id] ?? [];
    const isSaid = (language: Language) =>
      [...topic.words[language], ...(language === "en" ? told : [])].some((words) => words.test(plain));
    if (isSaid("es")) return { topic, language: "es" };
    if (isSaid("en")) return { topic, language: "en" };
  }
  return null;
}

export type Care = { id: string; text: string; facts: readonly Fact[] };

/** The answer that comes before any figure; null where nothing calls for one. `goals`: what the savings goals are called. */
export function careFor(text: string, today: Day, goals: readonly string[] = []): Care | null {
  const plain = ownTrouble(text);
  // An ordinary question at the end of a tale calls off nothing that stands before it.
  const meant = meantBy(plain, goals) ?? meantBy(toldBeside(plain), goals);
  return meant && said(meant.topic, languageOf(text, meant.language), today);
}

/** The plain text without what only sounds alike, and without others' trouble. */
const ownTrouble = (text: string): string =>
  withPlanMoved(withoutOthersTrouble(withoutSoundsAlike(withoutSlips(careWords(text)))));

/** The names of all topics, for a reader that notices what no word says. */
export const CARE_TOPICS: readonly string[] = TOPICS.map(({ id }) => id);

/** A life, a body or a home: nobody else is asked whether it is so. */
export const isDanger = (id: string): boolean => DANGER.some((topic) => topic.id === id);

/** A topic's own answer to a text that another reader took for it, in the text's language. */
export function careAbout(id: string, text: string, today: Day): Care | null {
  const topic = TOPICS.find((known) => known.id === id);
  return topic ? said(topic, languageOf(text, "en"), today) : null;
}

const IF_MISTAKEN: Record<Language, string> = {
  en: "If I took this wrong, ask me just the question, and I'll answer it.",
  es: "Si te entendí mal, hazme solo la pregunta y te la respondo.",
};

/** The same where no word says it: it may be taken wrong, and then the question isn't lost. */
export function careSupposed(id: string, text: string, today: Day): Care | null {
  const care = careAbout(id, text, today);
  return care && { ...care, text: `${care.text}\n\n${IF_MISTAKEN[languageOf(text, "en")]}` };
}

/** English words may stand in a Spanish sentence: 'me quitan del 401k'. */
const languageOf = (text: string, known: Language): Language => (isWrittenInSpanish(text) ? "es" : known);

function said(topic: CareTopic, language: Language, today: Day): Care {
  const notes = new FactNotes(1, today);
  const text = topic.answer[language]((line) => notes.name(`help-${line}`, CARE_LINES[line]));
  return { id: topic.id, text, facts: notes.facts };
}
