// What a category of a file means here: one of the 25, a kind of money, one of the person's own, or one that is to be made
// of its name, below one of the 25.
import { type CategoryId, categoryName, isCategoryId } from "~/domain/categories/list";
import {
  MAX_OWN,
  MAX_OWN_NAME,
  type OwnCategory,
  type CategoryPlace,
  cleanOwnName,
  holderOfName,
  ownChoice,
  placedBy,
} from "~/domain/categories/own";
import { type CategoryChoice, guessCategory } from "./app-categories";

type NewChoice = `new:${CategoryId}`;
/** Empty where a row's own words decide. */
export type FileChoice = CategoryChoice | `own:${string}` | NewChoice | "";

const NEW = "new:";
const KINDS = ["kind:income", "kind:transfer", "kind:card_payment", "kind:correction"] as const;

export const newBelow = (parent: CategoryId): NewChoice => `${NEW}${parent}`;

/** The category that a new one is to stand below. */
export function parentOfNew(choice: string): CategoryId | null {
  const parent = choice.startsWith(NEW) ? choice.slice(NEW.length) : "";
  return isCategoryId(parent) ? parent : null;
}

/** A choice that still stands; null where it is none, or of a category that is gone. */
export function asFileChoice(text: string, own: readonly OwnCategory[]): FileChoice | null {
  const kind = KINDS.find((one) => one === text);
  const parent = parentOfNew(text);
  if (text === "" || kind) return kind ?? "";
  if (parent) return newBelow(parent);
  if (isCategoryId(text)) return text;
  const found = own.find(({ id }) => ownChoice(id) === text);
  return found ? `own:${found.id}` : null;
}

/** By its name: the person's own as our books write it, with or without what it stands below; else what it sounds like. */
export function guessChoice(name: string, own: readonly OwnCategory[]): FileChoice {
  const plain = spelled(name);
  const found = own.find(
    (one) => spelled(one.name) === plain || spelled(`${categoryName(one.parent)}:${one.name}`) === plain,
  );
  return found ? `own:${found.id}` : (guessCategory(name) ?? "");
}

/** A slash is none in every program's categories. */
const spelled = (name: string) =>
  cleanOwnName(name)
    .toLowerCase()
    .replace(/\s*[/&]\s*/g, " & ");

/** Where it puts spending; null where it says nothing of it. One that isn't made yet counts where it will stand. */
export function placeOf(choice: FileChoice, own: readonly OwnCategory[]): CategoryPlace | null {
  const parent = parentOfNew(choice);
  return parent ? { category: parent, ownCategory: null } : placedBy(choice, own);
}

/** What its name makes of a category that is to be one's own: one that is there, a new one, or what it would stand below. */
export function ownFrom(
  name: string,
  parent: CategoryId,
  own: readonly OwnCategory[],
): { choice: FileChoice } | { make: Omit<OwnCategory, "id"> } {
  const called = cleanOwnName(name.slice(name.lastIndexOf(":") + 1))
    .slice(0, MAX_OWN_NAME)
    .trim();
  const there = own.find((one) => one.name.toLowerCase() === called.toLowerCase());
  if (there) return { choice: `own:${there.id}` };
  if (called === "" || own.length >= MAX_OWN || holderOfName(called, own) !== null) return { choice: parent };
  return { make: { name: called, parent, glyph: null } };
}
