// What the health score is made of; docs/health-score.md has the sources. No figure counts in two parts.

import { ifKnown, sentences } from "~/domain/coach/advice";
import type { FactSheet } from "~/domain/coach/facts/fact";

type HealthRule = {
  id: "month" | "cushion" | "debt" | "credit";
  name: (sheet: FactSheet) => string;
  weight: number;
  /** Without it there is no score. */
  isNeeded: boolean;
  /** The values that count 0 and 100. */
  line: readonly [zero: number, full: number];
  value: (sheet: FactSheet) => number | null;
  good: (sheet: FactSheet) => string;
  bad: (sheet: FactSheet) => string;
  advice: (sheet: FactSheet) => string;
  /** What would have to be there for this part. */
  unseen: string;
};

const rateFact = (sheet: FactSheet): string =>
  sheet.has("savings-rate.average") ? "savings-rate.average" : "savings-rate.stated";

const MONTH: HealthRule = {
  id: "month",
  name: () => "Savings rate",
  weight: 30,
  isNeeded: true,
  line: [0, 20],
  value: (sheet) => (sheet.has(rateFact(sheet)) ? sheet.number(rateFact(sheet)) : null),
  good: (sheet) => `You save {{${rateFact(sheet)}}} of your income in a usual month.`,
  bad: (sheet) =>
    sheet.has("short.average")
      ? "You spend {{short.average}} more than you earn in a usual month."
      : `You save {{${rateFact(sheet)}}} of your income in a usual month; {{guide.savings}} is a good aim.`,
  advice: (sheet) =>
    sheet.has("short.average")
      ? "Close the gap of {{short.average}} first: look at your largest wants for what you would miss least."
      : "Move money to savings on the day after payday and raise the amount a little each month until you reach {{guide.savings}} of income.",
  unseen: "how much of your income stays: that takes an account with your income",
};

const cushionFact = (sheet: FactSheet): string => (sheet.has("cushion.stated") ? "cushion.stated" : "emergency.months");

const CUSHION: HealthRule = {
  id: "cushion",
  name: () => "Savings cushion",
  weight: 30,
  isNeeded: true,
  line: [0, 6],
  value: (sheet) => (sheet.has(cushionFact(sheet)) ? sheet.number(cushionFact(sheet)) : null),
  good: (sheet) => `Your savings cover {{${cushionFact(sheet)}}} of a usual month's needs.`,
  bad: (sheet) =>
    sentences(
      `Your savings cover {{${cushionFact(sheet)}}} of ` +
        `needs${sheet.has("cushion.stated") ? ", going by what you said" : ""}; ` +
        "{{guide.emergency-low}} to {{guide.emergency-high}} is a safe cushion.",
      sheet.has("cushion.stated")
        ? ifKnown(sheet, "emergency.months", "Your accounts alone would say {{emergency.months}}.")
        : "",
    ),
  advice: (sheet) =>
    sentences(
      "Build your savings cushion before anything that can wait.",
      ifKnown(sheet, "emergency.gap", "{{emergency.gap}} more would cover {{guide.emergency-low}} of needs."),
    ),
  unseen: "how long your savings would last: that takes an account with your savings and a month of needs",
};

const DEBT: HealthRule = {
  id: "debt",
  name: () => "Housing and debt",
  weight: 25,
  isNeeded: true,
  line: [50, 28],
  value: (sheet) => (sheet.has("burden.share") ? sheet.number("burden.share") : null),
  good: () => "Housing and debt payments take {{burden.share}} of a usual month's income, which is easy to carry.",
  bad: () =>
    "Housing and debt payments take {{burden.share}} of a usual month's income; lenders get careful above {{guide.debt-load}}.",
  advice: (sheet) =>
    sheet.has("debt.total")
      ? sheet.has("debt.2.name") || !sheet.has("debt.1.name")
        ? "List your debts by interest rate, pay the minimum on all, and send every extra dollar to the highest rate."
        : "Pay extra on {{debt.1.name}}: once it's gone, its payment is yours again."
      : "Housing is what weighs: before you sign the next lease or loan, aim for less than {{guide.housing}} of income.",
  unseen: "what housing and debt take of your income",
};

/** Under thirty percent of the limit is reached: then the aim is the best range. */
const isUnderFirst = (sheet: FactSheet): boolean =>
  sheet.has("utilization.now") && sheet.number("utilization.now") < 30;
const isBest = (sheet: FactSheet): boolean => sheet.has("utilization.now") && sheet.number("utilization.now") <= 10;
const payDownOf = (sheet: FactSheet): string =>
  isUnderFirst(sheet) ? "utilization.pay-down-best" : "utilization.pay-down";
const cardAim = (sheet: FactSheet): string =>
  isBest(sheet)
    ? "keep card balances as low as they are"
    : isUnderFirst(sheet)
      ? "get cards under {{guide.utilization-best}} of their limit"
      : "keep cards under {{guide.utilization}} of their limit";

const CREDIT: HealthRule = {
  id: "credit",
  // Without a score it goes by how much of the cards is used.
  name: (sheet) => (sheet.has("credit.score") ? "Credit" : "Credit use"),
  weight: 15,
  isNeeded: false,
  line: [500, 760],
  value: (sheet) =>
    sheet.has("credit.score")
      ? sheet.number("credit.score")
      : sheet.has("utilization.now")
        ? 760 - sheet.number("utilization.now") * 3
        : null,
  good: (sheet) =>
    sheet.has("credit.score")
      ? "Your credit score of {{credit.score}} qualifies you for good rates."
      : "Your credit utilization is {{utilization.now}}, which is low.",
  bad: (sheet) =>
    sheet.has("credit.score")
      ? "Your credit score of {{credit.score}} is costing you more in interest."
      : "Your credit utilization is {{utilization.now}}; under {{guide.utilization}} helps your score.",
  advice: (sheet) =>
    sentences(
      `Pay every bill on time and ${cardAim(sheet)}.`,
      ifKnown(sheet, payDownOf(sheet), `Paying the cards down by {{${payDownOf(sheet)}}} gets you there.`),
    ),
  unseen: "your credit: there's no credit assessment, and no card with a known limit",
};

export const PARTS: readonly HealthRule[] = [MONTH, CUSHION, DEBT, CREDIT];

export type ScoredPart = { part: HealthRule; score: number };

export function scoredParts(sheet: FactSheet): ScoredPart[] {
  return PARTS.flatMap((part) => {
    const value = part.value(sheet);
    return value === null ? [] : [{ part, score: lineScore(part.line, value) }];
  });
}

export function lineScore([zero, full]: readonly [number, number], value: number): number {
  return Math.round(Math.min(100, Math.max(0, ((value - zero) / (full - zero)) * 100)));
}
