// The health score out of 100: parts with stated weights, each a straight line between a bad and a good mark. Trouble
// holds it low; what can't be seen is said, and where it is needed there is no score at all.

import {
  type AdviceDraft,
  type HealthAdvice,
  type HealthPart,
  type ImpactLevel,
  type Prose,
  sentences,
} from "~/domain/coach/advice";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { PARTS, type ScoredPart, scoredParts } from "~/domain/coach/health-parts";
import { helpIn } from "~/domain/coach/help";
import { monthOf, monthsBetween } from "~/domain/periods";
import { isTrouble, isWithheld, scoreCap } from "~/domain/household/trouble";
import { reasonsOf, unseenReasons } from "~/texts/trouble";

/** What a score is called that isn't there. The documented answer has a number all the same, and it is the lowest. */
export const NO_SCORE = { score: 0, rating: "Not rated" } as const;

type Health = {
  known: ScoredPart[];
  score: number | null;
  strong: ScoredPart[];
  weak: ScoredPart[];
  improvable: ScoredPart[];
};

export function draftHealth(sheet: FactSheet): AdviceDraft<HealthAdvice> | null {
  if (!sheet.has("accounts.count")) return null;
  const health = healthOf(sheet);
  if (health.score !== null) addScore(sheet, health.score);
  return { prose: proseOf(sheet, health), shape: (texts) => shaped(sheet, health, texts) };
}

function healthOf(sheet: FactSheet): Health {
  const known = scoredParts(sheet);
  const seen = new Set(known.map(({ part }) => part.id));
  const isWhole = !isWithheld(sheet.signs) && PARTS.every(({ id, isNeeded }) => seen.has(id) || !isNeeded);
  const byGain = [...known].sort((a, b) => gain(b) - gain(a));
  const praises = isWhole && sheet.signs.length === 0;
  return {
    known,
    score: isWhole ? Math.min(scoreCap(sheet.signs), overall(partsOf(known, sheet))) : null,
    // Beside a sign, or without a score, nothing is praised.
    strong: known.filter((one) => praises && one.score >= 70).sort((a, b) => b.score - a.score),
    weak: byGain.filter((one) => one.score < 50),
    improvable: byGain.filter((one) => one.score < 90).slice(0, 4),
  };
}

const partsOf = (known: readonly ScoredPart[], sheet: FactSheet): HealthPart[] =>
  known.map(({ part, score }) => ({ name: part.name(sheet), score, weight: part.weight }));
const gain = ({ part, score }: ScoredPart) => (100 - score) * part.weight;

function addScore(sheet: FactSheet, score: number): void {
  const put = (id: string, label: string, points: number) =>
    sheet.add({ id, label, value: { unit: "score", points }, href: "/coach?tab=health" });
  put("health.score", "Health score out of 100", score);
  put("health.full", "The highest health score", 100);
}

function proseOf(sheet: FactSheet, { known, score, strong, weak, improvable }: Health): Prose {
  const prose: Prose = { longTermOutlook: outlook(sheet, score) };
  if (isTrouble(sheet.signs)) {
    prose["held"] =
      score === null
        ? `Something urgent comes before any score, because ${reasonsOf(sheet.signs)}.`
        : `This score stays low because ${reasonsOf(sheet.signs)}.`;
    prose["advice-first"] = firstSteps(sheet);
  }
  if (score === null) prose["withheld"] = withheld(sheet, known);
  PARTS.filter((part) => !known.some((one) => one.part === part)).forEach((part) => {
    prose[`unseen-${part.id}`] = `${part.unseen.charAt(0).toUpperCase()}${part.unseen.slice(1)}.`;
  });
  strong.forEach(({ part }) => void (prose[`strength-${part.id}`] = part.good(sheet)));
  weak.forEach(({ part }) => void (prose[`weakness-${part.id}`] = part.bad(sheet)));
  improvable.forEach(({ part }) => void (prose[`advice-${part.id}`] = part.advice(sheet)));
  return prose;
}

/** Why there is no score, and how there would be one. */
function withheld(sheet: FactSheet, known: readonly ScoredPart[]): string {
  const reasons = unseenReasons(sheet.signs);
  const missing = PARTS.filter((part) => part.isNeeded && !known.some((one) => one.part === part));
  return sentences(
    reasons
      ? `There's no score yet, because ${reasons}.`
      : `There's no score yet, because I can't see ${missing.map(({ unseen }) => unseen).join("; or ")}.`,
    "Link the accounts that are missing, or say what holds for you on the About You page.",
  );
}

const firstSteps = (sheet: FactSheet): string =>
  "Pay for your home, food, power and the way to work before anything else, and ask each lender for a hardship " +
  `plan before a payment is missed. ${helpIn(sheet)}`;

function shaped(sheet: FactSheet, health: Health, texts: Prose): HealthAdvice {
  const { known, score, strong, weak, improvable } = health;
  const text = (id: string) => texts[id] ?? "";
  const unseen = PARTS.flatMap(({ id }) => texts[`unseen-${id}`] ?? []);
  return {
    overallHealth: score === null ? { ...NO_SCORE, ...(isTrouble(sheet.signs) ? ATTENTION : {}) } : rated(score),
    ...(texts["held"] ? { held: texts["held"] } : {}),
    ...(texts["withheld"] ? { withheld: texts["withheld"] } : {}),
    ...(unseen.length > 0 ? { unseen } : {}),
    parts: partsOf(known, sheet),
    longTermOutlook: text("longTermOutlook"),
    strengths: strong.map(({ part }) => text(`strength-${part.id}`)),
    weaknesses: weak.map(({ part }) => text(`weakness-${part.id}`)),
    recommendations: [
      ...(texts["advice-first"]
        ? [{ area: "First of all", recommendation: texts["advice-first"], priority: "high" as const }]
        : []),
      ...improvable.map(({ part, score: own }) => ({
        area: part.name(sheet),
        recommendation: text(`advice-${part.id}`),
        priority: priority(own),
      })),
    ],
  };
}

export function overall(parts: readonly HealthPart[]): number {
  const weights = parts.reduce((sum, part) => sum + part.weight, 0);
  return weights === 0 ? 0 : Math.round(parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weights);
}

const ATTENTION = { rating: "Needs attention" } as const;
const rated = (score: number) => ({ score, rating: healthRating(score) });

function healthRating(score: number): string {
  if (score >= 80) return "Excellent";
  if (score >= 65) return "Good";
  return score >= 45 ? "Fair" : ATTENTION.rating;
}

function priority(score: number): ImpactLevel {
  if (score < 40) return "high";
  return score < 70 ? "medium" : "low";
}

function outlook(sheet: FactSheet, score: number | null): string {
  if (isTrouble(sheet.signs))
    return sentences(
      `Something urgent comes before any outlook: ${reasonsOf(sheet.signs)}.`,
      "It can be worked out step by step, and there's free help for it.",
    );
  if (score === null) return "What lies ahead can't be said from what can be seen so far.";
  if (sheet.has("short.average"))
    return sentences(
      "As things stand, a usual month costs {{short.average}} more than it brings in, and savings or cards have to fill the gap.",
      "Closing that gap comes first.",
    );
  const growth = yearAhead(sheet);
  if (score >= 65) return sentences("You're in good shape.", growth);
  return sentences(
    "There's a base to build on.",
    growth,
    "The recommendations below are in the order in which they help most.",
  );
}

/** The figure of the savings rate, for a month and for a year, which says how many months it rests on. */
function yearAhead(sheet: FactSheet): string {
  const period = sheet.get("saved.average")?.period;
  if (!period) return "";
  sheet.derive("saved.average", {
    id: "saved.year",
    label: "Saved in a year of usual months",
    value: { unit: "usd", cents: sheet.cents("saved.average") * 12 },
  });
  sheet.derive("saved.average", {
    id: "saved.months",
    label: "Months that the usual one is made of",
    value: { unit: "count", count: monthsBetween(monthOf(period.from), monthOf(period.to)) + 1, noun: "month" },
  });
  return "You save {{saved.average}} in a usual month, {{saved.year}} a year, based on {{saved.months}}.";
}
