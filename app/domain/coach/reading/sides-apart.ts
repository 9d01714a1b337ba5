// 'Restaurants or fast food': where one side holds the other one, what is meant is the rest of it. Held against a part of
// itself a sum would count that part on both sides.

import { categoriesOfSet } from "~/domain/categories/sets";
import type { Query, Subject } from "~/domain/coach/query/algebra";
import { categoryAround, shopKindName } from "~/domain/coach/query/shop-kinds";

/** The kinds of shops on one side, where it names nothing else. */
function kindsOf({ merchants, ...others }: Subject): readonly string[] {
  const isBare = Object.values(others).every((value) => value === undefined);
  return isBare && merchants?.every((name) => shopKindName(name) !== null) === true ? merchants : [];
}

const holds = ({ categories = [], merchants }: Subject, kinds: readonly string[]): boolean =>
  merchants === undefined &&
  kinds.length > 0 &&
  kinds.every((kind) => categories.flatMap((id) => [id, ...categoriesOfSet(id)]).includes(categoryAround(kind) ?? ""));

const without = (subject: Subject, kinds: readonly string[]): Subject => ({
  ...subject,
  exceptMerchants: [...new Set([...(subject.exceptMerchants ?? []), ...kinds])],
});

export function sidesApart(query: Query): Query {
  const { comparison, subject } = query;
  if (comparison?.against !== "subject" || query.shape === "share") return query;
  const other = comparison.subject;
  const [these, those] = [kindsOf(subject), kindsOf(other)];
  if (holds(subject, those)) return { ...query, subject: without(subject, those) };
  if (holds(other, these)) return { ...query, comparison: { ...comparison, subject: without(other, these) } };
  return query;
}
