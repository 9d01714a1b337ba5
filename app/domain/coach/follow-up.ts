// 'And last month?' 'What about restaurants?' A short question that leans on the one before it takes from that one what
// it doesn't say itself.

import { LONGEST_QUESTION, type Question, readQuestion } from "~/domain/coach/parse-question";
import { contentWords, isName, pointsBack, speaksOfDays } from "~/domain/coach/own-words";
import { addMonths, type Day, type Month, monthName, monthOf } from "~/domain/periods";

const LEANS =
  /^(?:and|or|also|but|so|then|ok|okay|what about|how about|what of|same for|for|in|on|at|since|just|why so|why (?:is|was) (?:it|that))\b/;
const FULL = /\b(?:afford|owe|budget|score|bills?|subscriptions?|net worth|goals?|debts?)\b/;
const LONGEST = 9;
export const ASKS_WHY =
  /^(?:but |and |so |ok |okay )?(?:why|how come|how so|explain|what do you mean|are you sure|really|how do you know|says who|how (?:accurate|reliable|sure) (?:is|are) (?:this|that|it|you|these)|can i trust (?:this|that|you))(?: is that| that| not)?\W*$/;

/** Whose word a question is known by; null where it makes no sense alone. */
export type Knows = (question: Question) => string | null;

const subject = ({ category, categories, merchant, merchants }: Question) => ({
  category,
  categories,
  merchant,
  merchants,
});

/** What the new question says goes before what the old one said; days go together, and so do category and shop. */
function merged(before: Question, now: Question): Question {
  const saysWhen = now.range !== null || now.when !== null;
  const saysWhat = now.category !== null || now.merchant !== null;
  const saysAmount = now.amountCents !== null;
  return {
    text: now.text,
    plain: `${before.plain} ${now.plain}`.slice(0, LONGEST_QUESTION),
    whole: `${before.whole} ${now.text}`.slice(0, LONGEST_QUESTION),
    ...(saysAmount
      ? {
          prices: now.prices,
          amountCents: now.amountCents,
          monthlyCents: now.monthlyCents,
          monthly: now.monthly || (before.monthly && !/\$|\d{4,}/.test(now.plain)),
        }
      : {
          prices: before.prices,
          amountCents: before.amountCents,
          monthlyCents: before.monthlyCents,
          monthly: before.monthly,
        }),
    ratePercent: now.ratePercent ?? before.ratePercent,
    months: now.months ?? before.months,
    ...(saysWhen
      ? { when: now.when, month: now.month, week: now.week, range: now.range }
      : { when: before.when, month: before.month, week: before.week, range: before.range }),
    ...subject(saysWhat ? now : before),
    charges: before.charges || now.charges,
    payer: now.payer ?? (saysWhat ? null : before.payer),
  };
}

const MONTH_BEFORE = /\b(?:the )?(?:month|one) before\b(?! last)/;

/** The month that a question spoke of; this one where it named none. */
function monthMeant(question: Question, today: Day): Month {
  if (question.when === "last") return addMonths(monthOf(today), -1);
  return question.range ? monthOf(question.range.from) : monthOf(today);
}

/** A shop by its bare name: 'what about Netflix?' */
function bareMerchant({ plain, text }: Question): string | null {
  const found =
    /^(?:and |or |but |ok |okay |so )?(?:what about|how about|and|or|same for|on|at|for) (?:at |on |for |with )?([a-z0-9&'. -]{2,40}?)\??$/
      .exec(plain)?.[1]
      ?.trim();
  if (!found || found.split(" ").length > 3 || !isName(found)) return null;
  const at = text.toLowerCase().indexOf(found);
  return at < 0 ? found : text.slice(at, at + found.length);
}

/** Only these answers speak of a shop that is named. */
const OF_SHOPS = ["merchant", "merchants", "how-often", "purchases"];

/** The new question with the shop that it names by its bare name, where that answers it. */
function withShop(before: Question, now: Question, knows: Knows): Question {
  if (namesSlot(now) || contentWords(now).length === 0 || FULL.test(now.plain)) return now;
  const named = { ...now, merchant: bareMerchant(now) };
  return named.merchant !== null && OF_SHOPS.includes(knows(merged(before, named)) ?? "") ? named : now;
}

const namesSlot = (now: Question): boolean =>
  now.range !== null ||
  now.when !== null ||
  now.category !== null ||
  now.amountCents !== null ||
  now.merchant !== null ||
  now.months !== null;

const ASPECT = /\b(?:why|how|when|which|where|who|too|much|many|more|less|most|least|lot|enough)\b/;
/** 'and a 30k car': another thing at another price. */
const PRICED = /^(?:and|or|but|what about|how about|same for|for) /;

/**
 * What a question says for the one before it, or null where it stands alone. A text with words of its own is a question
 * of its own, understood or not: it never gets the answer of the one before.
 */
function leaning(before: Question, now: Question, knows: Knows): Question | null {
  if (now.plain.split(" ").length > LONGEST) return null;
  const alone = knows(now) !== null;
  if (alone && (!LEANS.test(now.plain) || FULL.test(now.plain))) return null;
  if (MONTH_BEFORE.test(now.plain)) return now;
  const named = withShop(before, now, knows);
  const own = contentWords(named);
  const isPriced = PRICED.test(now.plain) && now.amountCents !== null && before.amountCents !== null && own.length <= 2;
  if (own.length > 0 && !isPriced && !pointsBack(now.plain, own)) return null;
  if (namesSlot(named) || speaksOfDays(now.plain) || own.length > 0) return named;
  // 'Why so much?', 'how often?': another thing is asked of the same, or else nothing is.
  const other = ASPECT.test(now.plain) ? knows(merged(before, named)) : null;
  return other !== null && other !== knows(before) ? named : null;
}

/** Reads a question in the light of those before it, the oldest first. `knows` tells which one makes sense alone. */
export function readInTurn(text: string, earlier: readonly string[], today: Day, knows: Knows): Question {
  let before: Question | null = null;
  for (const [at, one] of [...earlier, text].entries()) {
    const now = readQuestion(one, today);
    // Asking why leaves the talk where it was.
    if (at < earlier.length && before !== null && ASKS_WHY.test(now.plain)) continue;
    const said: Question | null = before === null || ASKS_WHY.test(now.plain) ? null : leaning(before, now, knows);
    if (before === null || said === null) before = now;
    else if (MONTH_BEFORE.test(now.plain))
      before = merged(
        before,
        readQuestion(`in ${monthName(addMonths(monthMeant(before, today), -1)).toLowerCase()}`, today),
      );
    else before = merged(before, said);
  }
  return before ?? readQuestion(text, today);
}
