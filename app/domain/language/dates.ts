// Single days in plain words: 'nov 13', '10/31', 'the 5th', 'last tuesday', 'christmas', 'three days ago'.

import { addDays, addMonths, type Day, isDay, monthOf, weekday, yearOf } from "~/domain/periods";
import { HOLIDAYS, MONTHS, two, WEEKDAYS } from "./calendar";
import { countOf } from "./numbers";
import { either, matchesIn } from "./pattern";
import { type Span, spanAt } from "./words";

type DateSpan = Span & { day: Day; text: string };
/** Which way a day without a year lies. */
export type Direction = "past" | "ahead";

const NAMES = MONTHS.join("|");
const WEEK = WEEKDAYS.join("|");
const ORDINAL = "(\\d{1,2})(?:th)?";

/** The nearest year, in that direction, in which a day exists. */
function inYear(today: Day, direction: Direction, at: (year: number) => Day): Day | null {
  const years = Array.from({ length: 9 }, (_, back) => yearOf(today) + (direction === "past" ? -back : back));
  const fits = (day: Day) => isDay(day) && (direction === "past" ? day <= today : day >= today);
  return years.map(at).find(fits) ?? null;
}

/** What was only days ago is this one: two days after Thanksgiving 'last Thanksgiving' is the one of last year. */
function lastHoliday(at: (year: number) => Day, today: Day): Day | null {
  const latest = inYear(today, "past", at);
  return latest !== null && latest >= addDays(today, -JUST_OVER_DAYS) ? valid(at(yearOf(latest) - 1)) : latest;
}
const JUST_OVER_DAYS = 14;

/** 'The 2nd biggest purchase' names a place in an order, and no day. */
const ORDERED = either(
  "(?:most|least|next|single|to last) \\w+|biggest|largest|smallest|highest|lowest|cheapest|priciest|costliest|dearest",
  "longest|shortest|best|worst|busiest|heaviest|latest|newest|oldest|purchase|transaction|visit|trip|place|time",
);

type Rule = readonly [RegExp, (match: RegExpMatchArray, today: Day, direction: Direction) => Day | null];

const valid = (day: Day): Day | null => (isDay(day) ? day : null);
const fullYear = (text: string): string => (text.length === 2 ? `20${text}` : text);
const monthDay = (
  month: number,
  day: number,
  year: string | undefined,
  today: Day,
  direction: Direction,
): Day | null =>
  year === undefined
    ? inYear(today, direction, (of) => `${of}-${two(month)}-${two(day)}`)
    : valid(`${fullYear(year)}-${two(month)}-${two(day)}`);
const monthNumber = (name = ""): number => MONTHS.findIndex((month) => month === name) + 1;

const RULES: readonly Rule[] = [
  [/(20\d\d)-(\d\d)-(\d\d)/g, ([text]) => valid(text)],
  [
    new RegExp(`\\b(${NAMES}) ${ORDINAL}\\b(?![%\\d./])(?:(?: ,)? (20\\d\\d)\\b)?`, "g"),
    ([, month, day, year], today, direction) => monthDay(monthNumber(month), Number(day), year, today, direction),
  ],
  [
    new RegExp(`\\b(?:the )?${ORDINAL} (?:of )?(${NAMES})\\b(?:(?: ,)? (20\\d\\d)\\b)?`, "g"),
    ([, day, month, year], today, direction) => monthDay(monthNumber(month), Number(day), year, today, direction),
  ],
  [
    /(?<![\d/$])(\d{1,2})\/(\d{1,2})(?:\/((?:20)?\d\d))?(?![\d/])(?! of)/g,
    ([, month, day, year], today, direction) => monthDay(Number(month), Number(day), year, today, direction),
  ],
  [
    new RegExp(`\\bthe (\\d{1,2})th\\b(?! (?:of|${ORDERED})\\b)`, "g"),
    ([, day], today, direction) =>
      Array.from({ length: 8 }, (_, by) => addMonths(monthOf(today), direction === "past" ? -by : by))
        .map((month) => `${month}-${two(Number(day))}`)
        .find((found) => isDay(found) && (direction === "past" ? found <= today : found >= today)) ?? null,
  ],
  [
    // 'Friday the 13th' is a day that is both.
    new RegExp(`\\b(?:on )?(${WEEK})(?: ,)? the (\\d{1,2})th\\b(?! (?:of )?(?:${NAMES})\\b)`, "g"),
    ([, name, day], today, direction) => {
      const wanted = WEEKDAYS.findIndex((known) => known === name);
      const months = Array.from({ length: 24 }, (_, by) => addMonths(monthOf(today), direction === "past" ? -by : by));
      const days = months.map((month) => `${month}-${two(Number(day))}`);
      const fits = (found: Day) => isDay(found) && (direction === "past" ? found <= today : found >= today);
      return days.find((found) => fits(found) && weekday(found) === wanted) ?? null;
    },
  ],
  [
    new RegExp(
      `\\b(?:(last|this past|past|this|next|on|since|by|until|before|from|and|to) )?(?<!\\bblack |\\bgood )(${WEEK})\\b`,
      "g",
    ),
    ([, word = "", name], today, direction) => {
      const wanted = WEEKDAYS.findIndex((known) => known === name);
      if (direction === "ahead" || word === "next") return addDays(today, (wanted - weekday(today) + 7) % 7 || 7);
      return addDays(today, -((weekday(today) - wanted + 7) % 7 || (/last|past/.test(word) ? 7 : 0)));
    },
  ],
  [/\b(?:the day before yesterday)\b/g, (_, today) => addDays(today, -2)],
  [/\byesterday\b/g, (_, today) => addDays(today, -1)],
  [/\b(?:today|tonight)\b/g, (_, today) => today],
  [/\btomorrow\b/g, (_, today) => addDays(today, 1)],
  [
    /\b(a|a couple of|couple|\w+) days? ago\b/g,
    ([, count = ""], today) => {
      const days = countOf(count);
      return days === null ? null : addDays(today, -days);
    },
  ],
  ...HOLIDAYS.map(([pattern, at]): Rule => [
    new RegExp(
      `\\b(?:last |this past |this |the )?(?:${pattern.source})\\b` +
        "(?! (?:shopping|gifts?|fund|deals?|sales?|specials?|prices?))(?: (?:of )?(?:(20\\d\\d)|(last year))\\b)?",
      "g",
    ),
    ({ 0: said, 1: year, 2: last }, today, direction) =>
      year !== undefined || last !== undefined
        ? valid(at(year === undefined ? yearOf(today) - 1 : Number(year)))
        : said.startsWith("last ")
          ? lastHoliday(at, today)
          : inYear(today, direction, at),
  ]),
];

export function datesIn(plain: string, today: Day, direction: Direction): DateSpan[] {
  return RULES.flatMap(([pattern, read]) =>
    matchesIn(plain, pattern).flatMap((match): DateSpan[] => {
      const day = read(match, today, direction);
      return day === null ? [] : [{ ...spanAt(plain, match.index, match[0].length), day, text: match[0] }];
    }),
  );
}
