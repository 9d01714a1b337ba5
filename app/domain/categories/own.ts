import { CATEGORIES, type CategoryId, findCategory, isCategoryId } from "~/domain/categories/list";

export type OwnCategory = {
  id: string;
  name: string;
  parent: CategoryId;
  /** The category whose drawing it has; null for its parent's. */
  glyph: CategoryId | null;
};

export const MAX_OWN = 50;
export const MAX_OWN_NAME = 30;

/** Where a row counts, and its own category below that. */
export type CategoryPlace = { category: CategoryId; ownCategory: string | null };

const OWN_CHOICE = /^own:([\w-]{1,80})$/;

/** What forms and addresses call an own category, beside the ids of the 25. */
export const ownChoice = (id: string): string => `own:${id}`;

export const ownIdOf = (choice: string): string | null => OWN_CHOICE.exec(choice)?.[1] ?? null;

export const isOwnChoice = (choice: string): boolean => ownIdOf(choice) !== null;

const OWN_NAMED = /^named:(.{1,30})$/;

/** The same by its name, as questions say it. */
export const ownNamed = (name: string): string => `named:${name}`;

export const nameSaid = (choice: string): string | null => OWN_NAMED.exec(choice)?.[1] ?? null;

/** One of the person's own, by its id or by its name. */
export const isOwn = (choice: string): boolean => isOwnChoice(choice) || nameSaid(choice) !== null;

/** What a choice of a form stands for; null where it is neither one of the 25 nor one of the person's own. */
export function placedBy(choice: string, own: readonly OwnCategory[]): CategoryPlace | null {
  if (isCategoryId(choice)) return { category: choice, ownCategory: null };
  const found = own.find(({ id }) => id === ownIdOf(choice));
  return found ? { category: found.parent, ownCategory: found.id } : null;
}

export const choiceOfPlaced = ({ category, ownCategory }: { category: string; ownCategory: string | null }): string =>
  ownCategory === null ? category : ownChoice(ownCategory);

export const cleanOwnName = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").trim();

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const ownNameOf = (own: readonly OwnCategory[], id: string | null): string | null =>
  (id !== null && own.find((one) => one.id === id)?.name) || null;

/** "Personal Care · Dog": the category it counts in, and the person's own name. */
export const withOwnName = (label: string, ownName: string | null): string =>
  ownName === null ? label : `${label} · ${ownName}`;

/** Who has a name already: one of our categories, or one of the person's own. */
export function holderOfName(name: string, others: readonly OwnCategory[]): "ours" | "own" | null {
  if (findCategory(name) || CATEGORIES.some((category) => same(category.name, name))) return "ours";
  return others.some((other) => same(other.name, name)) ? "own" : null;
}
