// The sentences for one thing held against another: other days, another shop, the usual, the budget, the income, an amount.

import { LESS, MORE, verdict } from "~/domain/coach/yes-or-no";
import { lastDayOf, monthOf } from "~/domain/periods";
import { sentences } from "~/domain/coach/advice";
import type { Against, FlowSum } from "./spent-and-earned";
import type { Statistic, Subject } from "./algebra";
import { daysOn, knownPart, wholeMonthsIn } from "./periods-meant";
import { periodPhrase } from "./phrases";
import { besides, historyWords, otherPendingWords, pendingWords, wholeOtherWords } from "./word-beside";
import { aboutFlow, hrefOf, isShort, sumFact as factOf, verbFor, type FlowWording } from "./flow-words";
import { averageAgainst, isAverage } from "./word-averages";
import { nearAmount } from "./word-near-amount";
import { savedAgainst, sharesAgainst } from "./word-kept";
import { knownPartWords } from "./word-known-part";
import { partsHeld, withBothSides } from "./word-parts";
import { paymentsHeld, wordRowsHeld } from "./word-rows-held";
import { sharedPending } from "./word-shares";
import { eachSuchDay } from "./word-such-days";
import { wholeUsual } from "./word-usual";

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

/** 'That's $12.00 more (8%).' Of nothing there is no percentage. */
function difference({ notes, figures }: FlowWording, cents: number, of = 0): string {
  if (cents === 0) return "That's the same.";
  const { period } = figures.sum;
  const value = notes.usd("difference", "Difference", cents, { period });
  const percent =
    of > 0
      ? ` (${notes.add("percent", "Difference in percent", { unit: "percent", percent: (Math.abs(cents) / of) * 100 }, { period })})`
      : "";
  return `That's ${value} ${cents > 0 ? "more" : "less"}${percent}.`;
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
  const isSo = query.least ? figures.sum.cents < other.cents : figures.sum.cents > other.cents;
  return sentences(
    query.shape === "yes-no" ? verdict(isSo, query.least ? LESS : MORE) : "",
    `${verbFor(wording)} ${now}${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}, and ${then} ${periodPhrase(other.period, notes, "-other")}.`,
    part || difference(wording, figures.sum.cents - other.cents, other.cents),
    partsHeld(wording),
    byTheMonth(wording, other),
    paymentsHeld(wording, other),
    sharesAgainst(wording, other),
    savedAgainst(wording, other),
    part === "" ? wholeOtherWords(wording) : "",
    pendingWords(wording),
    part === "" ? historyWords(wording) : "",
  );
}

/** Of two stretches of whole months: what a month of each comes to. */
function byTheMonth(wording: FlowWording, other: FlowSum): string {
  const { figures, household } = wording;
  const monthsOf = ({ period }: FlowSum): number => {
    const whole = wholeMonthsIn(period, household.firstDay);
    return whole.period.from === period.from && whole.period.to === period.to ? whole.months : 1;
  };
  const [now, then] = [monthsOf(figures.sum), monthsOf(other)];
  const isPlain = figures.sum.cents > 0 && other.cents > 0;
  return now < 2 || then < 2 || !isPlain
    ? ""
    : `By the month that's ${aMonth(wording, "average", figures.sum, now)}, against ${aMonth(wording, "other-average", other, then)}.`;
}

const aMonth = (
  { notes }: FlowWording,
  name: string,
  { cents, count, period, rows }: FlowSum,
  months: number,
): string =>
  notes.usd(name, "A month on average", Math.round(cents / months), {
    period,
    rows: count,
    href: hrefOf(rows, period),
  });

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
  return sentences(byTheDay, sums, byTheDay === "" ? apart : "", pendingWords(wording));
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
