// Ways of saying that take a whole clause: what came in against what went out, whether a card was paid and how much, since when
// a price is higher, and what is only said beside it.

import { anyOf, inOrder } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

const I = "(?:i|we|us|my family|our family|the family)";
const COMES_IN =
  "(?:(?:bring|brought|bringing|take|took|taking|make|made|making|earn|earned|earning|get|got|getting)(?: in)?|com(?:e|es|ing) in|came in)";
const GOES_OUT =
  "(?:(?:actually |really )?(?:spent|spend|spending|paid out|put out|sent out|went through|burn(?:ed|t)?)|went out|go(?:es|ing)? out)";
const BEATS = "(?:exceed(?:ed|s)?|beat|beats|cover(?:ed|s)?|outpace[ds]?|top(?:ped|s)?|outrun|outran)";

const CARD = "((?:(?:credit|cashback|rewards|travel|blue|bank) )?(?:card|visa|amex|mastercard))";
const HOW_MUCH =
  "(?:(?: ,)? and (?:for )?(?:how much|what)(?: (?:was|is|were|did))?(?: (?:it|that|the (?:amount|payment|total)))?(?: (?:for|come to|total))?)?";
const DAYS =
  "((?: (?:this|last) month| in (?:january|february|march|april|may|june|july|august|september|october|november|december))?)";

/** Whether a card was paid, on which day, and how much: its last payment, with the days that are said. */
const CARD_PAID: readonly Way[] = [
  [
    new RegExp(
      `\\b(?<!when )(?:did|has|have|was) (?:(?:the|my|our|that) )?${CARD}(?: bill| balance)? ` +
        `(?:(?:get|got|gotten|been|be|already|actually) )*paid(?! off)(?: already| yet)?${DAYS}${HOW_MUCH}` +
        "(?=$| ,)",
      "g",
    ),
    "what was the last $1 payment$2",
  ],
  [
    new RegExp(
      `\\b(?:did|have) (?:i|we) (?:already )?(?:pay|paid) (?:(?:the|my|our|that) )?${CARD}(?: bill| balance)?(?: already| yet)?${DAYS}${HOW_MUCH}(?=$| ,)`,
      "g",
    ),
    "what was the last $1 payment$2",
  ],
  [
    new RegExp(
      `\\b(?:what|which) (?:day|date) (?:did|was) (?:(?:the|my|our) )?${CARD}(?: autopay| auto pay| payment|` +
        ` bill)* (?:come out|go (?:out|through)|get paid|paid|hit|post|clear|taken out|leave)${DAYS}${HOW_MUCH}` +
        "(?=$| ,)",
      "g",
    ),
    "what was the last $1 payment$2",
  ],
  [
    new RegExp(
      `^when (?:did|was) (?:(?:the|my|our) )?${CARD}(?: autopay| auto pay| payment| bill)* (?:(?:get|last) )*` +
        `(?:come out|go (?:out|through)|paid)${DAYS}${HOW_MUCH}(?=$| ,)`,
      "g",
    ),
    "what was the last $1 payment$2",
  ],
];

/** 'How much did we send the card in September'. */
const SENT_TO_CARD: Way = [
  new RegExp(
    `\\b(?:how much|what) (?:did|have) (?:i|we) (?:send|sent|pay|paid) (?:to )?(?:the|my|our) ${CARD}(?: company)?${DAYS}(?=$| ,)`,
    "g",
  ),
  "what was the last $1 payment$2",
];

export const WAYS_OF_COMPARING: readonly Way[] = [
  ...CARD_PAID,
  SENT_TO_CARD,
  [
    inOrder(
      /^for (?:my|our|the|some|his|her) (?:(?!,)\S+ ){0,3}?/g,
      anyOf(
        /reconcil\w+|records?|files?|taxes|spreadsheet|notes|bookkeeping|report|review|books|paperwork|accountant/g,
        /check ?in|planning|log|journal/g,
      ),
      /(?: ,)? (?=\S)/g,
    ),
    "",
  ],
  // How many questions follow
  [
    /^(?:2|two|a couple(?: of)?) (?:things|questions)(?: please| for you)?(?: ,)? (?!(?:i|we|that|from|at|for|in|to|on|about)\b)(?=\S)/g,
    "",
  ],
  // The day on which a price rose
  [
    inOrder(
      /\b(?:(?:on )?(?:which|what) (?:date|day|month) |when )did (.+?) (?:first )?(?:start |begin |started |began )?/g,
      /(?:to )?(?:charg(?:e|ing)|bill(?:ing)?|cost(?:ing)?|ask(?:ing)? for)(?: (?:us|me))? /g,
      /(?:the |a |its |at the |this )?(?:higher|new|increased|bigger|current|extra|raised|more)/g,
      /(?: (?:price|rate|amount|fee|charge))?\b/g,
    ),
    "when did $1 raise its price",
  ],
  [
    inOrder(
      /\bhow much (?:extra|more) (?:does|do|is|are|will|did) (?!(?:i|we) )(?:the |my |our )?(.+?) (?:price )?/g,
      /(?:increase|hike|raise|bump|jump|rise)(?: (?:cost(?:ing)?|add(?:ing)?|run(?:ning)?|come to|mean))?/g,
      /(?: (?:me|us))?(?: (?:a|per|each|over a) (?:year|month))?\b/g,
    ),
    "how much did $1 price go up",
  ],
  [/\b(?:take|took|taken|taking|rake|raked) in\b/g, "earn"],
  [/\b(cheaper|dearer|pricier|costlier|more expensive) to live(?: here| like this| on)?\b/g, "$1"],
  [/\b(?:car|truck|van|suv|vehicle|jeep|auto|minivan|pickup) (?:note|payment)s?\b/g, "car payment"],
  [
    / (?:or )?(?:(?:am|are|is|was|were) )?(?:(?:i|we) )?(?:just )?(?:fooling|kidding|lying to|deceiving) (?:ourselves|myself|our selves)\b/g,
    "",
  ],
  [
    new RegExp(
      `\\b(?:(?:did|do|are|am|were|was|is|have|has) )?(?:${I} )?(?:more )?(?:money )?${COMES_IN} ` +
        "(?:some |any )?(?:more |less )?(?:money )?(?:in )?than (?:what )?(?:(?:i|we|it|was|is|are|did) )*" +
        `(?:going|${GOES_OUT})(?: out)?\\b`,
      "g",
    ),
    (all) => `did we live ${/\bless\b/.test(all) ? "beyond" : "within"} our means`,
  ],
  [
    new RegExp(
      `\\bdid (?:my |our |the )?(?:income|pay|paychecks?|earnings) ${BEATS} ` +
        "(?:my |our |the |all (?:my |our |the )?)?(?:spending|expenses|outgoings|costs|what (?:i|we) spent)\\b",
      "g",
    ),
    "did we live within our means",
  ],
];
