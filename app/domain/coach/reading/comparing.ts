// What is held against what: two stretches of days, the same days of another month or year, the usual, the budget, the
// income, an amount.

import { addMonths, addMonthsToDay, type Day, firstDayOf, lastDayOf, monthOf, yearOf } from "~/domain/periods";
import { matchesIn } from "~/domain/language/pattern";
import { overlaps, spanAt, type Span } from "~/domain/language/words";
import type { Comparison, Period } from "~/domain/coach/query/algebra";
import { currentOf, cutToSameDays, sameDaysBefore, type DaysUnit, unitOf } from "./days-before";
import type { Spots } from "./spot";
import { adjoin, spanning, twoRuns } from "./runs-of-days";
import { areSameDays, ofTwoYears } from "./year-before";
import {
  HOLDS,
  CHANGE_WORDS,
  CHANGES_BETWEEN,
  USUAL,
  PLAN,
  INCOME,
  SAME_TIME,
  BEFORE,
  HOLDING,
  SAME_MONTH,
  MORE_WORDS,
  THAN,
  DID_MORE,
  MORE_LATELY,
  AVERAGE,
  EACH_ONE,
  ASKS_FOR_ROWS,
} from "./comparing-words";

type Compared = {
  period: Period | null;
  comparison: Comparison | null;
  spans: readonly Span[];
  isTrend: boolean;
  /** Days that lie in each other: 'summer 2026 against 2025' is no pair. */
  isMuddled?: boolean;
};

/** An average needs no days cut off. */
export const AVERAGE_MONTH =
  /\b(?:average|averages|typical|usual|normal)\b.*\bmonth|\b(?:per|a|each) month\b|\bmonthly\b|\baverage\b/;

/** Nor does what a day or a week comes to. */
const A_DAY = /\b(?:daily|weekly)\b|\b(?:per|a|each) (?:day|week)\b/;

const thisMonth = (today: Day): Period => ({ from: firstDayOf(monthOf(today)), to: today });
export const holdingSpans = (plain: string): Span[] =>
  matchesIn(plain, HOLDING).map((match) => spanAt(plain, match.index, match[0].length));
const monthYearBefore = ({ from, to }: Period, today: Day): Period => {
  const month = addMonths(monthOf(from), -12);
  return { from: firstDayOf(month), to: to === today ? addMonthsToDay(to, -12) : lastDayOf(month) };
};

const at = (plain: string, match: RegExpExecArray): Span => spanAt(plain, match.index, match[0].length);

export function comparedIn(spots: Spots, today: Day): Compared {
  const { plain } = spots;
  // The same days said twice are one period.
  const past = spots.past.filter(
    ({ from, to }, at) => !spots.past.slice(0, at).some((other) => other.from === from && other.to === to),
  );
  const changes = /\bbetween\b/.test(plain) ? CHANGES_BETWEEN : CHANGE_WORDS;
  const [first, second] = past.length === 1 && changes.test(plain) ? apartAgain(past) : past;
  const period: Period | null = first ? { from: first.from, to: first.to } : null;
  const result = (said: Partial<Compared>): Compared => {
    const all = { period, comparison: null, spans: [], isTrend: false, ...said };
    return all.comparison || all.isTrend ? { ...all, spans: [...all.spans, ...holdingSpans(plain)] } : all;
  };
  const [these, those] = spots.weekdays;
  if (these && those)
    return result({ comparison: { against: "weekdays", weekdays: those.weekdays }, spans: [these, those] });
  const usual = USUAL.exec(plain);
  if (usual)
    return result({ period: period ?? thisMonth(today), comparison: { against: "usual" }, spans: [at(plain, usual)] });
  const income = INCOME.exec(plain);
  if (income) return result({ comparison: { against: "income" }, spans: [at(plain, income)] });
  const plan = PLAN.exec(plain);
  if (plan)
    return result({ period: period ?? thisMonth(today), comparison: { against: "plan" }, spans: [at(plain, plan)] });
  const years = ofTwoYears(plain, past, today);
  if (years) return result(years);
  const sameMonth = SAME_MONTH.exec(plain);
  const months = sameMonth && againstSameMonth(at(plain, sameMonth), plain, past, today, result);
  if (months) return months;
  const sameTime = SAME_TIME.exec(plain);
  if (sameTime) return againstSameTime(sameTime, spots, today, result);
  const before = BEFORE.exec(plain);
  if (
    before &&
    period &&
    !past.some((one) => overlaps(one, at(plain, before)) && (one.start === at(plain, before).start || past.length > 1))
  )
    return result({
      comparison: { against: "period", period: beforeThat(plain, period, today) },
      spans: [at(plain, before)],
    });
  const holds = HOLDS.exec(plain);
  const runs = past.length > 2 ? twoRuns(past, spots) : null;
  if (runs) return result(runs);
  if (past.length > 2 && adjoin(past) && !holds && !/\bor\b/.test(plain))
    return result({ period: spanning(past), isTrend: EACH_ONE.test(plain) || !AVERAGE.test(plain) });
  if (isMuddled(plain, past, spots.ranges.length > 0)) return result({ isMuddled: true });
  const own = spots.ranges.length > 0 ? null : withItsOwn(plain, past, today);
  if (own) return result(own);
  if (past.length > 2 && holds) return result({ period: spanning(past), isTrend: true, spans: [at(plain, holds)] });
  const since = first && second ? sinceThen(first, second, spots, today) : null;
  if (since) return result({ period: since });
  if (first && second) return ofTwo(first, second, spots, today, result);
  return (first && holds && againstNow(first, spots, today, result, at(plain, holds))) || result({});
}

/** 'More than in May': than then. */
function againstNow(then: Period & Span, spots: Spots, today: Day, result: Result, held: Span): Compared | null {
  if (!THAN.test(wordsBefore(spots, then).replace(ALL_OF, ""))) return null;
  const isWhole = WHOLE.test(spots.words.slice(Math.max(0, then.start - 4), then.end).join(" "));
  const other: Period = { from: then.from, to: then.to };
  const current = currentOf(other, today);
  return result({
    period: current,
    comparison: { against: "period", period: isWhole ? other : cutToSameDays(other, current, today) },
    spans: [held],
  });
}
/** All of it, and not only as many of its days as have passed of this one. */
const WHOLE = /\b(?:all|whole|entire|entirety|full)(?: of)?(?: the)?(?: month of)? \S+(?: month| \d{4})?$/;
const ALL_OF = / (?:in )?(?:the )?(?:all|whole|entire|entirety|full)(?: of)?(?: the)?$/;

/** Days that can't be told apart: 'between' with one end, a summer beside its years. */
function isMuddled(plain: string, past: Spots["past"], hasRange: boolean): boolean {
  const holds = HOLDS.test(plain);
  const isOpen = /\bbetween\b/.test(plain) && past.length === 1 && past[0]?.ends === undefined;
  const isNested = past.some((one, at) => past.some((other, by) => at !== by && within(one, other)));
  return holds ? past.length > 2 && isNested : isOpen && !hasRange;
}

/** More, or less, than what? Where it isn't said: than in the days before, or than usual. */
function withItsOwn(plain: string, past: Spots["past"], today: Day): Partial<Compared> | null {
  const [only, ...others] = past;
  if (DID_MORE.test(plain) && only && others.length === 0)
    return { comparison: { against: "period", period: beforeThat(plain, { from: only.from, to: only.to }, today) } };
  return MORE_LATELY.test(plain) && past.every(({ to }) => to === today)
    ? { period: thisMonth(today), comparison: { against: "usual" }, spans: [...past] }
    : null;
}

const within = (one: Period, other: Period): boolean => one.from >= other.from && one.to <= other.to;

type Result = (said: Partial<Compared>) => Compared;

/** A season is held against the one of the year before. */
function beforeThat(plain: string, period: Period, today: Day): Period {
  if (!/\b(?:winter|summer|spring|fall|autumn)\b/.test(plain))
    return sameDaysBefore(period, unitOf(period, today), today);
  const isEnd = period.to === lastDayOf(monthOf(period.to));
  const month = addMonths(monthOf(period.to), -12);
  return { from: addMonthsToDay(period.from, -12), to: isEnd ? lastDayOf(month) : addMonthsToDay(period.to, -12) };
}

/** 'These past two months, from the start of October': the second says what is meant by the first. */
function sinceThen(first: Period & Span, second: Period & Span, { plain, words }: Spots, today: Day): Period | null {
  const isSince = /^(?:since|starting)\b/.test(words.slice(second.start, second.end).join(" "));
  return isSince && second.to === today && second.from >= first.from && !HOLDS.test(plain)
    ? { from: second.from, to: today }
    : null;
}

/** The two ends of 'from September to October', where these are held against each other. */
function apartAgain(past: Spots["past"]): readonly (Spots["past"][number] | undefined)[] {
  const [only] = past;
  const [from, to] = only?.ends ?? [];
  if (!only || !from || !to || from.from === from.to || to.from === to.to) return past;
  return [
    { ...only, from: to.from, to: to.to },
    { ...only, from: from.from, to: from.to },
  ];
}

const wordsBefore = ({ words }: Spots, { start }: Span): string => words.slice(0, start).join(" ");

/** The month of a year ago; null where other days than a month are named. */
function againstSameMonth(span: Span, plain: string, past: Spots["past"], today: Day, result: Result): Compared | null {
  const beside = past.filter((one) => !overlaps(span, one));
  if (!beside.every(({ from, to }) => monthOf(from) === monthOf(to))) return null;
  const [named] = beside;
  const now = named ? { from: named.from, to: named.to } : thisMonth(today);
  const then = monthYearBefore(now, today);
  return HOLDS.test(plain) || MORE_WORDS.test(plain)
    ? result({ period: now, comparison: { against: "period", period: then }, spans: [span] })
    : result({ period: then, spans: [span] });
}

function againstSameTime(match: RegExpExecArray, { plain, past }: Spots, today: Day, result: Result): Compared {
  const unit: DaysUnit = (match[1] ?? match[2]) === "year" ? "year" : "month";
  const spans = [at(plain, match)];
  const covered = spans[0];
  const other = past.find((span) => !covered || span.end <= covered.start || span.start >= covered.end);
  if (other) {
    const back = unit === "year" ? -12 : -1;
    const shifted = { from: addMonthsToDay(other.from, back), to: addMonthsToDay(other.to, back) };
    return result({
      period: { from: other.from, to: other.to },
      comparison: { against: "period", period: shifted },
      spans,
    });
  }
  const now: Period = unit === "year" ? { from: `${yearOf(today)}-01-01`, to: today } : thisMonth(today);
  const then = sameDaysBefore(now, unit, today);
  return HOLDS.test(plain) || /\bmore|less|ahead of|behind|where (?:i|we|it|they) (?:was|were)\b/.test(plain)
    ? result({ period: now, comparison: { against: "period", period: then }, spans })
    : result({ period: then, spans });
}

/** Two stretches: held against each other, or one that both make. */
function ofTwo(
  first: Period & Span,
  second: Period & Span,
  { plain, words }: Spots,
  today: Day,
  result: Result,
): Compared {
  const between = words.slice(first.end, second.start).join(" ");
  const isHeld =
    HOLDS.test(plain) ||
    /\b(?:more|less|higher|lower)\b/.test(plain) ||
    /\b(?:or|vs|versus)\b/.test(between) ||
    first.start === second.start;
  const bare = ({ from, to }: Period): Period => ({ from, to });
  // Asked of each: 'how often this year, and last year'.
  const isOfEach =
    unitOf(first, today) === "year" &&
    unitOf(second, today) === "year" &&
    !/\b(?:total|together|altogether|combined|average|since|list)\b/.test(plain);
  const isSame = areSameDays(first, second);
  if (isSame && !isHeld && ASKS_FOR_ROWS.test(plain)) return result({ period: spanning([first, second]) });
  if (!isHeld && !isOfEach && !isSame)
    return adjoin([first, second])
      ? result({ period: spanning([first, second]), isTrend: !AVERAGE.test(plain) && unitOf(first, today) === "month" })
      : result({});
  const isSwapped = second.to === today && first.to !== today;
  const [period, other] = isSwapped ? [bare(second), bare(first)] : [bare(first), bare(second)];
  const isWhole =
    WHOLE.test(words.slice(Math.max(0, second.start - 4), second.end).join(" ")) ||
    /^(?:whole|entire|full)$/.test(words[second.end] ?? "");
  const held =
    isWhole || AVERAGE_MONTH.test(plain) || A_DAY.test(plain) || (isOfEach && !isHeld)
      ? other
      : cutToSameDays(other, period, today);
  return result({ period, comparison: { against: "period", period: held } });
}
