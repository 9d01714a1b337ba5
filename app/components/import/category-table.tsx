import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { BUDGET_GROUPS } from "~/domain/categories/list";

/** The files' own categories, each with what it means here. */
export function CategoryTable({ categories }: { categories: { name: string; choice: string }[] }) {
  return (
    <Card title="Categories">
      <p className="mb-4 text-sm text-muted">The files name these categories. What you choose is remembered.</p>
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="categories" />
        <ul className="grid gap-3 sm:grid-cols-2">
          {categories.map(({ name, choice }) => (
            <li key={name}>
              <input type="hidden" name="name" value={name} />
              <label className="flex flex-col gap-1.5 text-sm font-medium">
                <span className="wrap-anywhere">{name}</span>
                <CategorySelect name="choice" value={choice} />
              </label>
            </li>
          ))}
        </ul>
        <div>
          <Button type="submit" variant="secondary" size="sm">
            Update categories
          </Button>
        </div>
      </Form>
    </Card>
  );
}

export function CategorySelect({
  name,
  value,
  id,
  none = "Work it out",
}: {
  name: string;
  value: string;
  id?: string;
  none?: string;
}) {
  return (
    <select name={name} id={id} defaultValue={value} className="field">
      <option value="">{none}</option>
      <option value="kind:income">Income</option>
      <option value="kind:transfer">Transfer</option>
      <option value="kind:card_payment">Card payment</option>
      {BUDGET_GROUPS.map((group) => (
        <optgroup key={group.id} label={group.name}>
          {group.categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
