// How people put it at a kitchen table, brought to the words that the readings know: verbs of the household, moments that
// are held against each other, requests, and what is said beside the question and changes nothing of it.

import { anyOf, followedBy, inOrder, notPrecededBy } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";
import { EVERYDAY_REQUESTS } from "./everyday-requests";

const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december";
const VEHICLE = "(?:car|truck|van|suv|vehicle|jeep|ride|minivan)";
const I = "(?:i|we)";
const WEEKDAY = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const CLOSE = "(?:husband|wife|spouse|partner|girlfriend|boyfriend|fiance|fiancee)";

/** Money that comes in, goes out, or hasn't arrived yet, and what is done with a car. */
const VERBS: readonly Way[] = [
  // What somebody holds may be no account here: it is asked for as one.
  [
    inOrder(
      /\b(?:what is|how much is) (?:in )?(?:my|our|the) (401k|403b|ira|roth ira|hsa|crypto|bitcoin|pension)/g,
      /(?: (?:at|worth|sitting at|up to|doing))?(?: (?:now|today|right now))?$/g,
    ),
    "how much is in my $1",
  ],
  // What stays as it is changes nothing of a wish.
  [
    inOrder(
      / (?:,)?without (?:touching|dipping into|going into|breaking into|raiding|draining) (?:the |my |our |any )?/g,
      /(?:rainy day|emergency|savings)(?: (?:savings|fund|account|money))*/g,
    ),
    "",
  ],
  [
    / (?:, )?(?:after|not counting|without|minus) everything that is not (?:really |actually |exactly )?income(?: ,)? (?:like|such as) /g,
    " not counting ",
  ],
  [/\bhow come\b/g, "why"],
  [/\b(?:the |my |our )?grand total\b/g, "total"],
  // Of all there is, the best month is the one that left the most.
  [
    inOrder(
      /^((?:(?:what|which|when)(?: is| was)? )?(?:my |our |the )?best month(?: of all)?)/g,
      /(?= (?:ever|so far|this year|last year|of (?:the|this) year|in 20\d\d)$|$)/g,
    ),
    "$1 for saving",
  ],
  [/\b(gas|fuel) (?:at|from) the (?:gas )?pumps?\b/g, "$1"],
  [/\b(?:pay|paychecks?|salary) (?:and|plus) (?:the )?interest\b/g, "income"],
  [/\b(?:the |my |our )?net cash ?flow(?: income (?:minus|less) (?:spending|expenses))?\b/g, "how much was kept"],
  [
    /\b(?:did|has) (?:the|my|our) (car|auto|student) loan(?: balance)? (?:shrunk|shrink|dropped|drop|gone down|go down|decreased?|fallen|fall)\b/g,
    "of the $1 loan principal did i knock off",
  ],
  [/\bwhat do (i|we) have left(?: over)? (?:per|a|each|every) month\b/g, "how much do $1 keep per month"],
  [/\b(?:light|lights|electricity) bills?\b/g, "electric bill"],
  [/\b(?:card )?auto ?pays\b/g, "card payments"],
  [/\b(?:eat|ate|eaten|eating) (?:or|and) (?:drink|drank|drinking) out\b/g, "eat out"],
  [/\b(?:the |my |our )?emergency (?:money|stash|savings|cash|pot|cushion)\b/g, "emergency fund"],
  [/\bfood (?:at|from) the (?:store|supermarket|market)\b/g, "groceries"],
  [
    /\b(?:leave|left|leaving) (?:my |more |the most |most )?(?:of my )?money(?! (?:in|on|left|over))/g,
    "spend more money",
  ],
  [
    /\b(?:if (?:you|i|we) |when (?:you|i|we) |and )?(?:count|counting)(?: in)? (?:the |my |any )?(?:returns|refunds)\b/g,
    "net of returns",
  ],
  [/\bleft over (.*?)after (?:everything|all|all that|what)(?: that)? (?:i|we) (?:spent|spend)\b/g, "kept $1"],
  [
    anyOf(
      /\bdid (?:i|we) (?:get|receive|see) (?:my |our |a |the |any )?tax refund\b/g,
      /\bdid (?:my|our|the|a) tax refund (?:come|arrive|hit|show up|land|get here)(?: in)?\b/g,
    ),
    "did i earn anything from irs",
  ],
  [/\b(?:bring|brought|bringing) home\b/g, "earn"],
  [/\b(?:outlays?|outgoings)\b/g, "spending"],
  [new RegExp(`\\b(?:filling|fueling|refueling|gassing)(?: up)? (?:my|the|our) ${VEHICLE}\\b`, "g"), "gas"],
  [new RegExp(`\\b${VEHICLE} (?:got |was |get |been )*(?:fixed|repaired|serviced|worked on)\\b`, "g"), "car repairs"],
  [
    new RegExp(`\\b(?:fix(?:ed|ing)?|repair(?:ed|ing)?|servic(?:e|ed|ing)) (?:my|the|our) ${VEHICLE}\\b`, "g"),
    "car repairs",
  ],
  [
    anyOf(
      inOrder(
        /\b(?:(?:is|are|has|have) )?(?:not|yet to be|still not|yet to) /g,
        /(?:clear(?:ed)?|post(?:ed)?|gone through|settled?|been posted|process(?:ed)?|hit my account)(?: yet)?\b/g,
      ),
      /\bstill (?:processing|floating|clearing|to clear|to post)\b/g,
    ),
    "is pending",
  ],
  [/\b(?:withdraw|withdrew|withdrawn|pull|pulled)(?: out)? (?:of |from )?(?:the |an? )?atms?\b/g, "atm withdrawals"],
  [
    new RegExp(
      `\\bif ${I} (?:just |only )?(?:made|make|brewed|cooked|drank|ate) (?:my |our |the )?(.+?) at home(?: instead)?\\b`,
      "g",
    ),
    "if i stopped $1",
  ],
];

/** Two moments that are held against each other. */
const HELD: readonly Way[] = [
  [
    new RegExp(`\\b((?:${MONTH})(?: 20\\d\\d)?) (?:next to|beside) (?=(?:last |the )?(?:${MONTH})\\b)`, "g"),
    "$1 versus ",
  ],
  [
    inOrder(
      notPrecededBy(
        inOrder(
          /\b/g,
          anyOf(
            /make|made|earn|earned|income|bring in|brought in|bring home|brought home|come in|came in|take in|took in/g,
            /take home/g,
          ),
          /\b.*/g,
        ),
      ),
      /\bthan (?:it|they|that|i|we|what it|what i|what we) (?:was|were|did|had|spent|paid|used to be|used to)/g,
      /(?: back)?(?= (?:in|on|for|at|last|this|the|a|during|before|usually|normally)\b)/g,
    ),
    "than",
  ],
  [/\b(?:the )?same (?:bill|one|thing|charge)(?: a)? (?:year ago|last year|year back)\b/g, "same month last year"],
  [
    /\b(?:the )?first half of (the|this) year (vs|versus|compared to|compared with|against) (?:right )?(?:now|since)\b/g,
    "first half of $1 year $2 second half of $1 year",
  ],
  [/\b(vs|versus|against) (?:right )?now (?=(?:on|for|at)\b)/g, "$1 this month "],
  [/\b(?:right )?now (?=vs\b|versus\b|compared\b|against\b|and a year ago)/g, "this month "],
  [/\b(vs|versus|compared to|compared with|against) (?:right )?(?:now|today|currently|these days)$/g, "$1 this month"],
  [
    new RegExp(
      `\\bthe same (?:days|dates|stretch|part|point|period)(?: of| in)(?: the)? (?=(?:${MONTH}|last|this)\\b)`,
      "g",
    ),
    "",
  ],
  [
    inOrder(
      /\b(?:am|are) (?:i|we) (?:running |going |doing |spending |tracking )?(?:ahead|behind|over|above|below|under)/g,
      /(?: of)?(?: where (?:i|we) (?:was|were))? (?=(?:at )?(?:this|the same) (?:point|time))/g,
    ),
    "did i spend more this month than ",
  ],
];

/** A budget has many names. */
const PLANS: readonly Way[] = [
  [
    inOrder(
      /\bwhat(?: all)? (?:have|did|has) (?:i|we) not (?:yet )?(?:used?(?: up)?|spen[dt]|touch(?:ed)?)(?: yet)? /g,
      /(?:of|from|in|out of) (?=(?:\S+ ){0,4}(?:budgets?|allowance|envelopes?)\b)/g,
    ),
    "how much is left in ",
  ],
  [
    /\b(?:(?:the )?unspent|(?:the )?unused) (?:part|amount|money|half|bit|rest|portion)? ?(?:of|from|in) (?=(?:\S+ ){0,4}(?:budgets?|allowance|envelopes?)\b)/g,
    "how much is left in ",
  ],
  [
    inOrder(
      /\b(inside|within|under|below|over|past|above)(?: of)? (?:the|my|our) (?:limit|cap|allowance|plan)/g,
      /\b(?!.*\b(?:cards?|credit)\b)(?<!\b(?:cards?|credit)\b.*)/g,
    ),
    "$1 budget",
  ],
  [
    /\b(?:is there|do i have|do we have|have i got|have we got)(?: still)? enough (\w+) (?:money|budget)(?: left)?\b.*/g,
    "how much is left in the $1 budget",
  ],
  [new RegExp(`\\b(left over|leftover|kept|saved|left) at the end of (?=(?:${MONTH})\\b)`, "g"), "$1 in "],
  [
    inOrder(
      /(?<=\b(?:left over|leftover|kept|keep|saved|save)\b.*)(?: ,)? (?:money in|income|what came in) (?:minus|less) /g,
      /(?:money out|spending|expenses|what went out)$/g,
    ),
    "",
  ],
];

/** Days in other words. */
const DAYS: readonly Way[] = [
  [
    new RegExp(
      `\\b(${MONTH})s (?=(?:spending|total|totals|income|expenses|groceries|rent|bills?|gas|restaurants?|eating|budget)\\b)`,
      "g",
    ),
    "$1 ",
  ],
  [new RegExp(`\\bthe first of (${MONTH})\\b`, "g"), "$1 1"],
  [new RegExp(`\\b(?:${WEEKDAY}) (?=\\d{1,2}(?:th)? (?:of )?(?:${MONTH})\\b|(?:${MONTH}) \\d)`, "g"), ""],
  [
    new RegExp(
      `\\b(${MONTH}) (\\d{1,2})(?:th)? and (\\d{1,2})(?:th)?(?!\\d| (?:of )?(?:${MONTH}|times|purchases))`,
      "g",
    ),
    "$1 $2 to $3",
  ],
  [new RegExp(`\\bthis (${MONTH}) (than|vs|versus|compared to|and|or) the \\1 before\\b`, "g"), "this $1 $2 last $1"],
  [
    /\b(?:the )?same (?:\d+ )?(?:months|weeks|days|period|stretch|dates) (?:of |in )?last year\b/g,
    "the same time last year",
  ],
  [/(?<=\byear) (?:until|till|up to|through|to) (?:now|today)\b/g, ""],
  [/\btax year (?=20\d\d\b)/g, ""],
  [/ (?:that )?you (?:know about|know of|can see|have on record|have records of)\b/g, " ever"],
  [/\b(?:the )?weekend before (?:this one|this)\b/g, "last weekend"],
  [/\b(?:the )?(?:last|past) half (?:a )?year\b|\bthe past half year\b/g, "the last 6 months"],
  [/\b(?:the )?(?:last|past) (\d+) (?:finished|completed|closed|full) (months|weeks|years)\b/g, "last $1 $2"],
  [
    new RegExp(
      `\\b(?:the )?same (?:stretch|days|dates|part|span|period|time|point)(?: of| in)? (?=20\\d\\d\\b|${MONTH})`,
      "g",
    ),
    "",
  ],
  [
    inOrder(
      /(?<=^| )/g,
      notPrecededBy(
        inOrder(
          /\b/g,
          anyOf(
            /in|of|last|this|since|for|during|and|or|vs|versus|than|to|through|from|by|until|between|before|after|early/g,
            /late|mid/g,
          ),
          / /g,
        ),
      ),
      /march /g,
      followedBy(
        anyOf(
          /gas\b|groceries\b|rent\b|spending\b|income\b|total\b|bills?\b|restaurants?\b|eating\b|utilities\b|vs\b/g,
          /versus\b|and\b|to\b/g,
        ),
      ),
    ),
    "in march ",
  ],
];

/** Said beside the question: who asks, that all of it counts, that it is so. */
const BESIDE: readonly Way[] = [
  // 'Wasn't the water bill 45' leaves nothing out.
  [/^(?:and |but |so |ok )*(was|were|is|are) not (?=(?:the|our|my|it|that|this|those|these|there) )/g, "$1 "],
  [/(?<=\b(?:last|this|next|per|every) )(?:weak|wek)\b/g, "week"],
  [/\bcalendar (?=20\d\d\b|years?\b)/g, ""],
  [/\bas an? \w+ (?=i\b|we\b)/g, ""],
  [
    inOrder(
      /(?: ,)? (?:and )?i am (?:an? )?(?:retired|retiree|old|bored|on a break|in a hurry|curious|new here)/g,
      /(?: (?:and|so)(?: i)?(?: just)? (?:like|want) to (?:know|keep track)(?: \w+){0,3})?$/g,
    ),
    "",
  ],
  [
    inOrder(
      /(?<=\S) (?:, )?(?:i am |im |a bit |so |just |getting |kinda )*/g,
      /(?:nervous|worried|scared|afraid|anxious|stressed|curious|asking)/g,
      /(?: (?:about|of|that|because|since|if|for)(?: \S+){1,6})?$/g,
    ),
    "",
  ],
  [/(?: ,)? (?:all categories|all told|across the board|everything included|all in|all of it)(?=$| ,)/g, ""],
  [/ , (?:(?!not\b)\w+ ){1,3}(?:included|includes|and all)$/g, ""],
  [
    new RegExp(
      `^(?:so |ok |and )*my ${CLOSE} (?:bets|says|thinks|swears|claims|insists)(?: that)? (we|i) (?=.*\\b(?:more|less)\\b)(?!.*\\bbut\\b)`,
      "g",
    ),
    "did $1 ",
  ],
  [/(?: ,)? (?:who wins|who is right|right or wrong|true or false)$/g, ""],
  [/(?: ,)? is (?:he|she|that|this|it) (?:right|correct|true)$/g, ""],
  [new RegExp(`\\bsince (${MONTH}) (?:started|began)\\b`, "g"), "since $1"],
  [/\bback from (?:the )?(?:stores|shops|places)\b/g, "back"],
];

export const EVERYDAY: readonly Way[] = [...BESIDE, ...DAYS, ...VERBS, ...HELD, ...EVERYDAY_REQUESTS, ...PLANS];
