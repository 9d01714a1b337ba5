import { Form } from "@remix-run/react";
import { useId } from "react";
import { BUDGET_GROUPS } from "~/domain/categories/list";
import { formatUsd } from "~/domain/money";
import type { BudgetCategory } from "~/domain/budget/budget";
import type { Month } from "~/domain/periods";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field-frame";
import { FoldCard } from "~/components/ui/fold-card";

type Props = { categories: BudgetCategory[]; month: Month; current: Month; open: boolean; isFirst: boolean };

/** Any of the 25 categories can be planned, with or without spending. */
export function PlanPicker({ categories, month, current, open, isFirst }: Props) {
  const id = useId();
  const planned = new Map(categories.map((category) => [category.id, category.ownAmount]));
  const label = (category: { id: BudgetCategory["id"]; name: string }) => {
    const amount = planned.get(category.id) ?? 0;
    return amount > 0 ? `${category.name} (${formatUsd(amount)} planned)` : category.name;
  };
  return (
    <FoldCard title="Plan a category" open={open}>
      <Form
        method="get"
        action="/budget"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
        aria-labelledby={id}
      >
        <p id={id} className="w-full text-sm text-muted">
          {isFirst
            ? "Start with one amount: your rent, say, or groceries. You'll see what is left of it as you spend."
            : "Budget for any category, even if you haven't spent in it yet."}
        </p>
        {month === current ? null : <input type="hidden" name="month" value={month} />}
        <input type="hidden" name="dialog" value="edit" />
        <Field label="Category" className="min-w-0 flex-1 basis-56">
          {(tied) => (
            <select {...tied} name="category" defaultValue={isFirst ? "groceries" : undefined} className="field">
              {BUDGET_GROUPS.map((group) => (
                <optgroup key={group.id} label={group.name}>
                  {group.categories.map((category) => (
                    <option key={category.id} value={category.id}>
                      {label(category)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" variant={isFirst ? "primary" : "secondary"} icon="edit">
          Set amount
        </Button>
      </Form>
    </FoldCard>
  );
}
