// A fact is one figure about a person's own money, computed by code: what it is called, its value, the period it
// covers and the rows behind it. A coach may only say figures that are facts.

import type { BudgetProposal } from "~/domain/budget/proposal";
import type { Sign } from "~/domain/household/trouble";
import { formatUsd, type Cents } from "~/domain/money";
import { mediumDate, monthName, shortDate, yearOf, type Day, type Month } from "~/domain/periods";
import { counted, nounFor } from "~/texts/plural";

export type FactValue =
  | { unit: "usd"; cents: Cents }
  | { unit: "percent"; percent: number }
  | { unit: "count"; count: number; noun: string }
  | { unit: "months"; months: number }
  | { unit: "score"; points: number }
  | { unit: "day"; day: Day }
  | { unit: "month"; month: Month }
  /** A name out of the person's own data (a merchant, a goal). Shown to the person, never sent anywhere. */
  | { unit: "name"; text: string };

export type FactPeriod = { from: Day; to: Day; label: string };

export type Fact = {
  id: string;
  label: string;
  value: FactValue;
  period?: FactPeriod;
  /** How many rows it sums. */
  rows?: number;
  /** An amount that is less than nothing: it stands without its sign, and words say so. */
  isBelow?: true;
  /** The list or the screen that shows it or what is behind it; null only for guidelines and for what the person asked. */
  href: string | null;
};

export type FactSheet = {
  add(fact: Fact): string;
  /** Adds what is computed from another fact: it rests on the same days and the same rows. */
  derive(base: string, fact: Pick<Fact, "id" | "label" | "value">): string;
  get(id: string): Fact | undefined;
  all(): Fact[];
  has(...ids: string[]): boolean;
  cents(id: string): Cents;
  number(id: string): number;
  /** Takes back what another fact replaces. */
  forget(id: string): void;
  /** Signs of trouble, and what can't be seen: beside one nothing is praised. */
  signs: readonly Sign[];
  /** The budget that gives every dollar a job; null where no usual month or no income is known. */
  proposal: BudgetProposal | null;
};

/** What is no sum over days is what it is today. */
export function createSheet(today: Day): FactSheet {
  const byId = new Map<string, Fact>();
  const asOfToday: FactPeriod = { from: today, to: today, label: `as of ${shortDate(today)}` };
  const add = (fact: Fact): string => {
    byId.set(fact.id, fact.period || fact.href === null ? fact : { ...fact, period: asOfToday });
    return `{{${fact.id}}}`;
  };
  const number = (id: string): number => {
    const value = byId.get(id)?.value;
    if (!value) return 0;
    if (value.unit === "usd") return value.cents;
    if (value.unit === "percent") return value.percent;
    if (value.unit === "count") return value.count;
    if (value.unit === "months") return value.months;
    return value.unit === "score" ? value.points : 0;
  };
  return {
    add,
    derive(base, fact) {
      const { period, href = null } = byId.get(base) ?? {};
      return add({ ...fact, ...(period ? { period } : {}), href });
    },
    get: (id) => byId.get(id),
    all: () => [...byId.values()],
    has: (...ids) => ids.every((id) => byId.has(id)),
    cents: number,
    number,
    forget: (id) => void byId.delete(id),
    signs: [],
    proposal: null,
  };
}

/** The text that a person reads. Amounts without a sign: prose says which way the money went. */
export function formatFact(fact: Fact): string {
  const { value } = fact;
  switch (value.unit) {
    case "usd":
      return formatUsd(value.cents);
    case "percent":
      return `${trim(value.percent)}%`;
    case "count":
      return counted(value.count, value.noun);
    case "months":
      return `${trim(value.months)} ${nounFor(value.months, "month")}`;
    case "score":
      return String(value.points);
    case "day":
      return mediumDate(value.day);
    case "month":
      return `${monthName(value.month)} ${yearOf(value.month)}`;
    case "name":
      return factName(value.text);
  }
}

/** Names come from banks and people: no control characters, no markup of ours, at most 60 characters. */
export function factName(text: string, most = 60): string {
  const clean = text
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[{}[\]<>*_`#|\\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...clean];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trim()}…`
    : clean || "unnamed";
}

/** One decimal, none where it is zero. */
function trim(value: number): string {
  const text = (Math.round(value * 10) / 10 + 0).toFixed(1);
  return text.replace(/\.0$/, "").replace(/^-0$/, "0");
}
