// Stretches of days that are said beside each other and mean one: 'July this summer' is July of that year, 'the dearer summer
// month, June or July' is of two months, 'this fall, October only' is October; 'Aug Sept Oct together against May June July'
// holds two stretches of three months against each other.

import { addDays, weekday, yearOf } from "~/domain/periods";
import { MONTHS, SEASONS, WEEKDAYS } from "./calendar";
import type { Days } from "./named-periods";
import type { Span } from "./words";

type DaysSpan = Span & Days;

const MONTH = new RegExp(`\\b(?:${MONTHS.join("|")})$`);
const SEASON = new RegExp(`\\b(?:${SEASONS.map(([name]) => name).join("|")})(?: 20\\d\\d| so far)?$`);
const APART = /\b(?:vs|versus|against|than|compared|and|or|to|through|until|from)\b/;
const HELD = /\b(?:vs|versus|against|compared (?:to|with)|than)\b/;
const OF_A_WHOLE = /\b(?:share|percent|percentage|part|portion|fraction|most|least|highest|lowest)\b/;
const NARROWS = /\b(?:just|only|meaning|i mean|specifically|namely)\b/;
const JOINS = /^(?:and|plus|,| )*$/;
const REACHES = /^(?:to|through|until)$/;
const NEAR = 4;

const wordsOf = (span: Span, words: readonly string[]): string => words.slice(span.start, span.end).join(" ");
const isWithin = (one: Days, other: Days): boolean =>
  one.from >= other.from && one.to <= other.to && !(one.from === other.from && one.to === other.to);

export function refined<T extends DaysSpan>(spans: readonly T[], words: readonly string[]): T[] {
  const plain = words.join(" ");
  return grouped(
    datedWeekdays(
      narrowed(saidExactly(OF_A_WHOLE.test(plain) ? spans : monthsOfSeasons(spans, words), words), plain),
      words,
    ),
    words,
  );
}

/** 'Over Thanksgiving, like Wednesday through today': what is said more exactly is meant. */
function saidExactly<T extends DaysSpan>(spans: readonly T[], words: readonly string[]): T[] {
  const exact = spans.find(
    ({ start }, at) =>
      at > 0 && EXACTLY.test(words.slice(Math.max(0, start - 3), start).join(" ")) && !HELD.test(words.join(" ")),
  );
  const later = exact ? spans.filter(({ start }) => start >= exact.start) : [];
  const from = later.map((one) => one.from).sort()[0];
  const to = later
    .map((one) => one.to)
    .sort()
    .at(-1);
  if (exact === undefined || from === undefined || to === undefined) return [...spans];
  const isLess = (one: T) => one.start < exact.start && one.to >= from && one.from <= to;
  const start = Math.min(exact.start, ...spans.filter(isLess).map((one) => one.start));
  return spans.flatMap((one) => (isLess(one) ? [] : one === exact ? [{ ...one, start }] : [one]));
}
const EXACTLY = /\b(?:like|so|meaning|i mean|say|as in|basically|that is)(?: from| on| the)?$/;

/** 'July this summer', 'this summer in June': the month of that summer. */
function monthsOfSeasons<T extends DaysSpan>(spans: readonly T[], words: readonly string[]): T[] {
  const found: T[] = [];
  for (let at = 0; at < spans.length; at++) {
    const [one, next] = [spans[at], spans[at + 1]];
    if (!one) continue;
    const both = next ? monthOfSeason(one, next, words) : null;
    found.push(both ?? one);
    if (both) at++;
  }
  return found;
}

function monthOfSeason<T extends DaysSpan>(one: T, next: T, words: readonly string[]): T | null {
  const gap = words.slice(one.end, next.start);
  if (gap.length > NEAR || APART.test(gap.join(" "))) return null;
  const [month, season] = MONTH.test(wordsOf(one, words)) ? [one, next] : [next, one];
  if (!MONTH.test(wordsOf(month, words)) || !SEASON.test(wordsOf(season, words))) return null;
  if (REACHES.test(words[month.end] ?? "") || REACHES.test(words[month.start - 1] ?? "")) return null;
  const shift = [0, 1, -1].find((by) => isWithin(moved(month, yearOf(season.from) + by), season));
  return shift === undefined ? null : { ...moved(month, yearOf(season.from) + shift), start: one.start, end: next.end };
}

function moved<T extends Days>(days: T, year: number): T {
  const by = year - yearOf(days.from);
  return { ...days, from: `${year}${days.from.slice(4)}`, to: `${yearOf(days.to) + by}${days.to.slice(4)}` };
}

/** 'Friday night, on the 13th': a weekday beside the date that it is. */
function datedWeekdays<T extends DaysSpan>(spans: readonly T[], words: readonly string[]): T[] {
  const isNamed = (one: T) => WEEKDAY.test(wordsOf(one, words));
  return spans.filter(
    (one) =>
      !isNamed(one) ||
      !spans.some(
        (other) =>
          !isNamed(other) &&
          other.from === other.to &&
          other.from !== one.from &&
          /\d/.test(wordsOf(other, words)) &&
          weekday(other.from) === weekday(one.from) &&
          !HELD.test(words.join(" ")),
      ),
  );
}
const WEEKDAY = new RegExp(`^(?:on |last |this |this past )?(?:${WEEKDAYS.join("|")})$`);

/** A stretch that only says where the others lie: 'the summer months, June or July'. */
function narrowed<T extends DaysSpan>(spans: readonly T[], plain: string): T[] {
  const around = spans.find((one) => {
    const inside = spans.filter((other) => isWithin(other, one));
    const isOnlyOne = inside.length === 1 && NARROWS.test(plain) && !HELD.test(plain);
    return inside.length === spans.length - 1 && (inside.length > 1 || isOnlyOne);
  });
  return spans.filter((one) => one !== around);
}

/** Several months on either side of what holds them against each other. */
function grouped<T extends DaysSpan>(spans: readonly T[], words: readonly string[]): T[] {
  const plain = words.join(" ");
  const [held, ...others] = [...plain.matchAll(new RegExp(HELD, "g"))];
  if (!held || others.length > 0) return [...spans];
  const at = plain.slice(0, held.index).split(" ").length - 1;
  const [before, after] = [
    spans.filter(({ end }) => end <= at),
    spans.filter(({ start, end }) => start >= at && end > at + 1),
  ];
  const sides = [before, after].map((side) => asOne(side, words));
  return before.length > 1 && after.length > 1 && sides.every((side) => side !== null)
    ? sides.flatMap((side) => side ?? [])
    : [...spans];
}

/** Null where they don't follow on each other. */
function asOne<T extends DaysSpan>(spans: readonly T[], words: readonly string[]): T | null {
  const sorted = [...spans].sort((one, other) => (one.from < other.from ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  const follow = sorted.every(({ from }, at) => at === 0 || addDays(sorted[at - 1]?.to ?? from, 1) === from);
  const areJoined = spans.every(
    ({ start }, at) => at === 0 || JOINS.test(words.slice(spans[at - 1]?.end, start).join(" ")),
  );
  const [start, end] = [Math.min(...spans.map((one) => one.start)), Math.max(...spans.map((one) => one.end))];
  return follow && areJoined ? { ...first, start, end, from: first.from, to: last.to } : null;
}
