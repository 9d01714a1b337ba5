// Several readers ask the same of one text, each for its own reading. What was found stays with what was spotted in it, and
// goes when that goes.

import type { Person } from "./person";
import type { Spots } from "./spot";

type Find<Found> = (spots: Spots, person: Person) => Found;

/** The same, found once for each text that somebody asks. */
export function oncePerText<Found>(find: Find<Found>): Find<Found> {
  const known = new WeakMap<Spots, { person: Person; found: Found }>();
  return (spots, person) => {
    const before = known.get(spots);
    if (before?.person === person) return before.found;
    const found = find(spots, person);
    known.set(spots, { person, found });
    return found;
  };
}
