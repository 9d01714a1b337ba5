// What comes back: the days, shapes and statistics of questions about bills, pay, subscriptions and their prices.

import { addDays } from "~/domain/periods";
import type { Period, Schedule, Shape, Statistic } from "./algebra";
import { firstSaid, type Part, type Said, type Shaping, type Slots } from "./parts";
import type { Person } from "./person";
import type { Entity, Spots } from "./spot";

export const SCHEDULE_PART: Part<Schedule> = {
  slots: slotsOf,
  shape: shapeOf,
  statistic: statisticOf,
  fit: fitOf,
};

function slotsOf(measure: Schedule, spots: Spots, person: Person): Slots {
  const [ahead] = measure === "bills" ? spots.ahead : [];
  const untilPay = measure === "bills" ? beforePayday(spots, person) : null;
  const period = ahead ? { from: ahead.from, to: ahead.to } : untilPay;
  return { period, comparison: null, condition: {}, spans: ahead ? [ahead] : [], isTrend: false };
}

function beforePayday({ plain }: Spots, { today, lastPayday }: Person): Period | null {
  if (!/\bbefore (?:payday|my next pay ?check|i get paid)\b/.test(plain) || lastPayday === null) return null;
  return { from: today, to: nextPayday(lastPayday, today) };
}

/** The next day of pay, two weeks from pay to pay where nothing else is known. */
function nextPayday(last: string, today: string): string {
  let next = last;
  while (next <= today) next = addDays(next, 14);
  return next;
}

function shapeOf(measure: Schedule, { plain, cues, slots, comparison, hasSubject }: Shaping): Shape {
  const has = (shape: Shape) => cues.some((cue) => cue.shape === shape);
  if (slots.isTrend) return "trend";
  if (has("share")) return "share";
  if (comparison !== null) return "figure";
  const saysNothing =
    !hasSubject &&
    !/\bhow (?:much|many)\b|\btotal\b/.test(plain) &&
    !cues.some(({ statistic }) => statistic !== undefined);
  if (measure === "bills" && saysNothing) return "list";
  return has("list") && (!hasSubject || measure === "bills") ? "list" : "figure";
}

function statisticOf(measure: Schedule, shape: Shape, { plain, cues, slots }: Shaping): Statistic {
  const first = (wanted: readonly Statistic[]) => firstSaid(cues, wanted);
  const asksHowMuch = /\bhow much\b/.test(plain);
  switch (measure) {
    case "pay":
      return first(["next"]) && !asksHowMuch ? "next" : "total";
    case "bills":
      if ((slots.period !== null && /\b(?:how much|total)\b/.test(plain)) || shape === "list") return "total";
      return (
        first(["next", "per-month", "count", "largest"]) ??
        (slots.period === null && asksHowMuch ? "per-month" : "total")
      );
    case "subscriptions":
      return shape === "list" ? "total" : (first(["count", "largest", "next"]) ?? "per-month");
    case "price-changes":
      return "total";
  }
}

/** What is over is no bill to come. */
const BEHIND = /\b(?:did|was|were|since|last|ago|been|spent|bought|had|charged)\b/;
/** A month by its name that has just been is not the one of next year. */
const isFarAhead = ([ahead]: Spots["ahead"], [past]: Spots["past"]): boolean =>
  ahead !== undefined && past !== undefined && ahead.start === past.start && ahead.from > addDays(past.to, 120);

function fitOf(measure: Schedule, { plain, past, ahead }: Spots, subject: readonly Entity[], { query }: Said): number {
  const has = (pattern: RegExp) => pattern.test(plain);
  let fit = (past.length > 0 && ahead.length === 0) || has(BEHIND) || isFarAhead(ahead, past) ? -2 : 0;
  if (measure === "bills" && (query.statistic === "next" || query.shape === "list" || ahead.length > 0)) fit += 0.6;
  if (measure === "price-changes") fit += subject.length > 0 || has(/\bbills?\b|\bsubscriptions?\b/) ? 0.8 : -3;
  return fit;
}
