// The sentences for one thing held against another: other days, another shop, the usual, the budget, the income, an amount.

import { verdict } from "~/domain/coach/yes-or-no";
import { lastDayOf, monthOf } from "~/domain/periods";
import { sentences } from "~/domain/coach/advice";
import type { Against, FlowSum } from "~/domain/coach/engine/spent-and-earned";
import type { Statistic, Subject } from "~/domain/coach/query/algebra";
import { daysOn, knownPart, wholeMonthsIn } from "~/domain/coach/engine/periods-meant";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { besides, historyWords, otherPendingWords, pendingWords, wholeOtherWords } from "./beside";
import {
  aboutFlow,
  hrefOf,
  isShort,
  sumFact as factOf,
  verbFor,
  type FlowWording,
} from "~/domain/coach/engine/flow-words";
import { averageAgainst, isAverage } from "./averages";
import { difference } from "./difference";
import { nearAmount } from "./near-amount";
import { savedAgainst, sharesAgainst } from "./kept";
import { knownPartWords } from "./known-part";
import { partsHeld, withBothSides } from "./parts";
import { paymentsHeld, wordRowsHeld } from "./rows-held";
import { seasonWords } from "~/domain/coach/engine/seasons-beside";
import { sharedPending } from "./shares";
import { eachSuchDay, withoutFixed } from "./such-days";
import { byTheDay, byTheMonth, verdictUneven } from "./uneven";
import { wholeUsual } from "./usual";

export function wordAgainst(wording: FlowWording): string {
  const { query, figures } = wording;
  const { against } = figures;
  if (against === null) return "";
  if (query.shape === "share" || query.comparison?.against === "income") return shared(wording, against);
  switch (against.is) {
    case "sum": {
      const rows = wordRowsHeld(wording, against.sum);
      if (rows !== null) return rows;
      if (query.comparison?.against === "weekdays") return withWeekdays(wording, against, query.comparison.weekdays);
      return query.comparison?.against === "subject" ? withOther(wording, against) : withDays(wording, against);
    }
    case "usual":
      return withUsual(wording, against);
    case "plan":
      return withPlan(wording, against);
    case "amount":
      return withAmount(wording, against);
  }
}

/** The other side of a sentence, with a verb of its own where it went the other way. */
function saidBeside(wording: FlowWording, cents: number, value: string): string {
  if (isShort(wording, cents)) return `were short by ${value}`;
  if (wording.flow === "spent" && cents < 0) return `${value} came back`;
  return isShort(wording, wording.figures.sum.cents) ? `kept ${value}` : value;
}
function sumFact(wording: FlowWording, name: string, sum: FlowSum): string {
  const value = factOf(wording, name, sum);
  return name === "other" ? saidBeside(wording, sum.cents, value) : value;
}

type SumAgainst = Extract<Against, { is: "sum" }>;

/** A month, a week or a day of one stretch beside one of the other. */
function ratesHeld(wording: FlowWording, { sum: other }: SumAgainst, unit: "day" | "week" | "month"): string {
  const { figures, notes, household, query } = wording;
  const days = (per: number) => daysOn(knownPart(other.period, household.firstDay), query.condition.weekdays) / per;
  const among = {
    day: () => days(1),
    week: () => Math.max(1, days(7)),
    month: () => wholeMonthsIn(other.period, household.firstDay).months,
  };
  const [now, then] = [Math.round(figures.sum.cents / figures.divisor), Math.round(other.cents / among[unit]())];
  const value = (name: string, cents: number, { period, rows, count }: FlowSum) =>
    notes.usd(name, `A ${unit} on average`, cents, { period, rows: count, href: hrefOf(rows, period) });
  // A day's and a week's figure say in their names what they are of.
  const [own, others] =
    unit === "month" ? (["average", "other-average"] as const) : ([`per-${unit}`, `other.per-${unit}`] as const);
  return sentences(
    `${verbFor(wording)} ${value(own, now, figures.sum)} a ${unit}${aboutFlow(wording)} on average ` +
      `${periodPhrase(figures.sum.period, notes)}, and ` +
      `${saidBeside(wording, then, value(others, then, other))} ` +
      `${periodPhrase(other.period, notes, "-other")}.`,
    difference(wording, now - then, then),
    seasonWords(wording),
    // Two sums say by themselves what they are, unless one of them is what was missing.
    figures.sum.cents < 0 || other.cents < 0
      ? ""
      : `In all that's ${factOf(wording, "total", figures.sum)} and ${factOf(wording, "other", other)}.`,
  );
}

const UNITS: Partial<Record<Statistic, "day" | "week" | "month">> = {
  "per-day": "day",
  "per-week": "week",
  "per-month": "month",
};

function withDays(wording: FlowWording, against: SumAgainst): string {
  const { figures, notes, query } = wording;
  const { sum: other } = against;
  const unit = UNITS[query.statistic];
  if (unit) return ratesHeld(wording, against, unit);
  const now = sumFact(wording, "total", figures.sum);
  const then = sumFact(wording, "other", other);
  const part = knownPartWords(wording, other);
  const least = query.least === true;
  const isSo = (one: number, two: number) => (least ? one < two : one > two);
  const months = byTheMonth(wording, other);
  const uneven = part === "" ? (months ?? byTheDay(wording, other)) : null;
  const inPlace = uneven?.isBeside ? null : uneven;
  const sums = isSo(figures.sum.cents, other.cents);
  return sentences(
    query.shape === "yes-no"
      ? verdictUneven(sums, uneven ? isSo(uneven.now, uneven.then) : sums, least, months ? "month" : "day")
      : "",
    `${verbFor(wording)} ${now}${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}, and ${then} ${periodPhrase(other.period, notes, "-other")}.`,
    part || inPlace?.text || difference(wording, figures.sum.cents - other.cents, other.cents),
    inPlace ? "" : partsHeld(wording),
    (inPlace ? null : (months ?? uneven))?.text ?? "",
    paymentsHeld(wording, other),
    sharesAgainst(wording, other),
    savedAgainst(wording, other),
    part === "" ? wholeOtherWords(wording) : "",
    pendingWords(wording),
    part === "" ? historyWords(wording) : "",
  );
}

/** Other days of the week: their sum, and what a single such day costs. */
function withWeekdays(wording: FlowWording, { sum: other }: SumAgainst, weekdays: readonly number[]): string {
  const { figures, query } = wording;
  const first = sumFact(wording, "total", figures.sum);
  const second = sumFact(wording, "other", other);
  const then = aboutFlow(wording, "-other", query.subject, { ...query.condition, weekdays });
  // Two days against five: their sums decide nothing.
  const byTheDay = eachSuchDay(wording, other, weekdays);
  const sums = `${verbFor(wording)} ${first}${aboutFlow(wording)} and ${second}${then} ${periodPhrase(figures.sum.period, wording.notes)}.`;
  const apart = difference(wording, figures.sum.cents - other.cents, other.cents).replace("That's", "The former is");
  const varying = withoutFixed(wording, other, weekdays);
  return sentences(byTheDay, sums, byTheDay === "" ? apart : "", varying, pendingWords(wording));
}

function withOther(wording: FlowWording, { sum: other }: SumAgainst): string {
  const { query, figures, notes } = wording;
  const subject = query.comparison?.against === "subject" ? query.comparison.subject : {};
  if (query.statistic === "per-month") return monthsOfBoth(wording, other, subject);
  const first = sumFact(wording, "total", figures.sum);
  const second = sumFact(wording, "other", other);
  return sentences(
    `${verbFor(wording)} ${first}${aboutFlow(wording)} and ${second}${aboutFlow(wording, "-other", subject)} ${periodPhrase(figures.sum.period, notes)}.`,
    difference(wording, figures.sum.cents - other.cents, other.cents).replace(
      "That's",
      figures.sum.cents === other.cents ? "That's" : "The former is",
    ),
    withBothSides(wording, other),
    otherPendingWords(wording, other.cents),
    pendingWords(wording),
    alsoThen(wording, subject),
    historyWords(wording),
  );
}

/** A usual month of the one beside a usual month of the other. */
function monthsOfBoth(wording: FlowWording, other: FlowSum, subject: Subject): string {
  const { figures, notes } = wording;
  const [now, then] = [Math.round(figures.sum.cents / figures.divisor), Math.round(other.cents / figures.divisor)];
  const value = (name: string, cents: number, { period, rows, count }: FlowSum) =>
    notes.usd(name, "A month on average", cents, { period, rows: count, href: hrefOf(rows, period) });
  return sentences(
    `${verbFor(wording)} ${value("average", now, figures.sum)} a month${aboutFlow(wording)} and ` +
      `${value("other-average", then, other)} a month${aboutFlow(wording, "-other", subject)}, on average ` +
      `${periodPhrase(figures.sum.period, notes)}.`,
    difference(wording, now - then, then).replace("That's", now === then ? "That's" : "The former is"),
    historyWords(wording),
  );
}

/** The same two in the year so far, where no days were asked for. */
function alsoThen(wording: FlowWording, subject: Subject): string {
  const [one, other] = besides(wording, "other-days");
  if (!one || !other) return "";
  const { notes } = wording;
  return (
    `${capital(periodPhrase(one.period, notes, "-also"))} it's ` +
    `${sumFact(wording, "also", one.sum)}${aboutFlow(wording, "-also")} and ` +
    `${sumFact(wording, "also-other", other.sum)}${aboutFlow(wording, "-also-other", subject)}.`
  );
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function withUsual(wording: FlowWording, { cents, months, period }: Extract<Against, { is: "usual" }>): string {
  const { figures, notes } = wording;
  const now = sumFact(wording, "total", figures.sum);
  const days = periodPhrase(figures.sum.period, notes);
  if (months === 0)
    return sentences(
      `${verbFor(wording)} ${now}${aboutFlow(wording)} ${days}.`,
      "I need a full month before it to say what's usual.",
    );
  const count = notes.add("months", "Months before", { unit: "months", months }, { period });
  const isWhole = lastDayOf(monthOf(figures.sum.period.from)) === figures.sum.period.to;
  const label = isWhole ? "The months before, average" : "The same days of the months before, average";
  const usual = notes.usd("usual", label, cents, { period });
  return sentences(
    `${verbFor(wording)} ${now}${aboutFlow(wording)} ${days}; in the ${isWhole ? "" : "same days of the "}${count} ` +
      `before ${isShort(wording, cents) ? `you were short by ${usual}` : `it was ${usual}`} on average.`,
    difference(wording, figures.sum.cents - cents, cents),
    wholeUsual(wording),
    pendingWords(wording),
  );
}

function withPlan(wording: FlowWording, { plannedCents }: Extract<Against, { is: "plan" }>): string {
  const { figures, notes } = wording;
  const now = sumFact(wording, "total", figures.sum);
  const days = periodPhrase(figures.sum.period, notes);
  const start = `${verbFor(wording)} ${now}${aboutFlow(wording)} ${days}`;
  if (plannedCents === null) return sentences(`${start}.`, "There's no budget for it this month.");
  const planned = notes.usd("planned", "Budget of the month", plannedCents, { href: "/budget" });
  const left = plannedCents - figures.sum.cents;
  const rest = notes.usd("left", left < 0 ? "Over the budget" : "Left in the budget", left, { href: "/budget" });
  return `${start}, of a budget of ${planned}: ${left < 0 ? `you're ${rest} beyond it` : `${rest} is left`}.`;
}

function withAmount(wording: FlowWording, { cents, bound }: Extract<Against, { is: "amount" }>): string {
  const { figures, notes } = wording;
  if (isAverage(wording.query)) return averageAgainst(wording, cents, bound);
  if (bound === "about") return nearAmount(wording, cents);
  const isSo = bound === "over" ? figures.sum.cents > cents : figures.sum.cents < cents;
  const limit = notes.usd("limit", "The amount you asked about", cents);
  const now = sumFact(wording, "total", figures.sum);
  return sentences(
    verdict(isSo, { yes: `it's ${bound} that`, no: `it isn't ${bound} that` }),
    `${verbFor(wording)} ${now}${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}; you asked about ${limit}.`,
    pendingWords(wording),
  );
}

function shared(wording: FlowWording, against: Against): string {
  const { query, figures, notes } = wording;
  if (against.is !== "sum") return "";
  const part = sumFact(wording, "total", figures.sum);
  const isIncome = query.comparison?.against === "income";
  const whole = notes.usd("whole", isIncome ? "Earned" : "Spent", against.sum.cents, {
    period: against.sum.period,
    rows: against.sum.count,
    href: hrefOf(against.sum.rows, against.sum.period),
  });
  const days = periodPhrase(figures.sum.period, notes);
  if (against.sum.cents <= 0)
    return (
      `${figures.sum.cents < 0 ? "You got back" : verbFor(wording)} ${part}${aboutFlow(wording)} ${days}, and I see no ` +
      `${isIncome ? "income" : "spending"} in those days to hold it against.`
    );
  const share = notes.add(
    "share",
    "Share",
    { unit: "percent", percent: (figures.sum.cents / against.sum.cents) * 100 },
    { period: figures.sum.period, href: hrefOf(figures.sum.rows, figures.sum.period) },
  );
  if (query.shape === "yes-no")
    return sentences(
      verdict(figures.sum.cents > against.sum.cents, {
        yes: "it's more than you earned",
        no: "it isn't more than you earned",
      }),
      `${verbFor(wording)} ${part}${aboutFlow(wording)} ${days}, and earned ${whole}.`,
      pendingWords(wording),
    );
  const { categories, merchants } = query.subject;
  const isPart = !isIncome && categories !== undefined && merchants !== undefined;
  const main = isPart
    ? `${share} of what you spend${aboutFlow(wording, "-whole", { categories })} ${days}: ${part}${aboutFlow(wording, "", { merchants })}, of ${whole}.`
    : `${share} of your ${isIncome ? "income" : "spending"} ${days}: ${part}${aboutFlow(wording)}, of ${whole} in all.`;
  return sentences(main, sharedPending(wording, against.sum.cents, isIncome));
}
