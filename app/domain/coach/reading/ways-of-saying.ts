// Many ways to say one thing, brought to the one that the readings know: what is left out, in which order, what was so
// dear, and clauses that ask nothing. Plain words in, plain words out; nothing here knows a person or a day.

import { inOrder } from "~/domain/language/pattern";
import { EVERYDAY } from "./everyday";
import { LEFT_OUT, leavingOut } from "./left-out";
import { ordered } from "./orders";
import { CALLED_OTHERWISE } from "./called-otherwise";
import { OWED_AND_BEFORE } from "./owed-and-before";
import { ROWS_WANTED } from "./rows-wanted";
import { WAYS_OF_COMPARING } from "./ways-of-comparing";
import { WAYS_OF_ASKING } from "./ways-of-asking";
import { WHERE_IT_STOOD } from "./where-it-stood";
import { WAYS_OF_SHOWING } from "./ways-of-showing";

export type Way = readonly [pattern: RegExp, said: string | ((...parts: string[]) => string)];

const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december";
const DAYS = `(?:(?:${MONTH})\\b|(?:last|this|the|that) (?:month|week|year|weekend|summer|winter|spring|fall|quarter)|today|yesterday|20\\d\\d)`;

const KIN = "(?:husband|wife|spouse|partner|girlfriend|boyfriend|fiance|fiancee)";
/** Who shares the money is 'we', and what they claim is only why it's asked. */
const SHARED: readonly Way[] = [
  [new RegExp(`\\b(?:my ${KIN} and (?:i|me)|(?:i|me) and my ${KIN})\\b`, "g"), "we"],
  [
    new RegExp(
      `\\b(?:so |ok |well |but )*my ${KIN} (?:swears?|thinks?|says?|said|claims?|insists?)(?: that)? ` +
        "(?:(?!but\\b|what\\b|how\\b)[a-z]+ ){2,9}but (?=(?:we|i)\\b)",
      "g",
    ),
    "",
  ],
  [/\b(?:i )?(?:feel|feels|felt) like (?:it is )?every (?:single )?\w+day (?=we\b|i\b)/g, ""],
  [/ so (?:that )?i can (?:show|tell|prove it to|prove to) (?:him|her|them)(?: that)?$/g, ""],
];

const ASKED: readonly Way[] = [
  [
    /\b(?:flying|flew|flies) (?:out of|out|right out of)(?: the| my| our)? (?:door|window|pockets?|wallets?|account)\b/g,
    "going",
  ],
  // What went back is taken off every sum of what was spent.
  [
    inOrder(
      /(?: ,)? (?:net of|after|minus|less) /g,
      /(?:(?:all|the|my|our|what|stuff|things|whatever|everything|i|we|they|got|was|were|is|that|which|had) )*/g,
      /(?:refunds?|returns?|returned|sent back|refunded|took back|brought back)(?: are taken off)?(?=$| )/g,
    ),
    "",
  ],
  // Days
  [
    /\b(last|this) (month|week|year)s (?!ago|and|or|in|i|we|my|how|what|were|was|did|have|has|is|are|go|gone|went|one|paid|already|,)(?=[a-z])/g,
    "$1 $2 ",
  ],
  [
    /\b(first|second|last) half(?! (?:of|in|last|this|20))(?! (?:january|february|march|april|may|june|july|august|september|october|november|december))/g,
    "$1 half of the year",
  ],
  [/\b(?:over |for |on |in )?the same (?:days|dates|period|stretch)$/g, ""],
  [/ , same (?:days|dates|period|stretch)\b/g, ""],
  [
    /\b(this|the) (month|week|year)\b(.*?)\b(against|versus|vs|than|compared to|compared with) (?:the )?last(?=$| ,)/g,
    "$1 $2$3$4 last $2",
  ],
  // Days that are given decide what 'the second week' is.
  [
    new RegExp(
      `\\b(?:in |for |of )?(?:the )?(?:first|second|third|fourth|last|\\d(?:th)?) week (?:of|in) (${MONTH})` +
        "(?: please)?(?: ,)? (?=(?:from )?(?:the )?\\d{1,2}(?:th)? (?:to|through|until)\\b)(?:from )?(?:the )?",
      "g",
    ),
    "$1 ",
  ],
  [/(?: ,)? (?:for example|for instance|e g|lets say)(?=$| ,)/g, ""],
  // One held against another
  [/\bcompare (.+?) (?:to|with|against) /g, "compare $1 versus "],
  [new RegExp(`\\bcompare (.+?) and (?=${DAYS})`, "g"), "compare $1 versus "],
  [/\b(up or down|down or up) (?:from|on) /g, "$1 versus "],
  [/\b(more or less|higher or lower) (?:from|since|on) /g, "$1 versus "],
  [/\bhow many (more|fewer|less) times\b/g, "how many times $1"],
  // What was so dear
  [
    new RegExp(
      `\\bwhy (?:was|is|were|did) (${DAYS})(?: \\S+){0,2}? (?:so |this |that |be so )?(?:expensive|pricey|costly|high|bad|much)\\b`,
      "g",
    ),
    "why was $1 so expensive",
  ],
  [
    new RegExp(`\\bwhat made (${DAYS})(?: \\S+)? so (?:expensive|pricey|costly|high|bad)\\b`, "g"),
    "why was $1 so expensive",
  ],
  [
    /\bwhy (?:did|do|have|am) (?:i|we) (?:spend|spent|spending|pay|paid) (?:so|that|this) much(?: money)? (?:on|at|for) (.+)/g,
    "list my biggest purchases on $1",
  ],
  [
    new RegExp(
      `\\bwhy (?:did|do|have|am) (?:i|we) (?:spend|spent|spending|pay|paid) (?:so|that|this) much(?: money)?(?: in)? (${DAYS})`,
      "g",
    ),
    "why was $1 so expensive",
  ],
  [
    new RegExp(`\\bhow (?:bad|much|expensive) (?:was|is|were)(?: it)?(?: in| for)? (?=${DAYS})`, "g"),
    "how much did i spend in ",
  ],
  [/\b(\d+) (?:full|whole|complete|entire) (months?|weeks?|years?)\b/g, "$1 $2"],
  [
    /\bbills (?:are |do i have |i have )?(?:still )?(?:left(?! (?:my|our|the|checking|savings)\b)|remaining|outstanding|to go)\b/g,
    "bills coming",
  ],
  [/(?<=\bbills\b.*) including (?:the |my )?\S+$/g, ""],
  [/\b(?:cash|money)(?: \S+){0,5} (?:out of|from|at) (?:the |an |a )?atms?\b/g, "atm withdrawals"],
  [
    /\b(?:what|how much) (?:did|do|does|have|has) (?!i\b|we\b|my\b|it\b|that\b|this\b|they\b)(.+?) (?:come|came|add up|added up|amount) to\b/g,
    "how much did i spend on $1",
  ],
  [
    /\bhow (?:am|are) (?:i|we) doing (?:compared to|compared with|against|versus|vs) /g,
    "my spending this month versus ",
  ],
  [
    /\b(?:am|are) (?:i|we) doing (?:much |any |a lot )?(better|worse) (?:than|compared to) /g,
    "did i spend more this month than ",
  ],
  [new RegExp(`\\bby the way (?=(?:the )?(?:${MONTH}|\\$?\\d))`, "g"), "between "],
  [/(?: ,)? (?:including|with|counting|plus) (?:the |whats |what is )*pending(?: ones| stuff| charges)?$/g, ""],
  [
    /\baverage (?:spend|spending|cost|total) (?:on|for) (?:an? )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?\b/g,
    "average $1 spending",
  ],
  [/\bat (?:those|these) (?:(?:2|3|4|two|three|few) )?(?:places|spots|stores|shops|restaurants)\b/g, "there"],
  [/\b(?:could|can) (i|we) get (?:my|our) hands on\b/g, "do $1 have"],
  // "December's", where what it is of was said before
  [new RegExp(`\\b(${MONTH})s (?=(?:rent|mortgage|bill|payment|one|gone|been|come|out)\\b)`, "g"), "$1 "],
  // How often, and where
  [
    /\b(go|going|goes|visit|shop|eat|eaten|been|gone)( to| at| out| out to)? (?:the )?most(?! (?:expensive|of|on|money)\b)(?: often)?/g,
    "$1$2 most often",
  ],
  [/\bwhere do (i|we) go(?: to)?\b/g, "which stores do $1 go to"],
  [/\bfill ?ups?\b/g, "fill up"],
  [/^(?:and )?how much (?:per|a|each|every) (?:fill(?: up)?|visit|trip|stop|run)$/g, "how much each time"],
  [/\b((?:every|all)(?: \S+){1,4}) (?:i|we) have (?:ever )?(?:had|taken|made|gotten|paid for)$/g, "$1 ever"],
  [/\b(?:was|were|is|are) there (?:ever )?(?:some|any|a) months? (?:when |where |that |in which )?/g, "which months "],
  [/\bdid (i|we) ever (.+?) in a month\b/g, "which months did $1 $2"],
  // Bought, brought back, repaired
  [
    /\bafter (?:what|everything|all|whatever|the stuff|things)(?: that)? (?:i|we) (?:sent|took|brought|gave|have sent) back\b/g,
    "after returns",
  ],
  [/\b(?:the |my |our )?(?:car|truck|van)(?: \S+){0,2} in(?:to)? the shop\b/g, "car repairs"],
  [/\b(?:the |my |our )?(?:car|truck|van) broke down\b/g, "car repairs"],
  [
    /\b(?:how much|what)(?: did| was| is| does| do)? (?:they|it|that|this) (?:get|charge|cost|set|run|come to|set me back|take)(?: me| us)?(?: for| back)?$/g,
    "how much did i spend there",
  ],
  [
    new RegExp(
      "\\b(?<!(?:average|typical|usual|normal)(?: \\S+)? )" +
        "(?!(?:my|the|our|all|any|which|what|monthly|regular|recurring|of|more|other|these|those|and|pay|paid|" +
        "fixed|average|restaurant)\\b)([a-z]+) bills?(?= (?:this year|last (?:month|year|summer|winter|spring|" +
        `fall)|since|in (?:20\\d\\d|${MONTH})))`,
      "g",
    ),
    "$1 spending",
  ],
  // Income, and what was kept of it
  [
    /\b(?<!\bnot )(?:including|include|counting|with) (?:the |my |any )?interest(?=$| ,)(?<=\b(?:income|earn|earned|make|made|pay)\b.*)/g,
    "",
  ],
  [
    /\bout of (?:each|every) dollar(?: that)? (?:i|we) (?:earned|made|make|earn)(.*?)how much (?:did|do|have) (i|we) (keep|kept|save|saved)\b/g,
    "what percent of my income did $2 $3 $1",
  ],
  [/\bextra (transfers?|deposits?|payments?)\b/g, "$1"],
  [/ , i mean(?: the)?(?: ones)?\b/g, ""],
  [
    /\b(?:bigger|larger|more|higher|greater|over|above) than (?:the |my |our )?(?:regular|usual|normal|standard|monthly) \$?(?=\d)/g,
    "over $$",
  ],
  // What is told and asks nothing
  [/ , (?:i |we )?have not (?:gone|been|used|even|touched)(?: (?!,)\S+)*/g, ""],
  [/\b(\d)th (?=one\b|item\b|purchase\b|charge\b)/g, (_found, number = "") => `${ORDINALS[Number(number)] ?? "next"} `],
];
const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth"];

/** 'The third quarter or the second one': the later number is of the same. */
function ofOneKind(plain: string): string {
  const unit = /\b(?:q[1-4]|quarter)\b/.test(plain) ? "quarter" : /\bhalf\b/.test(plain) ? "half of the year" : null;
  return unit === null
    ? plain
    : plain.replace(/\bthe (first|second|third|fourth|[1-4]th)(?: one)?(?=$| ,| where| did)/g, `the $1 ${unit}`);
}

const said = (plain: string, ways: readonly Way[]): string =>
  ways.reduce(
    (text, [pattern, saying]) =>
      typeof saying === "string" ? text.replace(pattern, saying) : text.replace(pattern, saying),
    plain,
  );

/** The same question in the words that the readings know. */
export const plainlySaid = (plain: string): string =>
  ordered(
    leavingOut(
      said(ofOneKind(plain), [
        ...OWED_AND_BEFORE,
        ...WHERE_IT_STOOD,
        ...WAYS_OF_SHOWING,
        ...ROWS_WANTED,
        ...CALLED_OTHERWISE,
        ...WAYS_OF_COMPARING,
        ...WAYS_OF_ASKING,
        ...EVERYDAY,
        ...SHARED,
        ...LEFT_OUT,
        ...ASKED,
      ]),
    ),
  )
    .replace(/\s+/g, " ")
    .trim();
