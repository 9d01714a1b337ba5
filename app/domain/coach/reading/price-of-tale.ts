// A tale with a price whose last sentence asks whether that can be done: 'He wants 640 to fix it. Would it be okay to just pay him?'
// The question is read with the sentence of its price and nothing else: what else happened is no part of it.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { withoutLives } from "~/domain/coach/long-texts/lives";
import { plainWords } from "~/domain/language/words";
import type { Cents } from "~/domain/money";
import { adviceOf } from "./advice";
import { type AdviceAmount, adviceAmounts } from "./advice-amounts";
import type { Person } from "./person";
import type { PlanRequest } from "./plan-request";
import { dayOfTale, withoutMeans } from "./day-of-tale";
import { spot } from "./spot";
import { asPlan, type Understood } from "./understood";

const LEAD = /^(?:(?:so|and|but|ok|okay|anyway|well|now|honestly|then|just|like|,) )*/;
const SURELY = /(?:(?:really|actually|just|even|realistically|honestly|still|safely|comfortably|all|financially) )*/;
const IT = anyOf(
  /it|that|this|them|those|him|her|these|(?:that|this|the) (?:much|kind of \w+|\w+ on top)/,
  /both|everything|(?:all|any|either) of (?:it|that|this|them)|all (?:that|this)/,
  /to (?:go|come|join|attend|say yes|do|buy|get|pay(?: for)?|make|take|fix|replace|book|swing)(?: (?:it|that|this|them|one|her|him|all of (?:it|that)))?/,
  /(?:the|that|this) (?:trip|thing|cost|price|bill|repair|repairs|deal|place|plan|class|offer|extra|expense|work|one)/,
  /(?:the|my|our) (?:new|used|cheaper|bigger|nicer|better|whole) \w+/,
);
const DOES = anyOf(
  /swing|afford|handle|manage|do|cover|absorb|carry|fit|justify|stomach|take|buy|get|pay(?: for)?|book|spare|float/,
  /spring for|go for|say yes to|take on|help(?: with)?|lend|give|pull the trigger on|go ahead with|get away with|splurge on/,
  /pull|make|squeeze|bite on|jump on|commit to|agree to|go through with|accept|sign(?: up for)?|order|send|keep/,
);
/** Whether what was told can be done, or should be. */
const ASKS = anyOf(
  inOrder(
    LEAD,
    /(?:can|could|should|would|will|may|do) (?:i|we|you) (?:be able to |think (?:i|we) (?:can|could|should) )?/,
    SURELY,
    DOES,
    / /,
    IT,
    /\b/,
  ),
  inOrder(
    LEAD,
    /(?:should|can|could) (?:i|we) /,
    SURELY,
    /(?:wait|hold off|go for it|go ahead|bite|splurge|pull the trigger|do it|say yes|say no|pass)\b/,
  ),
  inOrder(
    LEAD,
    /(?:do (?:you think )?(?:i|we)|will (?:i|we)) (?:really |actually |even )?have (?:enough|the (?:money|cash|room|funds)|room|it)\b/,
  ),
  inOrder(LEAD, /(?:is|would) there (?:be )?(?:enough|room|money|space|any way|slack)\b/),
  inOrder(
    LEAD,
    /(?:is|would|will|are|does|s) (?:it|that|this|they) (?:be |even |really |all |going to be |gonna be |make |make any |a |an |too |just )*/,
    anyOf(
      /doable|ok|okay|fine|worth|bad idea|good idea|dumb|smart|crazy|wise|realistic|possible|feasible|much|a lot|stupid|nuts/,
      /reckless|irresponsible|reasonable|within reach|affordable|silly|foolish|risky|sense|mistake|stretch|ridiculous|insane/,
      /something (?:i|we) (?:can|could)|hurt|sink|break|wreck|work|fit|kill|ruin|mess|put (?:me|us)|leave (?:me|us)|set (?:me|us)/,
      /going to (?:work|hurt|sink|fit|break|wreck|mess|put|leave|set)/,
    ),
    /\b/,
  ),
  inOrder(
    LEAD,
    inOrder(
      /(?:is it |would it be )?/,
      anyOf(
        /worth it|worth the money|smart move|good idea|bad idea|good move|yay or nay|yes or no|too much|doable/,
        /dumb|stupid|a mistake|reasonable|(?:smart|dumb|crazy|good|wise|yes|ok|okay|buy) or \w+/,
        /(?:(?:do|buy|get|fix|pay) (?:it|that) )?now or (?:later|wait|save|in|next)/,
      ),
      /\b/,
    ),
  ),
  inOrder(
    LEAD,
    inOrder(
      /(?:can|could|will) (?:my|our|the) (?:budget|paycheck|checking|finances|money|wallet|account|bank account)/,
      / (?:really |even |actually )?(?:take|handle|cover|absorb|stand|survive|swallow|support)\b/,
    ),
  ),
  inOrder(LEAD, /(?:does|would|will) (?:it|that|this) (?:work|fit|make sense)\b/),
);
/** A figure that is asked for, a choice with a debt in it, or a plan of its own is another question. */
const OTHERWISE = anyWordOf(
  /how (?:much|many|long|often|soon|far)|what (?:did|do|does|is|are|was|would|will|should|if|happens)|when|which|who/,
  /where|loan|loans|debts?|card|cards|invest\w*|ira|401k?|goal|goals|mortgage|refinanc\w*|cancel\w*|stop|quit|drop/,
  /retire\w*|faster|pay off|paid off|snowball|spent|more than|less than|budget for|in time|on time|by (?:then|when)/,
);
/** Who says so in passing keeps his reserve. */
const KEEPING = inOrder(
  inOrder(
    /\b(?:without|and not|and still|but not|while still|and also)(?: \S+){0,3}/,
    / (?:touch\w*|us\w+|dipp?\w*|raid\w*|drain\w*|pull\w*|keep\w*|hav\w+|sav\w+|mak\w+|pay\w*|cover\w*)\b/,
  ),
  /.*$/,
);

/** What somebody has, had, makes or used to pay is no price. */
const NO_PRICE = inOrder(
  anyOf(
    /\b(?:used to be|was|were|normally|usually|originally|regularly|instead of|down from|from|than|make|makes|making|earn|earns|earned)/,
    /\b(?:salary|saved|saved up|have|has|had|got|balance|limit|budget|budgeted|raise|bonus|refund|owe|owes|owed|paid|spent|spend|pays)/,
    /\b(?:pay is|income|down to|left|only have|worth|sitting on|put away|put aside|kept|keep|bring home|brings home|take home)/,
  ),
  /(?: (?:about|around|like|only|just|me|us|him|her|of|is|at|over|almost|nearly|maybe|a|another))* $/,
);
const OF_PAY_OR_HELD =
  /^ ?(?:dollars |bucks )?(?:saved|in (?:savings|checking|the bank)|put away|left|off\b|cheaper|discount|already)/;
const TOTAL = inOrder(
  /\b/,
  anyOf(
    /total|totals?|all in|altogether|in all|all together|all told|comes? (?:out )?to|came (?:out )?to/,
    /adds? up to|looks? like|for (?:both|all|the two|the three|the four|everything)|the whole thing/,
  ),
  /\b/,
);
const EITHER = /\b(?:or|either|versus|vs)\b/;

type Priced = AdviceAmount & { sentence: number };

/** 'Gift 150 and a dress 120, is that ok': in one sentence what asks stands behind the last comma. */
function sentencesOf(text: string): string[] {
  const sentences = splitIn(text);
  const [, told = "", asked = ""] =
    sentences.length === 1 ? (/^(.*\d.*), ([^,]*\b(?:that|it|this)\b[^,]*)$/.exec(text.trim()) ?? []) : [];
  return asked === "" || NEEDED_BY.test(told) ? sentences : [told, asked];
}
/** What is needed by a day is saved up for. */
const NEEDED_BY = /\b(?:need|by|sav(?:e|ed|ing))\b/i;
const splitIn = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=[.?!…])["”’)]*\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Each by itself, so that an amount's own words tell what it is. */
function pricesIn(told: readonly string[]): Priced[] {
  return told.flatMap((sentence, at) => {
    const plain = plainWords(withoutLives(sentence)).replace(YEAR, "then");
    const all = adviceAmounts(plain);
    return all.flatMap((amount, index) => {
      const { before, after } = aroundAmount(plain, index);
      const isPrice =
        !amount.isHeld &&
        !amount.insteadOf &&
        amount.each !== "year" &&
        amount.cents >= MIN_PRICE &&
        amount.cents <= MAX_PRICE;
      return isPrice && !NO_PRICE.test(before) && !OF_PAY_OR_HELD.test(after) ? [{ ...amount, sentence: at }] : [];
    });
  });
}
/** 'Like it's 1950' is a time, and 'she's 78' an age. */
const YEAR = anyOf(
  inOrder(
    /\b(?:in|since|from|until|before|after|of|like it is|like|back in|year)/g,
    / (?:19[3-9]\d|20[0-3]\d)\b(?! (?:dollars|bucks|for|total|a month))/g,
  ),
  /\b(?:he|she|i am|who) (?:is |just )?(?:turning |turned )?[2-9]\d\b(?! (?:dollars|bucks))/g,
);
const MIN_PRICE: Cents = 20_00;
const MAX_PRICE: Cents = 100_000_00;

/** The words before and behind the amount that is the nth of its sentence, as `adviceAmounts` counts them. */
function aroundAmount(plain: string, index: number): { before: string; after: string } {
  let seen = -1;
  for (const match of plain.matchAll(
    /(?<![\d.$/\w])\$?\d+(?:\.\d{1,2})?(?:k\b)?(?: ?(?:k|grand|thousand|million|dollars?|bucks?|usd)\b)?/g,
  )) {
    const upTo = match.index + match[0].length;
    seen = adviceAmounts(plain.slice(0, upTo) + nextWords(plain.slice(upTo))).length - 1;
    if (seen === index) return { before: plain.slice(0, match.index), after: plain.slice(upTo) };
  }
  return { before: "", after: "" };
}
const nextWords = (rest: string): string => /^(?: \D\S*){0,3}/.exec(rest)?.[0] ?? "";

/** Of 'ninety, maybe a hundred' the dearer one has to fit. */
function highestGuessed([first, second, ...more]: readonly Priced[], told: readonly string[]): Priced | null {
  if (!first || !second || more.length > 0 || first.sentence !== second.sentence || first.each !== second.each)
    return null;
  const isGuess =
    /\d(?: dollars| bucks)?(?: ,)? (?:or )?(?:maybe|to|or|up to|possibly|perhaps)(?: like| about| even)? \$?\d/.test(
      plainWords(told[first.sentence] ?? ""),
    );
  return isGuess ? (first.cents > second.cents ? first : second) : null;
}

/** The one price: what is told last as a total, the parts of one thing together, or the only one. Null where they differ. */
function priceOf(
  all: readonly Priced[],
  told: readonly string[],
): { cents: Cents; monthly: boolean; sentence: number } | null {
  const [first, ...others] = all;
  if (!first) return null;
  const one = ({ cents, each, sentence }: Priced) => ({ cents, monthly: each === "month", sentence });
  if (others.length === 0 || others.every(({ cents, each }) => cents === first.cents && each === first.each))
    return one(first);
  const totals = all.filter(({ sentence }) => TOTAL.test(plainWords(told[sentence] ?? "")));
  const [total, ...more] = totals;
  if (total && more.length === 0) return one(total);
  const highest = highestGuessed(all, told);
  if (highest) return one(highest);
  const words = [...new Set(all.map(({ sentence }) => sentence))].map((at) => plainWords(told[at] ?? ""));
  const areParts = all.every(({ each }) => each === first.each) && !words.some((plain) => EITHER.test(plain));
  if (!areParts || words.length > 1 || !words.some((plain) => /(?:,| and| plus) /.test(plain))) return null;
  return { ...one(first), cents: all.reduce((sum, { cents }) => sum + cents, 0) };
}

/** Null where no price is told, or where something else is asked. */
export function priceOfTale(text: string, person: Person): Understood | null {
  const sentences = sentencesOf(text);
  const at = sentences.reduce(
    (last, sentence, index) => (sentence.endsWith("?") || ASKS.test(plainWords(sentence)) ? index : last),
    -1,
  );
  const asked = sentences[at];
  if (asked === undefined || at === 0) return null;
  const plain = plainWords(asked);
  if (!ASKS.test(plain) || OTHERWISE.test(plain.replace(KEEPING, "")) || adviceAmounts(plain).length > 0) return null;
  if (sentences.slice(0, at).some((sentence) => sentence.endsWith("?"))) return null;
  const told = sentences.slice(0, at);
  const price = priceOf(pricesIn(told), told);
  if (!price) return null;
  const about = told[price.sentence] ?? "";
  if (ELSEWHERE.test(plainWords(about)) || (ROOM.test(plain) && ON_CARD.test(plainWords(about)))) return null;
  const request = requestOf(about, asked, price, person);
  const date = price.monthly || request.date || request.plan !== "afford" ? null : dayOfTale(told, person);
  return asPlan(date === null ? request : { ...request, date });
}

/** What goes to a debt or comes in is no purchase. */
const ELSEWHERE = anyWordOf(
  /loans?|debts?|invest\w*|ira|401k|mortgage|raise|bonus|refund|interest|apr|minimum|settle\w*|collections?|offered me|paycheck|salary|inherit\w*|won/,
);
/** 'It's 900 on the card, is there room?' asks of the card's limit. */
const ROOM = /\broom\b/;
const ON_CARD = /\bon (?:the|my|our|a) (?:\w+ )?card\b/;
const RENT = /\brent\b(?!al)/;

function requestOf(
  about: string,
  asked: string,
  { cents, monthly }: { cents: Cents; monthly: boolean },
  person: Person,
): PlanRequest {
  if (RENT.test(plainWords(about)) && cents >= 300_00) return { plan: "home", monthlyCents: cents, about: "rent" };
  const {
    amountCents: _amount,
    monthlyCents: _monthly,
    downPercent: _down,
    date: _date,
    ...said
  } = adviceOf("afford", spot(about, person), person);
  const { date, from } = adviceOf("afford", spot(asked, person), person);
  return {
    ...withoutMeans(said, about, cents),
    ...(monthly ? { monthlyCents: cents } : { amountCents: cents }),
    ...(date ? { date } : {}),
    ...(from ? { from } : {}),
  };
}
