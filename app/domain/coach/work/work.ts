// A calculation over the figures of other steps, and over a number that stands in the question: which of them, and what is
// done with them. Exact in cents until the last step; what was rounded is known to be. Units are checked: dollars and percent
// are never added up.

import { type Cents, toCents } from "~/domain/money";

/**
 * What is done: with all parts (*sum, average, larger, smaller*), with the first one against the others (*left* is the first
 * less the others, *difference* how far apart two are, *percent* the first as a part of the second, *percent-change* how much
 * more it is than the second, *ratio* how many times it holds the second, *months* how long it lasts at the second a month),
 * or with one part and a number (*part* so many percent of it, *times, divided*, also by a part that counts; *per-paycheck*).
 */
export const OPERATIONS = [
  "sum",
  "average",
  "left",
  "difference",
  "percent",
  "percent-change",
  "part",
  "times",
  "divided",
  "per-paycheck",
  "ratio",
  "months",
  "larger",
  "smaller",
] as const;
export type WorkOperation = (typeof OPERATIONS)[number];

/** `of`: the steps that it is of, by their numbers from 1; 0 is the number itself, in dollars. */
export type Work = { op: WorkOperation; of: readonly number[]; number: number | null };

/** How often an amount comes. */
export type Rate = "day" | "week" | "month" | "year";
export type WorkFigure = {
  unit: "usd" | "percent" | "count" | "months";
  /** Cents of dollars. */
  value: number;
  rate: Rate | null;
};

export type Worked =
  | { is: "figure"; figure: WorkFigure; isExact: boolean }
  /** Which part is the larger or the smaller one, and how far the next one is from it. */
  | { is: "which"; at: number; next: number; apart: WorkFigure }
  /** What it would be divided by is nothing, or less. */
  | { is: "nothing"; at: number }
  /** Parts that nothing can be made of together. */
  | { is: "mismatch" };

const PARTS: Readonly<Record<WorkOperation, readonly [number, number]>> = {
  ...{ sum: [2, 12], average: [2, 12], left: [2, 12], larger: [2, 12], smaller: [2, 12] },
  ...{ difference: [2, 2], percent: [2, 2], "percent-change": [2, 2], ratio: [2, 2], months: [2, 2] },
  ...{ part: [1, 2], times: [1, 2], divided: [1, 2], "per-paycheck": [1, 1] },
};
const NEEDS_NUMBER: readonly WorkOperation[] = ["part", "times", "divided"];
const MAX_NUMBER = 1_000_000_000;

/** Nothing where a calculation at this place of the steps holds: so many parts, all of them before it. */
export function faultIn({ op, of, number }: Work, at: number): "of" | "number" | null {
  const [least, most] = PARTS[op];
  const isPart = (one: number) => Number.isInteger(one) && one >= 0 && one < at;
  if (of.length < least || of.length > most || !of.every(isPart) || new Set(of).size < of.length) return "of";
  const isNumberWanted = of.includes(0) || (NEEDS_NUMBER.includes(op) && of.length === 1);
  if (isNumberWanted ? number === null || number < 0 || number > MAX_NUMBER : number !== null) return "number";
  const isNoAmount = of.includes(0) && ((op === "part" && of.length === 1) || toCents(number ?? 0) === null);
  return isNoAmount ? "number" : null;
}

/** 'work:percent of:1,2', the same for the same calculation. */
export const notationOfWork = ({ op, of, number }: Work): string =>
  [`work:${op}`, `of:${of.join(",")}`, number === null ? "" : `number:${number}`].filter(Boolean).join(" ");

const A_YEAR: Readonly<Record<Rate, number>> = { day: 365, week: 52, month: 12, year: 1 };

/** An amount that comes at some rhythm, by the month. */
const aMonth = (figure: WorkFigure): WorkFigure =>
  figure.rate === null || figure.rate === "month"
    ? figure
    : { ...figure, value: (figure.value * A_YEAR[figure.rate]) / 12, rate: "month" };

/** By one rhythm, where they have several. */
function alike(parts: readonly WorkFigure[]): readonly WorkFigure[] {
  const rates = new Set(parts.flatMap(({ rate }) => rate ?? []));
  return rates.size > 1 ? parts.map(aMonth) : parts;
}

const rateOf = (parts: readonly WorkFigure[]): Rate | null =>
  new Set(parts.map(({ rate }) => rate)).size === 1 ? (parts[0]?.rate ?? null) : null;

/** Cents are whole; all else has one decimal, and two below one. */
function rounded(figure: WorkFigure, wasExact = true): Worked {
  const { unit, value } = figure;
  const size = unit === "usd" ? 1 : unit === "count" && Math.abs(value) < 1 ? 100 : 10;
  const near = Math.round(value * size) / size + 0;
  return { is: "figure", figure: { ...figure, value: near }, isExact: wasExact && Math.abs(near - value) < 1e-9 };
}

const sumOf = (parts: readonly WorkFigure[]): number => parts.reduce((sum, { value }) => sum + value, 0);
const plain = (unit: WorkFigure["unit"], value: number): WorkFigure => ({ unit, value, rate: null });

/** `paychecksAYear`: how many come; null where no pay is known. */
export function workedOut({ op, number }: Work, given: readonly WorkFigure[], paychecksAYear: number | null): Worked {
  const parts = alike(given);
  const [first, second] = parts;
  if (!first) return { is: "mismatch" };
  const isOfOne = parts.every(({ unit }) => unit === first.unit);
  const wasExact = parts === given || parts.every(({ value }) => Number.isInteger(value));
  switch (op) {
    case "sum":
    case "average": {
      if (!isOfOne || (op === "sum" && first.unit === "percent")) return { is: "mismatch" };
      const value = sumOf(parts) / (op === "sum" ? 1 : parts.length);
      return rounded({ unit: first.unit, value, rate: rateOf(parts) }, wasExact);
    }
    case "left":
    case "difference": {
      if (!isOfOne) return { is: "mismatch" };
      return rounded({ unit: first.unit, value: first.value - sumOf(parts.slice(1)), rate: rateOf(parts) }, wasExact);
    }
    case "larger":
    case "smaller":
      return isOfOne ? whichOf(op, parts) : { is: "mismatch" };
    case "per-paycheck":
      if (first.unit !== "usd" || first.rate === null) return { is: "mismatch" };
      if (paychecksAYear === null) return { is: "nothing", at: -1 };
      return rounded(plain("usd", (first.value * A_YEAR[first.rate]) / paychecksAYear));
    case "part":
      return partOf(first, second, number);
    case "times":
    case "divided":
      return second ? byCount(op, first, second) : byNumber(op, first, number);
    default:
      return second && isOfOne ? against(op, first, second, wasExact) : { is: "mismatch" };
  }
}

/** Two figures of one unit held against each other; less than nothing is no whole. */
function against(op: WorkOperation, first: WorkFigure, second: WorkFigure, wasExact: boolean): Worked {
  if (second.value <= 0) return { is: "nothing", at: 1 };
  if (op === "percent") return rounded(plain("percent", (first.value / second.value) * 100), wasExact);
  if (op === "percent-change") return rounded(plain("percent", (first.value / second.value - 1) * 100), wasExact);
  const times = first.value / second.value;
  if (op === "ratio") return rounded(plain("count", times), wasExact);
  // What is said without its rhythm is a month's.
  return first.unit === "usd" && first.rate === null
    ? rounded(plain("months", first.value / aMonth(second).value), wasExact)
    : { is: "mismatch" };
}

/** So many percent of it: a number of the question, or a share that was worked out before. */
function partOf(first: WorkFigure, second: WorkFigure | undefined, number: number | null): Worked {
  if (second) {
    if (second.unit !== "percent" || first.unit === "percent") return { is: "mismatch" };
    return rounded({ ...first, value: (first.value * second.value) / 100 }, false);
  }
  return number === null ? { is: "mismatch" } : rounded({ ...first, value: (first.value * number) / 100 });
}

/** By what a part counts: what each visit takes, what so many months come to. */
function byCount(op: "times" | "divided", first: WorkFigure, second: WorkFigure): Worked {
  if (second.unit !== "count" && second.unit !== "months") return { is: "mismatch" };
  if (op === "divided" && second.value <= 0) return { is: "nothing", at: 1 };
  const value = op === "times" ? first.value * second.value : first.value / second.value;
  return rounded({ ...first, value, rate: null });
}

/** Twelve times what comes each month is what comes each year; a twelfth of a year is a month. */
function byNumber(op: "times" | "divided", first: WorkFigure, number: number | null): Worked {
  if (number === null) return { is: "mismatch" };
  if (op === "divided" && number === 0) return { is: "nothing", at: -1 };
  const value = op === "times" ? first.value * number : first.value / number;
  const [from, to] =
    op === "times" ? [first.rate, longer(first.rate, number)] : [first.rate, shorter(first.rate, number)];
  return rounded({ ...first, value, rate: to ?? from });
}

const RATES: readonly Rate[] = ["day", "week", "month", "year"];
const longer = (rate: Rate | null, number: number): Rate | null =>
  rate === null ? null : (RATES.find((one) => one !== rate && A_YEAR[rate] / A_YEAR[one] === number) ?? null);
const shorter = (rate: Rate | null, number: number): Rate | null =>
  rate === null ? null : (RATES.find((one) => one !== rate && A_YEAR[one] / A_YEAR[rate] === number) ?? null);

function whichOf(op: "larger" | "smaller", parts: readonly WorkFigure[]): Worked {
  const sign = op === "larger" ? -1 : 1;
  const order = parts.map((part, at) => ({ part, at })).sort((a, b) => sign * (a.part.value - b.part.value));
  const [first, next] = order;
  if (!first || !next) return { is: "mismatch" };
  const value = Math.round(Math.abs(first.part.value - next.part.value) * 10) / 10;
  return { is: "which", at: first.at, next: next.at, apart: { ...first.part, value } };
}

/** A number of the question that stands for dollars. */
export const centsOfNumber = (number: number): Cents => toCents(number) ?? 0;
