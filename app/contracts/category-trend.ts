import type { CategoryId } from "~/domain/categories/list";
import type { CategoryTrendMonth } from "~/domain/categories/trend";
import type { Cents } from "~/domain/money";

export type CategoryTrendView = {
  name: string;
  /** Whose hue it has: itself, or the category above one of the person's own. */
  category: CategoryId;
  drawn: CategoryId;
  /** The category above one of the person's own. */
  above: { name: string; href: string } | null;
  /** The person's own ones below it. */
  below: { name: string; href: string }[];
  months: (CategoryTrendMonth & { href: string })[];
  /** What it takes in a usual month, and how many whole months that is made of. */
  usualCents: Cents | null;
  usualMonths: number;
};
