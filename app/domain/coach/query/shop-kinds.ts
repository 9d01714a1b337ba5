// Kinds of shops that are no category of their own: coffee, taxis, doctors. The bank says which shop is of which kind; where
// it doesn't, a word in the shop's name does.

import { filedByName } from "~/domain/categories/filed-by-name";
import { SHOP_KINDS, type ShopKind } from "./shop-kinds-known";

/** A person's shops by name, each with the bank's detailed category where there is one. */
export type ShopCodes = Readonly<Record<string, string>>;

export const SHOP_KIND_WORDS: readonly (readonly [string, RegExp])[] = SHOP_KINDS.map(
  ({ id, asked }) => [id, new RegExp(`\\b(?:${asked})\\b`, "g")] as const,
);

/** Which kind a few words name, and nothing besides: 'ride shares', 'coffee shops'. */
export const kindSaid = (plain: string): string | null =>
  SHOP_KINDS.find(({ asked }) => new RegExp(`^(?:${asked})$`).test(plain))?.id ?? null;

const find = (id: string): ShopKind | undefined => SHOP_KINDS.find((kind) => kind.id === id);

/** The category that a kind of shop is a part of, where it is of one. */
export const categoryAround = (id: string): string | null => AROUND[id] ?? find(id)?.category ?? null;
const AROUND: Readonly<Record<string, string>> = {
  coffee: "restaurants",
  "fast-food": "restaurants",
  "sit-down": "restaurants",
  delivery: "restaurants",
  bars: "restaurants",
  streaming: "entertainment",
  rideshare: "travel",
  pharmacy: "health_fitness",
  books: "entertainment",
};

/** How sentences call it. */
export const shopKindName = (id: string): string | null => {
  const kind = find(id);
  return kind === undefined ? null : (CALLED[id] ?? id);
};
const CALLED: Readonly<Record<string, string>> = {
  "fast-food": "fast food",
  stage: "theater",
  medical: "medical care",
  "sit-down": "sit-down restaurants",
  cash: "cash from ATMs",
  rideshare: "rides",
  pets: "pets",
  hair: "hair",
  gym: "the gym",
  movies: "movies",
  power: "power",
  fuel: "gas",
  repairs: "car repairs",
  "food-bank": "the food bank",
};

/** The person's own shops of a kind. */
function shopsOf({ names, codes }: ShopKind, shops: ShopCodes): string[] {
  return Object.entries(shops).flatMap(([name, code]) =>
    codes.includes(code || (filedByName(name, name) ?? "")) ||
    says(name, code === "" || codes.length === 0 ? names : names.filter(isTelling))
      ? [name]
      : [],
  );
}

/** Long words tell whatever the bank says. */
const isTelling = (word: string): boolean => word.length > 5;

/** Short words stand as words of their own: 'air' is not in 'repair'. */
const says = (name: string, words: readonly string[]): boolean =>
  words.some((word) =>
    word.length < 5
      ? new RegExp(`\\b${word.replace(".", "\\.")}(?:\\b|(?<=\\.))`, "i").test(name)
      : name.toLowerCase().includes(word),
  );

/** A link holds no more. */
const MAX_NAMES = 8;

/** What a kind of shop stands for: the person's own shops of it, else what their names would hold. Another name is itself. */
export function namesOf(merchant: string, shops: ShopCodes = {}): readonly string[] {
  const kind = find(merchant);
  if (!kind) return [merchant];
  const own = shopsOf(kind, shops);
  return own.length > 0 ? own : kind.names.slice(0, MAX_NAMES);
}

/** The category to look at where the person's shops hold none of that kind. */
export function categoryInstead(id: string, shops: ShopCodes): string | null {
  const kind = find(id);
  return kind?.category !== undefined && shopsOf(kind, shops).length === 0 ? kind.category : null;
}

/** What rows of the kind of shop that all of these words ask for have: the bank's codes, or telling words in the name. */
export function kindAsked(text: string): Pick<ShopKind, "codes" | "names"> | null {
  const id = kindSaid(text.trim().toLowerCase());
  const kind = id === null ? undefined : find(id);
  return kind === undefined ? null : { codes: kind.codes, names: kind.names.filter(isTelling) };
}
