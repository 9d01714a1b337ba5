import { grouped } from "~/domain/money";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { CategoryMark } from "~/components/ui/category-glyph";
import { DialogActions } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import type { Entered } from "~/contracts/form";
import type { TransactionDetails } from "~/contracts/transaction-view";
import { choiceOf } from "~/domain/categories/classify";
import { categoryName } from "~/domain/categories/list";
import { CategoryField } from "./category-field";

type Props = TransactionDetails & { tags: readonly string[]; entered: Entered; closeTo: string };

const textOf = (value: Entered[string] | undefined) => (typeof value === "string" ? value : undefined);

export function usePending(intent: string): boolean {
  return useNavigation().formData?.get("intent") === intent;
}

/** What a row is, in one tap or from the whole list; and the person's own words about it. */
export function CorrectionForm({ transaction, sameMerchant, likely, tags, entered, closeTo }: Props) {
  const pending = usePending("correct");
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="correct" />
      <input type="hidden" name="transaction" value={transaction.id} />
      {/* Enter presses the first button of a form: this one, and no category. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden />
      <CategoryField
        key={transaction.id}
        hint={transaction.matched ? `Matched with its other side: ${transaction.label}.` : undefined}
        current={choiceOf(transaction)}
      />
      <LikelyCategories likely={likely} />
      {sameMerchant > 1 ? (
        <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
          <input type="checkbox" name="applyToMerchant" className="mt-0.5 size-5 shrink-0 accent-accent" />
          <span>Use this category for all {grouped(sameMerchant)} transactions of this merchant, and for new ones</span>
        </label>
      ) : null}
      <Tags typed={textOf(entered.tags) ?? transaction.tags.join(", ")} tags={tags} />
      <Field label="Note">
        {(tied) => (
          <textarea
            {...tied}
            name="note"
            rows={2}
            maxLength={500}
            defaultValue={textOf(entered.note) ?? transaction.note ?? ""}
            className="field"
          />
        )}
      </Field>
      <DialogActions closeTo={closeTo}>
        <Button type="submit" pending={pending} pendingText="Saving...">
          Save
        </Button>
      </DialogActions>
    </Form>
  );
}

/** What it probably is, in one tap; before them what it's taken for now, where that is one choice among them. */
export function LikelyCategories({ likely, children }: Pick<Props, "likely"> & { children?: ReactNode }) {
  if (likely.length === 0 && !children) return null;
  return (
    <div role="group" aria-label="Likely categories" className="flex flex-wrap gap-2">
      {children}
      {likely.map((category) => (
        <Button key={category} type="submit" name="likely" value={category} variant="secondary" size="sm">
          <CategoryMark category={category} /> {categoryName(category)}
        </Button>
      ))}
    </div>
  );
}

function Tags({ typed, tags }: Pick<Props, "tags"> & { typed: string }) {
  return (
    <>
      <Field label="Tags" hint="Your own words, with commas between: tax, vacation">
        {(tied) => (
          <input
            {...tied}
            name="tags"
            maxLength={330}
            defaultValue={typed}
            list={tags.length > 0 ? "known-tags" : undefined}
            autoComplete="off"
            autoCapitalize="none"
            className="field"
          />
        )}
      </Field>
      {tags.length > 0 ? (
        <datalist id="known-tags">
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
