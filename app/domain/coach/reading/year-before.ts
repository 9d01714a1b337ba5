// One stretch of days held against the same one of another year: 'October against last October', 'this summer and the one
// before', 'July to September, and the same three months of 2025', 'gas this November and a year ago'.

import { anyWordOf } from "~/domain/language/pattern";
import { addMonths, addMonthsToDay, type Day, firstDayOf, lastDayOf, monthOf, yearOf } from "~/domain/periods";
import { overlaps, spanAt, type Span } from "~/domain/language/words";
import type { Comparison, Period } from "~/domain/coach/query/algebra";
import { unitOf } from "./days-before";

type OfTwoYears = { period: Period; comparison: Comparison; spans: readonly Span[] };

const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december";
const STRETCH = "months?|weeks?|days?|period|stretch|season|quarter|half|time(?: frame| span)?|dates?";

/** The year before, without its number: 'a year ago', 'the one a year earlier', 'the December before it'. */
const YEAR_BEFORE = new RegExp(
  "\\b(?:(?:a|one|1|the) (?:full )?year (?:ago|before(?! last)|earlier|prior|previous)|" +
    "(?:12|twelve) months (?:ago|before|earlier)|(?:the )?(?:prior|previous) year|last year|" +
    "(?<=\\bthis year (?:v|vs|versus|against|and|or|to|than|compared (?:to|with)) )last" +
    `(?! (?:month|week|time|year))|(?:the|than|that) (?:${MONTH}|summer|winter|spring|fall|autumn|season|` +
    "christmas|holidays?)s? (?:before|prior|earlier)(?! last)(?: it| that)?)\\b",
  "g",
);
/** The same days, of whichever year is said. */
const SAME = new RegExp(
  `\\b(?:in |over |to |of |for |at )*(?:the |that |those )?same (?:\\d+ |few )?(?:${STRETCH})(?: (?:of|in|from|for))?\\b`,
);
const HOLDS = anyWordOf(
  /vs|versus|v|compare[sd]?|comparing|comparison|against|difference|differ|different|than|worse|better|cheaper/,
  /pricier|change[sd]?|more|less|higher|lower|bigger|smaller|up|down|and|or|stack|measure|jump(?:ed)?|grew|grown/,
  /rise|rose|risen|drop(?:ped)?|fell|fallen|before/,
);

/** Null where not two years of one stretch are meant. */
export function ofTwoYears(plain: string, past: readonly (Period & Span)[], today: Day): OfTwoYears | null {
  if (!HOLDS.test(plain)) return null;
  const earlier = [...plain.matchAll(YEAR_BEFORE)]
    .map((match) => spanAt(plain, match.index, match[0].length))
    // 'Thanksgiving last year' is a day with its year.
    .filter((mark) => !past.some((one) => one.start <= mark.start && mark.end <= one.end && holdsMore(one, mark)));
  const same = SAME.exec(plain);
  const marks = [...earlier, ...(same ? [spanAt(plain, same.index, same[0].length)] : [])];
  const years = past.filter((one) => unitOf(one, today) === "year");
  const stretches = distinct(
    past.filter(
      (one) => unitOf(one, today) !== "year" && !marks.some((mark) => overlaps(mark, one) && !holdsMore(one, mark)),
    ),
  );
  // 'Summer, June to August last year, against this year' says one stretch twice.
  const [days, ...others] =
    earlier.length + years.length > 0
      ? stretches.filter((one, at) => !stretches.slice(at + 1).some((later) => areSameDays(one, later)))
      : stretches;
  if (others.length > 0) return null;
  // 'January 1 until today, and the same days of 2025'.
  const stretch = days ?? (same && years.length > 1 ? years.find(({ to }) => to === today) : undefined);
  const year = yearHeldAgainst(years, earlier.length > 0, today, days);
  if (year === null) return null;
  // Without days of its own the text must say that the same ones are meant.
  if (!stretch && !/\bsame month\b/.test(plain)) return null;
  const now: Period = stretch ?? { from: firstDayOf(monthOf(today)), to: today };
  const back = 12 * (yearOf(now.from) - (year === "before" ? yearOf(now.from) - 1 : year));
  if (back === 0) return null;
  const other = shifted(now, -back, today);
  const bare: Period = { from: now.from, to: now.to };
  if (other.from > today) return null;
  // Of a stretch that isn't over as many days of the other one.
  if (other.to > today) {
    bare.to = addMonthsToDay(today, back);
    other.to = today;
  }
  const [period, before] = back > 0 ? [bare, other] : [other, bare];
  return { period, comparison: { against: "period", period: before }, spans: [...past, ...marks] };
}

const holdsMore = (one: Span, other: Span): boolean => one.end - one.start > other.end - other.start;

/** The same days of two years. */
export const areSameDays = (one: Period, other: Period): boolean =>
  one.from.slice(4) === other.from.slice(4) && one.to.slice(4) === other.to.slice(4) && one.from !== other.from;

const distinct = <T extends Period>(all: readonly T[]): T[] =>
  all.filter(({ from, to }, at) => !all.slice(0, at).some((other) => other.from === from && other.to === to));

/** 'This year against last' holds the stretch of the earlier one; a single year is the one that it is held against. */
function yearHeldAgainst(
  years: readonly Period[],
  isBefore: boolean,
  today: Day,
  stretch?: Period,
): number | "before" | null {
  const said = [...new Set(years.map(({ from }) => yearOf(from)))];
  if (said.length > 2) return null;
  if (said.length === 2) return Math.min(...said);
  const [only] = said;
  if (only === undefined) return isBefore ? "before" : null;
  if (only !== yearOf(today)) return only;
  // 'October 2025 against this year': the stretch has a year of its own.
  return stretch && yearOf(stretch.from) < only ? only : isBefore ? "before" : null;
}

/** Whole months stay whole. */
function shifted({ from, to }: Period, months: number, today: Day): Period {
  const unit = unitOf({ from, to }, today);
  const isWhole = to === lastDayOf(monthOf(to)) && from === firstDayOf(monthOf(from));
  if (isWhole || (unit === "month" && to < today))
    return { from: firstDayOf(addMonths(monthOf(from), months)), to: lastDayOf(addMonths(monthOf(to), months)) };
  return { from: addMonthsToDay(from, months), to: addMonthsToDay(to, months) };
}
