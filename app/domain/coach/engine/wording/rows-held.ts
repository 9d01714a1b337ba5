// How often, and how much each time: one thing or stretch of days held against another.

import { sentences } from "~/domain/coach/advice";
import { aboutFlow, hrefOf, NOUNS, type FlowWording } from "~/domain/coach/engine/flow-words";
import type { FlowSum } from "~/domain/coach/engine/spent-and-earned";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { besides, historyWords, pendingWords } from "./beside";

/** Null where sums are held against each other, and not their rows. */
export function wordRowsHeld(wording: FlowWording, other: FlowSum): string | null {
  const { query, figures, notes } = wording;
  const { comparison, statistic } = query;
  if (statistic !== "count" && statistic !== "each") return null;
  const days = periodPhrase(figures.sum.period, notes);
  const isCount = statistic === "count";
  const say = isCount ? counted : averaged;
  const first = say(wording, "", figures.sum);
  const second = say(wording, "-other", other);
  const difference = isCount ? ofCounts(wording, figures.sum, other) : ofAverages(wording, figures.sum, other);
  const end = [difference, alsoThen(wording), pendingWords(wording), historyWords(wording)];
  if (comparison?.against === "subject")
    return sentences(
      `${first}${aboutFlow(wording)} and ${second}${aboutFlow(wording, "-other", comparison.subject)} ${days}.`,
      ...end,
    );
  return sentences(
    `${first}${aboutFlow(wording)} ${days}, and ${second} ${periodPhrase(other.period, notes, "-other")}.`,
    ...end,
  );
}

/** The same in the year so far, where no days were asked for. */
function alsoThen(wording: FlowWording): string {
  const [one, other] = besides(wording, "other-days");
  const { comparison, statistic } = wording.query;
  if (!one || !other || comparison?.against !== "subject") return "";
  const say = statistic === "count" ? counted : averaged;
  const days = periodPhrase(one.period, wording.notes, "-also");
  return (
    `${days.charAt(0).toUpperCase()}${days.slice(1)} it's ` +
    `${say(wording, "-also", one.sum)}${aboutFlow(wording, "-also")} and ` +
    `${say(wording, "-also-other", other.sum)}${aboutFlow(wording, "-also-other", comparison.subject)}.`
  );
}

const linkOf = ({ period, rows, count }: FlowSum) => ({ period, rows: count, href: hrefOf(rows, period) });
const eachOf = ({ cents, count }: FlowSum): number => (count === 0 ? 0 : Math.round(cents / count));

const counted = ({ flow, notes }: FlowWording, tag: string, sum: FlowSum): string =>
  notes.count(`count${tag}`, "How often", sum.count, NOUNS[flow], linkOf(sum));

function averaged(wording: FlowWording, tag: string, sum: FlowSum): string {
  const { flow, notes } = wording;
  const average = notes.usd(`each${tag}`, `A ${NOUNS[flow]} on average`, eachOf(sum), linkOf(sum));
  return `${average} a ${NOUNS[flow]} on average (${counted(wording, tag, sum)})`;
}

function ofCounts({ notes, flow }: FlowWording, one: FlowSum, other: FlowSum): string {
  const more = one.count - other.count;
  if (more === 0) return "That's as often.";
  const noun = NOUNS[flow];
  return `The former is ${notes.count("difference", "Difference", Math.abs(more), noun, { period: one.period })} ${more > 0 ? "more" : "fewer"}.`;
}

function ofAverages({ notes }: FlowWording, one: FlowSum, other: FlowSum): string {
  const [first, second] = [eachOf(one), eachOf(other)];
  if (one.count === 0 || other.count === 0) return "";
  if (first === second) return "That's the same.";
  const value = notes.usd("difference", "Difference", first - second, { period: one.period });
  return `The former is ${value} ${first > second ? "more" : "less"}.`;
}

/** A month with one more payday earns more, and nobody got a raise. */
export function paymentsHeld({ flow, figures: { sum }, notes }: FlowWording, other: FlowSum): string {
  if (flow !== "earned" || sum.count === other.count || sum.count === 0 || other.count === 0) return "";
  const count = (name: string, { count, period, rows }: FlowSum) =>
    notes.count(name, "Payments received", count, "payment", { period, rows: count, href: hrefOf(rows, period) });
  return `It came in ${count("payments", sum)}, against ${count("other-payments", other)}.`;
}
