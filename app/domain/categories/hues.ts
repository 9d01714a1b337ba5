import { type CategoryId, isCategoryId } from "./list";

/** One of the eight hues that the styles name `cat-1` to `cat-8`; 0 is none of them. */
export type Hue = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** No two categories of a budget group share a hue, nor do those that most households spend most on. */
const HUES: Record<CategoryId, Hue> = {
  tithe: 6,
  charitable_giving: 4,
  emergency_fund: 1,
  retirement: 5,
  college_fund: 6,
  mortgage_rent: 3,
  utilities: 5,
  phone: 6,
  internet: 7,
  cable: 4,
  car_payment: 8,
  auto_insurance: 3,
  gas: 4,
  maintenance: 7,
  groceries: 1,
  restaurants: 2,
  clothing: 4,
  personal_care: 6,
  health_fitness: 7,
  entertainment: 6,
  miscellaneous: 8,
  travel: 7,
  credit_cards: 3,
  student_loans: 5,
  other_debt: 8,
};

/** The hues on light paper, for what is read outside of our own screens. */
const LIGHT = ["#5b6770", "#0f6b4f", "#bd6a1f", "#1f5fa8", "#a33a72", "#8f750c", "#5848a8", "#1f8291", "#6d4a37"];

export function hueOf(category: string): Hue {
  if (isCategoryId(category)) return HUES[category];
  return category === "income" || category === "refund" ? 1 : 0;
}

export const categoryColor = (category: string): string => LIGHT[hueOf(category)] ?? "#5b6770";
