// 'And last month?' 'What about restaurants?' A short question that leans on the one before it takes from that one what
// it doesn't say itself.

import { LONGEST_QUESTION, type Question, readQuestion } from "~/domain/coach/parse-question";
import { addMonths, type Day, type Month, monthName, monthOf } from "~/domain/periods";

const LEANS =
  /^(?:and|or|also|but|so|then|ok|okay|what about|how about|what of|same for|for|in|on|at|since|just|why so|why (?:is|was) (?:it|that))\b/;
const FULL = /\b(?:afford|owe|budget|score|bills?|subscriptions?|net worth|goals?|debts?)\b/;
const LONGEST = 9;
export const ASKS_WHY =
  /^(?:but |and |so |ok |okay )?(?:why|how come|how so|explain|what do you mean|are you sure|really|how do you know|says who|how (?:accurate|reliable|sure) (?:is|are) (?:this|that|it|you|these)|can i trust (?:this|that|you))(?: is that| that| not)?\W*$/;

/** Whether a question can't stand alone: it starts as a continuation, or `alone` says that it makes no sense by itself. */
function leans({ plain }: Question, alone: boolean): boolean {
  const words = plain.split(" ").length;
  if (words > LONGEST) return false;
  return (LEANS.test(plain) && !(alone && FULL.test(plain))) || !alone;
}

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
  if (!found || /^(?:the|my|that|this|it|me|you|now|then|a|an)\b/.test(found)) return null;
  const at = text.toLowerCase().indexOf(found);
  return at < 0 ? found : text.slice(at, at + found.length);
}

/** Reads a question in the light of those before it, the oldest first. `known` tells whether one makes sense alone. */
export function readInTurn(
  text: string,
  earlier: readonly string[],
  today: Day,
  known: (question: Question) => boolean,
): Question {
  let before: Question | null = null;
  for (const [at, one] of [...earlier, text].entries()) {
    const now = readQuestion(one, today);
    // Asking why leaves the talk where it was.
    if (at < earlier.length && before !== null && ASKS_WHY.test(now.plain)) continue;
    if (before === null || !leans(now, known(now))) {
      before = now;
      continue;
    }
    const says =
      now.range !== null ||
      now.when !== null ||
      now.category !== null ||
      now.amountCents !== null ||
      now.merchant !== null ||
      now.months !== null;
    const named: Question = says
      ? now
      : {
          ...now,
          merchant:
            before.merchant !== null || before.category !== null || /spen[dt]|spending|pay|cost/.test(before.plain)
              ? bareMerchant(now)
              : null,
        };
    if (MONTH_BEFORE.test(now.plain)) {
      before = merged(
        before,
        readQuestion(`in ${monthName(addMonths(monthMeant(before, today), -1)).toLowerCase()}`, today),
      );
      continue;
    }
    const anything =
      LEANS.test(now.plain) ||
      says ||
      named.merchant !== null ||
      (/\b(?:it|that|this|them|those|one)\b/.test(now.plain) && !ASKS_WHY.test(now.plain));
    before = anything ? merged(before, named) : now;
  }
  return before ?? readQuestion(text, today);
}
