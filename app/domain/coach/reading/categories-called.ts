// Categories by a word for them, where nobody's shop is called so.

import { plainWords } from "~/domain/language/words";
import type { Person } from "./person";
import { shopKindName } from "~/domain/coach/query/shop-kinds";
import { spot } from "./spot";

/** Nothing where a shop or a kind of shops has that name, or where it isn't the whole of a word for a category. */
export function categoriesCalled(said: string, person: Person): readonly string[] {
  const plain = plainWords(said);
  const isShop = [...person.merchants, ...person.payers].some((name) => ` ${plainWords(name)} `.includes(` ${plain} `));
  if (isShop || shopKindName(said) !== null) return [];
  const { entities, words } = spot(said, person);
  const whole = entities.filter(({ start, end }) => start === 0 && end === words.length);
  return whole.find(({ kind }) => kind === "category")?.values ?? [];
}
