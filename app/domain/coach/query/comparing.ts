// What is held against what: two stretches of days, the same days of another month or year, the usual, the budget, the
// income, an amount.

import { addMonths, addMonthsToDay, type Day, firstDayOf, lastDayOf, monthOf, yearOf } from "~/domain/periods";
import { overlaps, spanAt, type Span } from "~/domain/language/words";
import type { Comparison, Period } from "./algebra";
import { currentOf, cutToSameDays, sameDaysBefore, type DaysUnit, unitOf } from "./days-before";
import type { Spots } from "./spot";
import { adjoin, spanning, twoRuns } from "./runs-of-days";
import { areSameDays, ofTwoYears } from "./year-before";

type Compared = {
  period: Period | null;
  comparison: Comparison | null;
  spans: readonly Span[];
  isTrend: boolean;
  /** Days that lie in each other: 'summer 2026 against 2025' is no pair. */
  isMuddled?: boolean;
};

const HOLDS =
  /\b(?:vs|versus|compare[sd]?|comparing|comparison|against|difference|differ|than|worse|better|cheaper|pricier|dearer|costlier|past what|top(?:s|ped)|beat|beaten|exceed(?:s|ed)?|surpass(?:ed)?|out(?:spent|spend|did|do|pace[ds]?)|change[sd]?)\b/;
/** 'By how many percent did it change from September to October' holds two months against each other. */
const CHANGES =
  /\b(?:change[sd]?|grew|grow|grown|rose|rise|risen|increased?|decreased?|drop|dropped|fell|fallen|shr[aiu]nk|climb(?:ed)?|cr(?:eep|ept)|slid|slip(?:ped)?|swing|swung|swell(?:ed)?|dip(?:ped)?|ease[sd]?|jump(?:ed)?|percent|difference|gap|up|down)\b/;

/** 'Dropped between June and September' is a stretch of days, 'changed between' holds its ends against each other. */
const CHANGES_BETWEEN =
  /\b(?:change[sd]?|grew|grow|grown|rose|rise|increased?|decreased?|fell|percent|difference|more|less|did (?!i\b|we\b|you\b)\S+(?: \S+){0,4} (?:drop|fall|climb|rise|dip|jump|go (?:up|down)|come down)|(?:jump|climb|rise|rose|drop|fall|fell|swung)\w* (?:the )?(?:most|least))\b/;

/** An average needs no days cut off. */
export const AVERAGE_MONTH =
  /\b(?:average|averages|typical|usual|normal)\b.*\bmonth|\b(?:per|a|each) month\b|\bmonthly\b|\baverage\b/;

const thisMonth = (today: Day): Period => ({ from: firstDayOf(monthOf(today)), to: today });

const USUAL =
  /\b(?:than|as|vs|versus|compared? (?:to|with)|above|below) (?:what )?(?:is |my |our |the |i |we )?(?:usual(?:ly)?|normal(?:ly)?|average|typical(?:ly)?)(?! month (?:last|this|in|of|20\d\d))(?: month| do| spend)?\b/;
const PLAN =
  /\b(?:over|under|within|in|on|stay(?:ed|ing)? (?:in|under|within)|compared (?:to|with)|vs|versus|against|exceed(?:ed)?|blown?)(?: my| the)?(?: \S+)? budget\b|\bover on\b|\bbudget vs\b/;
const INCOME =
  /\bthan (?:what )?(?:i|we) (?:make|made|earn|earned|bring in|brought in|took in)\b|\bthan my (?:income|pay|salary)\b|\b(?:to|against) (?:my )?income\b|\b(?:of|to) what (?:i|we) (?:make|made|earn|earned|bring in|brought in|take home|get paid)\b|\bof (?:my |our |the )?(?:(?:last|this) (?:months?|years?) |(?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)(?: s)? )?(?:monthly |yearly |annual |total |gross |net )?(?:income|pay ?checks?|pay|salary|take home|earnings)\b/;
const SAME_TIME =
  /\b(?:at |the |this |by |to |with )*(?:same time|same point|this time|this point|same period|same days|same date|same day|now)(?: of| in)?(?: the)? (?:last|previous) (month|year)\b|\b(?:last|previous) (month|year) (?:at|by|to|through|until|up to) (?:the |this )?(?:same )?(?:time|point|date|day|now)\b/;
const BEFORE =
  /\bthe (month|week|year|one|quarter|winter|summer|spring|fall|\d{1,2}(?: months| weeks| days)?) before(?: (?:that|it|those|them))?\b(?! last)|\b(?:than|vs|versus|over|compared to) (?:the )?(?:last|previous)(?: one)?(?=$| ,)/;

/** The words that only say that something is held against something. */
const HOLDING =
  /\b(?:vs|versus|compared?(?: to| with)?|compares|comparing|comparison|against|difference|differ|than|worse|better|more|less|higher|lower|cheaper|pricier|dearer|costlier|bigger|smaller|up|down|past|beat|topped|exceed(?:ed)?|change[sd]?|which one|which|who|where|by how much|or)\b/g;
export const holdingSpans = (plain: string): Span[] =>
  [...plain.matchAll(HOLDING)].map((match) => spanAt(plain, match.index, match[0].length));

/** The month of a year ago: asked outright, or where a bill comes once a month. */
const SAME_MONTH =
  /\b(?:the )?same month (?:of )?(?:the )?(?:last|previous) year\b|(?<=\b(?:bill|electric|electricity|power|water|phone|internet|rent|insurance|cable)\b(?!.*\bspen[dt]\b).*)\b(?:at )?(?:the same|this) (?:time|point) (?:of )?(?:the )?(?:last|previous) year\b/;
const MORE = /\b(?:more|less|higher|lower)\b/;
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
  const changes = /\bbetween\b/.test(plain) ? CHANGES_BETWEEN : CHANGES;
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
const THAN =
  /\b(?:than|compared (?:to|with)|vs|versus|against|from)(?: in| the| what (?:i|we) (?:did|spent)| (?:i|we|it) (?:was|were|did))*(?: in| at| by)?$/;

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

/** 'Did we eat out less in October' asks against the month before. */
const DID_MORE = /^(?:(?:so|and|ok|hey) )*did (?:i|we|my|our)\b.*\b(?:more|less)\b(?!.*\b(?:than|or|over time)\b)/;

/** 'Am I spending more on restaurants lately' asks against what is usual. */
const MORE_LATELY =
  /^(?:(?:so|and|ok|hey) )*(?:am|are|is|have|has) (?:i|we|my|our)\b.*\b(?:more|less|higher|lower)\b(?!.*\b(?:than|over time|trend)\b)/;

const AVERAGE =
  /\b(?:average|averages|usually|typical|typically|mean|per|each|biggest|largest|most|list|how many|number|total)\b/;

const EACH_ONE = /\bin each\b(?! (?:month|week|day))|\beach by itself\b|\bseparately\b/;

/** 'What dates did we stay, both summers': rows, and no sums to hold against each other. */
const ASKS_FOR_ROWS =
  /\b(?:list|show|dates?|days?|each|every|which|when|all (?:of )?(?:the|our|my)|visits|trips|stays|charges)\b/;

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
  return HOLDS.test(plain) || MORE.test(plain)
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
    isWhole || AVERAGE_MONTH.test(plain) || (isOfEach && !isHeld) ? other : cutToSameDays(other, period, today);
  return result({ period, comparison: { against: "period", period: held } });
}
