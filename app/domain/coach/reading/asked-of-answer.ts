// What is asked of the last answer and not of the question before it: 'how often did I go there' behind the store that took the
// most, 'what did I buy then' behind the month that was worst. The words point at what stood first in it.

import { isFlow, type Query } from "~/domain/coach/query/algebra";
import { subjectOf } from "./named-subject";
import type { EarlierReading } from "./read-in-talk";
import type { Person } from "./person";
import { plainSum } from "./pointing-back";
import { spot } from "./spot";

const AT_PLACE = /\b(?:there|that (?:one|place|store|shop|spot|restaurant|category)|from them|at them)\b/i;
const AT_DAYS = /\b(?:then|that (?:one|month|week|day|weekend|quarter))\b/i;
/** 'Is there' and 'why was that' point at no place. */
const NO_PLACE = /\b(?:is|are|was|were) there\b|\bthere (?:is|are|was|were)\b|\bgot there\b|\bget there\b/i;
const STEPS: ReadonlySet<string> = new Set(["month", "week", "day"]);

/** The ranking whose first row the text points at; null where it points at none. */
export function pointedAnswer(text: string, before: EarlierReading | null): Query | null {
  if (before === null || !("measure" in before) || !isFlow(before.measure) || before.shape !== "ranking") return null;
  const isOfDays = STEPS.has(before.by ?? "");
  const points = isOfDays ? AT_DAYS.test(text) : AT_PLACE.test(text) && !NO_PLACE.test(text);
  return points ? before : null;
}

/** What the ranking was about, with that row alone; null where its name says nothing. */
export function narrowedTo(ranking: Query, label: string, person: Person): Query | null {
  const { condition, ...sum } = { ...plainSum(ranking), comparison: null };
  const { nth: _nth, ...rest } = condition;
  const plain: Query = { ...sum, condition: rest };
  if (ranking.by === "merchant") {
    const { except: _except, ...subject } = ranking.subject;
    return { ...plain, subject: { ...subject, merchants: [label] } };
  }
  if (ranking.by === "category") {
    const named = spot(label, person).entities.filter(({ kind }) => kind === "category");
    return named.length === 0 ? null : { ...plain, subject: subjectOf(named.slice(0, 1)) };
  }
  const [days] = STEPS.has(ranking.by ?? "") ? spot(label, person).past : [];
  return days ? { ...plain, period: { from: days.from, to: days.to } } : null;
}
