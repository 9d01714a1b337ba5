// A row that is asked for by its amount: 'who charged me 15.99', '73.69 on the 16th', 'what is this $42.10 charge'. Where no row
// has that amount, what comes nearest to it is said.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import type { Understood } from "./understood";
import { query } from "~/domain/coach/query/algebra";
import { isFiller } from "./lexicon";
import { inOneField, subjectOf } from "./named-subject";
import type { Spots } from "./spot";

const LONGEST = 16;
/** Who or what took it, where or when it went. */
const ASKS_ROW = inOrder(
  /^(?:(?:so|hey|ok|and|um|please|can you|tell me|i wonder) )*/,
  anyOf(
    /who|what|which|where|when|find|look (?:for|up)|search(?: for)?|show me|(?:do )?(?:you|we|i) see|i have/,
    /(?:is|was) there|there (?:is|was)|any|(?:did )?(?:some ?(?:one|body)|any ?(?:one|body)|something|anything)/,
  ),
  /\b/,
);
const ROW_WORDS = inOrder(
  /^/,
  anyOf(
    /not|recognize|remember|theres|charge[ds]?|charging|charges|billed|bill|took|take|taken|deducted|withdrawn/,
    /withdrew|debited|debit|transaction|purchase|purchased|payment|paid|pay|cost|costs|bought|buy|spend|spent|hit/,
    /went|go|came|posted|appear(?:s|ed)?|show(?:s|ed)?|statement|store|shop|place|company|merchant|line|item|search/,
    /see|mystery|unknown|weird|strange|random|card|account|checking|worth|called|check|exactly|dollar|dollars|bucks/,
    /for|from|out|on|up|by|find|look|date|day|clear(?:ed)?|listed|pulled|there|anybody|anyone|somebody|someone/,
    /something|anything/,
  ),
  /$/,
);
/** About a sum, a plan, or something that comes back. */
const OF_OTHER = anyWordOf(
  /afford|sav(?:e|ing|ings|ed)|budget\w*|goals?|loans?|owed?|left|balance|scores?|extra|monthly|months?|if|can i/,
  /could|should|rate|income|percent|per|each|every|limit|over|under|more|less|than|between|total|together|earn\w*/,
  /deposit\w*|refund\w*|transfer\w*|raise|rent|will (?:i|we)|would you|be worth/,
);

/** Null where the text is about something else. */
export function rowByAmount(spots: Spots): Understood | null {
  const { plain, words, amounts, ranges, entities, past, weekdays } = spots;
  const [amount, ...others] = amounts;
  if (!amount || others.length > 0 || ranges.length > 0 || amount.monthly || words.length > LONGEST) return null;
  const named = entities.filter(({ kind }) => kind === "merchant" || kind === "kind" || kind === "account");
  if (OF_OTHER.test(plain) || weekdays.length > 0 || past.length > 1) return null;
  const isExact = /\.\d\d/.test(words.slice(amount.start, amount.end).join(" "));
  const asks = ASKS_ROW.test(plain);
  // A bare round number may be anything.
  if (!isExact && !(asks && (amount.sure || PAID.test(plain)))) return null;
  const spans = [...named, ...past, amount];
  const isAll = words.every(
    (word, at) => spans.some(({ start, end }) => start <= at && at < end) || isFiller(word) || ROW_WORDS.test(word),
  );
  if (!isAll) return null;
  const [days] = past;
  const asked = query({
    ...{ measure: "spent", shape: "list" },
    subject: subjectOf(inOneField(named, spots)),
    period: days ? { from: days.from, to: days.to } : null,
    condition: { min: amount.cents, max: amount.cents },
  });
  return { is: "queries", queries: [asked], unused: [], leans: false };
}
const PAID = /\b(?:pay|paid|spend|spent|charged?|billed|took) (?:me )?\$?\d/;
