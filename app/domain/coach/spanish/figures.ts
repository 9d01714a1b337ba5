// The engine's figures for Spanish sentences: the same facts under the same ids, with days and counts in Spanish words.

import type { Fact } from "~/domain/coach/facts/fact";
import { countWords, dayWords, SPANISH_MONTHS } from "./words";

const text = (fact: Fact, words: string): Fact => ({ ...fact, value: { unit: "name", text: words } });

export function inSpanish(fact: Fact): Fact {
  const { value } = fact;
  switch (value.unit) {
    case "day":
      return text(fact, dayWords(value.day));
    case "month":
      return text(fact, `${SPANISH_MONTHS[Number(value.month.slice(5, 7)) - 1] ?? ""} de ${value.month.slice(0, 4)}`);
    case "months": {
      const months = Math.round(value.months * 10) / 10;
      return text(fact, `${months} ${months === 1 ? "mes" : "meses"}`);
    }
    case "count":
      return text(fact, countWords(value.count, value.noun));
    default:
      return fact;
  }
}

const centsOf = (fact: Fact | undefined): number => (fact?.value.unit === "usd" ? fact.value.cents : 0);

/** What sentences are made of: which figures are there, and their places. */
export type SpanishFigures = {
  has: (...names: string[]) => boolean;
  /** The placeholder of a figure. */
  at: (name: string) => string;
  /** What it is called, which tells 'over' from 'left'. */
  label: (name: string) => string;
  isMore: (name: string, other: string) => boolean;
};

/** By the end of their ids: 'answer.1.total' and 'asked.1.total' are 'total'. */
export function figuresOf(facts: readonly Fact[]): SpanishFigures {
  const byName = new Map(facts.flatMap((fact) => [[fact.id.replace(/^(?:answer|asked)\.\d+\./, ""), fact] as const]));
  return {
    has: (...names) => names.every((name) => byName.has(name)),
    at: (name) => `{{${byName.get(name)?.id ?? name}}}`,
    isMore: (name, other) => centsOf(byName.get(name)) > centsOf(byName.get(other)),
    label: (name) => byName.get(name)?.label ?? "",
  };
}
