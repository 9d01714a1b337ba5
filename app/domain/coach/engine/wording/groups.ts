// The sentences for groups: rankings, trends, and how many there are.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { addMonths, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import { sumCents } from "~/domain/money";
import type { WordedAnswer, AnswerRow } from "~/domain/coach/query/answer";
import type { Grouping } from "~/domain/coach/query/algebra";
import { aboutFlow, hrefOf, LABELS, NOUNS, sumFact, verbOf, type FlowWording } from "~/domain/coach/engine/flow-words";
import type { Group } from "~/domain/coach/engine/flow-groups";
import { groupName, groupLabel } from "~/domain/coach/engine/group-names";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { rowsBelow } from "~/domain/coach/engine/row-words";
import { FEW } from "~/domain/coach/engine/shown-below";
import { historyWords, pendingWords } from "./beside";
import { changeOf } from "./change";
import { grown } from "./grown";
import { savedWords } from "./kept";
import { whyDearest } from "./month-why";
import { partsOfSteps } from "./parts";

export type Done = (text: string, list?: AnswerRow[], chart?: WordedAnswer["chart"]) => WordedAnswer;

const MAX_LINES = 20;
const MAX_STEPS = 26;
const SHOWN = 5;

export function groupLine(wording: FlowWording, group: Group, by: Grouping, at: number): string {
  const { notes, figures, flow, query } = wording;
  const name = groupName(group, by, wording, `group-${at + 1}-name`);
  const { to } = figures.sum.period;
  const end = lastDayOf(group.key.slice(0, 7));
  const period = by === "month" ? { from: firstDayOf(group.key), to: end < to ? end : to } : figures.sum.period;
  const value = notes.usd(`group-${at + 1}`, LABELS[flow], group.cents, {
    period: by === "month" ? period : figures.sum.period,
    rows: group.count,
    href: hrefOf(group.rows, period),
  });
  const isCounted =
    flow !== "kept" &&
    (query.condition.times !== undefined || query.statistic === "count" || query.statistic === "each");
  const each =
    query.statistic === "each" && group.count > 0
      ? `${notes.usd(`group-${at + 1}-each`, `${LABELS[flow]}, average`, eachOf(group), { period: figures.sum.period, href: hrefOf(group.rows, period) })}` +
        " each time: "
      : "";
  const count = !isCounted
    ? ""
    : `, ${notes.count(`group-${at + 1}-count`, "How many", group.count, NOUNS[flow], { period: figures.sum.period })}`;
  return `${name}: ${each}${group.cents < 0 && flow !== "kept" ? "back " : group.cents < 0 ? "short by " : ""}${value}${count}${pendingOf(wording, group, at)}`;
}

/** ', $5.00 more with what is pending' */
function pendingOf({ notes, figures, flow }: FlowWording, { cents, pending, rows }: Group, at: number): string {
  if (pending === undefined || flow === "kept") return "";
  const note = { period: figures.sum.period, href: hrefOf(rows, figures.sum.period) };
  return ` (${notes.usd(`group-${at + 1}-with-pending`, `${LABELS[flow]}, with what is pending`, cents + pending, note)} with what's pending)`;
}

const asRows = ({ figures, household }: FlowWording, by: Grouping): AnswerRow[] =>
  figures.groups.map((group) => ({
    label: groupLabel(group, by, household),
    cents: group.cents,
    count: group.count,
    href: hrefOf(group.rows, figures.sum.period),
  }));

export function rankingOf(wording: FlowWording, done: Done): WordedAnswer {
  const { query, figures, notes } = wording;
  const by = query.by ?? "category";
  if (figures.groups.length === 0) return done(noGroup(wording, by));
  if (query.comparison?.against === "period") return grown(wording, by, done);
  const { nth = 1 } = query.condition;
  const shown = figures.groups
    .slice(nth - 1)
    .slice(0, nth > 1 ? 1 : (query.take ?? (isFiltered(wording) || isDates(by) ? MAX_LINES : SHOWN)));
  const days = periodPhrase(figures.sum.period, notes);
  const lines = shown.map((group, at) => groupLine(wording, group, by, at));
  const intro = `${verbOf(wording.flow, figures.sum.cents)} ${sumFact(wording, "total", figures.sum)}${aboutFlow(wording)} ${days}.`;
  const heading =
    nth > 1
      ? shown.length > 0
        ? "In that place:"
        : "Nothing is in that place."
      : isFiltered(wording)
        ? "These:"
        : query.least
          ? "The least:"
          : "The most:";
  const text =
    query.take === 1 && nth === 1 && !isFiltered(wording)
      ? paragraphs(
          sentences(intro, heading),
          bullets(lines),
          by === "month" ? whyDearest(wording) : "",
          sentences(nextBest(wording, by), otherEnd(wording, by)),
        )
      : paragraphs(
          sentences(intro, heading),
          bullets(lines),
          sentences(openMonth(wording), savedWords(wording), pendingWords(wording), historyWords(wording)),
        );
  return done(text, asRows(wording, by));
}

/** Of these all are shown. */
const isDates = (by: Grouping): boolean =>
  by === "tag" || by === "quarter" || by === "month" || by === "week" || by === "weekday";
const isFiltered = ({ query: { condition } }: FlowWording): boolean =>
  [condition.times, condition.timesMost, condition.sumMin, condition.sumMax].some((bound) => bound !== undefined);

const eachOf = ({ cents, count }: Group): number => Math.round(cents / Math.max(1, count));

/** What comes next, and by how much. */
function nextBest(wording: FlowWording, by: Grouping): string {
  const { figures, notes } = wording;
  const [first, second] = figures.groups;
  if (!first || !second) return "";
  const name = groupName(second, by, wording, "second-name");
  const note = { period: figures.sum.period, href: hrefOf(second.rows, figures.sum.period) };
  if (wording.query.statistic === "count")
    return `Next is ${name} with ${notes.count("second", "How many", second.count, NOUNS[wording.flow], note)}.`;
  const [most, next] =
    wording.query.statistic === "each" ? [eachOf(first), eachOf(second)] : [first.cents, second.cents];
  const value = notes.usd("second", LABELS[wording.flow], next, note);
  if (most === next) return `${name} ${by === "weekday" ? "come" : "comes"} to the same.`;
  const apart = notes.usd("apart", "Difference", most - next, note);
  return `Next is ${name}${withSum(wording, next, value)}, ${apart} apart.`;
}

/** What is below nothing came back, or was missing. */
const withSum = ({ flow }: FlowWording, cents: number, value: string): string =>
  cents >= 0 ? ` with ${value}` : flow === "kept" ? `, short by ${value}` : ` with ${value} back`;

/** The other end of a ranking of months, which are all there. */
function otherEnd(wording: FlowWording, by: Grouping): string {
  const { figures, notes, query } = wording;
  const over = figures.groups.filter(({ isOpen }) => !isOpen);
  const last = over.at(-1);
  if (by !== "month" || over.length < 3 || !last) return openMonth(wording);
  const name = groupName(last, by, wording, "end-name");
  const value = notes.usd("end", LABELS[wording.flow], last.cents, {
    period: figures.sum.period,
    href: hrefOf(last.rows, figures.sum.period),
  });
  return sentences(
    `The ${query.least ? "most" : "least"} was ${name}${withSum(wording, last.cents, value)}.`,
    openMonth(wording),
  );
}

const openMonth = ({ query, household, figures, notes }: FlowWording): string =>
  query.by === "month" &&
  query.shape === "ranking" &&
  monthOf(figures.sum.period.to) === monthOf(household.today) &&
  monthOf(figures.sum.period.from) < monthOf(household.today)
    ? `${notes.add("open", "Not over yet", { unit: "month", month: monthOf(household.today) })} isn't over yet.`
    : "";

function noGroup(wording: FlowWording, by: Grouping): string {
  const { notes, figures } = wording;
  if (by === "tag") return `I see nothing tagged${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}.`;
  return `None: I see no ${by} like that${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}.`;
}

export function groupTrend(wording: FlowWording, done: Done): WordedAnswer {
  const { query, figures, notes } = wording;
  const by = query.by ?? "month";
  const intro =
    `${verbOf(wording.flow, figures.sum.cents)} ${sumFact(wording, "total", figures.sum)}${aboutFlow(wording)} ` +
    `${periodPhrase(figures.sum.period, notes)}:`;
  const points = figures.groups.map((group) => ({
    label: groupLabel(group, by, wording.household),
    value: group.cents,
  }));
  const from = Math.max(0, figures.groups.length - MAX_STEPS);
  const lines = figures.groups
    .slice(from)
    .map((group, at) => `${groupLine(wording, group, by, at)}${changeOf(wording, from + at, at)}`);
  return done(
    paragraphs(
      sentences(direction(wording, by), intro),
      bullets(lines),
      sentences(partsOfSteps(wording), savedWords(wording), pendingWords(wording), historyWords(wording)),
      figures.groups.length <= FEW ? rowsBelow(wording) : "",
    ),
    asRows(wording, by),
    { unit: "usd", points },
  );
}

/** Which way it goes: the last three whole months against as many before. */
function direction({ figures, notes, household }: FlowWording, by: Grouping): string {
  const whole = figures.groups.filter(({ key }) => key < monthOf(household.today));
  if (by !== "month" || whole.length < 4) return "";
  const size = Math.min(3, Math.floor(whole.length / 2));
  const average = (groups: readonly Group[]) => Math.round(sumCents(groups.map(({ cents }) => cents)) / groups.length);
  const [then, now] = [average(whole.slice(-2 * size, -size)), average(whole.slice(-size))];
  const from = firstDayOf(whole.at(-size)?.key ?? "");
  const period = { from, to: lastDayOf(addMonths(monthOf(household.today), -1)) };
  const earlier = { from: firstDayOf(addMonths(monthOf(from), -size)), to: lastDayOf(addMonths(monthOf(from), -1)) };
  const noteOf = (days: typeof period) => ({ period: days, href: hrefOf(figures.sum.rows, days) });
  const months = notes.add("trend-months", "Months", { unit: "months", months: size }, { period });
  const recent = notes.usd("trend-now", "A month lately", now, noteOf(period));
  const before = notes.usd("trend-before", "A month before that", then, noteOf(earlier));
  const way = now > then * 1.03 ? "It's going up" : now < then * 0.97 ? "It's going down" : "It's about level";
  return `${way}: ${recent} a month in the last ${months} that are over, ${before} in the ones before.`;
}
