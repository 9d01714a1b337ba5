// Words that speak for a reading, and how strongly.

import { matchesIn } from "~/domain/language/pattern";
import { apart, type Span, spanAt } from "~/domain/language/words";
import type { Evidence } from "./lexicon";

const compiled = new Map<string, RegExp>();
function patternOf(source: string): RegExp {
  const known = compiled.get(source) ?? new RegExp(`\\b(?:${source})(?![\\w])`, "g");
  compiled.set(source, known);
  return known;
}

/** The strongest word at each place, once each; what comes beside the strongest counts in part. */
export function evidenceIn(plain: string, all: readonly Evidence[], beside = 1 / 3): { spans: Span[]; weight: number } {
  const found = all.flatMap(([source, weight], index) =>
    matchesIn(plain, patternOf(source)).map((match) => ({
      ...spanAt(plain, match.index, match[0].length),
      weight,
      index,
    })),
  );
  const best = new Map<number, number>();
  for (const span of apart(found)) best.set(span.index, span.weight);
  const weights = [...best.values()].sort((a, b) => b - a);
  return { spans: found, weight: weights.reduce((sum, weight, at) => sum + (at === 0 ? weight : weight * beside), 0) };
}
