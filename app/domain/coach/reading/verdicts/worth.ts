// Whether something is worth its price: a bill that could be dropped; what such a thing costs is known, how it is used isn't.

import { either } from "~/domain/language/pattern";
import { overlaps } from "~/domain/language/words";
import { adviceOf } from "~/domain/coach/reading/advice";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { billsNamed } from "./verdict-items";
import type { VerdictQuestion, VerdictReading } from "./verdict";

/** 'We hardly turn on Summit Cable. Worth dropping?' 'Is the gym worth keeping?' */
export function worthKeeping(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const bills = billsNamed(asked);
  if (bills.length === 0 || asked.onceCents.length > 0 || asked.monthlyCents !== null) return null;
  if (!says(WORTH) || says(NOT_WORTH)) return null;
  // What is no bill can't be looked up as one.
  if (asked.of("merchant", "category", "part").some((shop) => !bills.some((bill) => overlaps(bill, shop)))) return null;
  return { is: "plan", request: { ...adviceOf("stop", asked, asked.person), subject: subjectOf(bills) } };
}
const DROPS = either(
  "drop(?:ping)?|cancel\\w*|cut(?:ting)?|ditch(?:ing)?|quit(?:ting)?|kill(?:ing)?|axe|axing|(?:get|getting) rid of",
  "stop(?:ping)?(?: paying)?|let(?:ting)? (?:it |them )?go",
);
const WORTH = either(
  "(?:dumb|stupid|silly|crazy|smart|nuts|foolish) to (?:keep|still pay|hang on to)",
  `worth (?:it|keeping|having|the (?:money|price|cost)|paying|what (?:i|we) pay|${DROPS})`,
  `(?:keep|keeping) (?:it |them )?(?:or|vs|versus) (?:${DROPS})|(?:${DROPS})(?: it| them)? or keep`,
  "(?:should|shall|could|can|would|might|do) (?:i|we) (?:just |maybe |finally |still )*" +
    `(?:${DROPS}|keep|need|even need)`,
  `(?:does|would|will|if|thinking (?:about|of)|what if)(?: \\S+){0,2} (?:${DROPS})`,
  `if (?:the |my |our )?\\S+(?: \\S+)? goes(?! (?:up|out))|time to (?:${DROPS})`,
  "(?:waste|down the drain|throwing (?:\\S+ )?money|money pit)|waste of money|paying for nothing|justif(?:y|ied)",
);
const NOT_WORTH = either(
  "dearest|cheapest|most expensive|loans?|debts?|cards?|insurance|rent|mortgage|did|was|were|when",
  "last (?:time|bill|payment)|budget|jobs?|due|goes (?:out|up|through|toward|to|into|on)|net worth|which|list",
  "all (?:my|our) subscriptions|how many",
);
