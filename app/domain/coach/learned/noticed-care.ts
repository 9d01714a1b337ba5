// What calls for care and says so in no word that a rule knows: 'I've got $11 till the 15th and two kids to feed'.

import { maySayALife } from "~/domain/coach/care/of-a-life";
import { toldBeside, withoutOthersTrouble } from "~/domain/coach/care/others-trouble";
import { withoutSoundsAlike } from "~/domain/coach/care/sounds-alike";
import { careWords as carefulWords } from "~/domain/coach/care/topic";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import { isWrittenInSpanish } from "~/domain/coach/spanish/written";
import { readChangeScenario } from "~/domain/coach/long-texts/changes";
import { anyOf, anyWordOf, captured, inOrder } from "~/domain/language/pattern";
import { plainWords } from "~/domain/language/words";
import { careOf } from "./codes";
import { tokensOf } from "./features";
import { isFamiliar } from "./likeliest";
import { LEARNED } from "./looks";

/** From this share on all topics of care together are heard. */
const ENOUGH = 0.6;
/** In Spanish, of which it has seen less, it has to be surer. */
const ENOUGH_IN_SPANISH = 0.85;
/** So much of it is one topic's: what looks a little like everything is a tale that practice didn't know. */
const OF_ONE_TOPIC = 0.42;

/** So much one topic has in what a tale tells before it asks: its question draws all attention to itself. */
const ENOUGH_TOLD = 0.7;

/** It sees a number, and not how high it is. */
const GROWN_UP =
  /\b(?:i['’]?m|i am|im a|tengo|soy de)\s+(?:1[89]|[2-9]\d)\b(?!\s*(?:dollars|bucks|dolares|dólares|pesos|%))/i;

/** Nobody is threatened by these, and practice knows their words from other tales. */
const SAYS_NOTHING: readonly (readonly [RegExp, string])[] = [
  // Colors of paper, and those who have died.
  [/\bblack(?: and |-and-)white\b/gi, "plain"],
  [/\b(?:my|our|her|his) late (?:husband|wife|spouse|partner) and i\b/gi, "we"],
  // What is sworn is better done: 'I swore I wouldn't do it again'.
  [
    inOrder(
      /\b(?:and )?(?:i|we) (?:swore|vowed|promised(?: myself| ourselves| each other)?|said|told myself) (?:that )?/gi,
      /(?:(?:i|we) )?/gi,
      /(?:never again|(?:(?:would ?n['’]?t|would not|won['’]?t|would never|never|not)(?: \S+){1,5}? again))/gi,
    ),
    "",
  ],
  [/\bnever again\b(?! (?:wake|see|be|feel|breathe|live))/gi, ""],
  [/\b(?:we|i)(?:['’]?(?:re|m)| are| am) (?:not|never) doing (?:this|that|it) again\b/gi, ""],
  // What is said at home of how much is used or spent is a quarrel about a figure.
  [
    inOrder(
      /\bmy (?:husband|wife|partner|spouse|boyfriend|girlfriend|roommate|hubby) /gi,
      /(?:already |always |still )?(?:says|said|swears|swore|thinks|insists|claims) (?:that )?/gi,
      /(?=(?:he|she) only\b|we (?:only )?(?:spend|spent|blew|eat|ate|use)\b)/gi,
    ),
    "",
  ],
  // What somebody would rather not do with money is a wish.
  [
    inOrder(
      /\b(?:i|we) (?:also |really |just |even )*(?:do not|don['’]?t|dont) (?:also |really |just |even )*want to /gi,
      captured(
        anyOf(
          /be in debt|pay|owe|spend|mess (?:up|with)|wreck|ruin|blow|touch|drain|overdraw|overspend|waste|use|keep/gi,
          /dip|raid|borrow|carry|miss|rush|regret|overpay/gi,
        ),
      ),
      /\b/gi,
    ),
    "how would we not $1",
  ],
  [/\bbetter off (?=if (?:we|you)\b)/gi, "fine "],
  [/\bblew (?=(?:the|our|my|all the|all our)(?: \w+)? (?:money|budget)\b)/gi, "spent "],
  // What is dear may wreck somebody.
  [
    inOrder(
      /\b/gi,
      captured(
        anyOf(
          /holidays?|christmas|vacations?|trips?|wedding|move|remodel|summer|winter|bills?|prices|december|november/gi,
          /gas|groceries/gi,
        ),
      ),
      / (?:really |just |totally |nearly |almost )?/gi,
      /(?:wrecked|killed|destroyed|crushed|buried|murdered|slaughtered|drained|kills|wrecks|ruined) (?:us|me)\b/gi,
    ),
    "$1 cost us",
  ],
];

/** Topics of money alone, each of which leaves a word where it is meant. */
const MONEY_ALONE: ReadonlySet<string> = new Set(["debt-settlement", "court", "retirement-early"]);
const MEANT = anyWordOf(
  /court|judge|sue[sd]?|suing|lawsuits?|garnish\w*|levy|papers|served|summons|lawyers?|attorney|bankrupt\w*/i,
  /settle\w*|collect\w*|forgiv\w*|debts?|401k|403b|ira|pension|retire\w*|penalty/i,
);

/** What is taken out early has a name. */
const RETIREMENT =
  /\b(?:401|403|457|i\.?r\.?a|roth|tsp|pension|annuity|nest egg|retire\w*|old (?:job|employer)\w*|penalt\w*|59|plan|fidelity|vanguard|rollover|vested)/i;

/** 'A 15% pay cut, can I still make rent': told to its last number, with nothing of such a topic in it. */
const isSum = (topic: string | undefined, text: string): boolean =>
  topic !== undefined && MONEY_ALONE.has(topic) && !MEANT.test(text) && readChangeScenario(plainWords(text)) !== null;

/** What is left of a text when others' trouble, and what only sounds alike, is taken out; as it was where nothing is. */
function ownOf(text: string): string {
  const plain = carefulWords(text);
  const own = withoutOthersTrouble(withoutSoundsAlike(plain));
  return own === plain ? text : own.replace(/…/g, " ");
}

/** The likeliest topic, where care is called for at all; in a tale also by what stands before its question. */
export function careNoticed(whole: string, person: Person, learned = LEARNED): string | null {
  const text = ownOf(SAYS_NOTHING.reduce((rest, [said, instead]) => rest.replace(said, instead), whole));
  const noticed = noticedIn(text, person, learned);
  if (noticed) return noticed.topic;
  const told = toldBeside(text);
  const before = told === "" ? null : noticedIn(told, person, learned);
  return before && before.share >= ENOUGH_TOLD ? before.topic : null;
}

type Noticed = { topic: string; share: number };
function noticedIn(text: string, person: Person, learned: typeof LEARNED): Noticed | null {
  const inSpanish = isWrittenInSpanish(text);
  const spots = spot(text, person);
  // Spanish is known by its little words; many others no example had. Without these a text of strange words is none it can tell.
  if (!inSpanish && !isFamiliar(tokensOf(spots, person), learned.isSeen)) return null;
  const cares = learned.likelyOf(spots, person).flatMap(({ code, share }) => {
    const topic = careOf(code);
    return topic === null || (topic === "minor" && GROWN_UP.test(text)) ? [] : [{ topic, share }];
  });
  if (isSum(cares[0]?.topic, text) || (cares[0]?.topic === "retirement-early" && !inSpanish && !RETIREMENT.test(text)))
    return null;
  const all = cares.reduce((sum, { share }) => sum + share, 0);
  const [first] = cares;
  if (!first || first.share < OF_ONE_TOPIC * all) return null;
  if (first.topic === "self-harm" && !maySayALife(text)) return null;
  return all >= (inSpanish ? ENOUGH_IN_SPANISH : ENOUGH) ? first : null;
}
