import { z } from "zod";
import { type CategoryId, isCategoryId } from "~/domain/categories/list";
import { flag } from "./flag";
import { PositiveDollars } from "./money";

const category = z.string().refine((text): text is CategoryId => isCategoryId(text), "Choose a category.");
const kinds = ["kind:transfer", "kind:income", "kind:card_payment"] as const;
const note = z.string().trim().max(500, "A note can have 500 characters.");

/** A category's id, or a kind; empty leaves it as it is. */
export const CorrectInput = z.object({
  choice: z.union([z.literal(""), z.enum(kinds), category]).optional(),
  note: note.optional(),
  applyToMerchant: flag,
});
export type CorrectInput = z.output<typeof CorrectInput>;

export const SplitInput = z.object({
  parts: z.array(z.object({ category, amount: PositiveDollars })).max(10, "At most 10 parts."),
});
export type SplitInput = z.output<typeof SplitInput>;

const many = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The row that a form is about. */
export const RowForm = z.object({ transaction: z.string().min(1).max(80) });

/** As a form sends it: rows of `category` and `amount`; rows without an amount are left out. */
export const SplitForm = RowForm.extend({
  category: z.preprocess(many, z.array(z.string())),
  amount: z.preprocess(many, z.array(z.string())),
})
  .transform(({ transaction, category: categories, amount: amounts }) => ({
    transaction,
    parts: amounts.flatMap((text, index) => (text.trim() ? [{ category: categories[index] ?? "", amount: text }] : [])),
  }))
  .pipe(SplitInput.merge(RowForm));

export const TransferAnswer = z.object({ suggestion: z.string().min(1).max(80), answer: z.enum(["accept", "reject"]) });
export type TransferAnswer = z.output<typeof TransferAnswer>;
