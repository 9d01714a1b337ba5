// Stretches of days in plain words: named, relative, between two days, since one, rolling, to date. All that a text
// speaks of, in its order; which of them is asked about and which is compared with is for others to say.

import { addDays, addMonthsToDay, type Day, weekday, weekOf } from "~/domain/periods";
import { WEEKDAYS } from "./calendar";
import { datesIn, type Direction } from "./dates";
import { COUNT, type Days, NAMED_PERIODS } from "./named-periods";
import { countOf } from "./numbers";
import { apart, type Span, spanAt } from "./words";

/** `ends` are the two stretches that 'from X to Y' is made of. */
export type PeriodSpan = Span & Days & { ends?: readonly [Days, Days] };

const COMPILED = NAMED_PERIODS.map(
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
      [...plain.matchAll(pattern)].flatMap((match): PeriodSpan[] => {
        const days = read(match, today, way);
        return days === null ? [] : [{ ...spanAt(plain, match.index, match[0].length), ...days }];
      }),
    ),
    ...dates.map(({ start, end, day }) => ({ start, end, from: day, to: day })),
  ];
  const single = apart(found);
  const words = plain.split(" ");
  return apart(joined(single, words, today, way)).flatMap((span) => {
    const days = bounded(span, today, way);
    return days === null ? [] : [{ ...span, ...days }];
  });
}

const yearBefore = (day: Day): Day => addMonthsToDay(day, -12);

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
        (opens && /^(?:and|to|through|until)$/.test(between)) ||
        (between === "" && /^(?:to|until) /.test(words.slice(next.start, next.end).join(" "))) ||
        (opens && between === "" && /^and /.test(words.slice(next.start, next.end).join(" "))))
    ) {
      // 'From January 1 to December 31' in the fall is last year's: what comes first lies before.
      const [from, to] =
        span.from <= next.from
          ? [span.from, next.to]
          : way === "past"
            ? [yearBefore(span.from), next.to]
            : [next.from, span.to];
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
  const isDay = span.from === span.to;
  const lead = (pattern: RegExp): number => pattern.exec(said(3))?.[0].split(" ").length ?? 0;
  const since = lead(SINCE);
  if (since > 0 || /^since /.test(own)) return { ...span, start: span.start - since, to: today };
  if (SINCE_IT_WAS.test(`${said(5)} ${/^(?:in|on) /.test(own) ? own.slice(0, 2) : ""}`.trimEnd()))
    return { ...span, to: today };
  if (isDay && next === "weekend") return { ...span, end: span.end + 1, ...longWeekend(span.from) };
  const beforeIt = BEFORE_IT.exec(said(3));
  if (beforeIt) return { ...span, start: span.start - lead(BEFORE_IT), ...stretchBefore(beforeIt[1], span) };
  if (isDay && next === "week") return { ...span, end: span.end + 1, ...weekOf(span.from) };
  if (lead(/\bweek of(?: the)?$/) > 0)
    return { ...span, start: span.start - lead(/\b(?:the )?week of(?: the)?$/), ...weekOf(span.from) };
  const until = lead(/\b(?:by|before|until|through)$/);
  const isBefore = /\bbefore$/.test(said(3)) || /^before /.test(own);
  if (way === "ahead" && (until > 0 || /^(?:by|before|until) /.test(own)))
    return {
      ...span,
      start: span.start - until,
      from: today,
      to: untilDay(span, own, isBefore && !isDay),
    };
  return {
    ...span,
    start: span.start - lead(/\b(?:in|on|during|for|from|of|over|through)(?: all of)?(?: the)?$/),
  };
}

/** By the end of what is a day; by the beginning of what is longer, and 'before December' without its first day. */
function untilDay({ from, to }: Days, own: string, isBefore: boolean): Day {
  if (from === to || /\bend of\b/.test(own)) return to;
  return isBefore ? addDays(from, -1) : from;
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

/** Weekdays that come again and again: 'on weekends', 'on fridays', 'every monday'. */
export function weekdaysIn(plain: string): (Span & { weekdays: number[] })[] {
  return [
    ...plain.matchAll(
      /\b(?:on |at |just |only |during )?(?:(weekends)|(weekdays|workdays|(?<=during )the week)|(?:every |each )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)s\b|(?:every|each|(?<=\bon |of )an?|(?:an? |the )?(?:average|typical|usual|normal)) (sunday|monday|tuesday|wednesday|thursday|friday|saturday))\b/g,
    ),
  ].map((match) => ({
    ...spanAt(plain, match.index, match[0].length),
    weekdays: match[1]
      ? [0, 6]
      : match[2]
        ? [1, 2, 3, 4, 5]
        : [WEEKDAYS.findIndex((day) => day === (match[3] ?? match[4]))],
  }));
}
