// How people speak of what they owe ("the house note", "debt not counting the house", "what order do they get paid off in"),
// and of the one before the last ("the water bill before last", "the last one against the one before").

import { captured, group, inOrder } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

const OUT = group(
  "without|not counting|not including|minus|less|except(?: for)?|excluding|besides|other than|apart from|aside from",
  "leaving out|leave out|if you leave out|outside of|beyond|setting aside|ignoring|but(?: not)?|all but|save for",
);
const OWE = "(?:owe[ds]?|owing|debts?|loans?)";
/** Days have their own "before last". */
const NO_DAYS =
  "(?!month|week|year|weekend|quarter|night|day|summer|winter|spring|fall|christmas|thanksgiving|mon|tues|wednes|thurs|fri|satur|sun)";
const WORD =
  "(?!(?:what|whats|was|is|were|did|do|does|the|my|our|of|on|in|at|to|for|how|much|and|which|when|that|this|last|show|me)\\b)[a-z]+";
const THING = `${NO_DAYS}${WORD}(?: ${WORD}){0,2}?`;
const ONE =
  "(?:bill|payment|charge|check|paycheck|deposit|visit|trip|time|purchase|order|statement|one|run|stop|haul|fill up)";

const OWED: readonly Way[] = [
  [/\b(?:(?:house|home) notes?|house loans?)\b/g, "mortgage"],
  [
    inOrder(
      /\b/g,
      captured(
        inOrder(
          /(?:percent|percentage|share|part|portion|fraction|chunk|much) of (?:my|our|the|all)(?: \S+){1,3} /g,
          /(?:go|goes|going|went|gone)(?: \S+)?/g,
        ),
      ),
      / (?:to|into|toward|on) (?:the |our |my )?(?:house|home)$/g,
    ),
    "$1 to the mortgage",
  ],
  [/\b(?:car|truck|auto|vehicle|van) note\b/g, "car loan"],
  [new RegExp(`\\b(${OUT}) (?:the |our |my )?home loan\\b`, "g"), "$1 the mortgage"],
  // What is left out of a debt, or paid off, is no house but its loan.
  [
    new RegExp(`\\b(${OWE}\\b.*?\\b${OUT}) (?:the |our |my )?(?:house|home)(?=$| ,| and | or )`, "g"),
    "$1 the mortgage",
  ],
  [
    new RegExp(
      `^(?:${OUT}|take|with|taking) (?:the |our |my )?(?:house|home)(?: out of it| aside| out)? , (.*\\b${OWE}\\b.*)$`,
      "g",
    ),
    "$1 not counting the mortgage",
  ],
  [new RegExp(`\\b(everything|all|anything)( that)? (i|we) owe but (?=the |our |my )`, "g"), "$1 $3 owe not counting "],
  [
    /\b(owe|left|payoff(?: date)?|pay ?off(?: date)?) (on|for) (?:the|our|my) (?:house|home)(?=$| ,| and | right| now| today)/g,
    "$1 $2 the mortgage",
  ],
  [
    /\bwhen (?:is|will|do|does) (?:the|our|my) (?:house|home) (?:be |get )?paid (?:off|for)\b/g,
    "when is the mortgage paid off",
  ],
  [
    /\bwhen (?:do|will|are) (?:i|we) (?:going to )?own (?:the|our|my) (?:house|home)(?: (?:outright|free and clear|for real|completely|fully))*(?=$| ,)/g,
    "when is the mortgage paid off",
  ],
  [
    inOrder(
      /\b(?:in )?(?:what|which) order (?:do|will|would|are|should) /g,
      /(?:they|those|these|my debts|our debts|the debts|the loans|our loans|it all)(?: all)? (?:get |be |getting )?/g,
      /(?:paid off|cleared|gone|done|finished)(?: in)?\b/g,
    ),
    "which debts do we pay off first",
  ],
  [/\bpay ?off dates? (?:of|on|for) (?=(?:the|my|our) )/g, "when will i pay off "],
];

const BEFORE: readonly Way[] = [
  // Whatever the last one is told with: the one before it, and how much more or less it was.
  [
    new RegExp(
      "^(?:so |ok |and )*(?:how (?:does|did|do)|compare|is|was) (?:the |my |our |this |that )?" +
        `(?:last |latest |newest |this |most recent |current )?(${THING}) (?:bill )?` +
        "(?:compared? (?:to|with|against)|stack up (?:to|against)|higher than|lower than|more than|less than|" +
        "up from|down from|bigger than|different from|vs|versus|against) (?:the |that )(?:one|bill) before(?: " +
        "(?:it|that|last))?$",
      "g",
    ),
    "what was the last $1 bill",
  ],
  [
    new RegExp(
      `^(?:the |my |our )?last (${THING}) bill (?:vs|versus|against|compared to|compared with) (?:the )?(?:one|bill) before(?: (?:it|that|last))?$`,
      "g",
    ),
    "what was the last $1 bill",
  ],
  [
    new RegExp(`\\b(?:the |my |our )?(${THING}) (${ONE}) before (?:the )?last(?: one)?\\b`, "g"),
    "the second to last $1 $2",
  ],
  [new RegExp(`\\b(?:the |my |our )?(${ONE}) before (?:the )?last(?: one)?\\b`, "g"), "the second to last $1"],
  [
    new RegExp(`\\b(?:the |my |our )?(${THING}) (?:${ONE} )?2 (?:bills|payments|visits|trips|charges) ago\\b`, "g"),
    "the second to last $1 bill",
  ],
];

export const OWED_AND_BEFORE: readonly Way[] = [...OWED, ...BEFORE];
