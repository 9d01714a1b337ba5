// What calls for care and says so in no word that a rule knows: 'I've got $11 till the 15th and two kids to feed'.

import type { Person } from "~/domain/coach/query/person";
import { spot } from "~/domain/coach/query/spot";
import { isWrittenInSpanish } from "~/domain/coach/spanish/written";
import { weighedIn } from "~/domain/coach/told/changes";
import { plainWords } from "~/domain/language/words";
import { careOf } from "./codes";
import { tokensOf } from "./features";
import { isFamiliar } from "./likeliest";
import { LEARNED } from "./looks";

/** From this share on all topics of care together are heard. */
const ENOUGH = 0.6;
/** In Spanish, of which it has seen less, it has to be surer. */
const ENOUGH_IN_SPANISH = 0.85;

/** It sees a number, and not how high it is. */
const GROWN_UP =
  /\b(?:i['’]?m|i am|im a|tengo|soy de)\s+(?:1[89]|[2-9]\d)\b(?!\s*(?:dollars|bucks|dolares|dólares|pesos|%))/i;

/** Colors of paper, and those who have died: nobody is threatened by them, and practice knows the words from other tales. */
const SAYS_NOTHING =
  /\bblack(?: and |-and-)white\b|\b(?:my|our|her|his) late (?:husband|wife|spouse|partner) and i\b/gi;

/** Topics of money alone, each of which leaves a word where it is meant. */
const MONEY_ALONE: ReadonlySet<string> = new Set(["debt-settlement", "court", "retirement-early"]);
const MEANT =
  /\b(?:court|judge|sue[sd]?|suing|lawsuits?|garnish\w*|levy|papers|served|summons|lawyers?|attorney|bankrupt\w*|settle\w*|collect\w*|forgiv\w*|debts?|401k|403b|ira|pension|retire\w*|penalty)\b/i;

/** 'A 15% pay cut, can I still make rent': told to its last number, with nothing of such a topic in it. */
const isSum = (topic: string | undefined, text: string): boolean =>
  topic !== undefined && MONEY_ALONE.has(topic) && !MEANT.test(text) && weighedIn(plainWords(text)) !== null;

/** The likeliest topic, where care is called for at all. */
export function careNoticed(whole: string, person: Person, learned = LEARNED): string | null {
  const text = whole.replace(SAYS_NOTHING, (said) => (/late/i.test(said) ? "we" : "plain"));
  const inSpanish = isWrittenInSpanish(text);
  const spots = spot(text, person);
  // Spanish is known by its little words; many others no example had. Without these a text of strange words is none it can tell.
  if (!inSpanish && !isFamiliar(tokensOf(spots, person), learned.isSeen)) return null;
  const cares = learned.likelyOf(spots, person).flatMap(({ code, share }) => {
    const topic = careOf(code);
    return topic === null || (topic === "minor" && GROWN_UP.test(text)) ? [] : [{ topic, share }];
  });
  if (isSum(cares[0]?.topic, text)) return null;
  const all = cares.reduce((sum, { share }) => sum + share, 0);
  return all >= (inSpanish ? ENOUGH_IN_SPANISH : ENOUGH) ? (cares[0]?.topic ?? null) : null;
}
