// Days that a question names outright: 'Nov 13', '10/31', 'last Tuesday', 'the 5th', '2025', 'October 2025'.

import { addDays, type Day, firstDayOf, isDay, lastDayOf, monthOf, weekday, yearOf } from "~/domain/periods";

export const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const [NAMES, WEEK] = [MONTHS.join("|"), WEEKDAYS.join("|")];
const NUMBER = "(\\d{1,2})(?:st|nd|rd|th)?";

/** One date, in any of the ways that people write it. A slash is no share: '1/2 of it' has no day. */
const DATE = new RegExp(
  [
    `(20\\d\\d)-(\\d\\d)-(\\d\\d)`,
    `\\b(${NAMES})\\.? ${NUMBER}\\b(?!\\d|\\s?%)(?:,? (20\\d\\d)\\b)?`,
    `\\b(?:the )?${NUMBER} (?:of )?(${NAMES})\\b(?:,? (20\\d\\d)\\b)?`,
    `(?<![\\d/$])(\\d{1,2})/(\\d{1,2})(?:/((?:20)?\\d\\d))?(?![\\d/])(?! of)`,
    `\\b(?:the|on|since|until|to|and) (\\d{1,2})(?:st|nd|rd|th)\\b`,
    `\\b(?:last |this past |past |on |since |from |and |to )(${WEEK})\\b`,
  ].join("|"),
  "g",
);

type Found = { day: Day; at: number; length: number };

function datesIn(plain: string, today: Day): Found[] {
  return [...plain.matchAll(DATE)].flatMap((match): Found[] => {
    const [
      text,
      isoYear,
      isoMonth,
      isoDay,
      name,
      number,
      year,
      number2,
      name2,
      year2,
      slashMonth,
      slashDay,
      slashYear,
      ordinal,
      name3,
    ] = match;
    const found = (day: Day | null): Found[] => (day === null ? [] : [{ day, at: match.index, length: text.length }]);
    if (isoYear) return found(valid(`${isoYear}-${isoMonth}-${isoDay}`));
    if (name3)
      return found(
        addDays(today, -((weekday(today) - WEEKDAYS.indexOf(name3) + 7) % 7 || (/last|past/.test(text) ? 7 : 0))),
      );
    if (ordinal) return found(latest((back) => dayAt(addMonth(today, -back), Number(ordinal)), today));
    const month = name ? MONTHS.indexOf(name) + 1 : name2 ? MONTHS.indexOf(name2) + 1 : Number(slashMonth);
    const day = Number(number ?? number2 ?? slashDay);
    const given = year ?? year2 ?? (slashYear && slashYear.length === 2 ? `20${slashYear}` : slashYear);
    const at = (of: number | string) => dayAt(`${of}-${two(month)}`, day);
    return found(given ? at(given) : latest((back) => at(yearOf(today) - back), today));
  });
}

const two = (value: number): string => String(value).padStart(2, "0");
const valid = (text: string): Day | null => (isDay(text) ? text : null);
const dayAt = (month: string, day: number): Day | null => valid(`${month}-${two(day)}`);

function addMonth(today: Day, by: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + by;
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}`;
}

/** The latest one that is not ahead; a 31st or a leap day may lie some tries back. */
function latest(at: (back: number) => Day | null, today: Day): Day | null {
  for (let back = 0; back <= 8; back++) {
    const day = at(back);
    if (day !== null && day <= today) return day;
  }
  return null;
}

export type NamedDays = { from: Day; to: Day };

/** Single days, and stretches between two of them. */
export function namedDays(plain: string, today: Day): NamedDays | null {
  const [first, second] = datesIn(plain, today);
  if (first && second) {
    const [one, other] = first.day <= second.day ? [first, second] : [second, first];
    return { from: one.day, to: other.day };
  }
  if (first) {
    if (/\b(?:by|until|before|due|next)\b/.test(plain.slice(0, first.at))) return null;
    const since = /\bsince\b/.test(plain.slice(0, first.at + 6));
    return { from: first.day, to: since ? today : first.day };
  }
  return wholeOf(plain, today);
}

/** 'October 2025' and 'in 2025'. A year alone may be a price, so it needs its word. */
function wholeOf(plain: string, today: Day): NamedDays | null {
  const month = new RegExp(`\\b(${NAMES}),? (20\\d\\d)\\b`).exec(plain);
  if (month?.[1] && month[2]) {
    const start = firstDayOf(`${month[2]}-${two(MONTHS.indexOf(month[1]) + 1)}`);
    return start > today || /\b(?:by|until|before)\b/.test(plain)
      ? null
      : { from: start, to: lesser(lastDayOf(monthOf(start)), today) };
  }
  const year = /\b(?:in|during|for|of|since|all of) (20\d\d)\b(?! ?(?:dollars|a month|\$))/.exec(plain)?.[1];
  if (!year || Number(year) > yearOf(today) || Number(year) < 2000) return null;
  return { from: `${year}-01-01`, to: /\bsince 20/.test(plain) ? today : lesser(`${year}-12-31`, today) };
}

const lesser = (one: Day, other: Day): Day => (one < other ? one : other);
