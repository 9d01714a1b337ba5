// What is said about changes of a person's own categories.
import { holderOfName, type OwnCategory } from "~/domain/categories/own";
import type { Toast } from "./toast";

export const ownCategoryToasts = {
  saved: {
    title: "Category Saved",
    description: "You can use it anywhere you pick a category.",
    variant: "success",
  },
  removed: {
    title: "Category Deleted",
    description: "Its transactions moved back to the category it was under.",
    variant: "success",
  },
  merged: { title: "Categories Merged", description: "Its transactions and rules moved, too.", variant: "success" },
} as const satisfies Record<string, Toast>;

/** Why a name can't be taken; null where it can. */
export function problemOfName(name: string, others: readonly OwnCategory[]): string | null {
  const holder = holderOfName(name, others);
  if (holder === null) return null;
  return holder === "ours" ? `${name} is a category already.` : `You have a category named ${name} already.`;
}

/** What is wrong with what was entered. */
export const CATEGORY_FIELDS = {
  category: "Choose a category.",
  name: "Type a name.",
  longName: (most: number) => `A name can have ${most} characters.`,
  into: "Choose one of your categories.",
} as const;
