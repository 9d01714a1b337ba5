// Which words ask for a count, an average, a list, a ranking, a trend, a share.

import { anyOf, either, followedBy, group, inOrder, matchesIn } from "~/domain/language/pattern";
import { spanAt, type Span } from "~/domain/language/words";
import type { Grouping, Shape, Statistic } from "~/domain/coach/query/algebra";
import { FLOW_CUES } from "./shape-words-flows";

export type CueMeaning = {
  statistic?: Statistic;
  shape?: Shape;
  by?: Grouping;
  take?: number;
  least?: boolean;
  /** What has no row at all. */
  empty?: boolean;
  /** What was visited a single time. */
  once?: boolean;
  /** By what it changed between two stretches of days. */
  growth?: boolean;
  /** Not the first of an order but this one. */
  nth?: number;
  /** A change in percent, no share. */
  percent?: boolean;
};
export type ShapeCue = Span & CueMeaning;

const EACH = group(
  "purchase|order|ride|trip|visit|stop|run|cup|drink|haircut|bill|pay ?check|transaction|charge|meal|check|time",
  "go|fill up|tank|withdrawal|refund|payment|deposit",
);
/** Behind it stand days, which are no part of a name. */
const DAYS_BEGIN = "(?:in|on|this|last|during|since|for|from|between|over)\\b";
const AVERAGE = "(?:on average|average|averages|averaging|usual|usually|typical|typically|normal|normally|mean)";
const BOUND = "(?:over|above|under|below|more than|less than|at least|at most|past|exceeding)";
const ROWS = group(
  "purchases?|transactions?|charges?|orders?|deposits?|refunds?|transfers?|payments?|withdrawals?|trips?|rides?",
  "visits?|everything|all|things|receipts?|expenses?|pay ?checks?",
);

const CUES: readonly (readonly [string, CueMeaning])[] = [
  ...FLOW_CUES,
  [
    "(?:how many )?times (?:i|we)|how many(?= \\S+ (?:runs|trips|visits))|how many times|how often|number of times|how frequently",
    { statistic: "count" },
  ],
  ["(?:number|count) of|how many(?: of my)?", { statistic: "count" }],
  [`months(?= ${BOUND} \\$?\\d)`, { statistic: "count", by: "month" }],
  [`(?:how many )?weeks(?= ${BOUND} \\$?\\d)`, { statistic: "count", by: "week" }],
  ["what (?:costs?|is costing|cost) (?:(?:me|us) )?(?:the )?most", { shape: "ranking", by: "category" }],
  ["how many (?:different )?(?:stores|shops|places|merchants|restaurants)", { statistic: "count", by: "merchant" }],
  [
    `${AVERAGE}(?: \\S+){0,2}? ${EACH}s?(?: (?!${DAYS_BEGIN})\\S+)?(?: costs?)?|per(?: \\S+)? ${EACH}|each (?:time|visit|trip|order|ride)|a pop`,
    { statistic: "each" },
  ],
  [`(?:per|a|each|every) day|daily|${AVERAGE} day`, { statistic: "per-day" }],
  [`(?:per|a|each|every) week|weekly|${AVERAGE} week`, { statistic: "per-week" }],
  [`(?:per|a|each|every) month|monthly|${AVERAGE} month`, { statistic: "per-month" }],
  [AVERAGE, { statistic: "per-month" }],
  [
    "(?:biggest|largest|highest|priciest|most expensive|max|maximum|most(?! recent| of| expensive))(?: single)?" +
      "(?: (?:purchase|charge|transaction|order|expense|bill|thing|pay ?check|deposit|one|payment|item|" +
      "subscription|withdrawal|buy))?(?: (?:i|we) (?:ever )?(?:bought|made|got|paid|spent))?(?: in (?:one|1) go)?",
    { statistic: "largest" },
  ],
  ["most (?:i|we) (?:have )?(?:ever )?(?:spent|paid)(?: .*)?(?: in (?:one|1) go)?", { statistic: "largest" }],
  [
    "(?:smallest|lowest|cheapest|least expensive)(?: (?:purchase|charge|transaction|order|expense|bill|thing|pay ?check|deposit|one))?",
    { statistic: "smallest" },
  ],
  [
    either(
      "when (?:did|was|were)(?: \\S+){0,4} last",
      "how (?:long|many days|many weeks|many months) ago(?: did| was)?(?: \\S+){0,2}(?: last)?",
      "(?:when|what day)(?: is| was)?(?: the)? last time|last time|most recently|when did|when was(?: the| my)? last",
      "when was|what (?:day|date) did|date of (?:my|the) last(?: trip| visit| order| payment| time)?",
    ),
    { statistic: "latest" },
  ],
  [
    "when did(?: \\S+){0,3} (?:first|start)|first time|first (?:use|go|buy|shop|order|charge)|how long have (?:i|we) (?:had|been)",
    { statistic: "first" },
  ],
  [
    either(
      "when (?:is|are|does|do|will|am)|what (?:date|day) (?:does|is|do|will)|(?:next \\S+ )?charge when|when$|when s",
      "next (?:bill|charge|payment|pay ?check|pay ?day)|pay ?day",
    ),
    { statistic: "next" },
  ],
  [
    `(?:show|list|pull up|display|see|give me|find)(?: me)?(?: (?:all|my|the|a list of))*(?: ${ROWS})?|show me`,
    { shape: "list" },
  ],
  [
    either(
      "(?:what|which) (?:were|are|was) (?:those|these|that|the|my)" +
        `(?: (?!biggest|largest|most|highest|smallest|last|first|cheapest|latest|next)\\S+)? ${ROWS}`,
      `(?:which|what|those|all|recent|latest|my last|most recent)(?: my| of my)? ${ROWS}`,
    ),
    { shape: "list" },
  ],
  [
    "^(?:all (?:\\S+ )?)?(?:of )?(?:my |the )?(?:recent |latest |last )?(?:transactions|purchases|charges|" +
      "orders|refunds|transfers|deposits|fees|withdrawals|payments)",
    { shape: "list" },
  ],
  [
    "what (?:did|have|all did) (?:i|we) (?:buy|bought|get|got|purchase|order|pay for)|what i bought|who charged me|what was that|what is that|what is this",
    { shape: "list" },
  ],
  [
    either(
      "what (?:\\S+ ){0,2}(?:bills|subscriptions)|which (?:of my )?(?:bills|subscriptions)",
      "bills (?:are )?(?:due|coming)|what is due|whats due|(?:what do i|do i) have to pay|what categories|coming up",
      "how are my goals|account balances|my accounts",
    ),
    { shape: "list" },
  ],
  [
    either(
      "where (?:did|does|do|has|is)(?: all)?(?: of)? (?:my|the|our) (?:money|cash|pay ?check|income)" +
        "(?: go| gone| going| went)?",
      "break ?down(?: of)?|broken down|by category|eating up(?: most of)?(?: my)?(?: budget| money| pay ?check)?",
      "biggest categories|top categories|(?:what|which) categor(?:y|ies)|categories",
    ),
    { shape: "ranking", by: "category" },
  ],
  [
    either(
      "(?:what|where)(?: do| did| am| have| have i| did i| do i)?(?: i| we)?(?: spend| spent| spending)?" +
        "(?: the)? most(?: on| of my money(?: on)?| money on)?",
      "spend the most(?: on)?|most of my money",
    ),
    { shape: "ranking", by: "category" },
  ],
  [
    "(?:what|where)(?: do| did) (?:i|we) (?:spend|spent)(?: the)? least(?: on)?|spend the least(?: on)?|spent the least on",
    { shape: "ranking", by: "category", least: true },
  ],
  [
    "what (?:did|do|have) (?:i|we) (?:spend|spent)(?: all)?(?: my)? money on|things (?:i|we) (?:spend|spent)(?: money| my money)?(?: the most)?(?: on)?",
    { shape: "ranking", by: "category" },
  ],
  [
    "^(?:anything|everything|any charges|any purchases)(?= (?:over|under|above|below|between|more|less))",
    { shape: "list" },
  ],
  [
    "who (?:do|did|have|has) (?:i|we) (?:pay|paid|spend|spent|give|given)(?: money)?(?: to)? (?:the )?most(?: to| money)?",
    { shape: "ranking", by: "merchant" },
  ],
  [
    either(
      "by (?:store|merchant|shop|place|vendor)",
      "top (?:\\d+ )?(?:stores?|places?|merchants?|shops?|restaurants?)(?: i)?",
      "which (?:stores?|places?|merchants?|shops?|restaurants?)",
      "what (?:stores?|places?|merchants?|shops?|restaurants?)",
      "(?:stores|places|merchants|shops|restaurants) (?:i|we) (?:went|go|shop|visit|spend)(?: to| at)?",
    ),
    { shape: "ranking", by: "merchant" },
  ],
  [
    "where (?:do|did) (?:i|we) (?:buy|get|shop|eat|go)(?: most| the most)?(?: of)?(?: my)?",
    { shape: "ranking", by: "merchant" },
  ],
  [
    either(
      "(?:what|which)(?: was the| was my| is the| is my)? month(?!s)",
      "(?:best|worst|cheapest|most expensive|least expensive|highest|lowest|biggest|priciest) month(?: for)?",
    ),
    { shape: "ranking", by: "month", take: 1 },
  ],
  ["(?:what|which) (?:day of the week|weekday)|day of the week", { shape: "ranking", by: "weekday", take: 1 }],
  ["(?:what|which) week|(?:worst|biggest|most expensive|cheapest) week", { shape: "ranking", by: "week", take: 1 }],
  [
    "(?:which|what)(?: single)? day(?= (?:did|do|have|was|had))(?=.*\\bmost\\b)|(?:worst|biggest|most expensive) day",
    { shape: "ranking", by: "day", take: 1 },
  ],
  ["(?:which|what) (?:of my )?(?:cards?|accounts?)|by (?:card|account)", { shape: "ranking", by: "account", take: 1 }],
  [
    "which (?:store|place|merchant|shop|restaurant)(?: gets| got| did| do)?",
    { shape: "ranking", by: "merchant", take: 1 },
  ],
  [
    either(
      "trend(?:s|ing)?|over time|going (?:up|down)|rising|falling|growing|climbing",
      "(?:changed|changing|change)(?: over)?|month (?:by|over|to|after) month|by month|(?:every|each) month this year",
      "monthly(?: \\S+)? (?:totals?|trend)|increasing|decreasing|history of",
    ),
    { shape: "trend", by: "month" },
  ],
  [
    "(?:by|per|each|every) quarter|quarter (?:by|over|to|after) quarter|quarterly(?: totals?)?",
    { shape: "trend", by: "quarter" },
  ],
  ["by week|week (?:by|over|to) week|weekly totals?", { shape: "trend", by: "week" }],
  ["by day|day by day|daily totals?", { shape: "trend", by: "day" }],
  [
    either(
      "(?:what |how much )?(?:percent|percentage|share|portion|fraction|proportion|part)|ratio of",
      "how much of (?:my|our) (?:money|income|pay ?check|pay|salary|spending|budget)",
    ),
    { shape: "share" },
  ],
];

export const SHAPE_SOURCES: readonly string[] = CUES.map(([source]) => source);

const COMPILED = CUES.map(([source, meaning]) => [new RegExp(`\\b(?:${source})(?![\\w%])`, "g"), meaning] as const);
const PERCENT = /(?:what |how many )?%(?: of)?/g;

const ORDINALS = ["second", "third", "fourth", "fifth", "sixth"];
const ORDINAL = inOrder(
  /\b(second|third|fourth|fifth|sixth|next|[2-9]th)[ -]/g,
  followedBy(
    inOrder(
      anyOf(
        /most (?:expensive|visited|often|frequent|recent)|biggest|largest|priciest|highest|smallest|cheapest|lowest/g,
        /latest|most|last|to last/g,
      ),
      /\b/g,
    ),
  ),
);

/** 'The second biggest', '3rd most expensive'. */
function ordinalsIn(plain: string): ShapeCue[] {
  return matchesIn(plain, ORDINAL).flatMap((match) => {
    const word = match[1] ?? "";
    const nth =
      word === "next" ? 2 : word.endsWith("th") && /^\d/.test(word) ? Number(word[0]) : ORDINALS.indexOf(word) + 2;
    return nth < 2 ? [] : [{ ...spanAt(plain, match.index, word.length), nth }];
  });
}

export function shapeCuesIn(plain: string): ShapeCue[] {
  const found = COMPILED.flatMap(([pattern, meaning]) =>
    matchesIn(plain, pattern).map((match): ShapeCue => ({
      ...spanAt(plain, match.index, match[0].length),
      ...meaning,
    })),
  );
  const percents = matchesIn(plain, PERCENT)
    .filter((match) => !/\d$/.test(plain.slice(0, match.index)))
    .map((match): ShapeCue => ({ ...spanAt(plain, match.index, match[0].length), shape: "share" }));
  return [...found, ...percents, ...ordinalsIn(plain)];
}
