// 'And with 500?' 'Is that too much?' A short question that leans on the one before it takes from that one what it doesn't
// say itself. Questions that are queries lean on queries, and are read elsewhere: what leans here wants advice or a judgment.

import { LONGEST_QUESTION, type Question, readQuestion } from "~/domain/coach/parse-question";
import { contentWords, pointsBack } from "~/domain/coach/own-words";
import { anyOf, inOrder } from "~/domain/language/pattern";

const LEANS =
  /^(?:and|or|also|but|so|then|ok|okay|what about|how about|what of|same for|for|in|on|at|since|just|why so|why (?:is|was) (?:it|that))\b/;
const FULL = /\b(?:afford|owe|budget|score|bills?|subscriptions?|net worth|goals?|debts?)\b/;
const LONGEST = 9;
export const ASKS_WHY = inOrder(
  /^(?:but |and |so |ok |okay )?/,
  anyOf(
    /why|how come|how so|explain|what do you mean|are you sure|really|how do you know|says who/,
    /how (?:accurate|reliable|sure) (?:is|are) (?:this|that|it|you|these)|can i trust (?:this|that|you)/,
  ),
  /(?: is that| that| not)?\W*$/,
);

/** Whose word a question is known by; null where it makes no sense alone. */
type Knows = (question: Question) => string | null;

/** What the new question says goes before what the old one said. */
function merged(before: Question, now: Question): Question {
  const saysAmount = now.amountCents !== null;
  return {
    text: now.text,
    plain: `${before.plain} ${now.plain}`.slice(0, LONGEST_QUESTION),
    whole: `${before.whole} ${now.text}`.slice(0, LONGEST_QUESTION),
    ...(saysAmount
      ? {
          amountCents: now.amountCents,
          monthlyCents: now.monthlyCents,
          monthly: now.monthly || (before.monthly && !/\$|\d{4,}/.test(now.plain)),
        }
      : { amountCents: before.amountCents, monthlyCents: before.monthlyCents, monthly: before.monthly }),
    ratePercent: now.ratePercent ?? before.ratePercent,
    months: now.months ?? before.months,
    category: now.category ?? before.category,
    charges: before.charges || now.charges,
  };
}

const namesSlot = (now: Question): boolean => now.category !== null || now.amountCents !== null || now.months !== null;

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
  const own = contentWords(now);
  const isPriced = PRICED.test(now.plain) && now.amountCents !== null && before.amountCents !== null && own.length <= 2;
  if (own.length > 0 && !isPriced && !pointsBack(now.plain, own)) return null;
  if (namesSlot(now) || own.length > 0) return now;
  // 'Why so much?', 'how often?': another thing is asked of the same, or else nothing is.
  const other = ASPECT.test(now.plain) ? knows(merged(before, now)) : null;
  return other !== null && other !== knows(before) ? now : null;
}

/** Reads a question in the light of those before it, the oldest first. `knows` tells which one makes sense alone. */
export function readInTurn(text: string, earlier: readonly string[], knows: Knows): Question {
  let before: Question | null = null;
  for (const [at, one] of [...earlier, text].entries()) {
    const now = readQuestion(one);
    // Asking why leaves the talk where it was.
    if (at < earlier.length && before !== null && ASKS_WHY.test(now.plain)) continue;
    const said: Question | null = before === null || ASKS_WHY.test(now.plain) ? null : leaning(before, now, knows);
    before = before === null || said === null ? now : merged(before, said);
  }
  return before ?? readQuestion(text);
}
