import { z } from "zod";
import { isCategoryId } from "~/domain/categories/list";
import { isOwnChoice } from "~/domain/categories/own";
import { MAX_TAG, MAX_TAGS, readTags } from "~/domain/ledger/tags";
import { TRANSACTION_FIELDS } from "~/texts/transactions";
import { flag } from "./flag";
import { PositiveDollars } from "./money";

/** One of the 25, or one of the person's own, which is looked up where it's used. */
const category = z.string().refine((text) => isCategoryId(text) || isOwnChoice(text), TRANSACTION_FIELDS.category);
const kinds = ["kind:transfer", "kind:income", "kind:card_payment", "kind:correction"] as const;
const note = z.string().trim().max(500, TRANSACTION_FIELDS.note);

const tag = z.string().max(MAX_TAG, TRANSACTION_FIELDS.longTag(MAX_TAG));
const tags = z.array(tag).max(MAX_TAGS, TRANSACTION_FIELDS.tags(MAX_TAGS));
const typedTags = z.string().max(1_000).transform(readTags).pipe(tags);

/** A category's id, or a kind; empty leaves it as it is, and so does what the row has already. */
const choice = z.union([z.literal(""), z.enum(kinds), category]);

export const CorrectInput = z.object({
  choice: choice.optional(),
  note: note.optional(),
  tags: typedTags.optional(),
  applyToMerchant: flag,
});
export type CorrectInput = z.output<typeof CorrectInput>;

export const SplitInput = z.object({
  parts: z.array(z.object({ category, amount: PositiveDollars })).max(10, TRANSACTION_FIELDS.parts),
});
export type SplitInput = z.output<typeof SplitInput>;

/** One of the likely categories, pressed instead of chosen. */
export const CorrectForm = CorrectInput.extend({ likely: choice.optional() }).transform(({ likely, ...input }) => ({
  ...input,
  choice: likely || input.choice,
}));

export const UndoForm = z.object({ step: z.string().min(1).max(80) });

const many = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The row that a form is about. */
export const RowForm = z.object({ transaction: z.string().min(1).max(80) });

const BULK = ["category", "tag", "reviewed"] as const;

/** What several rows become at once: those that are ticked, or all of the list. */
export const ManyForm = z
  .object({
    row: z.preprocess(many, z.array(z.string().min(1).max(80)).max(100)),
    all: flag,
    does: z.enum(BULK),
    choice: choice.optional(),
    tag: typedTags.optional(),
  })
  .superRefine(({ row, all, does, choice, tag }, context) => {
    const problem =
      row.length === 0 && !all
        ? TRANSACTION_FIELDS.none
        : does === "category" && !choice
          ? TRANSACTION_FIELDS.category
          : does === "tag" && !tag?.length
            ? TRANSACTION_FIELDS.tag
            : null;
    if (problem) context.addIssue({ code: "custom", path: [does], message: problem });
  });
export type ManyInput = z.output<typeof ManyForm>;

/** A row of the review: that it is right as it is, or what it is; one that is sorted may take its merchant's others along. */
export const ReviewForm = RowForm.extend({
  likely: choice.optional(),
  choice: choice.optional(),
  applyToMerchant: flag,
}).transform(({ likely, ...input }) => ({ ...input, choice: likely || input.choice }));

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
