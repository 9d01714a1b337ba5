// Stretches of days by their names: months, quarters, seasons, 'last week', 'the past 30 days', 'two months ago'. Each is a
// pattern with the days that it stands for.

import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  weekOf,
  yearOf,
} from "~/domain/periods";
import { MONTHS, nextWeekend, SEASONS, two, weekend } from "./calendar";
import type { Direction } from "./dates";
import { countOf } from "./numbers";
import { group } from "./pattern";
import { monthsFromTo, wholeYear, lastQuarter, thisQuarter, half, nthQuarter } from "./parts-of-years";

export type Days = { from: Day; to: Day };

const NAMES = MONTHS.join("|");
/** Those that are no everyday word as well. */
const OTHER_NAMES = MONTHS.filter((name) => name !== "may" && name !== "march").join("|");
export const COUNT = "(\\d{1,3}|(?:a )?couple(?: of)?|(?:a )?few|an?|one)";

type Rule = readonly [string, (match: RegExpMatchArray, today: Day, direction: Direction) => Days | null];
const monthNumber = (name = ""): number => MONTHS.findIndex((month) => month === name) + 1;

/** The month of that name: the latest that isn't ahead, or the next that isn't over. */
function namedMonth(name: string, today: Day, direction: Direction, year?: string): Month {
  const now = monthOf(today);
  const found = `${year ?? yearOf(today)}-${two(monthNumber(name))}`;
  if (year !== undefined) return found;
  if (direction === "past") return found <= now ? found : addMonths(found, -12);
  return found >= now ? found : addMonths(found, 12);
}

function season(name: string, today: Day, year?: string): Days {
  const [, first = 1, last = 3] = SEASONS.find(([known]) => known === name) ?? [];
  const of = (start: number): Days => ({
    from: `${start}-${two(first)}-01`,
    to: last > 12 ? lastDayOf(`${start + 1}-${two(last - 12)}`) : lastDayOf(`${start}-${two(last)}`),
  });
  const start = year === undefined ? yearOf(today) : Number(year);
  return year === undefined && of(start).from > today ? of(start - 1) : of(start);
}

/** 'The last three months' are whole ones, so that they can be held against others; days and weeks reach up to today. */
function lastOnes(count: number, unit: string, today: Day): Days | null {
  if (unit.startsWith("day")) return count <= 800 ? { from: addDays(today, 1 - count), to: today } : null;
  if (unit.startsWith("week")) return count <= 110 ? { from: addDays(today, 1 - count * 7), to: today } : null;
  const months = unit.startsWith("year") ? count * 12 : count;
  return months > 60 ? null : monthsFromTo(addMonths(monthOf(today), -months), addMonths(monthOf(today), -1));
}

function agoWhole(count: number, unit: string, today: Day): Days | null {
  if (unit.startsWith("week")) return weekOf(addDays(today, -7 * count));
  if (unit.startsWith("month"))
    return monthsFromTo(addMonths(monthOf(today), -count), addMonths(monthOf(today), -count));
  return wholeYear(yearOf(today) - count);
}

/** 'Second' and '2nd', which plain words write '2th'; 0 for 'last'. */
const nth = (word: string): number =>
  /^\dth$/.test(word) ? Number(word[0]) : ["first", "second", "third", "fourth"].indexOf(word) + 1;
const FIRST_TO_FOURTH = "first|second|third|fourth|1th|2th|3th|4th";

function partOf(name: string, part: string, today: Day, way: Direction = "past"): Days {
  const month = namedMonth(name, today, way);
  const at = (from: number, to: number | null): Days => ({
    from: `${month}-${two(from)}`,
    to: to === null ? lastDayOf(month) : `${month}-${two(to)}`,
  });
  const [which = "", unit] = part.split(" ");
  if (unit === "half") return nth(which) === 1 ? at(1, 15) : at(16, null);
  const week = nth(which);
  if (unit === "week" && week > 0) return at(week * 7 - 6, week * 7);
  if (unit === "week") return { from: addDays(lastDayOf(month), -6), to: lastDayOf(month) };
  return /early|start|beginning/.test(part) ? at(1, 10) : /mid/.test(part) ? at(11, 20) : at(21, null);
}

const YEAR = "(20\\d\\d)";
/** The year that a half or a quarter is of. */
const OF_YEAR = `(?:(?: of| in)? (?:${YEAR}|(?:the )?(last|this|previous) year|(?:the )?year))`;
const yearSaid = (year: string | undefined, which: string | undefined, today: Day): string | undefined =>
  year ?? (which === undefined ? undefined : String(yearOf(today) - (which === "this" ? 0 : 1)));
const PART = `(?:the )?((?:first|second|last|other|1th|2th) half|(?:${FIRST_TO_FOURTH}|last) week|early|mid|late|start|beginning|middle|end)(?: of| in)?`;

export const NAMED_PERIODS: readonly Rule[] = [
  [
    `(?:(?:from|since) )?(?:(${NAMES})(?: ${YEAR})?|${YEAR}) (?:to|till|until|through|up to|and up to) (?:now|today|date|the present|present|this day)`,
    ([, name, ofYear, year], today, way) =>
      year === undefined
        ? { from: firstDayOf(namedMonth(name ?? "", today, way === "ahead" ? "past" : way, ofYear)), to: today }
        : { from: `${year}-01-01`, to: today },
  ],
  [
    `(?:(?:in|during|for|this|last|of) )?(?:the )?month of (${NAMES})(?: ${YEAR})?`,
    ([, name = "", year], today, way) => one(namedMonth(name, today, way, year)),
  ],
  [`(${NAMES})(?: ,)?(?: of)? ${YEAR}`, ([, name = "", year], today, way) => one(namedMonth(name, today, way, year))],
  [
    `(${NAMES}) (?:of )?last year|last year (?:in )?(${NAMES})`,
    ([, name, other], today) => one(namedMonth(name ?? other ?? "", today, "past", String(yearOf(today) - 1))),
  ],
  [
    `(${NAMES}) (?:of )?next year|next year (?:in )?(${NAMES})`,
    ([, name, other], today) => one(namedMonth(name ?? other ?? "", today, "ahead", String(yearOf(today) + 1))),
  ],
  [
    `last (${NAMES})`,
    ({ 1: name = "", input = "" }, today) => {
      const latest = namedMonth(name, today, "past");
      const isNamedBeside = monthOf(today) === latest || new RegExp(`\\bthis (?:past )?${name}\\b`).test(input);
      return one(isNamedBeside ? addMonths(latest, -12) : latest);
    },
  ],
  [
    `(?:year to date|so far)(?: in| of| for)? ${YEAR}|${YEAR} year to date`,
    ([, year, other], today) => ({
      from: `${year ?? other ?? ""}-01-01`,
      to: `${year ?? other ?? ""}${today.slice(4)}`,
    }),
  ],
  [
    `(?:the )?(first|last) (\\d{1,2}) (weeks?|days?)(?: of| in) (?:the month of )?(${NAMES})`,
    ([, end = "", count = "", unit = "", name = ""], today) => {
      const month = namedMonth(name, today, "past");
      const days = Math.min(28, Number(count) * (unit.startsWith("week") ? 7 : 1));
      return end === "first"
        ? { from: firstDayOf(month), to: addDays(firstDayOf(month), days - 1) }
        : { from: addDays(lastDayOf(month), 1 - days), to: lastDayOf(month) };
    },
  ],
  [
    group(
      "(?:in|during|for|of|last|since|about|this|and|or|vs|versus|against|with|than|to|through|from|by|until|" +
        "between|before|after) (may|march)(?! 20\\d\\d)(?! \\d{1,2}(?:th)?\\b(?! times|%))",
      `(may|march)(?= (?:(?:vs|versus|through|against)|(?:(?:, )?(?:or |and |to |plus )|, )?(?:${OTHER_NAMES})) ?)`,
      `(?<=\\b(?:${OTHER_NAMES})(?: ,)?(?: and| or| plus)? )(may|march)(?! (?:i|we|be)\\b)|(${OTHER_NAMES})`,
    ),
    ([, short, held, beside, name], today, way) => one(namedMonth(short ?? held ?? beside ?? name ?? "", today, way)),
  ],
  [`${PART} (${NAMES})`, ([, part = "", name = ""], today, way) => partOf(name, part, today, way)],
  [
    `${PART} (?:the |this )month`,
    ([, part = ""], today) => partOf(MONTHS[Number(today.slice(5, 7)) - 1] ?? "", part, today),
  ],
  [
    `${PART} last month`,
    ([, part = ""], today) => partOf(MONTHS[Number(addMonths(monthOf(today), -1).slice(5)) - 1] ?? "", part, today),
  ],
  [
    `(?:(?:in|during|for|of|all of|since|vs|than|to|year) )?(?<![$/])${YEAR}(?! (?:dollars|bucks|usd)|[-/]\\d)`,
    knownYear,
  ],
  [
    `(?:the )?(first|second|last|1th|2th) half${OF_YEAR}`,
    ([, part = "", year, which], today) => half(nth(part) === 1 ? 1 : 2, yearSaid(year, which, today), today),
  ],
  [
    `(?:the )?h([12])${OF_YEAR}?`,
    ([, part = "", year, which], today) => half(Number(part), yearSaid(year, which, today), today),
  ],
  [
    `(${NAMES}) (\\d{1,2})(?:th)? ?(?:to|through|thru|until|till|-) ?(?:the )?(\\d{1,2})(?:th)?(?!\\d)(?:(?: ,)? ${YEAR})?`,
    ([, name = "", first = "", last = "", year], today, way) => {
      const month = namedMonth(name, today, way, year);
      return Number(first) >= 1 && Number(last) <= 31 && Number(first) <= Number(last)
        ? {
            from: `${month}-${two(Number(first))}`,
            to: `${month}-${two(Math.min(Number(last), Number(lastDayOf(month).slice(8))))}`,
          }
        : null;
    },
  ],
  [
    `(?:between |from )?(?:the )?(\\d{1,2})th (?:and|to|through|until) (?:the )?(\\d{1,2})th (?:of |in )?(?:(this|last|the) month|(${NAMES}))`,
    ([, first = "", last = "", which, name], today) => {
      const month = name ? namedMonth(name, today, "past") : addMonths(monthOf(today), which === "last" ? -1 : 0);
      const end = Math.min(Number(last), Number(lastDayOf(month).slice(8)));
      return Number(first) >= 1 && Number(first) <= end
        ? { from: `${month}-${two(Number(first))}`, to: `${month}-${two(end)}` }
        : null;
    },
  ],
  [
    `(?:the )?(first|last) (\\d{1,2})(?: months?)? (?:of|in) (?:${YEAR}|(this|last|the) year)`,
    ([, end = "", count = "", year, which], today) => {
      const of = year ?? String(yearOf(today) - (which === "last" ? 1 : 0));
      const months = Math.max(1, Math.min(12, Number(count)));
      return end === "first"
        ? monthsFromTo(`${of}-01`, `${of}-${two(months)}`)
        : monthsFromTo(`${of}-${two(13 - months)}`, `${of}-12`);
    },
  ],
  ["(?:the )?week of (?:the )?", () => null],
  [
    `(?:the )?(?:last|past|previous|latest|recent|trailing|prior) ${COUNT} (days?|weeks?|months?|years?)`,
    ([, count = "", unit = ""], today) => lastOnes(countOf(count) ?? 0, unit, today),
  ],
  [
    `(?:over|in|within|during|for) the (?:last|past) (month|year)`,
    ([, unit = ""], today) => (unit === "year" ? lastOnes(12, "months", today) : null),
  ],
  [`(?:the )?(?:past|last) (days|weeks|months|years)`, ([, unit = ""], today) => lastOnes(3, unit, today)],
  ["(?:the )?past year", (_, today) => lastOnes(12, "months", today)],
  ["(?:the )?past month", (_, today) => ({ from: addDays(today, -29), to: today })],
  ["(?:the )?past week", (_, today) => ({ from: addDays(today, -6), to: today })],
  [
    `${COUNT} (weeks?|months?|years?) ago`,
    ([, count = "", unit = ""], today) => agoWhole(countOf(count) ?? 1, unit, today),
  ],
  [
    "(?:so far )?(?:this|the current) month(?: so far| to date)?|month to date|so far in the month",
    (_, today) => one(monthOf(today)),
  ],
  [
    "(?:the )?(?:last|previous|latest) (?:full|whole|complete) (week|month|year)",
    ([, unit = ""], today) => agoWhole(1, unit, today),
  ],
  ["(?:the )?(?:last|previous) month", (_, today) => one(addMonths(monthOf(today), -1))],
  [
    "(?:the )?month before last|(?:the )?month before (?:the )?last(?: one)?",
    (_, today) => one(addMonths(monthOf(today), -2)),
  ],
  ["(?:the )?next month", (_, today) => one(addMonths(monthOf(today), 1))],
  ["(?:so far )?(?:this|the current) week(?: so far)?|so far in the week", (_, today) => weekOf(today)],
  ["(?:the )?(?:last|previous) week", (_, today) => weekOf(addDays(today, -7))],
  ["(?:the )?week before last", (_, today) => weekOf(addDays(today, -14))],
  ["(?:the )?next week|(?:the|this) coming week", (_, today) => weekOf(addDays(today, 7))],
  [
    "(?:so far )?(?:this|the current) year(?: so far| to date)?|year to date|so far in the year",
    (_, today) => wholeYear(yearOf(today)),
  ],
  ["(?:the )?(?:last|previous) year", (_, today) => wholeYear(yearOf(today) - 1)],
  ["(?:the )?year before last", (_, today) => wholeYear(yearOf(today) - 2)],
  ["(?:the )?next year", (_, today) => wholeYear(yearOf(today) + 1)],
  [
    `q([1-4])${OF_YEAR}?`,
    ([, number, year, which], today) => nthQuarter(Number(number), yearSaid(year, which, today), today),
  ],
  [
    `(?:the )?(${FIRST_TO_FOURTH}) quarter${OF_YEAR}?`,
    ([, word = "", year, which], today) => nthQuarter(nth(word), yearSaid(year, which, today), today),
  ],
  ["(?:the )?(?:last|previous|past) quarter", (_, today) => lastQuarter(today)],
  ["(?:so far )?(?:this|the current) quarter(?: so far)?", (_, today) => thisQuarter(today)],
  ["(?:this|the) (?:past )?weekend", (_, today, way) => (way === "ahead" ? nextWeekend(today) : weekend(today, false))],
  ["(?:the )?last weekend", (_, today) => weekend(today, true)],
  [
    `(?:(?:last|this|this past|the|over the|in the|by|next) )?(${SEASONS.map(([name]) => name).join("|")})` +
      `(?:(?: of)?(?: (?:trip|vacation|holidays?|break|getaway|travel))? ${YEAR}| so far)?`,
    ({ 0: text, 1: name = "", 2: year, input = "" }, today, way) => {
      if (way === "ahead") return aheadSeason(name, today);
      if (name === "fall" && !/last|this|the|20|so far/.test(text) && !BESIDE_FALL.test(input)) return null;
      const found = season(name, today, year);
      const isBeside =
        /^last/.test(text) && (found.to >= today || new RegExp(`\\bthis (?:past )?${name}\\b`).test(input));
      return isBeside ? season(name, today, String(yearOf(found.from) - 1)) : found;
    },
  ],
  ["(?:(?<!most )recently|lately|these days|of late)", (_, today) => ({ from: addDays(today, -29), to: today })],
];

const BESIDE_FALL =
  /(?:spring|summer|winter) (?:vs|versus|or|to) fall|fall (?:vs|versus|or|to) (?:spring|summer|winter)/;
const one = (month: Month): Days => monthsFromTo(month, month);

function aheadSeason(name: string, today: Day): Days {
  const now = season(name, today);
  return now.from > today ? now : season(name, today, String(yearOf(now.from) + 1));
}

/** A number like a year is one up to the next; further ahead, and behind 'a', it is a sum of money. */
function knownYear(
  { 0: text, 1: year = "", index, input = "" }: RegExpMatchArray,
  today: Day,
  way: Direction,
): Days | null {
  const most = yearOf(today) + 1;
  if (/^\d/.test(text) && year.endsWith("00") && SOME.test(input.slice(0, index))) return null;
  return Number(year) <= most && (way === "past" || Number(year) === most) ? wholeYear(Number(year)) : null;
}
const SOME = /\b(?:an?|another|extra|about|around|roughly) $/;
