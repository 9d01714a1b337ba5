// The words around what a fragment changes: what leads to it, what trails it, and how many times a figure is meant.

import { anyOf, either, inOrder } from "~/domain/language/pattern";

/** 'Same for', 'ditto', 'now do': the question before, with what follows. */
const SAME = either(
  "same(?: (?:thing|question|one|deal|again))?(?: (?:but|just|only))?(?: (?:for|with|at|on|in))?|ditto(?: for)?",
  "(?:now |then )?(?:do|try|show)(?: (?:it|that|the same))? for|now do",
);
const LEAD = new RegExp(
  "^(?:(?:and|or|but|so|ok|okay|then|now|well|hmm?|um|also|what about|how about|" +
    "(?:what|how much) would (?:that|it|this) be(?: if)?(?: (?:i|we))?(?= (?:cut|reduced?|lowered|trimmed|\\d))|" +
    "what if(?: it (?:is|was|were))?|if (?:it|that) (?:is|was|were)|what (?:is|would)(?: be)?" +
    "(?= (?:that|it|half|double|twice)\\b)|" +
    `${SAME})(?: ,)? )+`,
);
const TAIL = / (?:then|instead|exactly|please|though|again|now|if you can|for me|altogether)$/;

const withoutTail = (plain: string): string => {
  const rest = plain.replace(TAIL, "");
  return rest === plain ? plain : withoutTail(rest);
};

/** The few words that change something, without what leads to them. */
export const withoutLead = (plain: string): string => withoutTail(plain.replace(LEAD, ""));

const SAME_FIRST = new RegExp(`^(?:(?:and|ok|so|now) )*(?:${SAME}) (?=\\S)`, "i");
/** 'Same for last November' goes on as 'and last November' does. */
export const goingOn = (text: string): string => text.trim().replace(SAME_FIRST, "and ");

const THAT = "(?:(?:of )?(?:that|it|this|them|those|the (?:amount|price|total|sum)))";
const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fourth: 1 / 4,
  tenth: 1 / 10,
};
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12 };
const COUNT = "(\\d{1,3}|two|three|four|five|six|ten|twelve)";

const TIMES = new RegExp(
  `^(?:(?:that|it|this|all|multiplied|multiply) )*(?:how many )?(?:times |x ?|by |\\* ?)${COUNT}$|^${COUNT} ?(?:x|times)(?: ${THAT})?$`,
);
const DOUBLED = new RegExp(
  `^(?:(?:twice|double|doubled|triple|three times)(?: ${THAT})?|(?:double|triple) (?:it|that))$`,
);
const HALVED = new RegExp(
  either(
    `^(?:(?:cut|split|divide|reduce|make|chop) ${THAT} )?(?:(?:in|by|to|into) )?(?:only |just )?(?:a |one )?` +
      `(half|third|quarter|fourth|tenth)(?: ${THAT})?$`,
    `^halve ${THAT}$`,
  ),
);
const PERCENT = new RegExp(`^(?:only |just )?(\\d{1,2})(?:%| percent) ${THAT}$`);

/** 'Cut it by 20 percent', '10% more'. */
const CHANGED = inOrder(
  /^(?:if )?(?:(?:i|we) )?/,
  anyOf(
    /(?:cut|reduced?|lower(?:ed)?|trim(?:med)?) (?:it|that|this|them)(?: down)? by (\d{1,2})(?:%| percent)/,
    /(\d{1,2})(?:%| percent) (less|more|lower)/,
  ),
  /$/,
);

/** 'x12', 'twice that', 'cut it in half': so many times what was told; null where nothing says it. */
export function factorSaid(plain: string): number | null {
  const times = TIMES.exec(plain);
  if (times) return numberOf(times[1] ?? times[2] ?? "");
  if (DOUBLED.test(plain)) return /\b(?:triple|three)\b/.test(plain) ? 3 : 2;
  const part = HALVED.exec(plain);
  if (part) return PARTS[part[1] ?? "half"] ?? null;
  const changed = CHANGED.exec(plain);
  if (changed) return 1 + (changed[3] === "more" ? 1 : -1) * (Number(changed[1] ?? changed[2]) / 100);
  const percent = PERCENT.exec(plain)?.[1];
  return percent === undefined ? null : Number(percent) / 100;
}

function numberOf(said: string): number | null {
  const number = NUMBERS[said] ?? Number(said);
  return number > 1 && number <= 366 ? number : null;
}
