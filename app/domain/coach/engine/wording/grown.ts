// What grew or shrank between two stretches of days. Stretches that aren't as long as each other are held by the day: a year is
// more than a month whatever was spent.

import { bullets, paragraphs } from "~/domain/coach/advice";
import type { AnswerRow, WordedAnswer } from "~/domain/coach/query/answer";
import type { Grouping, Period } from "~/domain/coach/query/algebra";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { aboutFlow, hrefOf, LABELS, NOUNS, sumFact, type FlowWording } from "~/domain/coach/engine/flow-words";
import type { Group } from "~/domain/coach/engine/flow-groups";
import { groupLabel, groupName } from "~/domain/coach/engine/group-names";
import { daysIn, knownPart } from "~/domain/coach/engine/periods-meant";
import type { Cents } from "~/domain/money";
import type { Done } from "./groups";

const SHOWN = 5;
/** Months are as long as each other, though one has 28 days and another 31. */
const AS_LONG_DAYS = 3;

/** Of one side and of the other; by the day where one of them is longer. */
type Sides = { other: Period; isByDay: boolean; now: (cents: Cents) => Cents; then: (cents: Cents) => Cents };

function sidesOf({ figures, query, household }: FlowWording): Sides {
  const own = figures.sum.period;
  const other = query.comparison?.against === "period" ? query.comparison.period : own;
  const daysOf = (period: Period): number => {
    const known = knownPart(period, household.firstDay);
    const isOpen = known.from <= household.today && known.to > household.today;
    return daysIn(isOpen ? { from: known.from, to: household.today } : known);
  };
  const [here, there] = [daysOf(own), daysOf(other)];
  const isByDay = Math.abs(here - there) > AS_LONG_DAYS;
  const each = (days: number) => (cents: Cents) => (isByDay ? Math.round(cents / days) : cents);
  return { other, isByDay, now: each(here), then: each(there) };
}

/** What grew or shrank, and where nothing says one of them alone the other way as well. */
export function grown(wording: FlowWording, by: Grouping, done: Done): WordedAnswer {
  const { query, figures, notes } = wording;
  const sides = sidesOf(wording);
  const moves = figures.groups
    .map((group) => ({ group, now: sides.now(group.cents), then: sides.then(group.before ?? 0) }))
    .sort((a, b) => b.now - b.then - (a.now - a.then));
  const [up, down] = [
    moves.filter(({ now, then }) => now > then),
    moves.filter(({ now, then }) => now < then).reverse(),
  ];
  const moved = query.least ? down : up;
  const days = `${periodPhrase(figures.sum.period, notes)} against ${periodPhrase(sides.other, notes, "-other").replace(/^(?:in|on|from) /, "")}`;
  const each = sides.isByDay ? ", by the day" : "";
  if (moved.length === 0)
    return done(`Nothing ${query.least ? "went down" : "went up"}${aboutFlow(wording)} ${days}${each}.`);
  const lines = (all: readonly Move[], tag: string) =>
    bullets(all.map((move, at) => moveLine(wording, move, { by, tag: `${tag}-${at + 1}`, sides })));
  const rest = query.least ? up : down;
  const others =
    query.take === null && rest.length > 0
      ? paragraphs(`What went ${query.least ? "up" : "down"}:`, lines(rest.slice(0, SHOWN), "other-group"))
      : "";
  const list = moved.map(({ group, now, then }): AnswerRow => ({
    label: groupLabel(group, by, wording.household),
    cents: now - then,
    href: hrefOf(group.rows, figures.sum.period),
  }));
  return done(
    paragraphs(
      `What went ${query.least ? "down" : "up"} the most ${days}${each}:`,
      lines(moved.slice(0, query.take ?? SHOWN), "group"),
      others,
      bothInAll(wording, sides),
    ),
    list,
  );
}

type Move = { group: Group; now: Cents; then: Cents };
type Line = { by: Grouping; tag: string; sides: Sides };

/** 'Groceries: up $5.00, from $1.00 to $6.00', and 'from $20.00 to a refund of $6.57'. */
function moveLine(wording: FlowWording, { group, now, then }: Move, { by, tag, sides }: Line): string {
  const { figures, notes, flow } = wording;
  const note = { period: figures.sum.period, href: hrefOf(group.rows, figures.sum.period) };
  const label = sides.isByDay ? `${LABELS[flow]}, a day on average` : LABELS[flow];
  const name = groupName(group, by, wording, `${tag}-name`);
  const [apartName, apartLabel] = sides.isByDay ? [`${tag}.per-day`, "Difference a day"] : [tag, "Difference"];
  const apart = notes.usd(apartName, apartLabel, now - then, note);
  const before = notes.usd(`${tag}-before`, label, then, {
    period: sides.other,
    href: hrefOf({ from: sides.other.from, to: sides.other.to }, sides.other),
  });
  const after = notes.usd(`${tag}-now`, label, now, note);
  return (
    `${name}: ${now < then ? "down" : "up"} ${apart}${sides.isByDay ? " a day" : ""}, ` +
    `from ${said(wording, then, before)} to ${said(wording, now, after)}${timesWords(wording, group, { by, tag, sides })}`
  );
}

/** '; 9 transactions at $43.42 each, against 6 transactions at $46.70': whether it's the times or what each of them costs. */
function timesWords({ flow, figures, notes }: FlowWording, group: Group, { by, tag, sides }: Line): string {
  const { cents, count, before = 0, beforeCount = 0 } = group;
  const isKnown = cents > 0 && before > 0 && count > 0 && beforeCount > 0;
  if (by !== "merchant" || flow !== "spent" || sides.isByDay || !isKnown || count + beforeCount < 3) return "";
  const side = (name: string, many: number, sum: Cents, period: Period) => {
    const note = {
      period,
      rows: many,
      href: period === sides.other ? hrefOf(null, period) : hrefOf(group.rows, period),
    };
    const each = notes.usd(`${tag}-${name}-each`, `${LABELS[flow]}, each on average`, Math.round(sum / many), note);
    return `${notes.count(`${tag}-${name}-count`, "How many", many, NOUNS[flow], note)} at ${each}`;
  };
  const now = side("now", count, cents, figures.sum.period);
  return `; ${now} each on average, against ${side("before", beforeCount, before, sides.other)}`;
}

/** What is below nothing came back; of what is kept, it was missing. */
const said = ({ flow }: FlowWording, cents: Cents, value: string): string =>
  flow === "spent" ? refundOr(cents, value) : cents < 0 ? `back ${value}` : value;

export const refundOr = (cents: Cents, value: string): string => (cents < 0 ? `a refund of ${value}` : value);

/** What both stretches of days come to, and how far they are apart. */
function bothInAll(wording: FlowWording, { isByDay, now, then }: Sides): string {
  const { figures, notes, flow, query } = wording;
  const other = figures.against?.is === "sum" && query.take === null ? figures.against.sum : null;
  if (!other || flow === "kept" || figures.sum.cents < 0 || other.cents < 0) return "";
  const note = { period: figures.sum.period, href: hrefOf(figures.sum.rows, figures.sum.period) };
  const noteThen = { period: other.period, rows: other.count, href: hrefOf(other.rows, other.period) };
  const more = now(figures.sum.cents) - then(other.cents);
  const label = isByDay ? "Difference a day" : "Difference";
  const apart = more === 0 ? "the same" : `${notes.usd("apart", label, more, note)} ${more < 0 ? "less" : "more"}`;
  const sums = `${sumFact(wording, "total", figures.sum)} against ${notes.usd("total-other", LABELS[flow], other.cents, noteThen)}`;
  if (!isByDay) return `In all it was ${sums}, ${apart}.`;
  const day = (name: string, cents: Cents, at: typeof note) =>
    notes.usd(name, `${LABELS[flow]}, a day on average`, cents, at);
  return (
    `A day that's ${day("per-day", now(figures.sum.cents), note)} against ` +
    `${day("other.per-day", then(other.cents), noteThen)}, ${apart}; the days aren't as many, and in all it was ${sums}.`
  );
}
