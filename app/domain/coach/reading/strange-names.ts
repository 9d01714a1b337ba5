// A name that is in no row and that no reading had a use for: 'any lawyer bills', 'is there alimony in there'. Whether anything
// was spent at all is asked by nobody: the name is what was asked about, and the answer says that it isn't there.

import type { Query } from "~/domain/coach/query/algebra";
import { isFiller } from "./lexicon";
import type { Person } from "./person";
import type { Understood } from "./understood";
import { isKnownWord } from "./known-words";
import { spot, type Spots } from "./spot";

const FLOWS: ReadonlySet<string> = new Set(["spent", "earned", "refunded"]);
const LONGEST = 3;
/** Whether something is there at all is asked of what went out. */
const LOOKS_FOR = /\b(?:(?:is|are|was|were) there|do you see|(?:did|have|do) (?:i|we) (?!get|got|receive|earn|make))/;
/** A name stands behind one of these. */
const BEFORE_NAME = /^(?:an?|any|the|my|our|some|no|from|to|pay|paid)$/;

const isOfAnything = ({ measure, subject, shape, comparison, condition, by }: Query): boolean =>
  FLOWS.has(measure) &&
  shape === "yes-no" &&
  comparison === null &&
  by === null &&
  Object.keys(subject).length === 0 &&
  Object.keys(condition).length === 0;

export function withStrangeName(read: Understood, text: string, person: Person): Understood {
  const [only, ...others] = read.is === "queries" ? read.queries : [];
  if (read.is !== "queries" || !only || others.length > 0 || !isOfAnything(only)) return read;
  const spots = spot(text, person);
  const name = strangeName(spots);
  if (name === null) return read;
  const measure = only.measure === "earned" && LOOKS_FOR.test(spots.plain) ? "spent" : only.measure;
  return { ...read, unused: [], queries: [{ ...only, measure, subject: { merchants: [name] } }] };
}

/** The first words in a row that mean nothing elsewhere. */
function strangeName({ words, entities, past, ahead, amounts }: Spots): string | null {
  const used = [...entities, ...past, ...ahead, ...amounts];
  const isStrange = (word: string, at: number): boolean =>
    /^\p{L}{4,}$/u.test(word) &&
    !isFiller(word) &&
    !isKnownWord(word) &&
    !used.some(({ start, end }) => start <= at && at < end);
  const start = words.findIndex((word, at) => isStrange(word, at) && BEFORE_NAME.test(words[at - 1] ?? ""));
  if (start < 0) return null;
  let end = start;
  while (end - start < LONGEST && isStrange(words[end] ?? "", end)) end++;
  return words.slice(start, end).join(" ");
}
