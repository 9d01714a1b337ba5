// Stretches of days in plain words: named, relative, between two days, since one, rolling, to date. All that a text
// speaks of, in its order; which of them is asked about and which is compared with is for others to say.

import { addDays, addMonths, addMonthsToDay, type Day, isDay, monthOf, weekday, weekOf } from "~/domain/periods";
import { WEEKDAYS } from "./calendar";
import { datesIn, type Direction } from "./dates";
import { COUNT, type Days, NAMED_PERIODS } from "./named-periods";
import { NAMED_STRETCHES } from "./named-stretches";
import { refined } from "./days-refined";
import { anyOf, inOrder, matchesIn } from "./pattern";
import { daysAround, type Reaches, reachingTo } from "./reaching";
import { countOf } from "./numbers";
import { apart, type Span, spanAt } from "./words";

/** `ends` are the two stretches that 'from X to Y' is made of; `reaches` of what is only said to end. */
export type PeriodSpan = Span & Days & { ends?: readonly [Days, Days]; reaches?: Reaches };

const COMPILED = [...NAMED_PERIODS, ...NAMED_STRETCHES].map(
  ([source, read]) => [new RegExp(source.startsWith("^") ? source : `\\b(?:${source})\\b`, "g"), read] as const,
);

/** What reaches beyond today ends there, unless it is asked what lies ahead. */
function bounded({ from, to }: Days, today: Day, way: Direction): Days | null {
  if (way === "ahead") return to < today ? null : { from: from < today ? today : from, to };
  return from > today ? null : { from, to: to > today ? today : to };
}

export function periodsIn(plain: string, today: Day, way: Direction = "past"): PeriodSpan[] {
  const dates = datesIn(plain, today, way);
  const found: PeriodSpan[] = [
    ...COMPILED.flatMap(([pattern, read]) =>
      matchesIn(plain, pattern).flatMap((match): PeriodSpan[] => {
        const days = read(match, today, way);
        return days === null ? [] : [{ ...spanAt(plain, match.index, match[0].length), ...days }];
      }),
    ),
    ...dates.map(({ start, end, day }) => ({ start, end, from: day, to: day })),
  ];
  const words = plain.split(" ");
  return apart(joined(refined(apart(found), words), words, today, way)).flatMap((span) => {
    const days = bounded(span, today, way);
    return days === null ? [] : [{ ...span, ...days }];
  });
}

/** As many years earlier as it takes to lie before. */
const yearsBefore = (day: Day, end: Day): Day => {
  let found = day;
  while (found > end) found = addMonthsToDay(found, -12);
  return found;
};

/** 'From September 3 until the 17th': the 17th that comes after it, and not the latest one. */
function endOf(span: Days, next: Days, said: string, way: Direction): Days {
  const day = /^(?:to |until |and )?(?:the )?(\d{1,2})th$/.exec(said)?.[1];
  if (day === undefined || span.from !== span.to || way !== "past") return next;
  const found = [0, 1]
    .map((by) => `${addMonths(monthOf(span.from), by)}-${day.padStart(2, "0")}`)
    .find((one) => isDay(one) && one >= span.from);
  return found === undefined ? next : { from: found, to: found };
}

/** 'Since May', 'starting in May'. */
const SINCE = /\b(?:since|starting|beginning)(?: (?:in|from|on|at|of|with|the))*$/;

/** 'Since school started in September'. */
const SINCE_IT_WAS = /\bsince(?: (?!last\b|this\b)\S+){1,3} (?:in|on)$/;

/** 'Between X and Y', 'from X to Y', 'since X', 'by X', 'the week of X': what words before and between say of days. */
function joined(spans: readonly PeriodSpan[], words: readonly string[], today: Day, way: Direction): PeriodSpan[] {
  const result: PeriodSpan[] = [];
  for (let at = 0; at < spans.length; at++) {
    const span = spans[at];
    const next = spans[at + 1];
    if (!span) continue;
    const before = words.slice(Math.max(0, span.start - 3), span.start).join(" ");
    const own = words.slice(span.start, span.end).join(" ");
    const between = next ? words.slice(span.end, next.start).join(" ") : "";
    const lead = (pattern: RegExp): number => pattern.exec(before)?.[0].split(" ").length ?? 0;
    const opens =
      (!/(?:difference|compare[sd]?) between$/.test(before) && lead(/\b(?:between|from)$/) > 0) ||
      /^(?:between|from) /.test(own);
    if (
      next &&
      (/^(?:to|through|thru|until|-)$/.test(between) ||
        (opens && /^(?:and|to|through|until|into)$/.test(between)) ||
        (between === "" && /^(?:to|until|through) /.test(words.slice(next.start, next.end).join(" "))) ||
        (opens && between === "" && /^and /.test(words.slice(next.start, next.end).join(" "))))
    ) {
      // 'From January 1 to December 31' in the fall is last year's: what comes first lies before.
      const end = endOf(span, next, words.slice(next.start, next.end).join(" "), way);
      const [from, to] =
        span.from <= end.from
          ? [span.from, end.to]
          : way === "past"
            ? [yearsBefore(span.from, end.from), end.to]
            : [end.from, span.to];
      result.push({ start: span.start - lead(/\b(?:between|from)$/), end: next.end, from, to, ends: [span, next] });
      at++;
    } else result.push(alone(span, words, today, way));
  }
  if (way === "ahead") result.push(...comingDays(words.join(" "), today));
  return result;
}

/** What the words around one stretch make of it. */
function alone(span: PeriodSpan, words: readonly string[], today: Day, way: Direction): PeriodSpan {
  const said = (count: number): string => words.slice(Math.max(0, span.start - count), span.start).join(" ");
  const own = words.slice(span.start, span.end).join(" ");
  const next = words[span.end];
  const isSingle = span.from === span.to;
  const lead = (pattern: RegExp): number => pattern.exec(said(3))?.[0].split(" ").length ?? 0;
  const since = lead(SINCE);
  if (since > 0 || /^since /.test(own)) return { ...span, start: span.start - since, to: today };
  if (SINCE_IT_WAS.test(`${said(5)} ${/^(?:in|on) /.test(own) ? own.slice(0, 2) : ""}`.trimEnd()))
    return { ...span, to: today };
  const afterIt = way === "past" ? afterDays(words, span, today) : null;
  if (afterIt) return { ...span, ...afterIt };
  const around = daysAround(words, span);
  if (around) return { ...span, ...around };
  if (isSingle && next === "weekend") return { ...span, end: span.end + 1, ...longWeekend(span.from) };
  const beforeIt = BEFORE_IT.exec(said(3));
  if (beforeIt) return { ...span, start: span.start - lead(BEFORE_IT), ...stretchBefore(beforeIt[1], span) };
  if (isSingle && next === "week") return { ...span, end: span.end + 1, ...weekOf(span.from) };
  if (lead(/\bweek of(?: the)?$/) > 0)
    return { ...span, start: span.start - lead(/\b(?:the )?week of(?: the)?$/), ...weekOf(span.from) };
  const leads = lead(/\b(?:by|before|until|through)$/) || leadOfEnd(words, span);
  const isBefore = /\bbefore$/.test(said(3)) || /^before /.test(own);
  if (way === "ahead" && (leads > 0 || /^(?:by|before|until) /.test(own)))
    return {
      ...span,
      start: span.start - leads,
      from: today,
      to: leadOfEnd(words, span) > 0 ? span.to : untilDay(span, own, isBefore),
    };
  const until = way === "past" ? reachingTo(words, span) : null;
  if (until) return { ...span, ...until };
  return {
    ...span,
    start: span.start - lead(/\b(?:in|on|during|for|from|of|over|through)(?: all of)?(?: the)?$/),
  };
}

/** 'By the end of next week': so many words. */
const leadOfEnd = (words: readonly string[], { start }: Span): number =>
  /\b(?:by|before|until|through) (?:the )?end of(?: the)?$/
    .exec(words.slice(Math.max(0, start - 5), start).join(" "))?.[0]
    .split(" ").length ?? 0;

/** 'After June', 'after Labor Day': from the day after it on. */
function afterDays(words: readonly string[], span: PeriodSpan, today: Day): (Days & { start: number }) | null {
  const said = words.slice(Math.max(0, span.start - 2), span.start).join(" ");
  const own = words.slice(span.start, span.end).join(" ");
  const lead = /^after /.test(own) ? 0 : (AFTER.exec(said)?.[0].split(" ").length ?? -1);
  const next = words[span.end] ?? "";
  if (lead < 0 || span.to >= today || COUNTED_FROM.test(words[span.start - lead - 1] ?? "") || PAID.test(next))
    return null;
  return { from: addDays(span.to, 1), to: today, start: span.start - lead };
}
const AFTER = /\bafter(?: the)?$/;
const COUNTED_FROM = /^(?:days?|weeks?|months?|years?|weekends?|one|ones|time|soon|shortly|named|look|right|went)$/;
/** 'After October's bills' is what was left of it. */
const PAID = /^(?:bills?|rent|expenses|payments?|pay|paychecks?|spending|taxes|income|groceries|everything)$/;

/** By the end of what is a day; by the beginning of what is longer. 'Before' is without it. */
function untilDay({ from, to }: Days, own: string, isBefore: boolean): Day {
  if (/\bend of\b/.test(own)) return to;
  return isBefore ? addDays(from, -1) : from === to ? to : from;
}

/** 'The week before Christmas', 'the weekend before Thanksgiving'. */
const BEFORE_IT = /\b(?:the )?(week|weekend) before(?: the)?$/;

function stretchBefore(unit: string | undefined, { from }: Days): Days {
  if (unit === "week") return { from: addDays(from, -7), to: addDays(from, -1) };
  const sunday = addDays(from, -(weekday(from) || 7));
  return { from: addDays(sunday, -1), to: sunday };
}

/** A holiday with the Saturday and Sunday beside it. */
function longWeekend(day: Day): Days {
  const at = weekday(day);
  if (at <= 2) return { from: addDays(day, -1 - at), to: day };
  return { from: at >= 4 && at < 6 ? day : addDays(day, 6 - at), to: addDays(day, 7 - at) };
}

function comingDays(plain: string, today: Day): PeriodSpan[] {
  return [
    ...plain.matchAll(
      new RegExp(`\\b(?:in |over |within )?(?:the )?(?:next|coming|following) ${COUNT} (days?|weeks?|months?)\\b`, "g"),
    ),
  ].map((match) => {
    const count = countOf(match[1] ?? "") ?? 1;
    const days = count * ((match[2] ?? "").startsWith("day") ? 1 : (match[2] ?? "").startsWith("week") ? 7 : 30);
    return { ...spanAt(plain, match.index, match[0].length), from: today, to: addDays(today, days) };
  });
}

const WEEKDAYS_AGAIN = inOrder(
  /\b(?:on |at |just |only |during )?/g,
  anyOf(
    /(weekends)|(weekdays|workdays|(?<=during )the week)/g,
    /(?:every |each )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)s\b/g,
    inOrder(
      /(?:every|each|(?<=\bon |of )an?|(?:an? |the )?(?:average|typical|usual|normal)) /g,
      /(sunday|monday|tuesday|wednesday|thursday|friday|saturday)/g,
    ),
  ),
  /\b/g,
);

/** Weekdays that come again and again: 'on weekends', 'on fridays', 'every monday'. Those that are counted up are one. */
export function weekdaysIn(plain: string): (Span & { weekdays: number[] })[] {
  const found = matchesIn(plain, WEEKDAYS_AGAIN).map((match) => ({
    ...spanAt(plain, match.index, match[0].length),
    weekdays: match[1]
      ? [0, 6]
      : match[2]
        ? [1, 2, 3, 4, 5]
        : [WEEKDAYS.findIndex((day) => day === (match[3] ?? match[4]))],
  }));
  return countedUp(found, plain.split(" "), HELD_APART.test(plain) ? REACHES : JOINS);
}
const HELD_APART = /\b(?:vs|versus|than|against|compared?|or|which|whichever|priciest|worst|difference)\b/;

const JOINS = /^(?:and|,|plus|, and|to|through|until)?$/;
/** Two sides of a comparison stay apart, and what reaches from one day to another is one of them. */
const REACHES = /^(?:to|through|until)$/;

/** 'Thursdays and Fridays', 'Mondays through Thursdays'. */
function countedUp(
  found: readonly (Span & { weekdays: number[] })[],
  words: readonly string[],
  joins: RegExp,
): (Span & { weekdays: number[] })[] {
  return found.reduce<(Span & { weekdays: number[] })[]>((all, next) => {
    const last = all.at(-1);
    const between = last ? words.slice(last.end, next.start).join(" ") : "-";
    const [from, to] = [last?.weekdays.at(-1), next.weekdays[0]];
    if (!last || from === undefined || to === undefined || !joins.test(between)) return [...all, next];
    const days = /to|through|until/.test(between) ? reaching(from, to) : next.weekdays;
    const weekdays = [...new Set([...last.weekdays, ...days])].sort((one, other) => one - other);
    return [...all.slice(0, -1), { start: last.start, end: next.end, weekdays }];
  }, []);
}
const reaching = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
