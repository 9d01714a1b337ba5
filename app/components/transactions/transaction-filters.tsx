import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { Choice, Entry } from "~/components/ui/labeled";
import { Link } from "~/components/ui/link";
import { NAMED_SETS } from "~/texts/category-sets";
import type { FilterValues, TransactionsView } from "~/contracts/transaction-view";
import { CategoryOptions } from "./category-options";

type Props = {
  filter: FilterValues;
  more: TransactionsView["more"];
  accounts: readonly { id: string; name: string }[];
  tags: readonly string[];
  isFiltered: boolean;
};

const KINDS = [
  ["", "All kinds"],
  ["spending", "Spending"],
  ["income", "Income"],
  ["refund", "Refunds"],
  ["transfer", "Transfers"],
  ["card_payment", "Card payments"],
  ["loan_payment", "Loan payments"],
  ["correction", "Balance corrections"],
] as const;

/** A plain GET form: the address holds the filter, so it can be linked, kept and gone back to. */
export function TransactionFilters({ filter, more, accounts, tags, isFiltered }: Props) {
  return (
    <Form
      method="get"
      action="/transactions"
      key={JSON.stringify(filter)}
      className="sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Search" className="min-w-0 flex-1 basis-36">
          {(tied) => (
            <input
              {...tied}
              type="search"
              name="q"
              defaultValue={filter.q}
              maxLength={80}
              placeholder="Merchant, category, note or tag"
              className="field"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" icon="search">
          Search
        </Button>
      </div>
      {more.params.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {more.words.length > 0 ? (
        <p className="mt-3 text-sm text-muted">Narrowed as well: {more.words.join("; ")}.</p>
      ) : null}
      <MoreFilters filter={filter} accounts={accounts} tags={tags} isFiltered={isFiltered} />
    </Form>
  );
}

function MoreFilters({ filter, accounts, tags, isFiltered }: Omit<Props, "more">) {
  return (
    <details
      className="mt-1 sm:mt-3"
      open={isFiltered && (filter.q === "" || Object.values(filter).filter(Boolean).length > 1)}
    >
      <summary className="fold text-sm text-accent">More filters</summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Choice label="Account" name="account" value={filter.account}>
          <option value="">All accounts</option>
          {accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label="Category" name="category" value={filter.category}>
          <option value="">All categories</option>
          <optgroup label="Together">
            {NAMED_SETS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
          <CategoryOptions />
        </Choice>
        <Choice label="Kind" name="kind" value={filter.kind}>
          {KINDS.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Choice>
        <div className="grid grid-cols-2 gap-3">
          <Entry label="Min. amount" inputMode="decimal" name="min" defaultValue={filter.min} />
          <Entry label="Max. amount" inputMode="decimal" name="max" defaultValue={filter.max} />
        </div>
        {tags.length > 0 ? (
          <Choice label="Tag" name="tag" value={filter.tag}>
            <option value="">All tags</option>
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </Choice>
        ) : null}
        <Entry label="From" type="date" name="from" defaultValue={filter.from} />
        <Entry label="To" type="date" name="to" defaultValue={filter.to} />
        <div className="flex items-end gap-3">
          <Button type="submit" icon="filter">
            Apply
          </Button>
          {isFiltered ? <Clear /> : null}
        </div>
      </div>
    </details>
  );
}

function Clear() {
  return (
    <Link
      to="/transactions"
      className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline underline-offset-4"
    >
      Clear
    </Link>
  );
}
