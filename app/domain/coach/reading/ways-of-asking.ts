// Ways to ask for one thing that a question bank never has: what is wanted of the rows said behind them, days held against
// each other by a word, a verb for spending, and what is said so that nobody takes it amiss.

import { anyOf, followedBy, inOrder, notFollowedBy } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december";

/** Each row, or the first. */
const ROWS: readonly Way[] = [
  [
    inOrder(
      /^everything /g,
      followedBy(
        inOrder(
          /(?:over|above|under|below|more than|less than) \$?\d+(?: (?:bucks|dollars))? (?:on|from|in) (?:the|my|our) /g,
          /(?:\w+ )?(?:card|account|checking|visa|amex)\b/g,
        ),
      ),
    ),
    "list all purchases ",
  ],
  [
    /\b(?:what (?:is|was) )?(?:the )?(?:very )?first time (?:that )?(.+?) (?:shows? up|showed up|appears?|appeared|comes up)\b.*/g,
    "when did i first buy at $1",
  ],
];

/** Which of several takes most, or changed most. */
const ORDERS: readonly Way[] = [
  [
    inOrder(
      /\b(?:what (?:is|was|are|were) |which (?:is|was) )?(?:my |our |the )?/g,
      /(?:smallest|lowest|cheapest|tiniest|least expensive) (?:expense |spending |budget |cost )*categor(?:y|ies)\b/g,
    ),
    "which category did i spend the least on",
  ],
  [
    inOrder(
      /\b(?:what (?:is|was) |which (?:is|was) )?(?:my |our |the )?(?:smallest|lowest|cheapest) /g,
      /(store|shop|place|merchant) (?:that )?(?:i|we) (?:spend|spent|shop|shopped|go|went)(?: money)?(?: at| in| to)?/g,
      /\b/g,
    ),
    "which $1 did i spend the least at",
  ],
  [
    /\b(?:did|does|has|have) (.+?) (?:really )?(?:charged?|billed?) (me|us) (?:twice|double|two times|more than once)\b/g,
    "how many times did $1 charge $2",
  ],
  [
    /\b(what|which categor(?:y|ies)|which ones?|where) (?:all )?(?:has |have |did )?(?:moved|shifted|swung|move|shift|swing) (?:the )?most\b/g,
    "which categories changed the most",
  ],
  [
    inOrder(
      /\b(which|what) ((?:\d+ )?[a-z]+(?: [a-z]+)?) (?:gets?|got|takes?|took|eats?|ate)(?: up)? (?:the )?most(?: of)?/g,
      / (?:my|our) (?:money|cash|pay ?checks?|pay)\b/g,
    ),
    "$1 $2 did i spend the most on",
  ],
  [
    new RegExp(
      "^months ((?:(?:this|last) year|in 20\\d\\d|20\\d\\d) )?(?:in which|where|when|that) " +
        "(?:my |our |the |i |we )?(.+?) (?:went |was |were |came to |cost |go |spent )?" +
        "(?=(?:over|above|under|below|more than|less than) \\$?\\d)",
      "g",
    ),
    "which months $1did i spend on $2 ",
  ],
  [
    /\b(?:the )?(highest|biggest|largest|lowest|smallest) (water|electric|power|phone|gas|internet|utility|heating) bill\b/g,
    "$1 $2 purchase",
  ],
];

/** 'Is water up': the price of what comes back. */
const DEARER: readonly Way[] = [
  [
    inOrder(
      /^is (?:my |our |the )?/g,
      notFollowedBy(
        inOrder(
          /.*\b/g,
          anyOf(
            /spend\w*|spent|expenses?|costs?|income|earnings|pay|balance|debts?|score|credit|worth|savings?|total|tab/g,
            /limit|goal/g,
          ),
          /\b/g,
        ),
      ),
      /((?:\S+ ){0,2}?\S+) (?:up|higher|going up|more expensive|pricier)(?: (?:now|lately|again|this month))?$/g,
    ),
    "did the price of $1 go up",
  ],
];

/** 'These days' beside an average says nothing of days. */
const LATELY: readonly Way[] = [
  [
    /^(?=.*\b(?:average|typical(?:ly)?|usual(?:ly)?|(?:a|per|each|every) month|monthly|(?:a|per|each|every) week)\b)(.*?) ?\b(?:these days|nowadays)\b(?: ,)?/g,
    "$1",
  ],
  [/\bwhat (?:all )?did (i|we) pay for(?= (?:that|on|yesterday|today|last|this|then)\b|$| ,)/g, "list what did $1 buy"],
];

/** The budget by its other name. */
const PLANNED: readonly Way[] = [
  [
    inOrder(
      /\b(compared (?:to|with)|against|versus|vs|over|under|beyond|within|exceed(?:ed)?|than) /g,
      /(?:the|our|my|what (?:was|we|i) (?:had )?)(?: ?(?:spending|original|monthly))? ?(?:plan|planned)\b/g,
    ),
    "$1 the budget",
  ],
  [
    /\b(over|under)(?:spen[dt]|shoot|shot) (?:compared (?:to|with)|against|versus|vs) the budget\b/g,
    (_all, way) => (way === "over" ? "go over the budget" : "stay under the budget"),
  ],
];

/** Days, and what they are held against. */
const HELD_DAYS: readonly Way[] = [
  [
    new RegExp(
      `\\b((?:${MONTH})(?: (?:to|through|until|and) (?:${MONTH}))?)(?: ,)? (?:in |of |for )?both years\\b`,
      "g",
    ),
    "$1 this year and last year",
  ],
  [
    new RegExp(`\\bthis (${MONTH}) (than|vs|versus|compared to|and|or) the (?:one|year) before\\b`, "g"),
    "this $1 $2 last $1",
  ],
  [
    /\b(bills?) ((?:much |any |a lot )?(?:higher|lower|bigger|smaller|more|less)) than (?:it was |they were )?(?:a|1|one) year ago\b/g,
    "$1 $2 than the same month last year",
  ],
  [/(?<=^|\s)march (?=and april\b)/g, "in march "],
  [/\bsat(?:urdays?)? and sun(?:days?)?(?: only)?\b/g, "weekends"],
  [/\bweekend (spending|purchases|charges|total)\b/g, "$1 on weekends"],
  [/\b(weekends) (.*)\bweekends\b/g, "$1 $2"],
  [new RegExp(`\\b((?:${MONTH}) (?:, )?(?:and )?(?:${MONTH})) of this year\\b`, "g"), "$1"],
  [/\bsince (?:my |the |last )*(?:payday|pay ?check)\b/g, "since i last got paid"],
];

/** Other words for what is bought, owed or had. */
const MATTERS: readonly Way[] = [
  [
    inOrder(
      /\b(?:cash|money) (?:did|have|do) (?:i|we) (?:pull|pulled|take|took|taken|get|got|withdraw|withdrawn)(?: out)? /g,
      /(?:of |from |at )(?:the |an? )?(?:atms?(?: machines?)?|(?:cash |bank )?machines?)\b/g,
    ),
    "atm withdrawals",
  ],
  [/\binterest charged (?=(?:on|to|by|for|in) )/g, "interest "],
  [
    /\broom (?:do|have) (i|we)(?: still)?(?: have| got)?(?: left)? on (?:my|the|our) (?:credit )?card\b/g,
    "available credit do $1 have on my card",
  ],
  [
    /\b(?:what|how much) (?:have|did) they (?:had|have|got|gotten|taken|take|get|made|make) (?:out of|off|from) (?:me|us)\b/g,
    "how much have i paid there",
  ],
  [
    /(?: ,)? (?:minus|less|net of|after) (?:what|whatever|the stuff)(?: that)? (?:i|we) (?:sent|brought|took|gave) back$/g,
    " after returns",
  ],
  [
    inOrder(
      /^(?:how much is )?(?:all )?(?:of )?(?:the |my |our )?cash(?: that)? (?:i|we) (?:could|can) /g,
      /(?:get at|get to|reach|lay (?:my|our) hands on)(?: \S+){0,2}? , (?:no|without|not counting) (?:the )?/g,
      /(?:stocks?|investments?|brokerage)$/g,
    ),
    "how much do i have in checking and savings together",
  ],
  [/\bfor (?:a|the|one|1) (?:whole|full|entire) year\b/g, "per year"],
  [/\band the (?:2|3|two|three) (loans|bills|subscriptions)\b/g, "and $1"],
  [/\bditch(?:ed|ing)?\b/g, "cancel"],
  [/(?<=\bif (?:i|we) cancel .*) but (?:kept|keep) everything else$/g, ""],
  [/\b(?:regular|recurring) payments (?:are )?(?:still )?to come\b/g, "bills are coming up"],
];

/** Said so that nobody takes it amiss. */
const ASIDE: readonly Way[] = [
  [/(?: ,)? (?:please )?(?:do not|no) (?:judge|judging|judgment|judgement|laugh|yell|ask)(?: me| why| at me)?$/g, ""],
];

export const WAYS_OF_ASKING: readonly Way[] = [
  ...ASIDE,
  ...ROWS,
  ...ORDERS,
  ...DEARER,
  ...LATELY,
  ...PLANNED,
  ...HELD_DAYS,
  ...MATTERS,
];
