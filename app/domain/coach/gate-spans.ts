// Spans of time in a model's words: 'last year', 'a year ago', 'over the next six weeks'. One that agrees with the days of the
// figure it stands beside, or with what was asked, is no date of the model's own; computed, never waved through.

import { anyWordOf } from "~/domain/language/pattern";
import type { Fact } from "~/domain/coach/facts/fact";
import { agrees, isContradicted, timeOf } from "./gate-days";
import { type TimeSpan, spansIn } from "./gate-span-words";
import type { Placed } from "./placed-facts";

export type AskedOn = { today: string; question?: string | undefined };

/** What says that something isn't known says nothing of what was then. */
const UNKNOWN = anyWordOf(
  /no figure|can['’]?t|cannot|not (?:know|show|here|in (?:these|the|this)|among)/i,
  /(?:do|does|did|is|are)n['’]?t|don['’]?t|without a figure|unknown/i,
);
const BREAKS =
  /[,;:()]\s|\s[–—-]\s|\b(?:and|but|while|whereas|against|versus|than|compared (?:to|with)|up from|down from)\b/gi;

type Part = { start: number; end: number };

/** The parts of a text that each speak of one thing. */
function clausesOf(text: string, sentence: Part): Part[] {
  const cuts = [...text.slice(sentence.start, sentence.end).matchAll(BREAKS)].map((cut) => sentence.start + cut.index);
  return [sentence.start, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? sentence.end }));
}

function sentencesOf(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const stop of text.matchAll(/[.!?]+(?=\s)|\n+/g)) {
    parts.push({ start, end: stop.index + stop[0].length });
    start = stop.index + stop[0].length;
  }
  return [...parts, { start, end: text.length }];
}

const within = (part: Part, at: number): boolean => at >= part.start && at < part.end;

function nearest(span: TimeSpan, placed: readonly Placed[], part: Part): Placed | undefined {
  const distance = ({ at, length }: Placed) => (at > span.at ? at - span.at - span.length : span.at - at - length);
  return placed
    .filter(({ at, facts }) => within(part, at) && facts.some((fact) => timeOf(fact) !== null))
    .sort((a, b) => distance(a) - distance(b))[0];
}

const isAskedAs = (span: TimeSpan, { question }: AskedOn): boolean =>
  spansIn(question ?? "").some(
    (one) => one.unit === span.unit && one.count === span.count && one.way === span.way && one.isPoint === span.isPoint,
  );
/** What a figure is called says what it's of: 'A year', 'A month'. The asker's own 'in a year' may stand beside that one. */
const isOf =
  ({ unit, count, way }: TimeSpan) =>
  ({ label, period }: Fact): boolean =>
    count === 1 && way === "future" && period === undefined && new RegExp(`\\b(?:a|per) ${unit}\\b`, "i").test(label);

/** Who asks about a span may be answered about it: what was then, or what lies within it; never when something will be. */
function isAsked(span: TimeSpan, clause: string, isAlone: boolean, { question }: AskedOn): boolean {
  const asked = spansIn(question ?? "").some(
    (one) => one.unit === span.unit && one.count === span.count && one.way === span.way,
  );
  return asked && (UNKNOWN.test(clause) || (isAlone && !span.isPoint));
}

type Judged = "true" | "false" | "unsaid";
function judged(span: TimeSpan, text: string, placed: readonly Placed[], asked: AskedOn): Judged {
  const sentence = sentencesOf(text).find((part) => within(part, span.at));
  if (!sentence) return "unsaid";
  const clause = clausesOf(text, sentence).find((part) => within(part, span.at)) ?? sentence;
  const said = text.slice(sentence.start, sentence.end);
  const isTrue = (one: Placed) => one.facts.some((fact) => agrees(span, fact, asked.today, said));
  const own = nearest(span, placed, clause);
  if (own) return isTrue(own) ? "true" : "false";
  const other = nearest(span, placed, sentence);
  if (other && isTrue(other)) return "true";
  if (isAskedAs(span, asked) && placed.some(({ at, facts }) => within(clause, at) && facts.some(isOf(span))))
    return "true";
  return isAsked(span, text.slice(clause.start, clause.end), other === undefined, asked) ? "true" : "unsaid";
}

/** The text without the spans that agree. */
export function withoutTrueSpans(text: string, placed: readonly Placed[], asked: AskedOn): string {
  return spansIn(text)
    .filter((span) => judged(span, text, placed, asked) === "true")
    .sort((a, b) => b.at - a.at)
    .reduce((rest, { at, length }) => `${rest.slice(0, at)}then${rest.slice(at + length)}`, text);
}

const MONTHS_SAID = /\b(last|this) month\b/gi;

/** 'Last month' beside a figure of this month: the months that every text may name, where they're the wrong ones. */
export function hasWrongMonth(text: string, placed: readonly Placed[], { today }: AskedOn): boolean {
  return [...text.matchAll(MONTHS_SAID)].some((match) => {
    const sentence = sentencesOf(text).find((part) => within(part, match.index));
    const clause = sentence && clausesOf(text, sentence).find((part) => within(part, match.index));
    if (!clause) return false;
    const facts: Fact[] = placed.filter(({ at }) => within(clause, at)).flatMap((one) => one.facts);
    return isContradicted(match[1]?.toLowerCase() === "last" ? "last" : "this", facts, today);
  });
}
