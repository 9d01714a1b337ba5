// What is left out of days where both speakers know it, said in full: 'July of this year and of last', 'fiscal Q1', '10/5-10/19',
// 'the last time not counting this week', 'both summers'.

import { type Day, yearOf } from "~/domain/periods";
import { anyOf, inOrder } from "./pattern";

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const SEASON = "(?:spring|summer|fall|autumn|winter)";
const HOLIDAY =
  "(?:christmas|xmas|thanksgiving|easter|halloween|labor day|memorial day|4th of july|july 4th|new year'?s(?: eve)?)";
const DATE = "\\d{1,2}\\/\\d{1,2}(?:\\/(?:20)?\\d\\d)?";
const END = "(?=\\s*(?:[.?!,;:)]|$))";

type Way = readonly [RegExp, string];

const WAYS: readonly Way[] = [
  [/\bfiscal (?=year|quarter|q[1-4]\b|month)|\b(?:calendar|tax|financial) (?=year\b|quarter\b)/gi, ""],
  [
    /\b(first|second|third|fourth|1st|2nd|3rd|4th|last|this|previous) (?:fiscal|calendar) (?=quarter|half|year)/gi,
    "$1 ",
  ],
  [/\bFY ?['’]?(?:20)?(\d\d)\b/gi, "20$1"],
  [/\b(?:year[ -](?:over|on|to)[ -]year(?! date)|yoy|y\/y)\b,?/gi, "this year versus last year"],
  [/\b(?:month[ -](?:over|on)[ -]month(?! (?:trend|chart))|mom change)\b,?/gi, "this month versus last month"],
  [/\bfinal (?=(?:\w+ )?(?:days?|weeks?|weekend|months?|half|quarter)\b)/gi, "last "],
  [/\b(?:back|latter|later|other) half (?=of )/gi, "second half "],
  [/\b(?:front|former|opening|early) half (?=of )/gi, "first half "],
  [/\bprior to\b/gi, "before"],
  [/\bahead of (?=(?:the \d|this|last|thanksgiving|christmas|halloween|easter))/gi, "before "],
  // 'July of this year versus July of last'
  [new RegExp(`\\b((?:${MONTH}|${SEASON}|${HOLIDAY}) of last)${END}`, "gi"), "$1 year"],
  [new RegExp(`\\b((?:and|vs\\.?|versus|than|to|against|from|over) )last years${END}`, "gi"), "$1last year"],
  [/\b(first|last|second|third) (?:full|whole|complete) (?=week (?:of|in) )/gi, "$1 "],
  // 'Christmas week last year'
  [new RegExp(`\\b(${HOLIDAY}) (week|weekend) (?:of )?(last year|20\\d\\d)\\b`, "gi"), "$1 $3 $2"],
  // 'Winter 2025 to 2026', 'winter 2025-26'
  [/\b(winter(?: of)? 20\d\d) ?(?:to|into|-|–|\/) ?(?:20)?\d\d\b/gi, "$1"],
  [/\bnew years last year\b/gi, "new years"],
  // '10/5-10/19', '10/5-19', '5-19 October', 'Oct 5 to the 19th'
  [new RegExp(`\\b(${DATE}) ?[-–—] ?(?=${DATE}\\b)`, "g"), "$1 to "],
  [/\b(\d{1,2})\/(\d{1,2}) ?[-–—] ?(\d{1,2})\b(?![/\d])/g, "$1/$2 to $1/$3"],
  [
    new RegExp(`\\b(\\d{1,2})(?:th|st|nd|rd)? ?(?:-|–|to) ?(\\d{1,2})(?:th|st|nd|rd)? (?:of )?(${MONTH})\\b`, "gi"),
    "$3 $1 to $3 $2",
  ],
  // 'From Monday till now'
  [
    /\bfrom ((?:[\w/]+ ){1,4}?)(?:to|til|till|until|up to|up until|through|thru) (?:now|right now|the present)\b/gi,
    "since $1",
  ],
  [/\b(in|during|over|from|for) (\w+) of both years\b/gi, "$1 $2 of this year and $2 of last year"],
  [new RegExp(`\\b(${MONTH}) (?:of |in )?both years\\b`, "gi"), "$1 of this year and $1 of last year"],
];

/** 'The last time, not counting this week' is the last before it. */
const LAST_BUT = inOrder(
  anyOf(
    /not counting|not including|excluding|besides|other than|aside from|apart from|except(?: for)?|ignoring/gi,
    /leaving out/gi,
  ),
  / (?=(?:today|yesterday|this (?:week|weekend|month|year))\b)/gi,
);
const ASKS_FOR_LAST = /\b(?:last|latest|most recent|when)\b/i;

const BOTH = new RegExp(`\\bboth (?:of (?:our|the) )?(${SEASON})s\\b`, "gi");

/** 'December 24 and 25 last year'. */
const DAY_OF_A_YEAR = new RegExp(
  `\\b(${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?: ?(?:and|&|to|through|thru|-|–) ?(?:the )?\\d{1,2}(?:st|nd|rd|th)?)?),? (?:of )?(last year|this year)\\b`,
  "gi",
);

/** 'From the first of October to the twentieth'. */
const ORDINALS = (
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth " +
  "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third " +
  "twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
).split(" ");
const ORDINAL_DAY = new RegExp(
  "\\b((?:from|to|through|thru|until|till|between|and|on|by|since|before|after) the )" +
    `(${[...ORDINALS].reverse().join("|").replaceAll("-", "[ -]")})` +
    `(?=\\s*(?:[,.?!;]|$| (?:to|through|thru|until|till|and the|of (?:${MONTH}|this|last|the month)|what|how|` +
    "which|did)\\b))",
  "gi",
);
const withNumbers = (text: string): string =>
  text.replace(
    ORDINAL_DAY,
    (_, before: string, word: string) => `${before}${ORDINALS.indexOf(word.toLowerCase().replace(" ", "-")) + 1}th`,
  );

export function withWhatIsLeftOut(text: string, today: Day): string {
  const said = WAYS.reduce((all, [pattern, full]) => all.replace(pattern, full), text);
  const year = yearOf(today);
  const dated = withNumbers(said).replace(
    DAY_OF_A_YEAR,
    (_, days: string, which: string) => `${days}, ${year - (/last/i.test(which) ? 1 : 0)}`,
  );
  return (ASKS_FOR_LAST.test(dated) ? dated.replace(LAST_BUT, "before ") : dated).replace(
    BOTH,
    (_, season: string) => `${season} ${year} and ${season} ${year - 1}`,
  );
}
