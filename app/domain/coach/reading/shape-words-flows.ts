// Words for shapes that only what flows has: days without spending, what grew the most, rankings of months and shops.

import { either } from "~/domain/language/pattern";
import type { Grouping } from "~/domain/coach/query/algebra";
import type { CueMeaning } from "./shape-words";

const SPENT = "(?:spend|spent|spending|buy|bought|buying|purchase|purchased)";
const ANYTHING = "(?: (?:anything|a dime|a cent|a penny|money|any money))?";
const SHOPS = "(?:stores?|shops?|places?|merchants?|restaurants?|spots?|payees?|vendors?|businesses)";

/** What is put in order, wherever the order is said. */
const GROUPS: readonly (readonly [string, Grouping])[] = [
  ["months?", "month"],
  ["weeks?", "week"],
  ["days?", "day"],
  ["weekdays", "weekday"],
  [SHOPS, "merchant"],
  ["(?:spending )?categor(?:y|ies)", "category"],
];
const ORDER = "\\b(?:a|de)scending\\b";
const ORDERED = GROUPS.map(([source, by]): readonly [string, CueMeaning] => [
  `(?<!last )(?<!this )(?:all )?(?:my |the |of my )*${source}(?= .*${ORDER})`,
  { shape: "ranking", by },
]);

export const FLOW_CUES: readonly (readonly [string, CueMeaning])[] = [
  ...ORDERED,
  [
    "(?:go|gone|going|went|move|moved) up or down|up or down(?= over| in| during| this| the)",
    { shape: "trend", by: "month" },
  ],
  [
    "(?:the |my |our )?(?:last|latest|most recent) (?:(?!month|week|year|\\d)\\S+ ){1,2}bill(?! (?:due|coming))",
    { statistic: "latest" },
  ],
  ["longest gap(?: between)?(?: visits)?", { statistic: "gap" }],
  ["descending", { shape: "ranking" }],
  ["ascending", { shape: "ranking", least: true }],
  ["how many times (?:more|fewer|less)", { statistic: "count" }],
  [
    "(?:how many )?days?(?: \\S+){0,8}? (?:spend|spent|spending|buy|bought|buying|purchased?) " +
      "(?:absolutely |literally |exactly |completely |precisely |flat |just )?(?:nothing|0|zero)(?: at all)?",
    { statistic: "count", by: "day", empty: true },
  ],
  [
    either(
      `(?:all|every one)(?: of)?(?: the| my)? ${SHOPS}(?: that| where)? (?:i|we) \\S+(?: (?:at|to))?`,
      "(?:which|what) (?:stores|shops|places|restaurants|spots|merchants) (?:have|did) (?:i|we) " +
        "(?:been|go|gone|visit|visited|eat|eaten|shop)(?: to| at)?(?! most| the most)" +
        "(?!.*\\b(?:most|least|times|once)\\b)",
    ),
    { shape: "ranking", by: "merchant", take: 20 },
  ],
  [
    either(
      "(?:how many )?(?:no ?(?:spend|spending|purchase|buy)|(?:zero|0) ?(?:spend|spending|purchase)|" +
        "spend(?:ing)? free) days?",
      "(?:how many )?days?(?: \\S+){0,4} (?:without|with no|with zero|with 0|of no|of 0) " +
        `(?:spending|buying|purchases?|charges?)${ANYTHING}`,
      `(?:how many )?days(?: \\S+){0,4} (?:not|never)(?: \\S+){0,2} ${SPENT}${ANYTHING}`,
      `(?:how many )?days(?: (?:did|do|have|i|we)){1,3} ${SPENT} (?:nothing|0)`,
      "(?:how many )?days?(?: \\S+){0,4} (?:did )?(?:no|0|zero) (?:money|purchases?|charges?|spending)" +
        "(?: (?:go|went|gone|going|leave|left) out)?",
    ),
    { statistic: "count", by: "day", empty: true },
  ],
  [
    "how many (?:different )?days(?! (?:until|left|before|ago|to|till|since|of|a|per|in a))",
    { statistic: "count", by: "day" },
  ],
  ["how many (?:different |distinct |spending )?categories", { statistic: "count", by: "category" }],
  [`how many (?:different |distinct |unique |other )?(?:\\S+ )?${SHOPS}`, { statistic: "count", by: "merchant" }],
  ["how many (?:different )?months", { statistic: "count", by: "month" }],
  [
    either(
      `${SHOPS}(?: (?:that|where))?(?: (?:i|we|have|had|did|only|just|been|went|to|visited|visit|shopped|at|go|` +
        "gone)){1,6} (?:only )?(?:once|1 time|one time)",
      "(?:only|just) (?:visited|went to|been to|shopped at|go to|visit|used)? ?(?:once|1 time|one time)",
    ),
    { shape: "ranking", by: "merchant", once: true },
  ],
  [
    `rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)?(?: (?!month|categor)\\S+)? ${SHOPS}(?: by(?: how much)?(?: i)?)?`,
    { shape: "ranking", by: "merchant" },
  ],
  ["rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)? months(?: by)?", { shape: "ranking", by: "month" }],
  [
    "rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)?(?: spending)? categories(?: by)?",
    { shape: "ranking", by: "category" },
  ],
  ["rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)?(?: spending)?(?: by)?", { shape: "ranking" }],
  ["rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)? days(?: by)?", { shape: "ranking", by: "day" }],
  ["rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)? weekdays(?: by)?", { shape: "ranking", by: "weekday" }],
  [
    either(
      "(?:cheapest|lowest|least expensive|smallest)(?: and| or|,)+ (?:the )?(?:most expensive|priciest|highest|" +
        "biggest|dearest) (?:month|months)",
      "(?:most expensive|priciest|highest|biggest)(?: and| or|,)+ (?:the )?(?:cheapest|lowest|least expensive|" +
        "smallest) (?:month|months)",
    ),
    { shape: "ranking", by: "month", take: 1 },
  ],
  [
    either(
      "(?:what|which)(?: \\S+)? (?:category|categories|thing|area)(?: \\S+){0,3} (?:grew|grown|increased?|rose|" +
        "risen|jumped|went up|gone up|climbed|changed|more)(?: the)? most",
      "(?:grew|grow|growing|rising|increased?|increasing|rose|jumped|went up|gone up|climbed|changed)(?: the)? " +
        "(?:most|fastest)",
      "by how much they (?:grew|changed|increased|went up)|biggest (?:increase|jump|rise|change|growth)",
    ),
    { shape: "ranking", by: "category", growth: true },
  ],
  [
    either(
      "(?:what|which)(?: \\S+)? (?:category|categories|thing|area)(?: \\S+){0,3} " +
        "(?:dropped|fell|fallen|decreased?|shrank|went down|gone down)(?: the)? most",
      "(?:dropped|fell|decreased?|shrank|went down|gone down)(?: the)? most|biggest (?:drop|decrease|fall)",
    ),
    { shape: "ranking", by: "category", growth: true, least: true },
  ],
  [
    "(?:which|what) days?(?: of the month)?(?= .*\\b(?:most|least|biggest|highest)\\b)|(?:most expensive|priciest|biggest|highest spending) days?",
    { shape: "ranking", by: "day", take: 1 },
  ],
  [
    either(
      "(?:list|show|give)(?: me)?(?: all)?(?: my| the)? (?:spending|expenses|totals?) (?:by|per) category",
      "(?:by|per|for each|in each|each) category|category breakdown|all(?: my| the)? categories",
    ),
    { shape: "ranking", by: "category" },
  ],
  [
    "^(?:list |show )?(?:all|every|each)(?: of)?(?: my| the)?(?! (?:time|together|in|total|spending|expenses?|money|of|month|week|day|year)\\b)",
    { shape: "list" },
  ],
  [
    "(?:what|whats|which)(?: is| are)?(?: my| the| still)* pending|pending (?:charges?|transactions?|purchases?)",
    { shape: "list" },
  ],
  [
    "(?:biggest|largest|highest|priciest|most expensive|top) (?:\\d+ )?(?:(?!month|categor)\\S+ )?" +
      "(?:purchases|transactions|charges|orders|expenses|buys|bills|meals|payments|rows)" +
      "(?: .*\\b\\d+ of (?:them|those))?",
    { shape: "list", statistic: "largest" },
  ],
  [
    "(?:smallest|lowest|cheapest|least expensive|tiniest) (?:\\d+ )?(?:(?!month|categor)\\S+ )?" +
      "(?:purchases|transactions|charges|orders|expenses|buys|bills|meals|payments|rows)",
    { shape: "list", statistic: "smallest" },
  ],
  [
    "^(?:(?:and|so|my|the|our|was) )*(?:very )?(?:last|latest|most recent) " +
      "(?:(?!month|week|year|quarter|transactions|purchases)\\S+ ){0,3}(?:order|purchase|charge|visit|trip|" +
      "payment|transaction|refund|time|pay ?check|deposit|withdrawal|run)\\b",
    { statistic: "latest" },
  ],
  [
    "(?:very )?first (?:ever )?(?:(?!month|week|year|quarter|half)\\S+ )?(?:order|purchase|charge|visit|trip|payment|transaction|refund|pay ?check|deposit)\\b",
    { statistic: "first" },
  ],
  [
    either(
      "(?:best|worst|top|cheapest|most expensive|highest|lowest|biggest|priciest) (?:\\d+ )?months(?: for)?",
      "\\d+ (?:best|worst|cheapest|most expensive|highest|lowest|biggest|priciest) months(?: for)?",
      "(?:list|show|give)(?: me)?(?: all)?(?: of)?(?: the| my)? months(?: (?:when|where|that|in which))?",
      "(?:what|which)(?: of the| of my)? months",
    ),
    { shape: "ranking", by: "month" },
  ],
  [
    "what(?: \\S+){0,3} (?:cut back on|cut down on|spend less on|spent less on|saved? (?:money )?on)",
    { shape: "ranking", by: "category", growth: true, least: true },
  ],
  [
    "what(?: \\S+){0,3} (?:spend more on|spent more on|splurged? on)(?= .*than|.*compared)",
    { shape: "ranking", by: "category", growth: true },
  ],
  [
    "(?:which|what) (?:of my )?(?:(?!is|are|was|did|do|does)\\S+ )?(?:store|shop|place|restaurant|merchant|spot|chain)(?: is| was| gets| got| costs?)?",
    { shape: "ranking", by: "merchant", take: 1 },
  ],
  [
    either(
      "(?:gone|went|going|goes|been going|creeping|creeped) (?:up|down)",
      "(?:gotten|getting) (?:more expensive|cheaper|worse|better|higher|lower)|(?:more|less)(?: \\S+){0,4} over time",
      "(?:graph|chart|plot)(?: of)?(?: my| the)?",
    ),
    { shape: "trend", by: "month" },
  ],
  [
    either(
      "(?:what|which)(?: of my)? categor(?:y|ies) (?:have |has |are |is |that )?(?:went|gone|going|go|goes) up",
      "where did (?:i|we) (?:overspend|spend more|go over)(?= .*(?:compared|than|vs|against))",
    ),
    { shape: "ranking", by: "category", growth: true },
  ],
  [
    "(?:what|which)(?: of my)? categor(?:y|ies) (?:have |has |are |is |that )?(?:went|gone|going|go|goes) down",
    { shape: "ranking", by: "category", growth: true, least: true },
  ],
  [
    either(
      "(?:biggest|largest|most expensive|priciest|highest) (?:spending )?day",
      "(?:most|biggest|largest)(?: \\S+){0,6} (?:in|on) (?:one|a|1|any|a single|any single) day",
    ),
    { shape: "ranking", by: "day", take: 1 },
  ],
  [
    "(?:most|biggest|largest)(?: \\S+){0,6} (?:in|on) (?:one|a|1|any|a single|any single) month",
    { shape: "ranking", by: "month", take: 1 },
  ],
  [
    "(?:least|smallest|lowest)(?: \\S+){0,6} (?:in|on) (?:one|a|1|any|a single|any single) month",
    { shape: "ranking", by: "month", take: 1, least: true },
  ],
  [
    either(
      "(?:the |my )?(?:last|latest|most recent) (?:thing|purchase|order|charge|transaction|payment|refund|" +
        "deposit|visit|trip|one)(?= (?:i|we|at|from|on|to|that|in)\\b)",
      "how long(?: has it been)?(?: been)? since(?: my| the| i| we)?(?: last)?",
      "how many (?:days|weeks|months) since(?: my| the| i| we)?(?: last)?|days since(?: my)?(?: last)?",
    ),
    { statistic: "latest" },
  ],
  ["(?:most|more) often|most frequently|most frequent|the most times", { statistic: "count" }],
  [
    "(?:a|one|each|every|per|single) (?:single )?(?:trip|visit|run|order|ride|meal|cup|fill up|haircut|tank)" +
      "(?= .*\\b(?:usually|average|typical|typically|cost|costs|run)\\b)",
    { statistic: "each" },
  ],
  [
    "(?:average|typical|usual|normal) (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)",
    { statistic: "per-day" },
  ],
  [
    either(
      "(?:what|where) am i (?:wasting|blowing|spending|losing|bleeding|burning)(?: all)?(?: my| the)?(?: money)?" +
        "(?: on)?",
      "(?:biggest |my )*money pits?|bleeding money",
    ),
    { shape: "ranking", by: "category" },
  ],
  [
    "(?:was |is |how much was )?(?:my |the |our )last (?:pay ?check|deposit|refund|transfer|withdrawal)",
    { statistic: "latest" },
  ],
  [
    "(?:the )?(?:very )?first (?:thing|purchase|order|charge)(?: (?:i|we) (?:bought|made|got|paid))?",
    { statistic: "first" },
  ],
  ["who (?:pays|paid|is paying|has paid) (?:me|us)", { shape: "ranking", by: "merchant" }],
  [
    "(?:how much|how many cents|what) (?:(?:out )?of |from )(?:every|each) dollar(?: \\S+ (?:spend|spent))?",
    { shape: "share" },
  ],
  ["^(?:so )?everything(?= (?:i|we|on|from|at|bought|over|under|since|in))(?! in (?:all|total))", { shape: "list" }],
  [
    "by (?:the )?(?:number|amount|count) of (?:visits|times|trips|purchases|orders|transactions)|by (?:visits|frequency|how often)",
    { statistic: "count" },
  ],
  ["(?:average|typical|usual|normal) (?:cost|price)(?: of| for| per)?(?: an?| one| each| my)?", { statistic: "each" }],
  ["(?:on average )?per (?:visit|trip|order|purchase|transaction|meal|time)(?: on average)?", { statistic: "each" }],
  [`my (?:\\S+ ){0,2}${SHOPS}(?= by| ranked| in order)`, { shape: "ranking", by: "merchant" }],
  ["(?:by|per|for each) (?:source|payer|employer)", { shape: "ranking", by: "merchant" }],
  [
    either(
      "(?:by how many |how many |what |by what )?(?:percent|percentage|%) (?:more|less|change|changed|increase|" +
        "decrease|difference|higher|lower|up|down)",
      "percent(?:age)? (?:change|difference)|(?:by )?how many percent|in percent",
    ),
    { percent: true },
  ],
  [
    "(?:how much|what)(?: does| do| did| is| are)?(?: \\S+){0,4} (?:a|per|each|every) year|(?:a|per|each|every) year",
    { statistic: "per-year" },
  ],
];
