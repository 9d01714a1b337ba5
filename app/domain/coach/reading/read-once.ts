// A text that is read again for the same person is read as before: each question is read once more when the next ones
// lean on it.
import type { Person } from "./person";
import { type EarlierReading, readInTalk } from "./read-in-talk";
import type { Understood } from "./understood";

const MAX_READ = 100;
const read = new WeakMap<Person, Map<string, Understood>>();

export function readOnce(text: string, person: Person, before: EarlierReading | null = null): Understood {
  const own = read.get(person) ?? new Map<string, Understood>();
  read.set(person, own);
  const key = JSON.stringify([text, before]);
  const known = own.get(key);
  if (known) return known;
  if (own.size >= MAX_READ) own.clear();
  const found = readInTalk(text, person, before);
  own.set(key, found);
  return found;
}
