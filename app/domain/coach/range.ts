// The days that a question speaks of: 'yesterday', 'last weekend', 'the past three months', 'this year', 'since August'.

import { MONTHS, namedDays } from "~/domain/coach/dates";
import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  mediumDate,
  type Month,
  monthName,
  monthOf,
  shortDate,
  weekday,
  weekOf,
  yearOf,
} from "~/domain/periods";

export type AskedRange = {
  from: Day;
  to: Day;
  label: string;
  /** 'This week' and 'last week', which are answered side by side. */ week: boolean;
};

const COUNTS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A month that is named, 1 to 12. */
export function monthIn(plain: string): number | null {
  // May and March are verbs as well.
  const at = MONTHS.findIndex((name) =>
    new RegExp(
      name === "may" || name === "march" ? `\\b(?:in|during|for|of|last|since|about) ${name}\\b` : `\\b${name}\\b`,
    ).test(plain),
  );
  return at < 0 ? null : at + 1;
}

/** The latest month of that number that is not ahead. */
export function latestMonth(number: number, today: Day): Month {
  const current = monthOf(today);
  const candidate = `${current.slice(0, 4)}-${String(number).padStart(2, "0")}`;
  return candidate <= current ? candidate : addMonths(candidate, -12);
}

/** A number in digits or in words. */
export function countIn(text: string): number | null {
  const word = text.trim();
  const known = /^\d{1,3}$/.test(word)
    ? Number(word)
    : word === "a couple of" || word === "couple of" || word === "couple"
      ? 2
      : word === "few"
        ? 3
        : word === ""
          ? 1
          : COUNTS.indexOf(word);
  return known > 0 ? known : null;
}

const between = (from: Day, to: Day): string =>
  from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`;

export function readRange(plain: string, today: Day): AskedRange | null {
  const days = (from: Day, to: Day, week = false): AskedRange => ({
    from,
    to,
    label: yearOf(from) === yearOf(to) ? between(from, to) : `${mediumDate(from)} to ${mediumDate(to)}`,
    week,
  });
  const named = namedDays(plain, today);
  if (named) return days(named.from, named.to);
  if (/\byesterday\b/.test(plain)) return days(addDays(today, -1), addDays(today, -1));
  if (/\btoday\b|\btonight\b/.test(plain)) return days(today, today);
  if (/\bweekend\b/.test(plain)) {
    const saturday = addDays(today, -((weekday(today) + 1) % 7));
    const sunday = addDays(saturday, 1);
    return days(saturday, sunday > today ? today : sunday);
  }
  if (/\blast year\b|\bprevious year\b/.test(plain))
    return days(`${yearOf(today) - 1}-01-01`, `${yearOf(today) - 1}-12-31`);
  const past =
    /\b(?:last|past|previous|latest)\s+((?:a )?couple of|couple|few|\d{1,3}|[a-z]+)?\s*(days|weeks|months|years?)\b/.exec(
      plain,
    );
  const count = past ? countIn(past[1] ?? "") : null;
  if (past && count !== null) return lastOnes(count, past[2] ?? "", today, days);
  if (/\blast week\b|\bprevious week\b/.test(plain))
    return days(addDays(weekOf(today).from, -7), addDays(weekOf(today).from, -1), true);
  if (/\bthis week\b|\bthe week\b|\bpast week\b/.test(plain)) return days(weekOf(today).from, today, true);
  const ago = /\b(?:the )?month before last\b/.test(plain)
    ? 2
    : countIn(/\b((?:a )?couple of|few|\d{1,2}|[a-z]+) months ago\b/.exec(plain)?.[1] ?? "none");
  if (ago !== null && ago <= 12) return wholeMonth(addMonths(monthOf(today), -ago));
  const year = `${today.slice(0, 4)}-01-01`;
  if (/\bthis year\b|\byear to date\b|\bso far this year\b|\bin (?:the|this) year\b/.test(plain))
    return days(year, today);
  const number = monthIn(plain);
  if (number === null) return null;
  const month = latestMonth(number, today);
  const end = month === monthOf(today) ? today : lastDayOf(month);
  if (/\bsince\b/.test(plain)) return days(firstDayOf(month), today);
  return { from: firstDayOf(month), to: end, label: monthName(month), week: false };
}

/** The days of a month that is over. */
function wholeMonth(month: Month): AskedRange {
  return { from: firstDayOf(month), to: lastDayOf(month), label: monthName(month), week: false };
}

/** 'The last three months' are whole ones, so that they can be held against others; days and weeks reach up to today. */
function lastOnes(
  count: number,
  unit: string,
  today: Day,
  days: (from: Day, to: Day) => AskedRange,
): AskedRange | null {
  if (unit === "days") return count <= 400 ? days(addDays(today, 1 - count), today) : null;
  if (unit === "weeks") return count <= 56 ? days(addDays(today, 1 - count * 7), today) : null;
  const months = unit.startsWith("year") ? count * 12 : count;
  if (months > 12) return null;
  const current = monthOf(today);
  return days(firstDayOf(addMonths(current, -months)), lastDayOf(addMonths(current, -1)));
}
