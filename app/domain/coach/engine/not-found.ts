// A shop that was named and that stands in no row: it's said, and is no figure of nothing.

import type { Subject } from "~/domain/coach/query/algebra";
import type { FactNotes } from "~/domain/coach/query/answer";
import type { Household } from "~/domain/coach/query/data";
import { listedWith, titled } from "~/domain/coach/query/phrases";
import { shopKindName } from "~/domain/coach/query/shop-kinds";

/** A name that none of the person's shops has, where it's known which they have. */
export function isInNoShop({ categories = [], merchants = [] }: Subject, { shops = {} }: Household): boolean {
  const [name, ...others] = merchants;
  if (name === undefined || others.length > 0 || categories.length > 0 || shopKindName(name) !== null) return false;
  const own = Object.keys(shops).map((shop) => shop.toLowerCase());
  return own.length > 0 && !own.some((shop) => shop.includes(name.toLowerCase()));
}

/** '. I found no Uber or Lyft', behind a sentence that has no full stop yet. */
export function notFound(subjects: readonly Subject[], notes: FactNotes): string {
  const names = subjects.flatMap(({ merchants = [] }) => merchants);
  const said = names.map((name, at) => notes.name(`not-found-${at + 1}`, titled(name)));
  return said.length === 0 ? "" : `. I found no ${listedWith(said, "or")}`;
}
