// Words for shapes that only what flows has: days without spending, what grew the most, rankings of months and shops.

import type { CueMeaning } from "./shape-words";

const SPENT = "(?:spend|spent|spending|buy|bought|buying|purchase|purchased)";
const ANYTHING = "(?: (?:anything|a dime|a cent|a penny|money|any money))?";
const SHOPS = "(?:stores?|shops?|places?|merchants?|restaurants?|spots?|payees?|vendors?|businesses)";

export const FLOW_CUES: readonly (readonly [string, CueMeaning])[] = [
  [
    `(?:how many )?(?:no ?(?:spend|spending|purchase|buy)|zero ?(?:spend|spending)|spend(?:ing)? free) days?|(?:how many )?days?(?: \\S+){0,4} (?:without|with no|with zero) (?:spending|buying|purchases?|charges?)${ANYTHING}|(?:how many )?days(?: \\S+){0,4} (?:not|never)(?: \\S+){0,2} ${SPENT}${ANYTHING}|(?:how many )?days(?: (?:did|do|have|i|we)){1,3} ${SPENT} (?:nothing|0)`,
    { statistic: "count", by: "day", empty: true },
  ],
  [
    `how many (?:different )?days(?! (?:until|left|before|ago|to|till|since))(?:(?= .*${SPENT})|$)`,
    { statistic: "count", by: "day" },
  ],
  ["how many (?:different |distinct |spending )?categories", { statistic: "count", by: "category" }],
  [`how many (?:different |distinct |unique |other )?(?:\\S+ )?${SHOPS}`, { statistic: "count", by: "merchant" }],
  ["how many (?:different )?months", { statistic: "count", by: "month" }],
  [
    `${SHOPS}(?: (?:that|where))?(?: (?:i|we|have|had|did|only|just|been|went|to|visited|visit|shopped|at|go|gone)){1,6} (?:only )?(?:once|1 time|one time)|(?:only|just) (?:visited|went to|been to|shopped at|go to|visit|used)? ?(?:once|1 time|one time)`,
    { shape: "ranking", by: "merchant", once: true },
  ],
  [
    `rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)?(?: (?!month|categor)\\S+)? ${SHOPS}(?: by(?: how much)?(?: i)?)?`,
    { shape: "ranking", by: "merchant" },
  ],
  ["rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)? months(?: by)?", { shape: "ranking", by: "month" }],
  ["rank(?:ed|ing)?(?: all)?(?: of)?(?: my| the)?(?: spending)?(?: categories)?(?: by)?", { shape: "ranking" }],
  [
    "(?:cheapest|lowest|least expensive|smallest)(?: and| or|,)+ (?:the )?(?:most expensive|priciest|highest|biggest|dearest) (?:month|months)|(?:most expensive|priciest|highest|biggest)(?: and| or|,)+ (?:the )?(?:cheapest|lowest|least expensive|smallest) (?:month|months)",
    { shape: "ranking", by: "month", take: 1 },
  ],
  [
    "(?:what|which)(?: \\S+)? (?:category|categories|thing|area)(?: \\S+){0,3} (?:grew|grown|increased?|rose|risen|jumped|went up|gone up|climbed|changed|more)(?: the)? most|(?:grew|increased?|rose|jumped|went up|gone up|climbed|changed)(?: the)? most|biggest (?:increase|jump|rise|change|growth)",
    { shape: "ranking", by: "category", growth: true },
  ],
  [
    "(?:what|which)(?: \\S+)? (?:category|categories|thing|area)(?: \\S+){0,3} (?:dropped|fell|fallen|decreased?|shrank|went down|gone down)(?: the)? most|(?:dropped|fell|decreased?|shrank|went down|gone down)(?: the)? most|biggest (?:drop|decrease|fall)",
    { shape: "ranking", by: "category", growth: true, least: true },
  ],
  [
    "(?:which|what) days?(?: of the month)?(?= .*\\b(?:most|least|biggest|highest)\\b)|(?:most expensive|priciest|biggest|highest spending) days?",
    { shape: "ranking", by: "day", take: 1 },
  ],
  [
    "(?:list|show|give)(?: me)?(?: all)?(?: my| the)? (?:spending|expenses|totals?) (?:by|per) category|(?:by|per|for each|in each|each) category|category breakdown|all(?: my| the)? categories",
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
  ["(?:by|per|for each) (?:source|payer|employer)", { shape: "ranking", by: "merchant" }],
  [
    "(?:by how many |how many |what |by what )?(?:percent|percentage|%) (?:more|less|change|changed|increase|decrease|difference|higher|lower|up|down)|percent(?:age)? (?:change|difference)|(?:by )?how many percent|in percent",
    { percent: true },
  ],
  [
    "(?:how much|what)(?: does| do| did| is| are)?(?: \\S+){0,4} (?:a|per|each|every) year|(?:a|per|each|every) year",
    { statistic: "per-year" },
  ],
];
