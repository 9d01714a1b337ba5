// Where the facts stand in a model's text: as placeholders, or written out as they read.

import { type Fact, formatFact } from "~/domain/coach/facts/fact";

/** Several where they read alike. */
export type Placed = { at: number; length: number; facts: Fact[] };

const PLACEHOLDER = /\{\{([a-z0-9_.-]{1,60})\}\}/g;

export function placedFacts(text: string, facts: readonly Fact[]): Placed[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const held = [...text.matchAll(PLACEHOLDER)].flatMap((match): Placed[] => {
    const fact = byId.get(match[1] ?? "");
    return fact ? [{ at: match.index, length: match[0].length, facts: [fact] }] : [];
  });
  const alike = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (fact.value.unit === "name") continue;
    const written = formatFact(fact);
    alike.set(written, [...(alike.get(written) ?? []), fact]);
  }
  const written = [...alike].flatMap(([said, all]) =>
    placesOf(text, said).map((at) => ({ at, length: said.length, facts: all })),
  );
  return [...held, ...written];
}

function placesOf(text: string, said: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + said.length)) places.push(at);
  return places;
}
