// An average: of rows, or by the day, the week, the month, the year; and one held against an amount or against other days.

import { sentences } from "~/domain/coach/advice";
import { verdict } from "~/domain/coach/yes-or-no";
import type { Cents } from "~/domain/money";
import type { Query, Statistic } from "~/domain/coach/query/algebra";
import { aboutFlow, hrefOf, LABELS, NOUNS, sumFact, VERBS, type FlowWording } from "~/domain/coach/engine/flow-words";
import { daysIn } from "~/domain/coach/engine/periods-meant";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { historyWords, otherDaysWords, pendingWords, soFarWords } from "./beside";
import { savedWords } from "./kept";
import { partsOfMonth } from "./parts";
import { pricesToday } from "./rates";

/** Averages that an amount can be held against. */
const HELD: readonly Statistic[] = ["per-day", "per-week", "per-month", "each"];
export const isAverage = ({ statistic }: Pick<Query, "statistic">): boolean => HELD.includes(statistic);

/** So near it is what was said. */
const NEAR = 0.03;

/** 'Is it over a thousand a month': the verdict, the average of all that is named together, and how far that is. */
export function averageAgainst(wording: FlowWording, cents: Cents, bound: "over" | "under" | "about"): string {
  const { figures, notes } = wording;
  const { period, count, rows } = figures.sum;
  const more = figures.value - cents;
  const isSo = bound === "about" ? Math.abs(more) <= cents * NEAR : bound === "over" ? more > 0 : more < 0;
  const limit = notes.usd("limit", "The amount you asked about", cents);
  const gap = notes.usd("gap", more < 0 ? "Less than that" : "More than that", more, {
    period,
    rows: count,
    href: hrefOf(rows, period),
  });
  const no = bound === "about" ? (more < 0 ? "it's less" : "it's more") : `it isn't ${bound} that`;
  return sentences(
    verdict(isSo, { yes: bound === "about" ? "that's about right" : `it's ${bound} that`, no }),
    averaged(wording, periodPhrase(period, notes)),
    more === 0
      ? `That's just the ${limit} that you asked about.`
      : `You asked about ${limit}: it's ${gap} ${more < 0 ? "less" : "more"}.`,
  );
}

export function averaged(wording: FlowWording, days: string): string {
  const { flow, query, figures, notes } = wording;
  const { sum, value, divisor } = figures;
  const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
  const label = `${LABELS[flow]}, average`;
  const total = sumFact(wording, "total", sum);
  const verb = VERBS[flow];
  switch (query.statistic) {
    case "per-day":
      return sentences(
        `${verb} ${notes.usd("per-day", label, value, note)} a day${aboutFlow(wording)} on average ${days}, ${total} together.`,
        perDayPending(wording),
      );
    case "per-week":
      return sentences(
        `${verb} ${notes.usd("per-week", label, value, note)} a week${aboutFlow(wording)} on average ${days}, ${total} together.`,
        pendingWords(wording),
      );
    case "per-year":
      return sentences(
        `${verb} ${total}${aboutFlow(wording)} ${days}${daysIn(sum.period) < 365 ? "" : ", a whole year"}.`,
        pricesToday(wording),
      );
    case "per-month": {
      if (divisor === 1)
        return `${verb} ${total}${aboutFlow(wording)} ${days}${query.period === null ? ", the only whole month I can see" : ""}.`;
      const months = notes.add(
        "months",
        "Months looked at",
        { unit: "months", months: Math.round(divisor) },
        { period: sum.period },
      );
      return sentences(
        `${verb} ${notes.usd("average", label, value, note)} a month${aboutFlow(wording)} on average ${days}: ${total} in ${months}.`,
        partsOfMonth(wording),
        pricesToday(wording),
        soFarWords(wording),
        savedWords(wording),
        otherDaysWords(wording),
        historyWords(wording),
      );
    }
    default: {
      const count = notes.count("count", "How many", sum.count, NOUNS[flow], note);
      return `The average${aboutFlow(wording)} ${days} was ${notes.usd("average", label, value, note)}: ${count}, ${total} together.`;
    }
  }
}

/** A day's average with what is pending as well. */
function perDayPending({ figures, notes, flow }: FlowWording): string {
  const pending = figures.beside.find(({ role, sum }) => role === "pending" && sum.count > 0)?.sum;
  if (!pending) return "";
  const note = { period: figures.sum.period, rows: pending.count, href: hrefOf(pending.rows, figures.sum.period) };
  const value = notes.usd("pending", "Pending", pending.cents, note);
  const both = Math.round((figures.sum.cents + pending.cents) / figures.divisor);
  return `Another ${value} is still pending; with it, it's ${notes.usd("pending.per-day", `${LABELS[flow]}, with what is pending`, both, note)} a day.`;
}
