// An order that a text asks for: 'high to low', 'cheapest first', 'sorted by price'. Months, shops and categories are ranked;
// what comes back or stands is put in that order by its own answer; everything else is rows, the largest or smallest first.
// Plain words in, plain words out.

import { anyOf, anyWordOf, either, inOrder, optional } from "~/domain/language/pattern";

const LOW = "(?:low|lower|lowest|cheap|cheaper|cheapest|small|smaller|smallest|little|least|least expensive|littlest)";
const HIGH =
  "(?:high|higher|highest|pricey|pricier|priciest|large|larger|largest|big|bigger|biggest|most|most expensive|expensive|dear|dearest|costliest|greatest)";
const SORTED = "(?:(?:sorted|sort|ordered|order|ranked|arranged|going|in order|listed|organized|lined up) )?(?:and )?";
const SIZE =
  "(?:amount|amounts|size|price|prices|cost|total|totals|dollar amount|dollars|how much|how big|value|what they cost|what it cost)";
const BY = `(?:by (?:the )?${SIZE} )?`;
const THINGS = "(?:(?:ones?|amounts?|charges?|bills?|prices?|purchases?) )?";
const FIRST = "(?:first|on top|up top|at the top|to start(?: with)?|leading)";

const UP = either(
  `${SORTED}${BY}(?:from )?(?:the )?${LOW} (?:to|through|thru|up to|down to) (?:the )?${HIGH}`,
  `(?:with )?(?:the )?${LOW} ${THINGS}${FIRST}`,
  `(?:sort|sorted|order|ordered|rank|ranked) (?:it |them |those |these )?by (?:the )?${LOW}`,
  `${SORTED}${BY}(?:in )?(?:ascending|increasing|rising)(?: order)?(?: (?:of|by) ${SIZE})?`,
);
const DOWN = either(
  `${SORTED}${BY}(?:from )?(?:the )?${HIGH} (?:to|through|thru|down to) (?:the )?${LOW}`,
  `(?:with )?(?:the )?${HIGH} ${THINGS}${FIRST}|top to bottom`,
  `(?:sort|sorted|order|ordered|rank|ranked) (?:it |them |those |these )?by (?:the )?${HIGH}`,
  `${SORTED}${BY}(?:in )?(?:descending|decreasing|falling)(?: order)?(?: (?:of|by) ${SIZE})?`,
  `(?:sorted|ordered|ranked|arranged) by (?:the )?${SIZE}|(?:sorted|ranked)$|in order(?: of (?:the )?${SIZE})?`,
);
/** Whoever sorts by the price without a word on the end wants the largest first. */
const VERB = "(?:sort|order|rank|arrange|organize|put|list|show(?: me)?|give me)";
const BY_SIZE = new RegExp(
  `^(?:(?:please|can you|could you) )*(?:${VERB} |(?=(?:all|every|each) ))(.+?) by (?:the )?${SIZE}$`,
);

/** A text that says an order, and nothing else. */
export function orderSaid(plain: string): "up" | "down" | null {
  const of = (order: string) => new RegExp(`^(?:and |ok |now |but )*(?:${order})(?: please)?$`).test(plain);
  return of(UP) ? "up" : of(DOWN) ? "down" : null;
}

/** What is put in order as a whole: each month's sum, each shop's. */
const GROUPED =
  /\b(?:months?|weeks?|days?|weekdays|stores?|shops?|places?|merchants?|restaurants?|categor(?:y|ies)|accounts?|cards?|spending)\b/;
/** Days that are named, and no steps of time. */
const NAMED_DAYS =
  /\b(?:last|this|past|previous|the|a|per|each|every|(?:last|past) \d+) (?:months?|weeks?|days?)\b|\bmonth of\b/g;
const ROWS = anyWordOf(
  /charges?|purchases?|transactions?|payments?|visits?|trips?|runs?|rows|receipts|items|orders(?! )|outings|meals/,
  /dinners|lunches|fill ?ups?|rides|haircuts|tickets|fees|deposits|transfers|refunds|every(?!thing) \S+|each \S+/,
);
const GROUPS = /\b(?:months|weeks|weekdays|stores|shops|places|merchants|categories|accounts|cards)\b/;
/** What has an order of its own in its answer. */
const STANDING = anyWordOf(
  /bills?|subscriptions?|memberships?|streaming|debts?|loans?|goals?|budgets?|balances?|owe|accounts?|pay ?checks?/,
  /interest|rates?|prices?(?= (?:rises?|hikes?|changes?|increases?))|snowball|avalanche/,
);
const COMES_BACK = /\b(?:bills?|subscriptions?|memberships?|streaming)\b/;
const ASKS = /^(?:how|did|do|does|is|are|was|were|which|where|when|who|why|can|could|should|would|if)\b/;
const LISTS = inOrder(
  /^(?:(?:please|can you|could you|just|ok|so|i want|i need|get|to see|see) )*/,
  /(?:(?:list|show|show me|give me|sort|order|rank|arrange|pull up)(?: out)?(?: me)? )?/,
  /(?:(?:all|every|each|everything|of) )*/,
  optional(
    anyOf(
      inOrder(
        /(?:what|which|that)(?: \S+)? (?:did|have|had) (?:i|we) /,
        /(?:buy|bought|get|order|ordered|spend|spent|pay|paid|charge|charged|purchase|purchased)(?: for)? /,
      ),
      /(?:i|we) (?:bought|got|ordered|spent|paid|charged|purchased) /,
    ),
  ),
);

/** Its charges are what has receipts: 'grocery receipts'. */
const RECEIPTS = /( for (?:.+ )?(?!(?:my|our|all|the|for)\b)[a-z]+) receipts\b/;

/** 'And now cheapest first, please' is about what was listed before. */
const SAYS_WHAT =
  /\b(?!(?:and|ok|now|but|so|please|them|those|these|it|that|this|the|same|list|again|all|me|thanks)\b)[a-z]+/;

const found = (order: string): RegExp => new RegExp(`(?:^| )(?:, )?(?:${order})(?= |$)`);
const [RISING, FALLING] = [found(UP), found(DOWN)];

export function ordered(text: string): string {
  const bySize = BY_SIZE.exec(text)?.[1];
  const plain = bySize === undefined ? text : `${bySize} descending`;
  const end = RISING.test(plain) ? "ascending" : FALLING.test(plain) ? "descending" : null;
  if (end === null) return text;
  const rest = plain.replace(end === "ascending" ? RISING : FALLING, " ");
  const isGroup = GROUPS.test(rest) || (GROUPED.test(rest.replace(NAMED_DAYS, "")) && !ROWS.test(rest));
  if (isGroup && !STANDING.test(rest.replace(/\baccounts?\b/g, "")))
    return plain
      .replace(end === "ascending" ? RISING : FALLING, ` ${end}`)
      .replace(/^(?:list|show|show me|rank|order|sort) /, "")
      .trim();
  if (STANDING.test(rest)) {
    const all = rest.replace(/^(?:sort|order|rank|arrange) /, "list ").trim();
    return COMES_BACK.test(rest) ? `${all} ${end}` : all;
  }
  const head = rest.trim().replace(LISTS, "").replace(/^,/, "").trim();
  if (ASKS.test(rest.trim()) || !SAYS_WHAT.test(head)) return text;
  const [, many = "", what = head] = /^(\d{1,2} )(?=[a-z])(.+)$/.exec(head) ?? [];
  return `list the ${many}${end === "ascending" ? "smallest" : "largest"} charges for ${what}`
    .replace(RECEIPTS, "$1")
    .replace(/ charges for ((?:purchases|charges|transactions|payments)\b)/, " $1")
    .replace(/ for (?=(?:at|on|in|from|for|to|over|under|last|this|since)\b)/, " ");
}
