// What is put in two clauses and is one question: each row's price behind a list, the sum behind a count, a word taken back.
// Brought together before a text is cut at its marks.

import { either, group, inOrder, precededBy } from "~/domain/language/pattern";

const END = "[\\s?.!]*$";
const EACH =
  "(?:each|every)(?: (?:one|time|single one|visit|trip|stop|stay|ride|order|appointment|charge|meal|haircut|purchase|of (?:them|those|these)))?";
const DID = "(?:did|was|were|has|had)";
const ROWS = "(?:charged|paid|spent|pay|charge|cost|spend|was|were)";

const LEAVES_OUT = either(
  "besides|beyond|apart from|aside from|other than|on top of|not counting|not including|excluding|except(?: for)?",
  "without|ignoring|leaving (?:out|aside)|setting aside|disregarding|omitting|bar|barring",
  "with(?=[^.?!;,]{2,60}(?:aside|out of|excluded|removed|gone|left out))|outside(?: of)?",
  "(?:setting|leaving|putting|taking)(?=[^.?!;,]{2,60}(?:aside|out|off|side))",
);

const BEFORE = "\\W*(?:(?:so|ok|okay|and|but|please|well|hey)[\\s,]+)*";
const ASKS =
  "(?:the|how|what|whats|what's|when|where|which|who|did|do|does|have|has|list|show|give|was|is|are|were|name|itemi[sz]e|tell|our|my)\\b";

const ON_DAY = group(
  "(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the \\d{1,2}(?:st|nd|rd|th)",
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?",
);

const ONE: readonly (readonly [RegExp, string])[] = [
  // "Payday's Friday, what's still coming out before then": until that day.
  [
    new RegExp(
      "^\\W*(?:(?:our|my|the|next|ok|so)[\\s,]+)*(?:payday|paycheck|pay ?check|pay|check|direct deposit)" +
        `(?:['’]?s| is| comes| hits| lands)?(?: not)?(?: till| until| in| on)? (${ON_DAY})[\\s,.;:-]+` +
        "(?:so |and )*((?:what|which|how much|anything|is there|does anything|do any|tell me)\\b[^.?!]*?) " +
        "(?:before|until|till|between now and) (?:then|that|it|payday)\\b",
      "i",
    ),
    "$2 before $1",
  ],
  // 'For the files: how many …'
  [/^\W*for (?:my|our|the) [^:.?!,]{3,30}:\s+/i, ""],
  // 'Our flights. When did we buy them and what did they cost?': a list of them.
  [
    inOrder(
      /^\W*((?:all|the|our|my|those|these)\s[^.?!,:;]{3,50})[.,:;!-]+\s*(?:tell me\s+)?(?:when|what (?:days?|dates?))/i,
      /\b[^.?!]*\b(?:them|they|those|these|each)\b[^.?!]*[\s?.!]*$/i,
    ),
    "list $1",
  ],
  [
    inOrder(
      /^\W*((?:all|the|our|my|those|these)\s[^.?!,:;]{3,50})[.,:;!-]+\s*/i,
      /(?:(?:i|we)\s+(?:want|need|would like)|give me|show me|tell me|please|with)?\s*(?:all\s+)?(?:the\s+)?/i,
      /(?:dates?|days?|amounts?|fares?|prices?|costs?)\s+(?:and|plus|with)\s+(?:the\s+)?/i,
      /(?:dates?|days?|amounts?|fares?|prices?|costs?)\b[^.?!]*[\s?.!]*$/i,
    ),
    "list $1",
  ],
  // 'When did we go, and what was charged each time?'
  [
    new RegExp(
      `(?<=\\S \\S+ .*?)(?:,| -)?\\s+(?:and\\s+)?(?:what\\s+(?:${DID}\\s+)?|how much\\s+${DID}\\s+)` +
        `(?:(?:we|i|it|they|he|she)\\s+)?(?:${ROWS}\\s+)*(?:(?:for|at|on)\\s+)?${EACH}` +
        `(?:\\s+(?:cost|was|were|came to|ran|run|charged))?(?:\\s+(?:us|me))?${END}`,
      "i",
    ),
    ", itemized?",
  ],
  // 'Cinema nights since September, what are they?', 'list them'
  [/(?<=\S \S+ .*),?\s+(?:what|which)\s+(?:are|were)\s+(?:they|those|these)(?:\s+all)?[\s?.!]*$/i, ", itemized?"],
  [
    /(?<=\S \S+ .*),?\s+(?:and\s+)?list\s+(?:em|them|those|each|each one)(?:\s+(?:all|out|please|pls|for me))*[\s?.!]*$/i,
    ", itemized?",
  ],
  // 'OK so rent aside, what did October cost us'
  [
    new RegExp(
      `^${BEFORE}(?!(?:with|setting|leaving|putting|taking|put|set|leave|take)\\b)` +
        "((?:(?:the|my|our)\\s+)?[\\w']+(?:\\s+[\\w'&]+){0,2}?)\\s+(?:aside|excluded|excluding|not included|" +
        `not counted|left out|out of it)\\s*[,;:-]+\\s*(${ASKS}[^.?!;]*)`,
      "i",
    ),
    "$2, not counting $1",
  ],
  // 'Take the house out of it, what do we owe'
  [
    new RegExp(
      `^${BEFORE}(?:take|taking|leave|leaving|with)\\s+((?:(?:the|my|our)\\s+)?[\\w']+(?:\\s+[\\w'&]+){0,2}?)` +
        "\\s+out(?:\\s+of (?:it|this|that|the (?:total|picture|sum|number|mix)))?\\s*[,;:-]+\\s*(?:so\\s+)?" +
        `(${ASKS}[^.?!;]*)`,
      "i",
    ),
    "$2, not counting $1",
  ],
  // 'Besides rent, what did we spend', 'beyond the usual 400, what did we move': what is left out belongs to what is asked.
  [new RegExp(`^${BEFORE}((?:${LEAVES_OUT})\\b[^.?!;\\d]{2,80}?),\\s+(${ASKS}[^.?!;]*)`, "i"), "$2, $1"],
  [new RegExp(`^(${BEFORE}(?:${LEAVES_OUT})\\b[^.?!;]{2,80}?),\\s+(?=${ASKS})`, "i"), "$1 "],
  [
    new RegExp(`\\b((?:never mind|forget(?: about)?|ignore|${LEAVES_OUT})\\s+[^.?!;]{3,40})[.;]\\s+(?=\\S)`, "i"),
    "$1 ",
  ],
  // 'List the subscriptions and what they run a year'
  [
    inOrder(
      /(?<=\b(?:subscriptions?|bills?|memberships)\b[^.?!]*?),?\s+(?:and|with)\s+what\s+/i,
      /(?:they|those|these|each|it all|they all|each one)\s+(?:all\s+)?(?:runs?|costs?|comes? to|adds? up to|totals?)/i,
      /(?:\s+(?:me|us))?\s+(?:a|per|each|every|for the|in a)\s+(year|month)\b/i,
    ),
    " per $1",
  ],
  // 'What goes to savings each month, and what does that make for 2026': the days belong to what is asked.
  [
    inOrder(
      /(?<=\S \S+ .*)(?:,| -)?\s+(?:and|so)\s+(?:then\s+)?what\s+(?:does|did|would|is|was|will|do)\s+/i,
      /(?:that|it|this|they|those)\s+(?:make|add up to|come to|work out to|total|amount to|mean)/i,
      /(?:\s+(?:in all|altogether|together|all together|up))?(?=\s+(?:for|in|over|since|so far|this|by)\b)/i,
    ),
    "",
  ],
  [
    inOrder(
      /(?:\bwhen\s+(?:was|were|is|are)\s+)?\b(?:(?:the|our|my)\s+)?(first|last|latest)\s+and\s+(?:(?:the|our|my)\s+)?/i,
      /(first|last|latest)\s+(time|visit|charge|payment|purchase|order|trip)s?\b([^.?!]*)/i,
    ),
    "when was the $1 $3$4 and when was the $2 $3$4",
  ],
  [
    /\bwhat\s+(?:all\s+)?went\s+out\s*(?:,|and|&|-)+\s*(?:and\s+)?what\s+(?:all\s+)?came\s+in\b/i,
    "how much did we spend and how much did we earn",
  ],
  // 'How close are the budgets? Rent aside.'
  [
    /[.;!?]\s+((?:(?:the|my|our)\s+)?[\w']+(?:\s+[\w'&]+){0,3}?\s+(?:aside|excluded|not included|not counted|left out|out of it))[\s.!?]*$/i,
    ", $1",
  ],
  [
    /[.;!?]\s+(?=(?:not counting|not including|without|excluding|except(?: for)?|minus|leave out|leaving out|ignoring|besides)\s[^.?!;]{3,40}[\s.!?]*$)/i,
    " ",
  ],
  // 'The biggest things we paid, rent counts': of everything.
  [
    inOrder(
      /(?<=\b(?:things|everything|payments|charges|expenses|spending|total)\b[^.?!;]*)[,.;]\s+(?:and\s+)?(?:yes\s+)?/i,
      /(?:(?:the|my|our)\s+)?(?:rent|mortgage|loans?|bills|car payment)/i,
      /(?:\s+and\s+(?:rent|loans?|bills|car payment))?\s+(?:counts?|included|is included|are included|too)(?:\s+too)?/i,
      /[\s.!?]*$/i,
    ),
    "",
  ],
  // A count says its sum as well.
  [
    inOrder(
      /(?<=\b(?:how many|number of|count)\b.*?)(?:,| -)?\s+(?:and|plus)\s+(?:(?:for|at)\s+)?/i,
      /(?:(?:the|a|their|what)\s+)?(?:(?:dollar|grand|combined)\s+)*/i,
      /(?:how much(?:\s+(?:money|was it|were they|is that))?|totals?|sum|amount)/i,
      /(?:\s+(?:altogether|all together|in all|in total|together|in dollars))?[\s?.!]*$/i,
    ),
    "?",
  ],
  // 'What came in this year, and how does that stack up to last year'
  [
    inOrder(
      /(?<=\S \S+ .*)(?:,| -)?\s+(?:and|but|so)?\s*how (?:does|did|do|would) (?:that|it|this|they|those) /i,
      /(?:stack up|compare|hold up|measure up|line up) (?:to|with|against) /i,
    ),
    " versus ",
  ],
  // 'When did I last go there, and what did I pay', 'the worst bill, and which month': a single row says both.
  [
    inOrder(
      /(?<=\b(?:when (?:did|was|were)|last time)\b[^.?!]*\blast\b[^.?!]*),?\s+and\s+(?:what|how much)\s+/i,
      /(?:did|was|have|has)\s+(?:i|we|it|they|that)(?:\s+(?:pay|paid|spend|spent|cost|charged?))?/i,
      /(?:\s+(?:there|then|me|us|for it))*[\s?.!]*$/i,
    ),
    "",
  ],
  [
    inOrder(
      precededBy(
        inOrder(
          /\b(?:worst|biggest|highest|largest|priciest|most expensive|lowest|smallest|cheapest)\b[^.?!]*/i,
          /\b(?:bill|charge|payment|purchase|trip|one)\b[^.?!]*/i,
        ),
      ),
      /,?\s+and\s+(?:in\s+)?(?:which|what)\s+(?:month|day|date)(?:\s+(?:was\s+)?(?:it|that)(?:\s+in)?)?[\s?.!]*$/i,
    ),
    "",
  ],
  // 'The vet, no wait, the mechanic'
  [/(?:\b(?:the|my|our)\s+)?\b[\w']+[\s.,…-]+(?:no,? wait|wait,? no|no,? sorry|scratch that)[\s,.…-]+/i, ""],
  [/(?:\b(?:the|my|our)\s+)?\b[\w']+(?:\.{2,}|…)\s*i mean,?\s+(?!the ones)/i, ""],
];

/** 'In Q3, no wait, in September'. */
const TWICE = /\b(in|on|at|for|to|since|from)\s+\1\b/gi;

export function oneQuestion(text: string): string {
  const put = ONE.reduce((found, [pattern, together]) => found.replace(pattern, together), text);
  return put === text ? text : put.replace(TWICE, "$1");
}
