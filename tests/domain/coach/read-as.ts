import type { Query } from "~/domain/coach/query/algebra";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/query/person";
import { readText } from "~/domain/coach/query/read";

/** What a text, or the last turn of a talk, is read as, in the notation of the corpus. */
export function readAs(text: string, person: Person, today: string): string {
  let before: Query | null = null;
  let read = "none";
  for (const turn of text.split(" >> ")) {
    const found = readText(turn, person, before);
    if (found.is === "queries") {
      before = found.queries.at(-1) ?? null;
      read = found.queries.map((query) => notationOf(query, today)).join(" & ");
    } else if (found.is === "plan") read = notationOfPlan(found.request);
    else
      read =
        found.is === "unclear"
          ? `unclear ${found.choices.map((query) => notationOf(query, today)).join(" | ")}`
          : "none";
  }
  return read;
}
