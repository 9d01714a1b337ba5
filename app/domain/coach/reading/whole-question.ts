// Whether a text in a talk stands by itself. Only a fragment takes from the question before it what it doesn't say: one that
// points at it ('how much was that'), goes on with it ('and in May', 'without rent'), or is too short to be about anything
// ('per month'). A question with a verb and a subject of its own is read as in a new conversation.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { isFiller } from "./lexicon";
import { shapeCuesIn } from "./shape-words";
import type { Spots } from "./spot";

/** Goes on with what was said. */
const GOES_ON = inOrder(
  /^/,
  anyOf(
    /and|or|but|so|then|ok|okay|also|plus|now|again|what about|how about|what of|same|only|just|without|excluding/,
    /excl|ex|minus|not counting|not including|not|except|besides|compared|compare (?:it|that|this)|vs|versus|against/,
    /as|with|of (?:that|those|it|them)|out of|broken? down by|split by|each|every/,
  ),
  /\b/,
);
/** Alone these are a fragment; before a clause they only say its days: 'since Halloween how much have I spent'. */
const PREPOSITION = /^(?:over|under|by|per|in|on|at|for|from|since|until)\b/;
/** 'This week', 'that $47 charge' and 'is there' point at nothing that was said. */
const NO_POINTING = anyOf(
  inOrder(
    /\b(?:this|these|that|those) (?:same )?/g,
    anyOf(
      /times?|days?|weeks?|weekends?|months?|quarters?|years?|spring|summer|fall|autumn|winter|thanksgiving/g,
      /christmas|morning|afternoon|evening|\$?\d\S*/g,
    ),
    /\b/g,
  ),
  /\b(?:is|are|was|were) there\b|\bone (?:month|day|week|year|go|time|purchase)\b|\bat (?:this|that) point\b/g,
  /\beach of them\b|(?<=s )that (?=(?:i|we|are|is|was|were|have|has|come|cost|went|goes|charged)\b)/g,
  /\bthis (?=(?:i|we)\b)/g,
);
const POINTS = /\b(?:it|its|that|this|they|those|these|them|there|ones?|the same|both|either|neither|instead|else)\b/;
/** 'Which one' and 'the biggest' have no noun of their own. */
const NOUNS = anyWordOf(
  /transactions?|purchases?|charges?|payments?|orders?|refunds?|deposits?|withdrawals?|transfers?|expenses?/,
  /categor(?:y|ies)|stores?|shops?|merchants?|places|months?|weeks?|weekdays?|quarters?|years?|days|cards?|accounts?/,
  /bills?|subscriptions?|budgets?|goals?|debts?|loans?|income|pay ?checks?|spending|money|net worth|balances?/,
  /everything|anything|something|savings/,
);
/** Somebody does something: 'do I spend', 'charged me', 'the account has'. */
const CLAUSE = anyOf(
  /\b(?:do|did|does|am|are|have|has|had|was|were|can|could|should|would|will) (?:i|we|my|our)\b/,
  inOrder(
    /\b(?:i|we) (?:ever |really |usually |actually |have |had |already |just )*/,
    anyOf(
      /spend|spent|pay|paid|earn|earned|make|made|save|saved|owe|owed|keep|kept|have|had|get|got|use|used|bought|buy/,
      /move|moved|average|flew/,
    ),
    /\b/,
  ),
  /\b(?:charged|paid|costs?|pays?|owes?) (?:me|us)\b/,
  /^(?:which|what|whose) \w+ (?:\w+ ){0,2}(?:has|have|do|did|cost|costs|got|gets|took|takes)\b/,
  /^(?:what is|whats|what are|what was) (?:my|our) \w+|\bmy (?:total|spending|income)\b|\bmoney (?:out|spent|gone)\b/,
  /\bhow much (?:is )?gone\b/,
);
/** 'How many times did I go': what was bought or where, the question before says. */
const ELLIPTIC = inOrder(
  /^(?:how (?:many times|often|much)|when|where|what|who)(?: exactly)? (?:do|did|have|was|were|had)(?: i| we)?/,
  /(?: last| first| usually| even| really| all)*/,
  /(?: (?:go|gone|been|buy|bought|get|got|visit|visited|order|ordered|spend|spent|pay|paid|eat|shop))?/,
  /(?: (?:last|first|each time|every time|per (?:visit|trip|time)|altogether|in total|total|then))*$/,
);
/** Of itself it is a whole question: 'how much did I spend'. */
const ASKS_SUM =
  /^how much (?:do|did|have|has) (?:i|we)(?: really| all| even)* (?:spend|spent|pay|paid)(?: (?:altogether|in total|total))?$/;
/** With days of its own it is one as well: 'what did I get on Black Friday'. */
const ASKS_ROWS = /^what (?:do|did|have) (?:i|we) (?:buy|bought|get|got|order|ordered)/;
const TOTAL = /\b(?:totals?|how much|sum)\b/;
/** A side of what was said, with no noun: 'how many', 'the biggest in May', 'average'. */
const SIDE = inOrder(
  /^(?:(?:what|which|who|when|where|how|is|was|were|are|the|a|an|show|list|me|tell|give) ?)*/,
  anyOf(
    /how (?:many|often|much)|many|often|much|times?|count|total|totals|sum|average|biggest|largest|highest|smallest/,
    /lowest|cheapest|priciest|most expensive|latest|last|first|percent|percentage|share|trips?|visits?|rides?/,
    /orders?|why|all|me/,
  ),
  /(?: (?:a|per|each|every|last|first|time|times|most|expensive|recent|second|third))*$/,
);

/** Said after something: its first half leans as its later ones do. */
export const goesOn = ({ plain }: Spots): boolean => GOES_ON.test(plain);

const hasNamed = ({ entities }: Spots): boolean => entities.some(({ kind }) => kind !== "payer");

/** A pronoun behind a name stands for that: 'Parcelway, how much have they got from me'. */
function pointsBack({ words, entities }: Spots): boolean {
  const first = Math.min(...entities.filter(({ kind }) => kind !== "payer").map(({ start }) => start), words.length);
  return POINTS.test(words.slice(0, first).join(" ").replace(NO_POINTING, " "));
}

/** What is left of a text without the words that say days. */
const withoutDays = ({ words, past, ahead }: Spots): string =>
  words
    .filter((_, at) => ![...past, ...ahead].some(({ start, end }) => start <= at && at < end))
    .join(" ")
    .replace(/\b(?:a|per|each|every) (?:day|week|month|year)\b/g, "")
    .replace(/ +/g, " ")
    .replace(/\b(?:in|on|for|since|during|of|over|from)$/, "")
    .trim();

/** 'What did I buy', 'when did I last go': of what was told. */
export const isElliptical = (spots: Spots): boolean => ELLIPTIC.test(withoutDays(spots));

export function isWholeQuestion(spots: Spots): boolean {
  const { plain, past, ahead, amounts, ranges } = spots;
  if (GOES_ON.test(plain) || (PREPOSITION.test(plain) && !CLAUSE.test(plain)) || pointsBack(spots)) return false;
  const saysDays = past.length > 0 || ahead.length > 0;
  const bare = withoutDays(spots);
  if (SIDE.test(bare) || (ELLIPTIC.test(bare) && !ASKS_SUM.test(bare) && !(saysDays && ASKS_ROWS.test(bare))))
    return false;
  const saysShape = shapeCuesIn(plain).length > 0 || TOTAL.test(plain);
  if (CLAUSE.test(plain) && saysWhat(spots)) return true;
  // A name with days, or with what is asked of it; rows with days or an amount.
  if (hasNamed(spots)) return saysDays || saysShape || amounts.length > 0;
  return NOUNS.test(bare) && saysShape && (saysDays || amounts.length > 0 || ranges.length > 0 || REQUEST.test(plain));
}

/** Rows or an order are asked for by a word of their own. */
const REQUEST =
  /^(?:show|list|give|find|pull|see|rank|break|top|all|recent|latest|who|where|how many)\b|\b(?:my|our)\b/;

/** A clause of bare little words says nothing: 'what do I do'. */
const saysWhat = ({ words, plain, entities, past }: Spots): boolean =>
  entities.length > 0 ||
  past.length > 0 ||
  NOUNS.test(plain) ||
  MONEY.test(plain) ||
  words.some((word) => !isFiller(word));
const MONEY = /\b(?:spend|spent|spending|earn|earned|make|made|save|saved|owe|kept|keep|pay|paid|most|least)\b/;
