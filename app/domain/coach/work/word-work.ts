// The sentence of a calculation: its figure first, then what it is made of, each part by its name.

import { listedWith } from "~/domain/coach/query/phrases";
import type { Period } from "~/domain/coach/query/algebra";
import type { FactNotes } from "~/domain/coach/query/answer";
import type { FactValue } from "~/domain/coach/facts/fact";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import { type PartWords, rateWords } from "./part-words";
import { centsOfNumber, type WorkFigure, type Work, type Worked } from "./work";

/** A part as a sentence names it: '{{…}} owed on Blue Card'. `href` is where its rows are. */
export type NamedPart = PartWords & { figure: WorkFigure; href: string | null; period: Period | null };
/** Who pays how often. */
export type Pay = { aYear: number; name: string };
type Worded = { work: Work; result: Worked; parts: readonly NamedPart[]; pay: Pay | null; notes: FactNotes };

const LABEL = "Worked out";

function valueOf({ unit, value }: WorkFigure, noun: string): FactValue {
  const size = Math.abs(value);
  switch (unit) {
    case "usd":
      return { unit, cents: size };
    case "percent":
      return { unit, percent: size };
    case "months":
      return { unit, months: size };
    case "count":
      return { unit, count: size, noun };
  }
}

/** Days that parts beside each other have are said with the last of them. */
function wordsOf(parts: readonly NamedPart[]): string[] {
  const isWithNext = (at: number): boolean => {
    const [one, next] = [parts[at], parts[at + 1]];
    return one !== undefined && one.key !== "" && one.key === next?.key;
  };
  return parts.map(({ words, when }, at) =>
    isWithNext(at) ? words : `${words}${at > 0 && isWithNext(at - 1) ? "," : ""}${when}`,
  );
}

/** Its rows are those of its first part, its days those that all parts have; of what was asked alone nothing stands behind it. */
function behind(parts: readonly NamedPart[]): { href: string | null; period?: Period } {
  const [first, ...others] = parts.flatMap(({ period }) => period ?? []);
  const isOfSameDays = others.every(({ from, to }) => from === first?.from && to === first.to);
  return {
    href: parts.find(({ href }) => href !== null)?.href ?? null,
    ...(first && isOfSameDays && others.length === parts.length - 1 ? { period: first } : {}),
  };
}

/** Null where nothing can be made of these parts. */
export function wordWork(worded: Worded): string | null {
  const { result, parts, notes } = worded;
  if (result.is === "mismatch") return null;
  if (result.is === "nothing") return nothingToDivide(worded, result.at);
  if (result.is === "which") {
    const [first = "", next = ""] = wordsOf([result.at, result.next].flatMap((at) => parts[at] ?? []));
    const apart = notes.add("apart", "Difference", valueOf(result.apart, "time"), behind(parts));
    const which = worded.work.op === "larger" ? "larger" : "smaller";
    if (result.apart.value === 0) return `They come to the same: ${first}, and ${next}.`;
    const way = which === "larger" ? "more" : "less";
    return `The ${which} is ${first}. That's ${apart} ${way} than ${next}.`;
  }
  return figureWords(worded, result.figure, result.isExact);
}

function figureWords({ work, parts, pay, notes }: Worded, figure: WorkFigure, isExact: boolean): string | null {
  const noun = work.op === "ratio" ? "time" : "piece";
  const fact = notes.add("worked", LABEL, valueOf(figure, noun), behind(parts));
  const value = `${isExact ? "" : "about "}${fact}${rateWords(figure.rate)}`;
  const words = wordsOf(parts);
  const [first = "", second = ""] = words;
  const isLess = figure.value < 0;
  const isOfOneRate = figure.rate === (parts[0]?.figure.rate ?? null);
  switch (work.op) {
    case "sum":
      return `Together that's ${value}: ${listedWith(words)}.`;
    case "average":
      return `On average that's ${value}: ${listedWith(words)}.`;
    case "left":
      return figure.value === 0
        ? `That leaves nothing: ${first}, less ${listedWith(words.slice(1))}.`
        : `${isLess ? `That's ${value} short` : `That leaves ${value}`}: ${first}, less ${listedWith(words.slice(1))}.`;
    case "difference":
    case "percent-change":
      return figure.value === 0
        ? `They come to the same: ${first}, and ${second}.`
        : `That's ${value} ${isLess ? "less" : "more"}: ${first}, against ${second}.`;
    case "percent":
      return `That's ${value}: ${first}, of ${second}.`;
    case "part":
      if (work.of.length > 1) return `That's ${value}: ${second} of ${first}.`;
      return `That's ${value}: ${notes.add("number", "The part you asked about", { unit: "percent", percent: work.number ?? 0 })} of ${first}.`;
    case "times":
      return `That makes ${value}: ${first}${taken(work, figure, parts, notes)}.`;
    case "divided":
      return work.of.length > 1
        ? `That's ${value} each: ${first}, in ${second}.`
        : `That makes ${value}${isOfOneRate ? " each" : ""}: ${first}${taken(work, figure, parts, notes)}.`;
    case "per-paycheck":
      return pay && `That's ${value} a paycheck: ${first}, with ${paysOf(pay, notes)}.`;
    case "ratio":
      return `That's ${value} over: ${first}, against ${second}.`;
    case "months":
      return `That lasts ${value}: ${first}, at ${second}.`;
    default:
      return null;
  }
}

function paysOf({ aYear, name }: Pay, notes: FactNotes): string {
  const pays = notes.count("pays", "Paychecks a year", aYear, "paycheck", { href: RECURRING_PATH });
  return `${pays} from ${notes.name("payer", name)}`;
}

/** By how many, where the words don't say it: twelve months are a year. */
function taken({ op, of, number }: Work, figure: WorkFigure, parts: readonly NamedPart[], notes: FactNotes): string {
  if (of.length > 1) return `, taken ${wordsOf(parts)[1] ?? ""}`;
  if (figure.rate !== (parts[0]?.figure.rate ?? null)) return "";
  const isTimes = op === "times";
  const by = notes.count("number", "The number you asked about", number ?? 0, isTimes ? "time" : "way");
  return isTimes ? `, taken ${by}` : `, split ${by}`;
}

function nothingToDivide({ work, parts }: Worded, at: number): string {
  if (work.op === "per-paycheck") return "I can't work that out: I see no pay that comes regularly.";
  const words = wordsOf(parts);
  const by = words[at];
  return by === undefined
    ? "I can't work that out: nothing can be split by zero."
    : `I can't work that out, since there's nothing to hold it against: ${words[0] ?? ""}, but ${by}.`;
}

/** The number of the question, where it is dollars: a part of its own. */
export function namedAmount({ number }: Work, notes: FactNotes): NamedPart {
  const cents = centsOfNumber(number ?? 0);
  const fact = notes.usd("amount", "The amount you asked about", cents);
  return {
    words: `the ${fact} you name`,
    when: "",
    key: "",
    figure: { unit: "usd", value: cents, rate: null },
    href: null,
    period: null,
  };
}
