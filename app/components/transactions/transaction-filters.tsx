import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { Link } from "~/components/ui/link";
import { BUDGET_GROUPS } from "~/domain/categories/list";
import { CATEGORY_SETS } from "~/domain/categories/sets";
import type { FilterValues } from "~/contracts/transaction-view";

type Props = { filter: FilterValues; accounts: readonly { id: string; name: string }[]; isFiltered: boolean };

const KINDS = [
  ["", "All kinds"],
  ["spending", "Spending"],
  ["income", "Income"],
  ["refund", "Refunds"],
  ["transfer", "Transfers"],
  ["card_payment", "Card payments"],
  ["loan_payment", "Loan payments"],
] as const;

/** A plain GET form: the address holds the filter, so it can be linked, kept and gone back to. */
export function TransactionFilters({ filter, accounts, isFiltered }: Props) {
  return (
    <Form
      method="get"
      action="/transactions"
      key={JSON.stringify(filter)}
      className="rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Search" className="min-w-0 flex-1 basis-48">
          {(tied) => (
            <input
              {...tied}
              type="search"
              name="q"
              defaultValue={filter.q}
              maxLength={80}
              placeholder="Merchant, category or note"
              className="field"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" icon="search">
          Search
        </Button>
      </div>
      <details
        className="mt-3"
        open={isFiltered && (filter.q === "" || Object.values(filter).filter(Boolean).length > 1)}
      >
        <summary className="fold text-sm text-accent">More filters</summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <Field label="Account">
            {(tied) => (
              <select {...tied} name="account" defaultValue={filter.account} className="field">
                <option value="">All accounts</option>
                {accounts.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Category">
            {(tied) => (
              <select {...tied} name="category" defaultValue={filter.category} className="field">
                <option value="">All categories</option>
                <optgroup label="Together">
                  {CATEGORY_SETS.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
                <CategoryOptions />
              </select>
            )}
          </Field>
          <Field label="Kind">
            {(tied) => (
              <select {...tied} name="kind" defaultValue={filter.kind} className="field">
                {KINDS.map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <Field label="Min. amount">
              {(tied) => <input {...tied} name="min" inputMode="decimal" defaultValue={filter.min} className="field" />}
            </Field>
            <Field label="Max. amount">
              {(tied) => <input {...tied} name="max" inputMode="decimal" defaultValue={filter.max} className="field" />}
            </Field>
          </div>
          <Field label="From">
            {(tied) => <input {...tied} type="date" name="from" defaultValue={filter.from} className="field" />}
          </Field>
          <Field label="To">
            {(tied) => <input {...tied} type="date" name="to" defaultValue={filter.to} className="field" />}
          </Field>
          <div className="flex items-end gap-3">
            <Button type="submit" icon="filter">
              Apply
            </Button>
            {isFiltered ? (
              <Link
                to="/transactions"
                className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline underline-offset-4"
              >
                Clear
              </Link>
            ) : null}
          </div>
        </div>
      </details>
    </Form>
  );
}

export function CategoryOptions() {
  return BUDGET_GROUPS.map(({ id, name, categories }) => (
    <optgroup key={id} label={name}>
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {category.icon} {category.name}
        </option>
      ))}
    </optgroup>
  ));
}
