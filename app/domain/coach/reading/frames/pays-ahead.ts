// Paychecks of days that lie ahead: 'how many paychecks in January' is asked in November of the January to come, and what
// comes in then is what the pay brings.

import { either } from "~/domain/language/pattern";
import { overlaps } from "~/domain/language/words";
import { addDays, daysBetween } from "~/domain/periods";
import type { Period } from "~/domain/coach/query/algebra";
import type { FrameQuestion } from "./frame";

const GETS = "(?:get|getting|be|being|am|are)(?: i| we)? paid";
const WILL = "(?:will|shall|going to|do|does|should)";
/** Words of pay that may be asked of days to come. */
export const PAYS = either(
  "pay ?checks?|pay ?days?|checks|payroll|take home|pays",
  `${GETS}|(?<!to )pay(?= (?:do|will|am|is|are|comes?|coming|have|i|we)\\b)`,
  `${WILL}(?: \\S+){0,4} (?:earn|make|take home|bring home|bring in|come in|have coming in)`,
  "(?:am|are|is)(?: \\S+){0,3} (?:earning|making|taking home|bringing home|bringing in|coming in)",
);
/** What was, is no pay to come; 'can I' and 'if' want advice, and what is to be paid with it is no question of pay. */
const OTHERWISE = either(
  "did|was|were|had|(?:have|has)(?: \\S+)? (?:been|got|gotten|made|earned|received)|last|got|came|earned|made",
  "ago|so far|been|largest|highest|biggest|average|than|compared?|vs|versus|since|raise|if|should|could|would",
  "bills?|due|rent|spen[dt]|spending|save|saving|saved|afford|enough|cover|left after|budget|cash|balance|checking",
  "interest|after|percent|share|cards?|loans?|goals?|tax(?:es)?|besides|other than|apart from|not counting",
);
const STILL = "will|going to|coming|come|upcoming|next|left|remaining|expect(?:ed)?|do (?:i|we)|am i|are we";
/** One of them, whatever days are named beside it. */
const NEXT_ONE = either(
  "(?:next|upcoming|following) (?:pay ?checks?|pay ?days?|checks?|pay)",
  "paid (?:next(?! (?:month|week|year))|again)",
);
const BETWEEN_NOW = /\b(?:between|from) (?:now|today)\b|\b(?:before|until|till|through|by)\b/;
const FAR_DAYS = 130;

/** Null where no such days are named, or where those that are over are nearer. */
export function paysAhead(asked: FrameQuestion): Period | null {
  const { says, ahead, past, plain, person } = asked;
  const { today } = person;
  if (person.paydays.length === 0 || !says(PAYS) || says(OTHERWISE) || says(NEXT_ONE)) return null;
  const [year] = /\b20\d\d\b/.exec(plain) ?? [];
  const coming = ahead.find(
    ({ from, to }) =>
      to > today && daysBetween(today, from) <= FAR_DAYS && (year === undefined || to.slice(0, 4) === year),
  );
  if (!coming) return null;
  const begins = coming.from > today && !BETWEEN_NOW.test(plain) ? coming.from : addDays(today, 1);
  const behind = past.find((one) => overlaps(one, coming));
  // 'In October' is over where nothing speaks of what will be.
  const isNearer = !behind || coming.from <= today || daysBetween(today, coming.from) < daysBetween(behind.to, today);
  if (!isNearer && !says(STILL)) return null;
  // What has begun is asked about as it is so far, unless its rest is meant.
  if (coming.from <= today && !says(STILL) && !BETWEEN_NOW.test(plain)) return null;
  return { from: begins, to: coming.to };
}
