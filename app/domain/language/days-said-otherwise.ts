// Days as people say them when they talk, in the words that the rules of days know: 'three months back', 'a week ago Friday',
// 'since June ended', 'Jan 1 till now', 'October the sixth', 'just the whole month of December each time'.

import { addDays, type Day, weekday } from "~/domain/periods";
import { MONTHS, SEASONS, two, WEEKDAYS } from "./calendar";
import { anyWordOf, either, inOrder } from "./pattern";

const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const SEASON = SEASONS.map(([name]) => name).join("|");
const WEEKDAY = WEEKDAYS.join("|");
const NUMBER = "\\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a couple|a few|few";
const NOW = "(?:right )?now|the present|present|this day|date";
const TO = "(?:to|til|till|'til|until|up to|up until|through|thru|-|–|—)";

type Way = readonly [RegExp, string | ((...found: string[]) => string)];

const ORDINALS = (
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth " +
  "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third " +
  "twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
).split(" ");
const ORDINAL = [...ORDINALS].reverse().join("|").replaceAll("-", "[ -]");
const dayNumber = (word: string): number => ORDINALS.indexOf(word.toLowerCase().replace(" ", "-")) + 1;
/** 'October second half', 'the June third payment' name no day. */
const NO_DAY = "(?! (?:half|week|weekend|quarter|paycheck|payment|time|one|bill|purchase|visit|trip)\\b)";

const NEXT_ONE: Readonly<Record<string, string>> = { first: "second", second: "third", third: "fourth" };

/** What of this year lies before a month. */
function untilMonth(name: string): string {
  const at = MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase()));
  return at < 1 ? `before ${name} this year` : `from january 1 to the end of ${MONTHS[at - 1] ?? ""}`;
}

/** What begins when a month or a season is over. */
function nextAfter(name: string): string {
  const season = SEASONS.find(([known]) => known === name.toLowerCase());
  const last = season ? season[2] : MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;
  return `${MONTHS[last % 12] ?? ""} 1`;
}

const HOLIDAY =
  "thanksgiving|christmas|xmas|easter|halloween|black friday|labor day|memorial day|new year'?s(?: eve)?|valentine'?s(?: day)?";

const WAYS: readonly Way[] = [
  [
    /\b(?:ever )?since (?:the )?(?:school|classes|kids went back to school|semester) (?:started|began|start|got going)\b(?=\s*(?:[.?!;]|$))/gi,
    "this school year",
  ],
  [/\bsince (?:the )?kids (?:went|are|were) back (?:to|in|at) school\b/gi, "this school year"],
  // 'Over the fourth' has its fireworks in July.
  [
    inOrder(
      /(?<!\b(?:paid|pay ?day|pay ?check|due|bills?|rent|charged|comes?|hits?|lands?) (?:\S+ ){0,4}?)/gi,
      /\b(over|for|on) the (?:fourth|4th)(?= weekend\b|\s*(?:[,.?!;]|$))/gi,
    ),
    "$1 the 4th of july",
  ],
  // 'This Thanksgiving against last', 'Thanksgiving this year and last'
  [
    new RegExp(
      `\\b(?:this )?(${HOLIDAY})( (?:vs\\.?|versus|against|and|than|compared (?:to|with)) )last(?: one|'s)?(?=\\s*(?:[,.?!;]|$))`,
      "gi",
    ),
    "$1$2$1 last year",
  ],
  // 'The first week of November against the week after'
  [
    /\b(first|second|third) week of (\w+)(.{1,20}?\bthe )(?:week|one) after(?: it| that)?\b/gi,
    (_, nth = "", month = "", between = "") =>
      `${nth} week of ${month}${between}${NEXT_ONE[nth.toLowerCase()] ?? ""} week of ${month}`,
  ],
  [/\b(last|past|previous|this) fortnight\b/gi, "$1 14 days"],
  [/\ba fortnight ago\b/gi, "2 weeks ago"],
  [
    new RegExp(`\\b(${NUMBER}) (days?|weeks?|months?|years?) back\\b(?! (?:to|in|into|from|at|home|up)\\b)`, "gi"),
    "$1 $2 ago",
  ],
  // 'Last month and this', 'this week against last'
  [
    /\b(last|this) (month|week|year|weekend|quarter)('?s?(?: and|,| &| plus| or| vs\.?| versus| against| to)) (this|last)(?: one)?(?=\s*(?:[,.?!;)]|$))/gi,
    "$1 $2$3 $4 $2",
  ],
  [/\b(months?|weeks?) before this one\b/gi, (_, unit = "") => `${unit} before this ${unit.replace(/s$/i, "")}`],
  [/\bthe (month|week|year) (?:(?:that )?we(?:'re| are)|i(?:'m| am)) in(?: now)?\b/gi, "this $1"],
  // 'The ten dearest purchases of the year'
  [
    /(?<!\b(?:end|rest|start|beginning|half|first|last|quarter|time|times|middle|remainder|part|turn|days?|weeks?|months|course|out) )\bof the year\b/gi,
    "of this year",
  ],
  // 'This summers stay', 'last Octobers bill'
  [
    new RegExp(`\\b(this|last|next) (${SEASON}|${MONTHS.filter((name) => name !== "may").join("|")})s\\b`, "gi"),
    "$1 $2",
  ],
  [/\b(?:christmas|xmas)[ -]?(?:time|season)\b/gi, "holiday season"],
  [
    new RegExp(`\\b(${MONTH})\\.? (?:the )?(${ORDINAL})\\b${NO_DAY}`, "gi"),
    (_, month = "", word = "") => `${month} ${dayNumber(word)}`,
  ],
  [new RegExp(`\\b(${MONTH})\\.? the (\\d{1,2}(?:st|nd|rd|th))\\b`, "gi"), "$1 $2"],
  // 'Jan 1 till now'
  [
    new RegExp(
      `\\b((?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?|\\d{1,2}\\/\\d{1,2}) ?${TO} ?(?:${NOW})\\b`,
      "gi",
    ),
    "$1 to today",
  ],
  // 'Since my birthday June 12'
  [
    new RegExp(
      `\\bsince (?:my|our|his|her|the) [a-z']+(?: [a-z']+)?,? (?:(?:back )?(?:on|in) )?(?=(?:${MONTH})\\.? \\d{1,2}\\b)`,
      "gi",
    ),
    "since ",
  ],
  // 'Between Thanksgiving and now'
  [/\b(between (?:the )?[\w' ]{3,30}? and )(?:right )?now\b/gi, "$1today"],
  // 'This year before November', 'before June of this year'
  [
    new RegExp(`\\bthis year(?:,)? (?:but )?(?:before|up to but not including) (${MONTH})\\b(?! \\d)`, "gi"),
    (_, month = "") => untilMonth(month),
  ],
  [new RegExp(`\\bbefore (${MONTH})(?: of)? this year\\b`, "gi"), (_, month = "") => untilMonth(month)],
  // 'Rent total for the year so far', 'gas for the year'
  [/\b(?:for|in) the (year|month|week|quarter)(?:,)? (?:so far|to date|up to now)\b/gi, "this $1 so far"],
  [
    /(?<=\b(?:spent|spend|total|paid|earned|made|saved)\b[^.?!]{0,40})\bfor the year(?=\s*(?:[,.?!;]|$))/gi,
    "this year",
  ],
  // 'Since June ended', 'once summer was over', 'since the end of June'
  [
    new RegExp(
      `\\b(?:ever )?(?:since|after|once|when) (?:the )?(${MONTH}|${SEASON})\\.? ` +
        "(?:ended|was over|is over|finished|was done|was through|came to an end|wrapped up)\\b",
      "gi",
    ),
    (_, name = "") => `since ${nextAfter(name)}`,
  ],
  [
    new RegExp(
      `\\b(?:since|after|from) (?:the )?(?:very )?end of (?:the )?(${MONTH}|${SEASON})\\b(?! 20)(?! ?${TO} )`,
      "gi",
    ),
    (_, name = "") => `since ${nextAfter(name)}`,
  ],
];

/** 'The end of summer', 'the start of fall': of the month that it ends or begins with. */
const SEASON_EDGE = new RegExp(
  `\\b(?:the )?(?:very )?(end|start|beginning) of (?:the |this |last )?(${SEASON})(?:(?: of)? (20\\d\\d))?\\b(?! (?:semester|break|term))`,
  "gi",
);
function seasonEdge(found: string, edge: string, name: string, year?: string): string {
  const season = SEASONS.find(([known]) => known === name.toLowerCase());
  if (!season) return found;
  const isEnd = edge.toLowerCase() === "end";
  const month = isEnd ? season[2] : season[1];
  const of = year === undefined ? "" : ` ${Number(year) + (month > 12 ? 1 : 0)}`;
  return `the ${edge} of ${MONTHS[(month - 1) % 12] ?? ""}${of}`;
}

/** 'A week ago Friday', 'Friday before last', 'two Fridays ago': the one before the latest. */
const WEEK_BEFORE = new RegExp(
  either(
    `\\b(?:a|one) week ago (?:on |this past |last )?(${WEEKDAY}|today|yesterday)\\b`,
    `\\b(?:the )?(${WEEKDAY}) (?:(?:a|one) week ago|before last)\\b|\\b(?:two|2) (${WEEKDAY})s ago\\b`,
  ),
  "gi",
);

function weekBefore(name: string, today: Day): string {
  if (name === "today") return written(addDays(today, -7));
  if (name === "yesterday") return written(addDays(today, -8));
  const wanted = WEEKDAYS.findIndex((day) => day === name);
  return written(addDays(today, -((weekday(today) - wanted + 7) % 7 || 7) - 7));
}

const written = (day: Day): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

/** 'The whole month of December each time': the years are said elsewhere in the text. */
const EACH_TIME = new RegExp(
  `[,.:;]? ?\\b(?:just |only )?(?:the )?(?:whole |full |entire |complete )?(?:month of )?(${MONTH})(?: only)?,? (?:each|both|every) (?:times?|years?)\\b`,
  "i",
);
const YEAR_SAID =
  /\b(?:(?:holiday season|christmas|xmas|thanksgiving|halloween|easter)(?: of)? )?(?:of |in )?(20\d\d)\b/gi;

function eachTime(text: string): string {
  const month = EACH_TIME.exec(text)?.[1];
  if (month === undefined) return text;
  const rest = text.replace(EACH_TIME, "");
  return new Set(rest.match(/\b20\d\d\b/g) ?? []).size === 2
    ? rest.replace(YEAR_SAID, (_, year: string) => `${month} ${year}`)
    : text;
}

/** In November 'next November' is a year away, and so is 'next December' where this one begins within weeks. */
const NEXT_MONTH = new RegExp(`\\bnext (${MONTH})\\b(?! (?:\\d{1,2}(?!\\d)|20\\d\\d))`, "gi");
const SOON_DAYS = 31;
const nextYears = (text: string, today: Day): string =>
  text.replace(NEXT_MONTH, (found, name: string) => {
    const year = Number(today.slice(0, 4));
    const month = MONTHS.findIndex((known) => known.startsWith(name.slice(0, 3).toLowerCase())) + 1;
    const first = `${year}-${two(month)}-01`;
    const isThisOne = month === Number(today.slice(5, 7)) || (first > today && first <= addDays(today, SOON_DAYS));
    return isThisOne ? `${name} ${year + 1}` : found;
  });

/** 'This month a year ago', 'around this time last year': the month that has today's name. */
const YEAR_AGO = anyWordOf(
  /this (?:same )?month (?:last year|(?:a|one) year (?:ago|back))|(?:a|one) year ago this month/gi,
  /(?:(?:around|about|at) )?this (?:same )?time (?:last year|(?:a|one) year ago)/gi,
);
const HELD = /\b(?:vs\.?|versus|than|compared?|against|to|and|or)\b/i;
const FLOWED = /\b(?:spen[dt]\w*|b[ou]\w*ght|buy|cost\w*|earn\w*|made|charge\w*)\b/i;
const aYearAgo = (text: string, today: Day): string =>
  text.replace(YEAR_AGO, (found, at: number) => {
    // A balance of then is one of that day.
    const isDay = / time /i.test(found);
    if (isDay && (!FLOWED.test(text) || HELD.test(text.slice(0, at).split(" ").slice(-4).join(" ")))) return found;
    return `${MONTHS[Number(today.slice(5, 7)) - 1] ?? ""} ${Number(today.slice(0, 4)) - 1}`;
  });

/** 'Tomorrow and Monday', said on a Saturday, are two days in a row. */
const NEIGHBORS = new RegExp(`\\b(today|tomorrow)(?: and| or|,| &) (tomorrow|${WEEKDAY})\\b`, "gi");
const inARow = (text: string, today: Day): string =>
  text.replace(NEIGHBORS, (found, first: string, second: string) => {
    const from = addDays(today, first.toLowerCase() === "today" ? 0 : 1);
    const to = addDays(from, 1);
    const isNext = second.toLowerCase() === (WEEKDAYS[weekday(to)] ?? "") || second.toLowerCase() === "tomorrow";
    return isNext ? `from ${written(from)} to ${written(to)}` : found;
  });

/** In fall 'more than last fall' is asked of this one. */
const THAN_LAST = new RegExp(`\\b(?:than|vs\\.?|versus|compared (?:to|with)|against) last (${SEASON})\\b`, "i");
const OTHER_DAYS = new RegExp(
  `\\b(?:this|20\\d\\d|months?|weeks?|days?|yesterday|today|${MONTHS.join("|")})\\b|\\b(?:${SEASON})\\b.*\\b(?:${SEASON})\\b`,
  "i",
);
function withThisSeason(text: string, today: Day): string {
  const found = THAN_LAST.exec(text);
  const [name, first = 0, last = 0] = SEASONS.find(([one]) => one === found?.[1]?.toLowerCase()) ?? [];
  const month = Number(today.slice(5, 7));
  const isNow = name !== undefined && ((month >= first && month <= last) || month + 12 <= last);
  return found && isNow && !OTHER_DAYS.test(text) ? text.replace(found[0], `this ${name} ${found[0]}`) : text;
}

/** 'Did we spend more than last Thanksgiving' is asked of this one. */
const THAN_LAST_HOLIDAY = new RegExp(
  `\\b(?:than|compared to|compared with|vs\\.?|versus|against) (?:on |at |over )?last (${HOLIDAY})\\b`,
  "i",
);
function withThisHoliday(text: string): string {
  const found = THAN_LAST_HOLIDAY.exec(text);
  return found &&
    !new RegExp(
      `\\b(?:this|20\\d\\d|months?|weeks?|days?|yesterday|today|${MONTHS.join("|")})\\b|\\b(?:${HOLIDAY})\\b.*\\b(?:${HOLIDAY})\\b`,
      "i",
    ).test(text)
    ? text.replace(found[0], `this ${found[1] ?? ""} than ${found[1] ?? ""} last year`)
    : text;
}

export function daysSaidPlainly(text: string, today: Day): string {
  const plain = withThisSeason(inARow(aYearAgo(withThisHoliday(nextYears(text, today)), today), today), today).replace(
    WEEK_BEFORE,
    (found, ...names: (string | undefined)[]) =>
      weekBefore((names.slice(0, 3).find((name) => name !== undefined) ?? found).toLowerCase(), today),
  );
  return eachTime(
    WAYS.reduce(
      (all, [pattern, said]) => (typeof said === "string" ? all.replace(pattern, said) : all.replace(pattern, said)),
      plain,
    ).replace(SEASON_EDGE, (found, edge: string, name: string, year?: string) => seasonEdge(found, edge, name, year)),
  );
}
