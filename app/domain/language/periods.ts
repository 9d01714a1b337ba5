// Stretches of days in plain words: named, relative, between two days, since one, rolling, to date. All that a text
// speaks of, in its order; which of them is asked about and which is compared with is for others to say.

import { addDays, addMonthsToDay, type Day, weekOf } from "~/domain/periods";
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
    } else if (lead(SINCE) > 0 || /^since /.test(own))
      result.push({ ...span, start: span.start - lead(SINCE), to: today });
    else if (/\bsince(?: \S+){1,2}$/.test(before) && /^(?:in|on) /.test(own)) result.push({ ...span, to: today });
    else if (/^week\b/.test(words.slice(span.end).join(" ")) && span.from === span.to)
      result.push({ ...span, end: span.end + 1, ...weekOf(span.from) });
    else if (lead(/\bweek of(?: the)?$/) > 0)
      result.push({ ...span, start: span.start - lead(/\b(?:the )?week of(?: the)?$/), ...weekOf(span.from) });
    else if (way === "ahead" && (lead(/\b(?:by|before|until|through)$/) > 0 || /^(?:by|before|until) /.test(own)))
      result.push({
        ...span,
        start: span.start - lead(/\b(?:by|before|until|through)$/),
        from: today,
        to: span.from === span.to || /\bend of\b/.test(own) ? span.to : span.from,
      });
    else
      result.push({
        ...span,
        start: span.start - lead(/\b(?:in|on|during|for|from|of|over|through)(?: all of)?(?: the)?$/),
      });
  }
  if (way === "ahead") result.push(...comingDays(words.join(" "), today));
  return result;
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
