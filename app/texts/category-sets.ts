// What categories are called that are spoken of together.
import { CATEGORY_SETS, type CategorySetId } from "~/domain/categories/sets";

const NAMES: Record<CategorySetId, string> = {
  needs: "Needs",
  wants: "Wants",
  savings: "Savings",
  fixed: "Housing, bills, loans, and giving",
  food: "Food",
  car: "Car",
};

export const NAMED_SETS = CATEGORY_SETS.map(({ id }) => ({ id, name: NAMES[id] }));
export const setName = (id: string): string | undefined => NAMED_SETS.find((set) => set.id === id)?.name;
