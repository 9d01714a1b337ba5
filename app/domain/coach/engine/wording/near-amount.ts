// An amount that somebody believes it was, held against what it was.

import { sentences } from "~/domain/coach/advice";
import { verdict } from "~/domain/coach/yes-or-no";
import type { Cents } from "~/domain/money";
import { aboutFlow, type FlowWording, sumFact, verbFor } from "~/domain/coach/engine/flow-words";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { pendingWords } from "./beside";

/** So near it is what was said. */
const NEAR = 0.03;

/** What somebody believes it was: whether it was, and how far off that is. */
export function nearAmount(wording: FlowWording, cents: Cents): string {
  const { figures, notes } = wording;
  const more = figures.sum.cents - cents;
  const now = sumFact(wording, "total", figures.sum);
  const limit = notes.usd("limit", "The amount you asked about", cents);
  const gap = notes.usd("gap", more < 0 ? "Less than that" : "More than that", more);
  const far = more === 0 ? `just the ${limit} that you said` : `${gap} ${more < 0 ? "less" : "more"} than ${limit}`;
  return sentences(
    verdict(Math.abs(more) <= cents * NEAR, { yes: "that's about right", no: more < 0 ? "it's less" : "it's more" }),
    `${verbFor(wording)} ${now}${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}, ${far}.`,
    pendingWords(wording),
  );
}
