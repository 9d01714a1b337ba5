// What the coach hands out. Figures and structure are computed; only the prose may be worded by a model. A draft keeps
// the two apart: its prose carries {{fact.id}} placeholders, `shape` puts the finished prose back into the answer.

import type { FactSheet } from "~/domain/coach/facts/fact";

export type Prose = Record<string, string>;
export type AdviceDraft<T> = { prose: Prose; shape: (prose: Prose) => T };

export type ImpactLevel = "high" | "medium" | "low";

export type BudgetRow = {
  category: string;
  currentSpending: number;
  recommendedBudget: number;
  percentOfIncome: number;
  reasoning: string;
};
/** A usual month in dollars: its income is needs, wants, what is put into savings and what is left. */
export type UsualLines = {
  income: number;
  needs: number;
  wants: number;
  savings: number;
  /** The categories that those went to. */
  savingsIn: string[];
  /** Needs, wants and what was put into savings categories. */
  spent: number;
  left: number;
  /** What savings goals get a month at their pace: no spending, it comes out of what is left. */
  goals: number;
  /** The rows behind its spending. */
  href: string | null;
};
export type BudgetAdvice = {
  summary: string;
  savingsRecommendation: string;
  recommendations: BudgetRow[];
  /** Where a usual month is known. */
  usual?: UsualLines;
  /** What the plan puts aside a month. */
  monthlySavings?: number;
};

export type CreditStep = { title: string; description: string; impactLevel: ImpactLevel; timeFrame: string };
export type CreditAdvice = {
  currentScore: { score: number; rating: string };
  targetScore: { score: number; timeEstimate: string };
  analysis: string;
  improvementSteps: CreditStep[];
};

export type HealthPart = { name: string; score: number; weight: number };
export type HealthAdvice = {
  overallHealth: { score: number; rating: string };
  /** Why the score is held low, whatever its parts say; nothing where it is not. */
  held?: string;
  /** Why there is no score: the documented number is then the lowest, and says nothing. */
  withheld?: string;
  /** What could not be seen, a sentence each. */
  unseen?: string[];
  parts: HealthPart[];
  longTermOutlook: string;
  strengths: string[];
  weaknesses: string[];
  recommendations: { area: string; recommendation: string; priority: ImpactLevel }[];
};

/** Text with placeholders, and a table that code wrote and no model touches. */
export type SpokenAnswer = {
  intent: string;
  text: string;
  table?: { caption: string; head: string[]; rows: string[][] };
};

/** 'x' when the fact is known, '' otherwise: prose about what isn't known is left out, never guessed. */
export function ifKnown(sheet: FactSheet, ids: string | readonly string[], text: string): string {
  return sheet.has(...(typeof ids === "string" ? [ids] : ids)) ? text : "";
}

export function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
}

export function paragraphs(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n\n");
}

export function bullets(items: readonly string[]): string {
  return items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join("\n");
}

/** One thing alone is no list. */
export const oneOrEach = (items: readonly string[]): string => (items.length === 1 ? items.join() : bullets(items));
