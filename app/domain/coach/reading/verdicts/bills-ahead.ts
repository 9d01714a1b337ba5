// What goes out on days to come: 'what do I have to pay the week of December 14' and 'how much is going out in January' are
// asked in November of what lies ahead, whatever else their words could mean of days that are over.

import { either } from "~/domain/language/pattern";
import { overlaps } from "~/domain/language/words";
import { daysBetween } from "~/domain/periods";
import { query } from "~/domain/coach/query/algebra";
import { BILLS } from "~/domain/coach/reading/frames/schedules";
import type { VerdictQuestion, VerdictReading } from "./verdict";

const GOES_OUT = either(
  "bills?|due|going out|go(?:es)? out|com(?:e|es|ing) out|coming up|autopays?|(?:have|need|got|supposed) to pay",
  "(?:do|will) (?:i|we) (?:owe|pay)|(?:am|are) (?:i|we) (?:paying|going to pay)|payments?|hits?|hitting",
  "(?:will|going to) (?:leave|get charged|be charged|be taken|be pulled)|scheduled",
);
/** What was, and what holds it against money that is there or would be. */
const OTHERWISE = either(
  "did|was|were|had|(?:have|has)(?: \\S+)? (?:been|gone|paid|cleared|come)|went|came|paid|got|ago|so far|last|usual\\w*",
  "average|than|versus|vs|against|compared?|afford|enough|cover\\w*|left|leaves?|cash|balance|checking|savings|budget\\w*",
  "pay ?checks?|pay ?days?|get paid|goals?|interest|if|should|could|would|can|extra|minimum|statement|off|toward",
  "loan|debt|after|until|till|by|subscriptions?|highest|biggest|largest|smallest|cheapest|most|top|how many|yet|(?:a|de)scending|order|sorted|still",
  "deposits?|income|earn\\w*|come in|coming in|save|saving|move|transfer\\w*|refund\\w*|taxes|remind\\w*|set|add|change|skip",
);
const TO_COME = either(
  "due|go(?:es|ing)? out|com(?:e|es|ing) (?:out|up)|to pay|hits?|hitting|will|going to|scheduled|upcoming|is|are|am|do|any",
  "what|which|list|show",
);
const FAR_DAYS = 130;

/** Null where the days that are over are nearer and nothing speaks of what will be. */
export function billsAhead(asked: VerdictQuestion): VerdictReading | null {
  const { says, ahead, past, person, entities, plain, onceCents, monthlyCents } = asked;
  const { today } = person;
  if (!says(GOES_OUT) || says(OTHERWISE) || onceCents.length > 0 || monthlyCents !== null) return null;
  const [coming, ...more] = ahead.filter(({ from }) => from > today && daysBetween(today, from) <= FAR_DAYS);
  if (!coming || more.length > 0 || /\b20[0-2]\d\b/.test(plain)) return null;
  const behind = past.find((one) => overlaps(one, coming));
  if (behind && daysBetween(today, coming.from) >= daysBetween(behind.to, today)) return null;
  if (past.some((one) => !overlaps(one, coming))) return null;
  const about = BILLS.about(asked);
  // 'Dec to Feb power bill total' says nothing of what will be.
  if (!says(TO_COME)) return null;
  if (entities.some((one) => !about.some((known) => overlaps(known, one)))) return null;
  const { subject, period } = BILLS.said(asked, about);
  if (!period) return null;
  const shape = says("how much|total|sum") ? "figure" : "list";
  return { is: "query", query: query({ measure: "bills", subject, period, shape }) };
}
