// An answer: short sentences with placeholders, the facts behind them, and where it helps a list and a chart as data.

import type { Fact, FactPeriod, FactValue } from "~/domain/coach/facts/fact";
import type { Cents } from "~/domain/money";
import { type Day, firstDayOf, lastDayOf, mediumDate, monthLabel, monthOf, yearOf } from "~/domain/periods";
import type { Period } from "./algebra";

export type AnswerRow = { label: string; cents?: Cents; count?: number; day?: Day; href: string | null };
export type AnswerChart = { unit: "usd" | "count"; points: { label: string; value: number }[] };
export type WordedAnswer = {
  text: string;
  facts: readonly Fact[];
  list: readonly AnswerRow[];
  chart: AnswerChart | null;
};

type FactNote = { period?: Period; rows?: number; href?: string | null; isBelow?: true };

/** Collects the facts of one answer and hands out their placeholders; `number` sets several answers of a text apart. */
export class FactNotes {
  readonly facts: Fact[] = [];
  constructor(
    readonly number: number,
    readonly today: Day,
    /** The first day of which anything is known. */
    readonly firstDay: Day | null = null,
  ) {}

  add(name: string, label: string, value: FactValue, { period, rows, href = null, isBelow }: FactNote = {}): string {
    // What a person asked has no rows behind it.
    const id = `${href === null ? "asked" : "answer"}.${this.number}.${name}`;
    const days = period ? { period: labelled(period, this.today) } : {};
    const sign = isBelow ? { isBelow } : {};
    this.facts.push({ id, label, value, ...days, ...(rows === undefined ? {} : { rows }), ...sign, href });
    return `{{${id}}}`;
  }

  usd(name: string, label: string, cents: Cents, note?: FactNote): string {
    return this.add(
      name,
      label,
      { unit: "usd", cents: Math.abs(cents) },
      cents < 0 ? { ...note, isBelow: true } : note,
    );
  }

  count(name: string, label: string, count: number, noun: string, note?: FactNote): string {
    return this.add(name, label, { unit: "count", count, noun }, note);
  }

  day(name: string, label: string, day: Day, note?: FactNote): string {
    return this.add(name, label, { unit: "day", day }, note);
  }

  name(name: string, text: string): string {
    return this.add(name, "Name", { unit: "name", text });
  }
}

/** A stretch of days as a person calls it, under a figure. */
export function labelled(period: Period, today: Day): FactPeriod {
  const { from, to } = period;
  const month = monthOf(from);
  const isMonth = from === firstDayOf(month) && (to === lastDayOf(month) || (to === today && monthOf(to) === month));
  const label =
    from === to
      ? mediumDate(from)
      : isMonth
        ? monthLabel(month)
        : yearOf(from) === yearOf(to)
          ? `${mediumDate(from).split(",")[0]} to ${mediumDate(to)}`
          : `${mediumDate(from)} to ${mediumDate(to)}`;
  return { from, to, label };
}
