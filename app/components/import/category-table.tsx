import { Form } from "@remix-run/react";
import { CategoryOptions, KindOptions } from "~/components/transactions/category-options";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { ImportView } from "~/contracts/import-view";

/** The files' own categories, each with what it means here. */
export function CategoryTable({ categories }: Pick<ImportView, "categories">) {
  return (
    <Card title="Categories">
      <p className="mb-4 text-sm text-muted">
        The files name these categories. What you choose is remembered. A name that you keep becomes a category of your
        own and counts in the one you chose.
      </p>
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="categories" />
        <ul className="grid gap-4 sm:grid-cols-2">
          {categories.map((category) => (
            <CategoryOfFile key={category.name} {...category} />
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

function CategoryOfFile({ name, choice, keepsName }: ImportView["categories"][number]) {
  return (
    <li className="flex flex-col gap-2">
      <input type="hidden" name="name" value={name} />
      <label className="flex flex-col gap-1.5 text-sm font-medium">
        <span className="wrap-anywhere">{name}</span>
        <select name="choice" defaultValue={choice} className="field">
          <option value="">Work it out</option>
          <KindOptions />
          <CategoryOptions />
        </select>
      </label>
      <label className="flex items-center gap-2 text-sm text-muted">
        <input type="checkbox" name="keep" value={name} defaultChecked={keepsName} />
        <span className="wrap-anywhere">
          Keep the name<span className="sr-only"> {name}</span>
        </span>
      </label>
    </li>
  );
}
