import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { Choice, Entry } from "~/components/ui/labeled";
import { Link } from "~/components/ui/link";
import { NAMED_SETS } from "~/texts/category-sets";
import { KIND_OPTIONS } from "~/texts/filters";
import type { FilterValues, TransactionsView } from "~/contracts/transaction-view";
import { CategoryOptions } from "./category-options";

type Props = {
  filter: FilterValues;
  /** What only links have, as the form sends it along. */
  params: TransactionsView["params"];
  narrowed: readonly string[];
  accounts: readonly { id: string; name: string }[];
  tags: readonly string[];
  isFiltered: boolean;
};

/**
 * A plain GET form: the address holds the filter, so it can be linked, kept and gone back to. Its parts stand among the
 * list's other tools; what is folded opens over the whole width.
 */
export function TransactionFilters({ filter, params, narrowed, accounts, tags, isFiltered }: Props) {
  return (
    <Form method="get" action="/transactions" key={JSON.stringify(filter)} className="contents">
      <div className="flex basis-full items-end gap-2 sm:gap-3">
        <Field label="Search" labelHidden className="min-w-0 flex-1">
          {(tied) => (
            <input
              {...tied}
              type="search"
              name="q"
              defaultValue={filter.q}
              maxLength={80}
              placeholder="Search transactions..."
              className="field"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" icon="search">
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
      {params.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isFiltered ? (
        <p className="flex basis-full items-center gap-x-3 text-xs text-muted sm:text-sm">
          {narrowed.length > 0 ? <span className="min-w-0 wrap-anywhere">Narrowed: {narrowed.join("; ")}.</span> : null}{" "}
          <Clear />
        </p>
      ) : null}
      <MoreFilters filter={filter} accounts={accounts} tags={tags} />
    </Form>
  );
}

function MoreFilters({ filter, accounts, tags }: Pick<Props, "filter" | "accounts" | "tags">) {
  return (
    <details className="open:basis-full">
      <summary className="fold text-sm text-accent">Filters</summary>
      <div className="mt-1 mb-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
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
          {KIND_OPTIONS.map(([value, name]) => (
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
        <div className="flex items-end">
          <Button type="submit" icon="filter">
            Apply
          </Button>
        </div>
      </div>
    </details>
  );
}

function Clear() {
  return (
    <Link
      to="/transactions"
      className="inline-flex min-h-11 min-w-11 items-center justify-center text-sm font-medium text-accent underline underline-offset-4"
    >
      Clear
    </Link>
  );
}
