// Stretches with a name of their own that is neither a month nor a season: school years and semesters, the holidays, several
// weekends, a month with the year that it is of, twelve months that end in one.

import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  isDay,
  lastDayOf,
  type Month,
  monthOf,
  weekday,
  weekOf,
  yearOf,
} from "~/domain/periods";
import { HOLIDAYS, MONTHS, two, weekend, WEEKDAYS } from "./calendar";
import { countOf } from "./numbers";
import type { Days } from "./named-periods";
import { either } from "./pattern";

type Rule = readonly [string, (match: RegExpMatchArray, today: Day) => Days | null];

const NAMES = MONTHS.join("|");
const YEAR = "(20\\d\\d)";
const COUNT = "(\\d{1,3}|(?:a )?couple(?: of)?|(?:a )?few)";

const ORDERED = "first|second|third|fourth|last|1th|2th|3th|4th";
const DAYS_OF_WEEK = WEEKDAYS.join("|");

const monthOfYear = (year: number, name: string): Month =>
  `${year}-${two(MONTHS.findIndex((month) => month === name) + 1)}`;
const whole = (from: Month, to: Month): Days => ({ from: firstDayOf(from), to: lastDayOf(to) });
/** The latest that has begun, or the one before it. */
const latest = (of: (year: number) => Days, today: Day, isLast: boolean): Days | null => {
  const begun = [0, 1, 2].map((back) => of(yearOf(today) - back)).filter(({ from }) => from <= today);
  const isRunning = begun[0] !== undefined && begun[0].to >= today;
  return (isLast && isRunning ? begun[1] : begun[0]) ?? null;
};

/** From September to June: schools begin and end on many days, and the answer says these. */
const schoolYear = (year: number): Days => whole(`${year}-09`, `${year + 1}-06`);
const SEMESTERS: Readonly<Record<string, (year: number) => Days>> = {
  fall: (year) => whole(`${year}-09`, `${year}-12`),
  spring: (year) => whole(`${year}-01`, `${year}-05`),
};
/** From Thanksgiving to New Year's Day. */
const holidays = (year: number): Days => ({
  from: HOLIDAYS.find(([{ source }]) => source === "thanksgiving")?.[1](year) ?? `${year}-11-22`,
  to: `${year + 1}-01-01`,
});

function weekendsBack(count: number, today: Day): Days {
  const saturday = addDays(today, -((weekday(today) + 1) % 7));
  return { from: addDays(saturday, -7 * (count - 1)), to: addDays(saturday, 1) };
}

export const NAMED_STRETCHES: readonly Rule[] = [
  [
    "(?:the )?weekend before last",
    (_, today) => {
      const { from, to } = weekend(today, true);
      return { from: addDays(from, -7), to: addDays(to, -7) };
    },
  ],
  ["(?:the )?week after next", (_, today) => weekOf(addDays(today, 14))],
  ["(?:the )?month after next", (_, today) => whole(addMonths(monthOf(today), 2), addMonths(monthOf(today), 2))],
  [
    `(?:(this|last|the|our|current|past|previous) )*school year(?: (?:of )?${YEAR}(?:(?: to |[-/])(?:20)?\\d\\d)?)?`,
    ([text, , year], today) =>
      year === undefined ? latest(schoolYear, today, /last|past|previous/.test(text)) : schoolYear(Number(year)),
  ],
  [
    `(?:(?:this|last|the|past|previous) )?(fall|spring) semester(?: (?:of )?${YEAR})?`,
    ([text, name = "", year], today) => {
      const of = SEMESTERS[name];
      return !of ? null : year === undefined ? latest(of, today, text.startsWith("last")) : of(Number(year));
    },
  ],
  [
    either(
      `(?:(?:this|last|the|past|previous) )?holiday season(?: (?:of )?(?:${YEAR}|(last year)))?`,
      `(?<=\\b(?:over|during|around|for|in) )(?:the )?(?:last )?holidays(?: (?:of )?(?:${YEAR}|(last year)))?`,
    ),
    ([text, year, last, other, otherLast], today) => {
      const said = year ?? other;
      if (said !== undefined) return holidays(Number(said));
      return last || otherLast ? holidays(yearOf(today) - 1) : latest(holidays, today, /\blast\b/.test(text));
    },
  ],
  [
    `(?:the |these |our )?(?:last|past|previous) ${COUNT} weekends`,
    ([, count = ""], today) => weekendsBack(Math.min(20, countOf(count) ?? 2), today),
  ],
  [
    `(?:the )?(${ORDERED}) weekend (?:of|in) (${NAMES})(?: ${YEAR})?`,
    ([, which = "", name = "", year], today) => {
      const named = monthOfYear(year === undefined ? yearOf(today) : Number(year), name);
      const month = year === undefined && named > monthOf(today) ? addMonths(named, -12) : named;
      const first = addDays(firstDayOf(month), (6 - weekday(firstDayOf(month)) + 7) % 7);
      const count = which === "last" ? 0 : /^\d/.test(which) ? Number(which[0]) : ORDERED.split("|").indexOf(which) + 1;
      const last = addDays(lastDayOf(month), -((weekday(lastDayOf(month)) + 1) % 7));
      const saturday = count === 0 ? last : addDays(first, 7 * (count - 1));
      return { from: saturday, to: addDays(saturday, 1) };
    },
  ],
  [
    `(?:from )?(${DAYS_OF_WEEK})(?: (?:to|through|until) (${DAYS_OF_WEEK}))? (?:of |in )?(last|this) week`,
    ([, first = "", last, which], today) => {
      const { from } = weekOf(addDays(today, which === "last" ? -7 : 0));
      const at = (name: string) =>
        addDays(
          from,
          WEEKDAYS.findIndex((day) => day === name),
        );
      return { from: at(first), to: at(last ?? first) };
    },
  ],
  [
    "(?:on )?the (\\d{1,2})th of (last|this|the) month",
    ([, day = "", which], today) => {
      const found = `${addMonths(monthOf(today), which === "last" ? -1 : 0)}-${two(Number(day))}`;
      return isDay(found) ? { from: found, to: found } : null;
    },
  ],
  [
    `(${NAMES}) (?:of |in )?this year|this year (?:in )?(${NAMES})`,
    ([, name, other], today) => {
      const month = monthOfYear(yearOf(today), name ?? other ?? "");
      return month > monthOf(today) ? null : whole(month, month);
    },
  ],
  [
    `(${NAMES}) (?:of |from )?(\\d|an?|one) years? ago|(\\d|an?|one) years? ago (?:in )?(${NAMES})`,
    ([, name, count, otherCount, other], today) => {
      const back = countOf(count ?? otherCount ?? "") ?? 1;
      const month = monthOfYear(yearOf(today) - back, name ?? other ?? "");
      return whole(month, month);
    },
  ],
  [
    `(?:the )?${COUNT} months (?:ending|ended|through|up to|until|to)(?: in| with| the end of)* (${NAMES})(?: ${YEAR})?`,
    ([, count = "", name = "", year], today) => {
      const named = monthOfYear(year === undefined ? yearOf(today) : Number(year), name);
      const last = year === undefined && named > monthOf(today) ? addMonths(named, -12) : named;
      const months = countOf(count) ?? 0;
      return months < 1 || months > 60 ? null : whole(addMonths(last, 1 - months), last);
    },
  ],
];
