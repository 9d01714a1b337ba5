// Several answers as one: each was worked out by itself, and may call another figure by the same name.

import { paragraphs, type SpokenAnswer } from "~/domain/coach/advice";
import type { Fact } from "~/domain/coach/facts/fact";

type JoinedAnswer = { answer: Pick<SpokenAnswer, "text" | "table">; facts: readonly Fact[] };

/** A figure that bears the name of another one gets a name of its own: what was said stays what it was. */
export function joinAnswers(all: readonly JoinedAnswer[]): JoinedAnswer {
  const facts = new Map<string, Fact>();
  const texts = all.map(({ answer, facts: own }, at) => {
    const names = new Map<string, string>();
    for (const fact of own) {
      const known = facts.get(fact.id);
      const id = known && !isSame(known, fact) ? renamed(fact.id, at + 1) : fact.id;
      if (id !== fact.id) names.set(fact.id, id);
      facts.set(id, { ...fact, id });
    }
    return answer.text.replace(/\{\{([^}]+)\}\}/g, (_, id: string) => `{{${names.get(id) ?? id}}}`);
  });
  const table = all.find(({ answer }) => answer.table)?.answer.table;
  return { answer: { text: paragraphs(...texts), ...(table ? { table } : {}) }, facts: [...facts.values()] };
}

/** The family in front stays, as what may be said of a figure goes by it. */
const renamed = (id: string, at: number): string => id.replace(/^[^.]+/, (family) => `${family}.step-${at}`);

const isSame = (one: Fact, other: Fact): boolean =>
  JSON.stringify([one.value, one.period]) === JSON.stringify([other.value, other.period]);
