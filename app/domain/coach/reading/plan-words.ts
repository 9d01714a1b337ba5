// Questions that want advice rather than a figure, and the words that tell which.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import type { PlanKind } from "./plan-request";
import type { Evidence } from "./lexicon";

export const PLAN_WORDS: Readonly<Record<PlanKind, readonly Evidence[]>> = {
  afford: [
    [
      either(
        "afford|can (?:i|we) (?:buy|get|go|swing|manage|handle|pull off|justify|get away with|pay for)",
        "could (?:i|we) (?:buy|get|swing|manage|handle)|should (?:i|we) (?:buy|get|lease)",
        "enough (?:money )?(?:for|to buy)|good idea|is it ok(?:ay)? to (?:buy|spend)|splurge",
      ),
      3.2,
    ],
  ],
  home: [
    [
      "how much (?:house|home|rent|mortgage|apartment)|(?:house|home|rent|mortgage|apartment) (?:can|could) (?:i|we) afford",
      4.5,
    ],
    ["(?:rent|mortgage) (?:be )?(?:ok|okay|too much|fine|doable)|afford (?:a )?(?:rent|mortgage)", 3.6],
  ],
  first: [
    [
      either(
        "(?:do|start|focus|tackle|prioriti[sz]e|work on)(?: on)? first|where (?:do|should) i (?:start|begin)",
        "next step|priorit(?:y|ies)|give me advice|any advice",
      ),
      3.4,
    ],
  ],
  "debt-or-save": [
    [
      either(
        "(?:save|saving|savings|emergency fund|invest|investing) or (?:pay|paying|debt)",
        "(?:pay|paying|debt)(?: \\S+){0,5} or (?:\\S+ ){0,3}(?:save|saving|savings|emergency fund|invest|investing)",
        "(?:use|using)(?: \\S+){0,2} savings to pay",
      ),
      5,
    ],
  ],
  "emergency-fund": [
    ["emergency fund|rainy day fund|safety net|cushion", 3],
    ["(?:live|last|survive|get by)(?: \\S+){0,3} (?:savings|without)|savings last|months could", 3.4],
  ],
  "debt-free": [
    [
      either(
        "debt free|free of debt|out of debt|rid of(?: \\S+){0,3} debt|done with(?: \\S+){0,2} debt|snowball|avalanche",
        "pay off (?:my |all |all my |the )?(?:debts?|cards?|loans?)|(?:debt|card|loan)(?: \\S+){0,3} paid off",
        "fastest way|which (?:debt|card|loan)(?: \\S+){0,3} first",
      ),
      4.2,
    ],
  ],
  "extra-payment": [
    [
      "what if i (?:pay|paid|put)|extra|more (?:a|per|each|every) month|faster|(?:pay|put) (?:an )?(?:extra|additional)",
      2.4,
    ],
  ],
  loan: [
    ["(?:payments?|cost|monthly)(?: \\S+){0,4} loan|loan(?: \\S+){0,6} (?:payment|cost)|borrow|how long to pay off", 3],
  ],
  "save-up": [
    [
      either(
        "(?:save|put away|set aside|put aside)(?: \\S+){0,5} (?:to have|by|to get|for)",
        "if i (?:save|put away|set aside|put aside|invest)|need to save|save (?:up )?for|have to save|want to save",
      ),
      3.4,
    ],
  ],
  windfall: [["bonus|windfall|inherit(?:ed|ance)?|tax refund|stimulus|what (?:do|should) i do with|lump sum", 3]],
  "good-rate": [
    [
      either(
        "(?:good|bad|fair|high|decent|normal|ok)(?: \\S+){0,2} (?:rate|apr|interest)",
        "(?:rate|apr|interest)(?: \\S+){0,3} (?:good|bad|fair|high|decent|too high)",
        "\\S+% (?:apr |interest )?(?:a )?(?:good|bad|fair|high|ok)|refinanc\\w+|consolidat\\w+",
      ),
      3.6,
    ],
  ],
  "what-changed": [
    ["what(?: has| is)? (?:changed|different|new)|whats changed|anything (?:changed|new|different)", 3.6],
  ],
  cut: [
    [
      either(
        "(?:where|what|how|which)(?: \\S+){0,3} (?:cut|save on|trim|reduce)|cut back|cut down|spend less",
        "stop (?:over)?spending|overspend\\w*|(?:can|could|do|should|to) (?:i |we )?save more|reduce my|lower my",
        "cancel",
      ),
      3.2,
    ],
  ],
  budget: [
    [
      either(
        "(?:make|create|build|draft|give|set up|help)(?: \\S+){0,4} budget|should my(?: \\S+){0,3} budget",
        "budget (?:be|should)|what should i budget|how (?:do|should) i budget",
      ),
      4,
    ],
  ],
  "job-lost": [["(?:lose|lost|losing|quit)(?: \\S+){0,2}(?: job| work)|unemployed|laid off|fired", 3]],
  // Read by what has to stand together (advice.ts), or not at all.
  raise: [],
  child: [],
  "pay-off-now": [],
  stop: [],
  retire: [["retire|retirement|401k|ira|pension", 3]],
  credit: [
    [
      "credit (?:score|report|rating)|(?:raise|improve|fix|boost|build)(?: \\S+){0,3} (?:score|credit)|my score|fico",
      3.4,
    ],
  ],
  standing: [
    [
      either(
        "should (?:i|we) (?:be )?(?:worry|worried|worrying|concerned|panic\\w*)",
        "(?:do|am|are) (?:i|we) (?:need to worry|in trouble|screwed|drowning|in bad shape)|how am i doing",
        "how are (?:my|our) finances|am i (?:ok|okay|doing|poor|broke|rich|good|fine)|financial health|how bad is it",
        "in good shape|my finances",
      ),
      3.4,
    ],
  ],
  judge: [
    [
      either(
        "too (?:much|high|expensive|many)",
        "(?:is|are)(?!.*\\b(?:apr|rate)\\b)(?: \\S+){0,4} (?:normal|reasonable|crazy|a lot|healthy|ok|okay|bad|good)",
        "should i (?:be )?(?:spend|spending|paying)|worth it|enough",
      ),
      2.6,
    ],
  ],
  // Read as what wants a yes or a no, or by its looks.
  "save-more": [],
  "goal-change": [],
  extra: [],
  "to-savings": [],
  "savings-rate": [],
  "debt-total": [],
  subscriptions: [],
  "invest-more": [],
  "give-more": [],
  gifts: [],
  "third-paycheck": [],
  move: [],
  statement: [],
  "card-or-cash": [],
  "budget-figure": [],
  "budget-change": [],
  "cash-by": [],
  "sum-when": [],
  "cash-then": [],
  "income-year": [],
  "debt-payments": [],
  "goal-and-account": [],
  "usual-left": [],
};

/** What a plan is about beyond its own words: things that are bought, people, reasons. They explain themselves. */
export const PLAN_THINGS = inOrder(
  /^/,
  anyOf(
    /laptop|tv|car|cars|truck|house|home|apartment|vacation|trip|phone|dog|cat|baby|kid|kids|wedding|couch|bike/,
    /computer|ring|boat|down|months?|years?|term|better|best|way|fast|faster|rate|good|bad|high|low|job|lose|lost/,
    /month|extra|score|credit|raise|first|finances|changed|loan|loans|payment|card|cards|debt|save|pay|fund|build/,
    /summer|do|new|used|it|reach|higher|lower|off|live|restaurants?|worth|buy|get|spend|spending/,
  ),
  /$/,
);
