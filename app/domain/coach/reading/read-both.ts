// Two questions in one breath are read one after the other: what the second one leaves out the first one said.

import { halvesOf } from "~/domain/coach/learned/halves";
import type { Query } from "~/domain/coach/query/algebra";
import type { Person } from "./person";
import { segmentsOf } from "./segments";
import type { Understood } from "./understood";
import { completedByFirst, isRepeated, lookingBack, saysMore } from "./linked-questions";

type ReadSingle = (text: string, person: Person, before: Query | null) => Understood;

/** Null where the text holds a single question. */
export function readBoth(text: string, person: Person, whole: Understood, read: ReadSingle): Understood | null {
  const halves = halvesOf(text, person);
  if (!halves || (halves.isUnsure && whole.is === "queries" && whole.queries.length > 1)) return null;
  const first = read(halves.first, person, null);
  if (first.is !== "queries") return null;
  const [asked] = first.queries;
  if (!asked) return null;
  const side = sideOf(asked, read(halves.bare, person, asked));
  if (side) return finished(side, []);
  const second = read(halves.second, person, null);
  if (second.is !== "queries") return null;
  const others = second.queries
    .filter((query) => !isRepeated(asked, query, halves.bare) && JSON.stringify(query) !== JSON.stringify(asked))
    .map((query) => completedByFirst(asked, query, halves.bare));
  return finished(lookingBack([...first.queries, ...others], [halves.first, halves.second]), [
    ...first.unused,
    ...second.unused,
  ]);
}

/** What points back and says the first as well stands in its place; what the first told already asks nothing more. */
function sideOf(asked: Query, pointed: Understood): readonly Query[] | null {
  if (pointed.is !== "queries" || !pointed.leans) return null;
  const isSame = pointed.queries.every((side) => JSON.stringify(side) === JSON.stringify(asked));
  return isSame ? [asked] : saysMore(pointed.queries, asked) ? pointed.queries : null;
}

export const finished = (
  queries: readonly Query[],
  unused: readonly string[],
): Extract<Understood, { is: "queries" }> => ({
  is: "queries",
  queries,
  unused: unused.filter((word) => !(word === "next" && queries.some(({ statistic }) => statistic === "next"))),
  leans: false,
});

/** What a payment consists of, and two stretches of days in one breath, are two halves of one question. */
export const isOfBoth = ({ measure, comparison }: Query, text: string): boolean =>
  measure === "principal" || (comparison?.against === "period" && segmentsOf(text).length === 1);
