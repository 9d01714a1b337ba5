// A day that lies behind, or a stretch of days, as a balance is asked for: 'on June 1', 'three months ago', 'at the end of
// October', 'since January'. A whole month or year stands for its last day.

import { addDays, addMonthsToDay, type Day, firstDayOf, lastDayOf, monthOf, yearOf } from "~/domain/periods";
import { type Span, spanAt } from "~/domain/language/words";
import type { PeriodSpan } from "~/domain/language/periods";
import type { Spots } from "./spot";

/** `from` and `to` are the days that were said; `day` is the one of which a balance is meant, null where a stretch is. */
export type MomentInText = { from: Day; to: Day; day: Day | null; spans: readonly Span[] };

const AGO = /\b(?:(\d{1,3})|an?|one|half an?) (day|week|month|year)s? (?:ago|back|earlier)\b/;
const SAME_TIME = /\b(?:at )?(?:this|the same) (?:time|day|point|date)(?: of)? (?:last|the last) (month|year)\b/;
const BEGINNING =
  /\b(?:at |from |since )?(?:the )?(?:very )?(?:start|beginning|first day|1th day|begin) of(?: the| this)? (year|month)\b/;
const BEFORE_IT = /\b(?:start|beginning|first day|1th day) of(?: the)?$/;
const AT_ITS_BEGINNING = /\b(?:start|beginning) of\b/;
const AT_ITS_END = /\bend of\b/;
const SINCE = /\bsince\b|\b(?:over|during|throughout|within|in) the (?:last|past)\b|\bso far\b|\bto date\b/;

export function momentIn({ plain, words, past }: Spots, today: Day): MomentInText | null {
  const ago = AGO.exec(plain);
  if (ago) return at(back(ago[1] ?? (ago[0].includes("half") ? "half" : "1"), ago[2] ?? "", today), plain, ago);
  const same = SAME_TIME.exec(plain);
  if (same) return at(addMonthsToDay(today, same[1] === "year" ? -12 : -1), plain, same);
  const start = BEGINNING.exec(plain);
  if (start) {
    const day = start[1] === "year" ? `${yearOf(today)}-01-01` : firstDayOf(monthOf(today));
    const isSince = start[0].startsWith("since") || start[0].startsWith("from");
    // What was there when it began is what the day before ended with.
    const eve = addDays(day, -1);
    return isSince ? { ...at(day, plain, start), to: today, day: null } : at(eve, plain, start);
  }
  // 'On the 1st day of June' names a month, and no 1st of this one.
  const first = past.find((one) => BEFORE_IT.test(wordsBefore(one, words))) ?? past[0];
  return first ? fromPeriod(first, plain, words, today) : null;
}

const wordsBefore = ({ start }: PeriodSpan, words: readonly string[]): string =>
  words
    .slice(Math.max(0, start - 4), start + 1)
    .join(" ")
    .replace(
      / (?:january|february|march|april|may|june|july|august|september|october|november|december|\d+|last|this)$/,
      "",
    );

function fromPeriod(found: PeriodSpan, plain: string, words: readonly string[], today: Day): MomentInText {
  const { from, to } = found;
  const spans = [found];
  const said = words.slice(found.start, found.end).join(" ");
  if (AT_ITS_BEGINNING.test(said))
    return SINCE.test(plain) ? { from, to: today, day: null, spans } : { from, to: from, day: from, spans };
  // 'Since the end of June' begins when June is over.
  if (AT_ITS_END.test(said)) {
    const isSince = SINCE.test(plain);
    const end = isSince ? lastDayOf(monthOf(from)) : to;
    return { from: isSince ? addDays(end, 1) : end, to: isSince ? today : end, day: isSince ? null : end, spans };
  }
  if (BEFORE_IT.test(wordsBefore(found, words))) return { from, to: from, day: from, spans };
  if (from === to) return { from, to, day: SINCE.test(plain) ? null : from, spans };
  // What reaches up to today is a stretch that goes on; what is over stands for its last day.
  return { from, to, day: to >= today || SINCE.test(plain) ? null : to, spans };
}

const at = (day: Day, plain: string, match: RegExpExecArray): MomentInText => ({
  from: day,
  to: day,
  day,
  spans: [spanAt(plain, match.index, match[0].length)],
});

function back(count: string, unit: string, today: Day): Day {
  if (count === "half") return addMonthsToDay(today, unit === "year" ? -6 : 0);
  const many = Number(count);
  if (unit === "day" || unit === "week") return addDays(today, -many * (unit === "week" ? 7 : 1));
  return addMonthsToDay(today, -many * (unit === "year" ? 12 : 1));
}
