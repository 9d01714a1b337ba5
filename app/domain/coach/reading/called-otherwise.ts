// What people call things that the rows call otherwise: a college plan's deposits, dues, work on the side, who was paid by
// an app. Plain words in, plain words out.

import { either, inOrder } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

/** Fees that a bank takes, and words before 'fees' that name nobody. */
const BANKS = either(
  "bank|late|overdraft|atm|nsf|service|maintenance|foreign|wire|annual|monthly|yearly|card|account|hidden",
  "transaction|interest|finance|funds|balance|cash|advance|loan|processing|convenience|banking|credit|any|some|the",
  "my|our|no|in|of|and|or|more|extra|other|these|those|such|all|total|many|much|what|which|get|see|pay|paid|paying",
  "charge|charged|for|on|to|waive|avoid|with|as|a|an|are|is|were|was|without|counting|excluding|not|besides|than",
  "because|if|when|where|then|but|so|just|only|their|his|her|its|your|was|have|has|had|got|brokerage|investment",
  "trading|withdrawal|membership|subscription|penalty|returned|check|bounce|bounced|transfer|about|there|like|from",
  "every|each|per|via|them|into|did|does|you|they|who|why|how|extra|new|big|small|high|low|these|dumb|stupid|crazy",
  "random|hidden|junk|other",
);

/** Where one lives, beside its utilities or held against something. */
const HOME = "(?:apartment|apt|flat|place|house|home)";
const HELD = "(?:vs|versus|against|compared to|compared with)";

export const CALLED_OTHERWISE: readonly Way[] = [
  [
    new RegExp(
      `\\b(?:(?:the|our|my) )?${HOME} (?:with|plus|and|including) (?:(?:the|all|our|its) )*(?=utilit|power|water|electric)`,
      "g",
    ),
    "rent and ",
  ],
  [new RegExp(`\\b(?:the|our|my) (?:apartment|apt|flat)(?= (?:${HELD}|or)\\b)`, "g"), "rent"],
  [
    new RegExp(`\\b(${HELD}|or) (?:the|our|my) (?:apartment|apt|flat)\\b(?! (?:payment|insurance|deposit))`, "g"),
    "$1 rent",
  ],
  // A college plan is paid into: that is spending, as the rows have it.
  [/\b(529|college (?:fund|plan|savings)) (?:deposits?|contributions?|transfers?|installments?)\b/g, "$1 payments"],
  [
    inOrder(
      /^(.*\b(?:529|college (?:fund|plan|savings))\b.*?)(?: ,)? how much (?:have|did|has) (?:i|we|that|it) /g,
      /(?:put|pay|paid|set|saved?|contributed?|taken?|took|gone) ?(?:in(?:to)?(?: it)?|aside|away|to it)?\b/g,
    ),
    "how much did i spend on $1",
  ],
  [/\b(?:the |my |our )?bab(?:y|ies) (?=529\b|college\b)/g, "the "],
  [/\bcollege plan\b(?! to)/g, "college fund"],
  [/\b(my|our|the|total|charitable|church) giving\b(?! up)/g, "$1 donations and tithe"],
  // Dues and fees are named by whom they go to.
  [new RegExp(`\\b(?!(?:${BANKS})\\b)([a-z]{3,}) (?:fees|dues)\\b`, "g"), "charges from $1"],
  // Work beside the job, where no amount is named; a year is none.
  [
    /^(?!.*\d(?!\d)(?<!20\d\d))(.*)\bside (?:job|gig|hustle|work)s?(?: (?:money|income|cash|pay|earnings))?\b/g,
    "$1income other than paychecks",
  ],
  [/\bwhere (?:does|did|is) (?:all )?(?:of )?(?:my|our) (?:money|income) com(?:e|ing) from\b/g, "who pays me"],
  // An app that pays people has their names nowhere.
  [
    /\b(venmo|zelle|paypal|cash ?app)(?:ed|d|ing)(?: (?:to|out))?(?: (?:people|friends|folks|anyone|anybody|someone|somebody))?\b/g,
    "paid at $1",
  ],
  // One charge, of which only the amount is known.
  [
    new RegExp(
      "\\b(?:there (?:is|was)|i (?:see|have|got|found)|we (?:see|have|got|found)) (?:an? |this |that )?" +
        "(\\$?\\d+\\.\\d\\d)(?: (?:charge|payment|purchase|transaction))?(?= (?:at|from|on|to|with)\\b)",
      "g",
    ),
    "what was that charge of $1",
  ],
  [
    /^(?:which|what) (?:shop|store|place|merchant|company) (?:took|got|charged|is|was)(?: (?:me|us))?(?: the| that)? (\$?\d+\.\d\d)/g,
    "what was that charge of $1",
  ],
  [new RegExp(`^(?:the|that) (\\$?\\d+\\.\\d\\d) (?=(?:at|from|on|to)\\b)`, "g"), "what was that charge of $1 "],
  [
    inOrder(
      /^(?:who|someone|somebody|something|some (?:store|shop|place|company)) (?:charged|took|pulled|billed|got|hit)/g,
      /(?: me| us)?(?: for)? (\$?\d+\.\d\d)(.*?)(?: , who(?: was it| is it| was that)?)?$/g,
    ),
    "what was that charge of $1$2",
  ],
  [/\bgym memberships?\b(?! ,)/g, "gym"],
  [
    /\b(?:heaviest|steepest|heftiest|costliest) (?=(?:\S+ )?(?:charges?|purchases?|outlays?|expenses?|buys?|hits?|bills?|payments?|receipts?|things?)\b)/g,
    "biggest ",
  ],
  [/\bwhat (?:was|is) on (?:the|that|my|our) receipt from\b/g, "what did i buy at"],
  // Where one eats.
  [/\b(?:proper|real|actual|regular) restaurants?\b/g, "sit down restaurants"],
  [
    /\b(?:places|spots) (?:did|have|do) (i|we) (?:eat|eaten|ate|dine|dined|gone out to)(?: (?:at|in|out))*\b/g,
    "restaurants did $1 go to",
  ],
  // What one watches, hears and reads.
  [
    inOrder(
      /\b(?:(?:little|small|various|other|media|entertainment) )*subscriptions?(?: (?:do|have) (?:i|we)(?: have)?)? /g,
      /for (?:watch|listen|read|stream)\w*(?:(?: ,| and| or| to)+ (?:watch|listen|read|stream)\w*)*/g,
    ),
    "entertainment subscriptions",
  ],
  [/\b(?:streaming|media)(?:(?: ,| and| or)+ (?:streaming|media)) subscriptions?\b/g, "entertainment subscriptions"],
  [/\bmedia (?=subscriptions?\b|services?\b)/g, "entertainment "],
];
