// Which of the user's own goals a phrase means. Only one clear answer counts; anything else is a question back.

import type { GoalColor, GoalType } from "~/domain/goals/goals";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { distance, bareStem, wordsOf } from "./text";

export type OwnGoal = {
  id: string;
  type: GoalType;
  name: string;
  targetCents: Cents;
  doneCents: Cents;
  deadline: Day | null;
  color: GoalColor;
};
type GoalMatch =
  | { kind: "one"; goal: OwnGoal }
  | { kind: "several"; goals: OwnGoal[] }
  | { kind: "near"; goals: OwnGoal[] }
  | { kind: "none" }
  | { kind: "empty" };

const ARTICLES = new Set([
  "my",
  "our",
  "the",
  "a",
  "an",
  "this",
  "that",
  "these",
  "those",
  "it",
  "them",
  "one",
  "some",
  "of",
  "for",
  "to",
  "on",
  "in",
  "at",
  "towards",
  "toward",
  "into",
  "and",
  "called",
  "named",
  "about",
  "please",
  "whole",
  "entire",
  "old",
  "new",
  "current",
  "own",
  "just",
  "also",
  "now",
  "i",
  "is",
  "me",
  "off",
]);
/** In their stems. */
const WEAK = new Set([
  "goal",
  "fund",
  "saving",
  "save",
  "account",
  "money",
  "plan",
  "target",
  "pot",
  "jar",
  "debt",
  "payoff",
  "pay",
  "stuff",
  "thing",
  "list",
  "box",
  "bank",
]);

/** The words of a phrase that can tell one goal from another. */
export function tellingWords(phrase: string): string[] {
  const words = wordsOf(phrase)
    .filter((word) => !ARTICLES.has(word))
    .map(bareStem);
  return words.filter((word) => !WEAK.has(word));
}

type Known = { goal: OwnGoal; name: string; words: string[] };
/** A message is compared with the same goals many times. */
const known = new WeakMap<readonly OwnGoal[], Known[]>();
/** More words than a name can have tell nothing more, and hundreds of goals may have to be compared with each. */
const MAX_WORDS = 16;

function readNames(goals: readonly OwnGoal[]): Known[] {
  const names =
    known.get(goals) ?? goals.map((goal) => ({ goal, name: normalized(goal.name), words: tellingWords(goal.name) }));
  known.set(goals, names);
  return names;
}

export function matchGoal(phrase: string, goals: readonly OwnGoal[]): GoalMatch {
  const said = normalized(phrase);
  const names = readNames(goals);
  const exact = names.filter(({ name }) => name === said && said !== "");
  const [first] = exact;
  if (first) return exact.length === 1 ? { kind: "one", goal: first.goal } : severalOf(exact);

  const wanted = [...new Set(tellingWords(phrase))].slice(0, MAX_WORDS);
  if (wanted.length === 0) return { kind: "empty" };
  for (const same of [
    equal,
    alike,
    near4(
      names.flatMap(({ words }) => words),
      wanted,
    ),
  ]) {
    // Every word said is in the goal's name: 'bike' for 'Mountain bike'. The whole name said is better still.
    const inside = names.filter(({ words }) => wanted.every((word) => words.some((other) => same(word, other))));
    const whole = inside.filter(({ words }) => words.every((word) => wanted.some((other) => same(word, other))));
    const best = whole.length > 0 ? whole : inside;
    const [only] = best;
    if (only) return best.length === 1 ? { kind: "one", goal: only.goal } : severalOf(best);
  }
  const near = names
    .filter(({ words }) => words.some((word) => wanted.some((other) => alike(word, other))))
    .map(({ goal }) => goal);
  return near.length > 0 ? { kind: "near", goals: near } : { kind: "none" };
}

const severalOf = (found: readonly Known[]): GoalMatch => ({ kind: "several", goals: found.map(({ goal }) => goal) });

function normalized(text: string): string {
  const words = wordsOf(text).filter((word) => !["my", "our", "the", "a", "an", "please"].includes(word));
  while (words.length > 1 && (words.at(-1) === "goal" || words.at(-1) === "goals")) words.pop();
  return words.map(bareStem).join(" ");
}

function equal(a: string, b: string): boolean {
  return a === b;
}

// Beside a word that is right, a word of four letters may have a slip too: 'student laon'.
function near4(known: readonly string[], wanted: readonly string[]): (a: string, b: string) => boolean {
  const certain = wanted.some((word) => known.includes(word));
  return (a, b) => alike(a, b) || (certain && a.length === 4 && b.length === 4 && distance(a, b, 1) <= 1);
}

// One slip in a word of five letters, two in a word of nine; digits never slip.
function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || /\d/.test(a + b)) return false;
  const limit = shorter >= 9 ? 2 : 1;
  return distance(a, b, limit) <= limit;
}
