// What is said about changes of a person's own categories.
import type { Toast } from "./toast";

export const ownCategoryToasts = {
  saved: {
    title: "Category Saved",
    description: "You can choose it wherever you choose a category.",
    variant: "success",
  },
  removed: {
    title: "Category Deleted",
    description: "Its transactions are back in the category above it.",
    variant: "success",
  },
  merged: { title: "Categories Merged", description: "Its transactions and rules went along.", variant: "success" },
} as const satisfies Record<string, Toast>;
