// When a goal is due. A named period ends with its last day: 'by June' is June 30th. What can't be a date is kept as
// null, so that the assistant asks instead of guessing.

import {
  addDays,
  addMonths,
  addMonthsToDay,
  isDay,
  lastDayOf,
  monthOf,
  weekday,
  yearOf,
  type Day,
} from "~/domain/periods";
import { readCount } from "./numbers";
import type { Span } from "~/domain/language/words";
import { overlapsAny } from "./text";

type GoalDateSpan = Span & { day: Day | null };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const BY =
  "(?:(?:no later than|in time for|due(?: by| on| in)?|by|before|until|till|til|for|on|in|at|around|come|" +
  "deadline(?: is| of|:)?|target date(?: is| of|:)?|finish(?:ed)?(?: by)?)\\s+)?(?:the\\s+)?";
// Words that could also be part of a name ('a Christmas market', 'may') need a preposition that means a deadline.
const DUE =
  "(?:(?:no later than|in time for|due(?: by| on| in)?|by|before|until|till|til|come|deadline(?: is| of|:)?)\\s+)(?:the\\s+)?";
const YEAR = "((?:19|20|21)\\d{2})";
const COUNT = "(\\d{1,4}|an?|half an?|(?:a )?couple(?: of)?|[a-z]+(?:[- ][a-z]+)?)";
const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** What the pattern's groups hold, nothing where one isn't there. */
type Groups = readonly [first: string, second: string, third: string];
type Rule = { pattern: RegExp; read: (groups: Groups, today: Day) => Day | null };
const rule = (source: string, read: Rule["read"]): Rule => ({
  pattern: new RegExp(`(?<![\\w$-])${source}(?![\\w%])`, "gi"),
  read,
});

const RULES: Rule[] = [
  rule(`${BY}(\\d{4})-(\\d{1,2})-(\\d{1,2})`, ([y, m, d]) => valid(y, m, d)),
  rule(`${BY}(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})`, ([m, d, y]) => valid(y.length === 2 ? `20${y}` : y, m, d)),
  rule(`${BY}(\\d{1,2})/(20\\d{2})`, ([m, y]) =>
    Number(m) >= 1 && Number(m) <= 12 ? lastDayOf(`${y}-${m.padStart(2, "0")}`) : null,
  ),
  rule(`${BY}${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,)?\\s+${YEAR}`, ([m, d, y]) => valid(y, monthNumber(m), d)),
  rule(`${BY}(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}(?:,)?\\s+${YEAR}`, ([d, m, y]) =>
    valid(y, monthNumber(m), d),
  ),
  rule(`${BY}(?:the )?end of ${MONTH}(?:\\s+${YEAR})?`, ([m, y], today) => endOfMonth(m, y, today)),
  rule(`${BY}${MONTH}(?:\\s+of)?,?\\s+${YEAR}`, ([m, y], today) => endOfMonth(m, y, today)),
  rule(`${BY}(?:next|this|coming|this coming)\\s+${MONTH}`, ([m], today) => endOfMonth(m, undefined, today)),
  rule(`${BY}${MONTH}\\s+(0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?`, ([m, d], today) => coming(m, d, today)),
  rule(`${BY}(0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}`, ([d, m], today) => coming(m, d, today)),
  rule(
    `${BY}(?:the\\s+)?(?:end of|year end|end)\\s+(?:of\\s+)?(?:the\\s+|this\\s+)?year`,
    (_, today) => `${yearOf(today)}-12-31`,
  ),
  rule(`${BY}year[- ]end`, (_, today) => `${yearOf(today)}-12-31`),
  rule(`${BY}(?:the\\s+)?end of next year`, (_, today) => `${yearOf(today) + 1}-12-31`),
  rule(`${BY}(?:the\\s+)?end of (?:the|this) month`, (_, today) => lastDayOf(monthOf(today))),
  rule(`${BY}(?:the\\s+)?end of next month`, (_, today) => lastDayOf(addMonths(monthOf(today), 1))),
  rule(`${BY}(?:the\\s+)?end of (?:the|this) week`, (_, today) => addDays(today, 6 - weekday(today))),
  rule(`${BY}(?:the\\s+)?end of ${YEAR}`, ([y]) => `${y}-12-31`),
  rule(`${BY}next year`, (_, today) => `${yearOf(today) + 1}-12-31`),
  rule(`${DUE}this year`, (_, today) => `${yearOf(today)}-12-31`),
  rule(`${BY}next month`, (_, today) => lastDayOf(addMonths(monthOf(today), 1))),
  rule(`${BY}next week`, (_, today) => addDays(today, 13 - weekday(today))),
  rule(`${DUE}${MONTH}`, ([m], today) => endOfMonth(m, undefined, today)),
  rule(`in\\s+${MONTH}`, ([m], today) => endOfMonth(m, undefined, today)),
  rule(`${BY}(spring|summer|fall|autumn|winter)(?:\\s+of)?\\s+${YEAR}`, ([season, y]) =>
    seasonEnd(season, `${y}-01-01`),
  ),
  rule(`${DUE}(?:next |this )?(spring|summer|fall|autumn|winter)`, ([season], today) => seasonEnd(season, today)),
  rule(`next (spring|summer|fall|autumn|winter)`, ([season], today) => seasonEnd(season, today)),
  rule(
    `${DUE}(?:next |this )?(christmas|xmas|thanksgiving|halloween|new year'?s?(?: eve| day)?|valentine'?s(?: day)?|independence day)`,
    ([name], today) => holiday(name, today),
  ),
  rule(`${DUE}(?:next |this )?(${DAYS.join("|")})`, ([name], today) =>
    addDays(today, ((DAYS.indexOf(name.toLowerCase()) - weekday(today) + 6) % 7) + 1),
  ),
  rule(`${DUE}(tomorrow|today|tonight)`, ([word], today) =>
    word.toLowerCase() === "tomorrow" ? addDays(today, 1) : today,
  ),
  rule(
    `(?:by|before|until|till|in|for|during|due(?: by| in)?|deadline(?: is| of|:)?)\\s+${YEAR}`,
    ([y]) => `${y}-12-31`,
  ),
];
/** What lies behind us is read, too: it is answered as past, never as no date at all. */
const PAST_RULES: Rule[] = [
  rule(`${DUE}the day before yesterday`, (_, today) => addDays(today, -2)),
  rule(`${DUE}(?:yesterday|last night)`, (_, today) => addDays(today, -1)),
  rule(`${DUE}last (?:week|weekend)`, (_, today) => addDays(today, -1 - weekday(today))),
  rule(`${DUE}(?:last|this past) (${DAYS.join("|")})`, ([name], today) =>
    addDays(today, -((weekday(today) - DAYS.indexOf(name.toLowerCase()) + 6) % 7) - 1),
  ),
  rule(`${DUE}(?:last|the past) month`, (_, today) => lastDayOf(addMonths(monthOf(today), -1))),
  rule(
    `${DUE}last (?:year|spring|summer|fall|autumn|winter|christmas|thanksgiving)`,
    (_, today) => `${yearOf(today) - 1}-12-31`,
  ),
  rule(`${DUE}last ${MONTH}`, ([m], today) => {
    const here = lastDayOf(`${yearOf(today)}-${monthNumber(m).padStart(2, "0")}`);
    return here < today ? here : lastDayOf(`${yearOf(today) - 1}-${monthNumber(m).padStart(2, "0")}`);
  }),
  rule(`${DUE}${COUNT}\\s*(day|week|month|year)s?\\s+ago`, ([count, unit], today) =>
    before(today, readCount(count.toLowerCase()) ?? 1, unit.toLowerCase()),
  ),
];
const DURATION = new RegExp(
  "(?<![\\w$-])(?:(?:due|by|done|finish(?:ed)?)\\s+)?(in|within|over|after|for)?\\s*(?:the\\s+)?(next\\s+)?" +
    `(?:about\\s+|around\\s+)?${COUNT}\\s*(day|week|month|year|yr|mo|wk)s?(\\s+and\\s+a\\s+half)?` +
    "('?\\s+time|\\s+from (?:now|today)|\\s+away)?(?![\\w%])",
  "gi",
);

export function findDates(text: string, today: Day): GoalDateSpan[] {
  const found: GoalDateSpan[] = [];
  const keep = ({ 0: said, index }: RegExpExecArray, day: Day | null) => {
    const end = index + said.length;
    const span = { start: end - said.trimStart().length, end };
    if (!overlapsAny(span, found)) found.push({ ...span, day });
  };
  for (const match of text.matchAll(DURATION)) {
    const day = durationEnd(match, text.slice(match.index + match[0].length), today);
    if (day !== undefined) keep(match, day);
  }
  for (const { pattern, read } of [...PAST_RULES, ...RULES])
    for (const match of text.matchAll(pattern)) {
      const [, first = "", second = "", third = ""] = match;
      keep(match, read([first, second, third], today));
    }
  return found.sort((a, b) => a.start - b.start);
}

// 'in 18 months', 'a year and a half from now'. undefined: no stretch of time until a deadline ('18 months old').
function durationEnd(match: RegExpExecArray, after: string, today: Day): Day | null | undefined {
  const [, lead = "", next, count = "", unitText = "", half, tail] = match;
  const unit = unitText.charAt(0).toLowerCase();
  if (!lead && !next && !tail) return undefined;
  if (/^(for|over|after)$/i.test(lead) && (/^an?$/i.test(count) || /^('| (of|worth)\b)/i.test(after)) && !next && !tail)
    return undefined;
  if (/^half an?$/i.test(count)) return unit === "y" ? addMonthsToDay(today, 6) : addDays(today, 15);
  const amount = readCount(count.toLowerCase());
  if (amount === null) return undefined;
  if (amount > 1200) return null;
  if (unit === "d") return addDays(today, amount);
  if (unit === "w") return addDays(today, amount * 7);
  if (unit === "m") return amount > 600 ? null : addDays(addMonthsToDay(today, amount), half ? 15 : 0);
  return amount > 100 ? null : addMonthsToDay(today, amount * 12 + (half ? 6 : 0));
}

/** Of what lies too far back to matter one unit is enough: it has passed. */
function before(today: Day, said: number, unit: string): Day {
  const count = said > 1200 ? 1 : said;
  if (unit === "day" || unit === "week") return addDays(today, -count * (unit === "week" ? 7 : 1));
  return addMonthsToDay(today, -count * (unit === "year" ? 12 : 1));
}

function monthNumber(name: string): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

function valid(year: string, month: string, day: string): Day | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}

function endOfMonth(name: string, year: string | undefined, today: Day): Day {
  const number = monthNumber(name).padStart(2, "0");
  if (year) return lastDayOf(`${year}-${number}`);
  const here = lastDayOf(`${yearOf(today)}-${number}`);
  // In June, 'by June' is this month's end, unless it is over today.
  return here > today ? here : lastDayOf(`${yearOf(today) + 1}-${number}`);
}

function coming(month: string, day: string, today: Day): Day | null {
  // A leap day may be eight years ahead.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const here = valid(String(yearOf(today) + ahead), monthNumber(month), day);
    if (here !== null && here >= today) return here;
  }
  return null;
}

function firstFrom(make: (year: number) => Day, today: Day): Day {
  const here = make(yearOf(today));
  return here >= today ? here : make(yearOf(today) + 1);
}

function seasonEnd(season: string, today: Day): Day {
  const ends: Record<string, string> = {
    spring: "05-31",
    summer: "08-31",
    fall: "11-30",
    autumn: "11-30",
    winter: "02-28",
  };
  return firstFrom((year) => `${year}-${ends[season.toLowerCase()] ?? "12-31"}`, today);
}

function holiday(name: string, today: Day): Day {
  const key = name.toLowerCase();
  if (key.startsWith("thanks"))
    return firstFrom((year) => addDays(`${year}-11-22`, (4 - weekday(`${year}-11-22`) + 7) % 7), today);
  const fixed = key.startsWith("halloween")
    ? "10-31"
    : key.startsWith("valentine")
      ? "02-14"
      : key.startsWith("indep")
        ? "07-04"
        : key.startsWith("new")
          ? key.includes("day")
            ? "01-01"
            : "12-31"
          : "12-25";
  return firstFrom((year) => `${year}-${fixed}`, today);
}
