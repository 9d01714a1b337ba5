// Ways to ask for what left an account, for the longest stretch without something, for a year at today's price, and what is
// said to be counted in although it would be anyway. Plain words in, plain words out.

import { anyNumberOf, anyOf, anyWordOf, either, group, inOrder } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";
import { NET } from "./net-of-returns";

const ASIDE = "(?:(?:please|so|ok|hey|and|just|can|could|you|tell|me|us|show|list|give|see|i|want|need|to) )*";
const ACCOUNT =
  "((?:(?:my|our|the) )?(?:(?!is|was|in|to|of|and|for|on|at\\b)[a-z]+ ){0,2}?(?:checking|savings)(?: account)?)";
const ALL =
  "(?:what|whatever|everything|anything|all|all (?:of )?(?:the )?(?:money|payments|things|stuff)|" +
  "every (?:payment|thing|single thing|dollar))(?: all| else)?(?: that| which)?";
const OUT =
  "(?:has |have |was |were |got )*(?:left|leave|leaves|leaving|went out of|gone out of|going out of|" +
  "went out from|came out of|come out of|coming out of|debited from|taken out of|taken from|pulled from|" +
  "pulled out of|drained from)";
const INTO =
  "(?:has |have |was |were |got )*(?:came into|come into|went into|gone into|landed in|paid into|deposited in|deposited into|reached|into)";
const I = "(?:i|we)";

/** All that left an account or reached it, transfers and payments of the card as well. */
const THROUGH_AN_ACCOUNT: readonly Way[] = [
  [
    new RegExp(
      `\\b(?:all )?(?:the )?(?:debi?ts|outgoing payments|withdrawals and payments) (?:on|from|in|out of|to) ${ACCOUNT}(?= |$)`,
      "g",
    ),
    "list all outflows from $1",
  ],
  [new RegExp(`^${ASIDE}${ALL} ${OUT} ${ACCOUNT}(?= |$)`, "g"), "list all outflows from $1"],
  [
    new RegExp(
      `^${ASIDE}(?:${ALL}|(?:all )?(?:the )?money) ${INTO} ((?:(?:my|our|the) )?(?:\\S+ )?checking)(?= |$)`,
      "g",
    ),
    "list all inflows to $1",
  ],
];

/** The longest stretch between two. */
const STRETCHES: readonly Way[] = [
  [
    inOrder(
      /\b(?:how (?:long|many days) (?:was|is|were) )?(?:my |our |the )?longest /g,
      /(?:break|pause|time|stretch|streak|absence|hiatus|spell|run)(?: \S+)? /g,
      /(?:away from|off of|off|from|with no|w o)(?: (?:the|a|an|any|my|our))* /g,
    ),
    "longest gap between ",
  ],
  [
    new RegExp(
      "\\b(?:what (?:is|was) )?(?:the )?longest(?: time| stretch| gap| break| period| streak| while)?" +
        `(?: that)? ${I} (?:ever )?(?:went|have gone|have been|go|had gone|did) (?:without|between)` +
        "(?: (?:a|an|any|going to|visiting|seeing|buying|getting|stopping at|eating at|using|my|our|the))* ",
      "g",
    ),
    "longest gap between ",
  ],
  [
    inOrder(
      /\b(?:what (?:is|was) )?(?:the )?longest(?: time| stretch| gap| break| period| pause| streak| while| run)? /g,
      /(?:between|without|with no|that passed between)/g,
      anyNumberOf(
        inOrder(
          / /g,
          anyOf(
            /2|3|two|any|a|an|my|our|the|going to|visits?|trips?|stops?|charges?|purchases?|orders?|rides?/g,
            /appointments?|to|at|with|for/g,
          ),
        ),
      ),
      / /g,
    ),
    "longest gap between ",
  ],
];

const NOW = group(
  "todays?|today s|the (?:present|current|going|same|latest|new|newest)|present|current|this",
  "its (?:present|current)|what (?:it|we|i|they|you)(?: is| are)? ?(?:costs?|charges?|pays?)?(?: (?:now|today))?",
);
const RATE = `(?: ,)? (?:at|with|by|based on|going by|given|assuming) ${NOW}(?: (?:rate|price|prices|cost|charge|fee|level|amount))?(?: (?:right )?now)?`;
const AT_RATE = new RegExp(`${RATE}(?= |$)`, "g");
const YEARLY =
  /\b(?:annual(?:ly|ized)?|yearly|(?:per|a|each|every|1|one|full|whole) year|12 months?|for the year|year of it)\b/;

const AROUND_A_NAME = anyWordOf(
  /what|whats|how much|is|are|does|do|did|will|would|the|a|an|my|our|us|me|it|that|of|for|in|on|over|to|run|runs|cost/g,
  /costs|come|comes|work|works|out|total|price|prices|charge|charges|be|please|just|and|bill|bills|amount|amounts|add/g,
  /adds|up|s|pay|paying|this|per/g,
);

/** A year of what comes back, at the price that it has now. */
function yearAtPrice(plain: string): string {
  if (!YEARLY.test(plain)) return plain;
  const bare = plain
    .replace(AT_RATE, "")
    .replace(/\b(?:at|with|by) (?:the )?(?:present|current|going|todays?|today s) (?:rate|price|cost)s? (?:, )?/, "")
    .replace(
      /^if (?:the |my |our )?(.+?) stays? (?:what|as|like|where|the same|put|at)(?: \S+){0,3}? , (?=.*\b(?:year|months)\b)/,
      "$1 , ",
    );
  if (
    bare === plain &&
    !/^(?:(?:the|what is|whats|an?) )*(?:annual|12 months?) (?:cost|price|bill|charge|total)s? (?:of|for)\b/.test(plain)
  )
    return plain;
  const name = bare
    .replace(new RegExp(YEARLY.source, "g"), " ")
    .replace(AROUND_A_NAME, " ")
    .replace(/\s,\s|\s+/g, " ")
    .trim();
  return name === "" || name.split(" ").length > 4 ? bare : `how much does ${name} cost per year`;
}

/** The last two of a bill, an old pay beside the new one. */
const LAST_TWO: readonly Way[] = [
  [
    inOrder(
      /\b(?:compare )?(?:my |the |our )?(?:last|latest|past|most recent) (?:two|2|couple of|couple) /g,
      /((?!weeks?\b|months?\b|days?\b|years?\b)\w+(?: (?!without\b|with\b|no\b|of\b)\w+)?) bills/g,
      /(?: (?:against|to|with) each other)?$/g,
    ),
    "what was the last $1 bill",
  ],
  [
    inOrder(
      /\b(?:my |the )?(?:old|previous|former) (?:pay ?checks?|checks?|pay|salary|wage) /g,
      /(?:vs|versus|and|against|to|compared (?:to|with)) (?:the |my )?(?:new|current)/g,
      /(?: (?:pay ?checks?|checks?|pay|salary|one|wage))?/g,
    ),
    "how much was my raise",
  ],
  [/\b(?:cable )?tv(?= (?:bills?|per|a (?:month|year)|each|every|costs?|price|service)\b)/g, "cable"],
];

const END =
  "(?:biggest|largest|highest|dearest|priciest|most expensive|smallest|lowest|cheapest|least expensive|worst|best)";
/** Which end of an order is meant, and where it stands. */
const ORDERS: readonly Way[] = [
  [new RegExp(`\\b(${END}) (?:whole|full|complete|entire) (months?|weeks?|days?|quarters?|years?)\\b`, "g"), "$1 $2"],
  [
    new RegExp(
      `(?<=\\b${END}\\b.*)(?: ,)? (?:with )?(?:the )?(?:biggest|largest|highest|dearest|priciest)(?: ones?)? ` +
        "(?:at the top|on top|up top|first|on the first line)(?= please|$)",
      "g",
    ),
    "",
  ],
];

/** What is in anyway: 'five biggest payments, rent counts'. */
const COUNTED_IN: readonly Way[] = [
  [
    inOrder(
      /^(?=.*\b(?:things?|payments?|purchases?|charges?|transactions?|expenses?|outlays?|bills?|costs?)\b)(.+?) /g,
      /(?:,|and|with) (?:the |even the |even |yes )?(?:rent|mortgage|bills|loans?|groceries|everything|all)/g,
      /(?: (?:and|or) (?:the )?\S+)? /g,
      /(?:counts?|too|included|as well|and all|goes in|is in|is fine|stays in|also|is included|in it)(?= |$)/g,
    ),
    "$1",
  ],
  [
    inOrder(
      /^(?=.*\b(?:biggest|largest|top|highest|priciest|most expensive|all|every|everything)\b)/g,
      /(?=.*\b(?:things?|payments?|purchases?|charges?|transactions?|expenses?|outlays?|costs?)\b)(.+?)(?<! not)/g,
      /(?: ,)? (?:including|incl|counting|even|yes|with) (?:the )?(?:rent|mortgage|bills|loans?)/g,
      /(?: (?:and|or) (?:the )?\S+)?$/g,
    ),
    "$1",
  ],
  [
    /(?: ,)? (?:whatever|no matter what|regardless of what) (?:they|it|that) (?:were|was|are|is)(?: for| on)?(?=$| ,)/g,
    "",
  ],
];

const SPENDER =
  "(?:me|him|her|us|(?:my|the) (?:husband|wife|spouse|partner|girlfriend|boyfriend|son|daughter|kids?|mom|dad))";

/** What the rows can't tell is asked of something that they can: how much it was. */
const NEAREST: readonly Way[] = [
  [
    new RegExp(
      "\\b(?:who|which (?:one )?of us) (?:(?:(?:in|of) (?:the|our|my) \\w+|all|really|keeps|usually|always|" +
        "mostly|does|is|actually) )*(?:buys?|bought|buying|orders?|ordered|ordering|drinks?|drank|eats?|ate|" +
        `eating)(?: (?:all|of|the|that|this|our|so much|from|at|out|in))* (.+?)(?: ,)?(?: (?:is it )?${SPENDER}` +
        ` or (?:is it |all |just )*${SPENDER})?(?= ,|$)`,
      "g",
    ),
    "how much did i spend on $1",
  ],
  [
    new RegExp(
      `^(?:\\S+ )?(?:is|was) it ${SPENDER} or (?:is it )?${SPENDER} (?:who (?:is|was) )?` +
        "(?:spending|buying|ordering|shopping|eating|going)(?: all)?(?: (?:at|on|from|to|out at))? ",
      "g",
    ),
    "how much did i spend at ",
  ],
  [
    inOrder(
      /\bhow many (?:gallons|liters|litres)(?: of (?:gas|gasoline|fuel))? (?:did|have|do) (i|we) /g,
      /(?:put|pump|pumped|buy|bought|use|used|get|got)(?: (?:in|into|of|for|up))*/g,
      /(?: (?:the|my|our) (?:car|truck|van|tank))?(?= |$)/g,
    ),
    "how much did $1 spend on gas",
  ],
  [
    /\bhow many (?:miles|kilometers|km) (?:did|have|do) (i|we) (?:driven|drive|ridden|ride|rode|go|gone|travel|traveled|taken)(?: (?:on|with|in|by))*(?= )/g,
    "how much did $1 spend at",
  ],
  [/\bwhat (?:tip|gratuity) did (i|we) (?:leave|give|pay)(?= (?:at|for|on)\b)/g, "list what did $1 buy"],
];

const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december";
const SURE = "january|february|april|june|july|august|september|october|november|december";
const JOINED = "(?: ,)?(?: and| plus| or)?";
/** 'May' beside June is the month, as 'apr' beside May is no rate. */
const RUN_OF_MONTHS: readonly Way[] = [
  [new RegExp(`\\bapr(?=${JOINED} (?:${MONTH})\\b)|(?<=\\b(?:${SURE}|march|may)${JOINED} )apr\\b`, "g"), "april"],
  [
    new RegExp(
      either(
        `(?<!\\b(?:in|of|since|from|for|to|and) )\\b(may|march)(?=(?: ,)? (?:${MONTH})\\b)`,
        `(?<=\\b(?:${SURE})(?: ,)? )\\b(may|march)\\b(?= (?:vs|versus|against|than|together|compared)\\b|$| ,)`,
      ),
      "g",
    ),
    (_all, one, other) => `in ${one ?? other ?? ""}`,
  ],
  [
    new RegExp(
      `\\b(?:the |in the |for the )?week of (?=(?:${MONTH}) \\d{1,2} (?:to|through|thru|until) (?:the )?\\d)`,
      "g",
    ),
    "",
  ],
];

/** Days up to now, and every time that there was. */
const UP_TO_NOW: readonly Way[] = [
  [
    new RegExp(
      `\\b(?:from )?((?:${MONTH}) \\d{1,2}) (?:until|till|to|through|thru|up to)(?: right)? (?:now|today|the present|present|date)\\b`,
      "g",
    ),
    "since $1",
  ],
  [
    inOrder(
      /(?: ,)? (?:all|every|each)(?: of)?(?: the)? (?:times?|visits?|stays?|trips?) (?:that )?(?:i|we)/g,
      /(?: have| ever)? (?:stayed|went|visited|been|gone|ate|came|were|did it|used it)(?: there)?$/g,
    ),
    "",
  ],
  [/\b((?:internet|phone|wifi|mobile|cell)(?: ,)?(?: and| plus)?) tv\b/g, "$1 cable"],
];

/** Interest that came in. */
const EARNED: readonly Way[] = [
  [
    /\b(?:(?:the )?(?:money|cash) )?(?:i|we) (?:got|get|received|took in|were paid|made)(?: from (?:the |our |my )?bank)?(?: as| in) interest\b/g,
    "interest i earned",
  ],
  [
    /\b(?:pay |salary |wage )?bump\b(?<=\b(?:pay ?checks?|checks?|pay|salary|take home|taking home|earn\w*)\b.*)/g,
    "raise",
  ],
];

export const WAYS_OF_SHOWING: readonly Way[] = [
  ...RUN_OF_MONTHS,
  ...UP_TO_NOW,
  ...EARNED,
  [/^.+$/g, (plain) => yearAtPrice(plain ?? "")],
  ...THROUGH_AN_ACCOUNT,
  ...STRETCHES,
  ...LAST_TWO,
  ...ORDERS,
  ...COUNTED_IN,
  ...NET,
  ...NEAREST,
];
