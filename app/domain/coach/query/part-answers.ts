// A part of what a figure comes to: 'half of the phone bill is for the business', 'my share of the rent'. The whole is
// answered as ever; before it stands what the part is, and what is left of it, so that either may have been meant.

import { paragraphs, sentences } from "~/domain/coach/advice";
import type { Fact } from "~/domain/coach/facts/fact";
import type { Measure, Query, Statistic } from "./algebra";
import type { WordedAnswer, FactNotes } from "./answer";

/** What of these is meant by a percentage is a part of their sum; of a card's limit it is a mark. */
export const DIVIDED: ReadonlySet<Measure> = new Set([
  "spent",
  "earned",
  "refunded",
  "interest",
  "fees",
  "bills",
  "pay",
  "subscriptions",
  "balance",
  "owed",
]);

/** The query of the whole, and the percentage that is meant. */
export function withoutPart(query: Query): { whole: Query; percent: number | null } {
  const { percent, ...condition } = query.condition;
  // A share of the way to something is none of a sum.
  return percent === undefined || !DIVIDED.has(query.measure) || query.statistic === "passed"
    ? { whole: query, percent: null }
    : { whole: { ...query, condition }, percent };
}

type Base = { fact: Fact; cents: number; each: string };

const AVERAGES: Partial<Record<Statistic, readonly [name: string, each: string]>> = {
  "per-month": ["average", " a month"],
  "per-week": ["per-week", " a week"],
  "per-day": ["per-day", " a day"],
  each: ["average", " each time"],
};
/** By what their labels begin with. */
const RHYTHMS: readonly (readonly [label: string, each: string])[] = [
  ["A month", " a month"],
  ["A year", " a year"],
  ["So far this year", " so far this year"],
];

/** The figures that a part is taken of: the one that was asked for, and of what comes back a year's and this year's as well. */
function basesOf({ statistic }: Query, facts: readonly Fact[]): Base[] {
  const own = facts.filter(({ value, href }) => value.unit === "usd" && href !== null);
  const named = (...names: readonly string[]) => own.find(({ id }) => names.includes(id.split(".").slice(2).join(".")));
  const average = AVERAGES[statistic];
  const main = (average && named(average[0])) ?? named("total") ?? own[0];
  return [main, named("year", "item-1-year"), named("this-year")].flatMap((fact, at): Base[] => {
    if (fact?.value.unit !== "usd") return [];
    const rhythm = RHYTHMS.find(([label]) => fact.label.startsWith(label))?.[1];
    const isAverage = at === 0 && average !== undefined && fact === named(average[0]);
    return [{ fact, cents: fact.value.cents, each: rhythm ?? (isAverage ? average[1] : "") }];
  });
}

/** '12 times $72.00 is $864.00.' */
function withTimes(answer: WordedAnswer, query: Query, factor: number, notes: FactNotes): WordedAnswer {
  const [base] = basesOf(query, answer.facts);
  if (!base) return answer;
  const { fact, cents, each } = base;
  const times = notes.count("times", "So many times", factor, "time");
  const { period, href } = fact;
  const id = `${fact.id}.times`;
  const value = { unit: "usd", cents: Math.round(cents * factor) } as const;
  notes.facts.push({ id, label: `${fact.label}, so many times`, value, ...(period ? { period } : {}), href });
  return {
    ...answer,
    text: paragraphs(`${times} {{${fact.id}}}${each} is {{${id}}}.`, answer.text),
    facts: notes.facts,
  };
}

/** '50% of $72.00 a month is $36.00.' What's left is said where it isn't as much. */
export function withPart(answer: WordedAnswer, query: Query, percent: number, notes: FactNotes): WordedAnswer {
  if (percent > 100) return withTimes(answer, query, percent / 100, notes);
  const bases = basesOf(query, answer.facts);
  if (bases.length === 0) return answer;
  const share = notes.add("part-percent", "The part asked about", { unit: "percent", percent });
  const said = bases.map(({ fact, cents, each }) => {
    const part = Math.round((cents * percent) / 100);
    const derived = (name: string, label: string, value: number): string => {
      const { period, href } = fact;
      const id = `${fact.id}.${name}`;
      notes.facts.push({ id, label, value: { unit: "usd", cents: value }, ...(period ? { period } : {}), href });
      return `{{${id}}}`;
    };
    const rest =
      Math.abs(cents - 2 * part) <= 1 ? "" : `, and the rest is ${derived("rest", "The rest of it", cents - part)}`;
    return `${share} of {{${fact.id}}}${each} is ${derived("part", "A part of it", part)}${rest}.`;
  });
  return { ...answer, text: paragraphs(sentences(...said), answer.text), facts: notes.facts };
}
