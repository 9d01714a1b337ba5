// What the forms of a person's own categories send, and what their screen shows.
import { z } from "zod";
import { type CategoryId, isCategoryId } from "~/domain/categories/list";
import { MAX_OWN_NAME, type OwnCategory, cleanOwnName, isOwnChoice } from "~/domain/categories/own";
import type { Cents } from "~/domain/money";
import type { Month } from "~/domain/periods";
import { CATEGORY_FIELDS } from "~/texts/own-categories";

const id = z.string().min(1).max(80);
const category = z.string().refine((text): text is CategoryId => isCategoryId(text), CATEGORY_FIELDS.category);

export const OwnCategoryForm = z.object({
  /** None for a new one. */
  own: id.optional(),
  name: z
    .string()
    .max(200)
    .transform(cleanOwnName)
    .pipe(z.string().min(1, CATEGORY_FIELDS.name).max(MAX_OWN_NAME, CATEGORY_FIELDS.longName(MAX_OWN_NAME))),
  parent: category,
  glyph: z
    .union([z.literal(""), category])
    .default("")
    .transform((text) => text || null),
});
export type OwnCategoryInput = z.output<typeof OwnCategoryForm>;

/** Where the rows go: into another own category, or back to the one that this stands below. */
export const RemoveOwnForm = z.object({ own: id });
export const MergeOwnForm = z.object({
  own: id,
  into: z.string().refine(isOwnChoice, CATEGORY_FIELDS.into),
});

/** What a category takes: of this month so far, and of a usual one; null before there is a whole month. */
export type CategoryUse = { monthCents: Cents; usualCents: Cents | null; /** This month's rows. */ monthHref: string };
export type CategoryUseItem = CategoryUse & { id: CategoryId; name: string };

export type OwnCategoryItem = OwnCategory &
  CategoryUse & {
    /** In the last twelve months, this one so far included. */
    spentCents: Cents;
    rows: number;
    href: string;
  };
export type OwnCategoriesView = {
  month: Month;
  /** Ours, the largest of this month first. */
  ours: CategoryUseItem[];
  own: OwnCategoryItem[];
  most: number;
};
