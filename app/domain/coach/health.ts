// The health score out of 100: five sub-scores with stated weights, each a straight line between a bad and a good mark.
// What can't be known is left out and its weight shared by the rest.

import type { Draft, HealthAdvice, HealthPart, ImpactLevel } from "~/domain/coach/advice";
import { ifKnown, sentences } from "~/domain/coach/advice";
import { FREE_HELP, reasonsOf, scoreCap } from "~/domain/household/distress-signals";
import type { FactSheet } from "~/domain/coach/facts/fact";

type PartId = "savings" | "emergency" | "debt" | "spending" | "credit";
type Part = {
  id: PartId;
  name: string;
  weight: number;
  /** The values that count 0 and 100. */
  line: readonly [zero: number, full: number];
  value: (sheet: FactSheet) => number | null;
  good: (sheet: FactSheet) => string;
  bad: (sheet: FactSheet) => string;
  advice: (sheet: FactSheet) => string;
};

const PARTS: readonly Part[] = [
  {
    id: "savings",
    name: "Savings rate",
    weight: 25,
    line: [0, 20],
    value: (sheet) => (sheet.has("savings-rate.average") ? sheet.number("savings-rate.average") : null),
    good: () => "You save {{savings-rate.average}} of your income in a usual month.",
    bad: (sheet) =>
      sheet.has("short.average")
        ? "You spend {{short.average}} more than you earn in a usual month."
        : "You save {{savings-rate.average}} of your income; {{guide.savings}} is a good aim.",
    advice: (sheet) =>
      sheet.has("short.average")
        ? "Close the gap of {{short.average}} first: look at your largest wants for what you would miss least."
        : "Move money to savings on the day after payday and raise the amount a little each month until you reach {{guide.savings}} of income.",
  },
  {
    id: "emergency",
    name: "Emergency fund",
    weight: 25,
    line: [0, 6],
    value: (sheet) => (sheet.has("emergency.months") ? sheet.number("emergency.months") : null),
    good: () => "Your savings cover {{emergency.months}} of needs.",
    bad: () =>
      "Your savings cover {{emergency.months}} of needs; {{guide.emergency-low}} to {{guide.emergency-high}} is a safe cushion.",
    advice: (sheet) =>
      sentences(
        "Build your emergency fund before anything that can wait.",
        ifKnown(sheet, "emergency.gap", "{{emergency.gap}} more would cover {{guide.emergency-low}} of needs."),
      ),
  },
  {
    id: "debt",
    name: "Debt load",
    weight: 20,
    line: [43, 10],
    value: (sheet) =>
      sheet.has("debt.to-income")
        ? sheet.number("debt.to-income")
        : sheet.has("accounts.count") && !sheet.has("debt.total")
          ? 0
          : null,
    good: (sheet) =>
      sheet.has("debt.to-income")
        ? "Debt payments take {{debt.to-income}} of your income, which is easy to carry."
        : "You owe nothing on cards or loans that I can see.",
    bad: () => "Debt payments take {{debt.to-income}} of your income.",
    advice: () =>
      "List your debts by interest rate, pay the minimum on all, and send every extra dollar to the highest rate.",
  },
  {
    id: "spending",
    name: "Spending within income",
    weight: 15,
    line: [110, 80],
    value: (sheet) =>
      sheet.cents("income.average") > 0 ? (sheet.cents("spend.average") / sheet.cents("income.average")) * 100 : null,
    good: () => "You live within your income: {{spend.average}} out of {{income.average}} is spent.",
    bad: () => "Spending of {{spend.average}} a month leaves little of your {{income.average}} income.",
    advice: () => "Set amounts for your wants on the budget page and look in once a week.",
  },
  {
    id: "credit",
    name: "Credit",
    weight: 15,
    line: [500, 760],
    value: (sheet) =>
      sheet.has("credit.score")
        ? sheet.number("credit.score")
        : sheet.has("utilization.now")
          ? 760 - sheet.number("utilization.now") * 3
          : null,
    good: (sheet) =>
      sheet.has("credit.score")
        ? "Your credit score of {{credit.score}} opens good rates."
        : "Your credit utilization is {{utilization.now}}, which is low.",
    bad: (sheet) =>
      sheet.has("credit.score")
        ? "Your credit score of {{credit.score}} makes borrowing dearer than it has to be."
        : "Your credit utilization is {{utilization.now}}; under {{guide.utilization}} helps your score.",
    advice: (sheet) =>
      sentences(
        "Pay every bill on time and keep cards under {{guide.utilization}} of their limit.",
        ifKnown(sheet, "utilization.pay-down", "Paying the cards down by {{utilization.pay-down}} gets you there."),
      ),
  },
];

export function draftHealth(sheet: FactSheet): Draft<HealthAdvice> | null {
  if (!sheet.has("accounts.count")) return null;
  const known = PARTS.flatMap((part) => {
    const value = part.value(sheet);
    return value === null ? [] : [{ part, score: lineScore(part.line, value) }];
  });
  if (known.length === 0) return null;
  const signals = sheet.distress;
  const score = Math.min(
    scoreCap(signals),
    overall(known.map(({ part, score: own }) => ({ name: part.name, score: own, weight: part.weight }))),
  );
  sheet.add({
    id: "health.score",
    label: "Health score out of 100",
    value: { unit: "score", points: score },
    href: "/coach?tab=health",
  });
  sheet.add({
    id: "health.full",
    label: "The highest health score",
    value: { unit: "score", points: 100 },
    href: "/coach?tab=health",
  });
  // Beside a hard sign nothing is praised.
  const strong = known.filter((one) => signals.length === 0 && one.score >= 70).sort((a, b) => b.score - a.score);
  const weak = known.filter((one) => one.score < 50).sort((a, b) => gain(b) - gain(a));
  const improvable = known
    .filter((one) => one.score < 90)
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, 4);
  const prose: Record<string, string> = { longTermOutlook: outlook(sheet, score, known.length) };
  if (signals.length > 0) {
    prose["held"] = `This score is held low whatever the other figures say, because ${reasonsOf(signals)}.`;
    prose["advice-first"] = FIRST_STEPS;
  }
  strong.forEach(({ part }) => {
    prose[`strength-${part.id}`] = part.good(sheet);
  });
  weak.forEach(({ part }) => {
    prose[`weakness-${part.id}`] = part.bad(sheet);
  });
  improvable.forEach(({ part }) => {
    prose[`advice-${part.id}`] = part.advice(sheet);
  });
  return {
    prose,
    shape: (texts) => ({
      overallHealth: { score, rating: healthRating(score) },
      ...(texts["held"] ? { held: texts["held"] } : {}),
      parts: known.map(({ part, score: own }): HealthPart => ({ name: part.name, score: own, weight: part.weight })),
      longTermOutlook: texts["longTermOutlook"] ?? "",
      strengths: strong.map(({ part }) => texts[`strength-${part.id}`] ?? ""),
      weaknesses: weak.map(({ part }) => texts[`weakness-${part.id}`] ?? ""),
      recommendations: [
        ...(texts["advice-first"]
          ? [{ area: "First of all", recommendation: texts["advice-first"], priority: "high" as const }]
          : []),
        ...improvable.map(({ part, score: own }) => ({
          area: part.name,
          recommendation: texts[`advice-${part.id}`] ?? "",
          priority: priority(own),
        })),
      ],
    }),
  };
}

const FIRST_STEPS = `Pay for your home, food, power and the way to work before anything else, and ask each lender for a hardship plan before a payment is missed. ${FREE_HELP}`;

const gain = ({ part, score }: { part: Part; score: number }) => (100 - score) * part.weight;

export function lineScore([zero, full]: readonly [number, number], value: number): number {
  return Math.round(Math.min(100, Math.max(0, ((value - zero) / (full - zero)) * 100)));
}

export function overall(parts: readonly HealthPart[]): number {
  const weights = parts.reduce((sum, part) => sum + part.weight, 0);
  return weights === 0 ? 0 : Math.round(parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weights);
}

export function healthRating(score: number): string {
  if (score >= 80) return "Excellent";
  if (score >= 65) return "Good";
  return score >= 45 ? "Fair" : "Needs attention";
}

function priority(score: number): ImpactLevel {
  if (score < 40) return "high";
  return score < 70 ? "medium" : "low";
}

function outlook(sheet: FactSheet, score: number, known: number): string {
  const partial =
    known < PARTS.length
      ? "Some parts can't be seen yet; a credit assessment and linked accounts make this fuller."
      : "";
  if (sheet.distress.length > 0)
    return sentences(
      `Something urgent comes before any outlook: ${reasonsOf(sheet.distress)}.`,
      "It can be worked out step by step, and there is free help for it.",
      partial,
    );
  if (sheet.has("short.average"))
    return sentences(
      "As things stand, each month costs {{short.average}} more than it brings in, and savings or cards have to fill the gap.",
      "Closing it is the turn that everything else waits for.",
      partial,
    );
  const growth = sheet.has("kept.average") ? yearAhead(sheet) : "";
  if (score >= 65) return sentences("You stand on solid ground.", growth, partial);
  return sentences(
    "There is a base to build on.",
    growth,
    "The recommendations below are in the order in which they help most.",
    partial,
  );
}

function yearAhead(sheet: FactSheet): string {
  sheet.derive("kept.average", {
    id: "kept.year",
    label: "Left over in a year at this pace",
    value: { unit: "usd", cents: sheet.cents("kept.average") * 12 },
  });
  return "At the present pace, what you keep each month adds up to {{kept.year}} a year.";
}
