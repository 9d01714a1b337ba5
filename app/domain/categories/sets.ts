// Categories that are spoken of together: what a guide calls needs, wants and savings, and food at home and out.

import { BUDGET_GROUPS, CATEGORIES } from "~/domain/categories/list";

const WANTS: readonly string[] = [
  "tithe",
  "charitable_giving",
  "cable",
  "restaurants",
  "clothing",
  "personal_care",
  "entertainment",
  "miscellaneous",
  "travel",
];
const inGroup = (group: string): string[] =>
  BUDGET_GROUPS.find(({ id }) => id === group)?.categories.map(({ id }) => id) ?? [];
const SAVINGS = inGroup("saving");

/** What is paid rather than shopped for. */
const FIXED: readonly string[] = [
  ...inGroup("giving"),
  ...SAVINGS,
  ...inGroup("housing"),
  ...inGroup("debt"),
  "car_payment",
  "auto_insurance",
];

export const CATEGORY_SETS = [
  {
    id: "needs",
    categories: CATEGORIES.map(({ id }) => id).filter((id) => !WANTS.includes(id) && !SAVINGS.includes(id)),
  },
  { id: "wants", categories: WANTS },
  { id: "savings", categories: SAVINGS },
  { id: "fixed", categories: FIXED },
  { id: "food", categories: inGroup("food") },
  { id: "car", categories: inGroup("transportation") },
] as const;

export type CategorySetId = (typeof CATEGORY_SETS)[number]["id"];

const find = (id: string) => CATEGORY_SETS.find((set) => set.id === id);

export const isCategorySet = (id: string): boolean => find(id) !== undefined;

/** The categories behind a word: those of a set, else the one category of that id. */
export function categoriesOfSet(id: string): readonly string[] {
  return find(id)?.categories ?? [id];
}
