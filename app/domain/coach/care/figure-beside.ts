// The plain figure that a text asks for beside what calls for care: it's offered afterwards, and not said with it. 'Down four
// grand on DraftKings, what's left on the card?'

import type { Query } from "~/domain/coach/query/algebra";
import { isAsking } from "~/domain/coach/reading/clauses";
import type { Person } from "~/domain/coach/reading/person";
import { readOnce } from "~/domain/coach/reading/read-once";
import { segmentsOf } from "~/domain/coach/reading/segments";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import { careFor } from "./care";

/** Where a clause ends that no mark of a sentence ends. */
const CLAUSES =
  /\s*(?:,|\band\b|\bbut\b|\banyway\b|\balso\b|\bso\b)\s+(?=(?:how|what|whats|what's|when|is|are|do|does|did|am|can)\b)/i;

/** Here the figure is what somebody else is after, or what isn't done at all. */
const NEVER: ReadonlySet<string> = new Set(["scam", "hide-money", "others-accounts", "redirect", "secrets"]);

export function figureBeside(topic: string, text: string, person: Person): Query | null {
  if (NEVER.has(topic)) return null;
  for (const clause of segmentsOf(text).flatMap((part) => part.split(CLAUSES))) {
    if (!isAsking(clause) || careFor(clause, person.today) !== null || careNoticed(clause, person) !== null) continue;
    const read = readOnce(clause, person);
    const [only, ...others] = read.is === "queries" && read.unused.length === 0 ? read.queries : [];
    if (only !== undefined && others.length === 0) return only;
  }
  return null;
}
