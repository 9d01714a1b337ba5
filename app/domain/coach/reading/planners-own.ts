// Questions that look like one for rows and are none: whether something was charged twice, which day it is, and whether a
// number is a good credit score. No query asks them: another part of the coach answers.

import { anyOf, either, group, inOrder } from "~/domain/language/pattern";

/** 'Double charges lately', 'was I billed twice'. */
const CHARGED_TWICE = anyOf(
  inOrder(
    /\b(?:charged?|charging|billed?|took (?:it|that|money)|hit|paid)/,
    /(?: (?:me|us|my \w+|our \w+|for \w+|\$?[\d.]+|it|that|the same))* (?:twice|double|two times|2 times)\b/,
  ),
  /\b(?:double|duplicated?|repeat(?:ed)?) (?:charg\w*|billings?|billed|payments?|transactions?|purchases?)\b/,
  /\bduplicates?\b/,
);

/** 'What is the date today'. */
export const ASKS_TODAY = anyOf(
  inOrder(
    /^(?:(?:hey|hi|so|ok|and|please|tell me|do you know|can you tell me) )*(?:what|which|whats) ?(?:is |the |s )*/,
    /(?:today s |todays |current )?(?:the )?(?:date|day)(?: of (?:the )?(?:week|month))?(?: is)?(?: it| this)?/,
    /(?: is)?(?: today| now| right now| again)*$/,
  ),
  /^(?:what|whats) (?:is )?today(?: s)? ?(?:date)?$|^(?:the )?(?:date|day) today$|^today s date$|^todays date$/,
);

const JUDGED = "(?:good|bad|ok|okay|decent|fine|great|excellent|fair|poor|high|low|terrible|awful)";
const BESIDE = group(
  "is|are|was|would|my|mine|our|a|an|the|so|of|at|how|hows|what about|i|i have|have|got|it|its|that|really|pretty",
  "very|considered|still|or|not|be|for|me|us|my age|right now|now|enough|to|get|number|too",
);
const SCORE = "(?:credit|fico|score|scores|rating|credit score|vantage)";
const NUMBER = "([3-8]\\d\\d)";
const JUDGES = new RegExp(`^(?:(?:${BESIDE}|${JUDGED}|${SCORE}) )*${NUMBER}(?: (?:${BESIDE}|${JUDGED}|${SCORE}))*$`);
const SAYS_JUDGED = new RegExp(`\\b${JUDGED}\\b`);
const SAYS_SCORE = new RegExp(`\\b${SCORE}\\b`);
/** Below it a bare number may as well be dollars. */
const LEAST_BARE = 550;
const [MIN_SCORE, MAX_SCORE] = [300, 850];

/** The number that is judged as a credit score; null where none is. */
export function scoreJudged(plain: string): number | null {
  const text = plain
    .replace(/[?!.,]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const score = Number(JUDGES.exec(text)?.[1] ?? 0);
  if (score < MIN_SCORE || score > MAX_SCORE || !SAYS_JUDGED.test(text)) return null;
  return SAYS_SCORE.test(text) || score >= LEAST_BARE ? score : null;
}

/** 'What does safe to spend mean', 'how is it worked out': the sense of a word. */
const SAFE = "(?:the )?safe to spend(?: (?:amount|number|figure|money))?";
const ASKS_SENSE = new RegExp(
  either(
    `\\bwhat (?:does|do|is|s) (?:.* )?(?:${SAFE}|pending|savings rate) (?:mean|stand for|supposed to)`,
    `\\bhow (?:is|are|do you|does the app|did you) (?:.* )?${SAFE} (?:worked|work|calculated?|figured?|computed?|made)`,
    `\\bhow (?:do|did) you (?:work|calculate|figure|compute|come)(?: \\S+){0,4} ${SAFE}`,
    `\\b(?:explain|define|meaning of|what is meant by) ${SAFE}`,
  ),
);

export const isPlannersOwn = (plain: string): boolean =>
  ASKS_SENSE.test(plain) || CHARGED_TWICE.test(plain) || ASKS_TODAY.test(plain) || scoreJudged(plain) !== null;
