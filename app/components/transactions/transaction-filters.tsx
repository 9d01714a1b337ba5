import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useFinderKeys } from "~/client/search/use-finder-keys";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Choice, Entry } from "~/components/ui/labeled";
import { Link } from "~/components/ui/link";
import { SearchField } from "~/components/ui/search-field";
import { NAMED_SETS } from "~/texts/category-sets";
import { KIND_OPTIONS } from "~/texts/filters";
import type { FilterValues, TransactionsView } from "~/contracts/transaction-view";
import { CategoryOptions } from "./category-options";

type Props = {
  filter: FilterValues;
  /** What only links have, as the form sends it along. */
  params: TransactionsView["params"];
  narrowed: TransactionsView["narrowed"];
  accounts: readonly { id: string; name: string }[];
  tags: readonly string[];
  isFiltered: boolean;
  /** The same list as it is now. */
  here: string;
};

/**
 * A plain GET form: the address holds the filter, so it can be linked, kept and gone back to. Its parts stand among the
 * list's other tools.
 */
export function TransactionFilters({ filter, params, narrowed, accounts, tags, isFiltered, here }: Props) {
  const keys = useFinderKeys();
  return (
    <Form method="get" action="/transactions" role="search" key={JSON.stringify(filter)} className="contents">
      <SearchField
        placeholder="Search transactions..."
        value={filter.q}
        keys={keys}
        className="basis-full lg:min-w-60 lg:flex-1 lg:basis-60"
      />
      {/* Enter sends the form by its first button, wherever the others are. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        Search
      </button>
      {params.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isFiltered ? <Chosen narrowed={narrowed} /> : null}
      <Panel filter={filter} accounts={accounts} tags={tags} count={narrowed.length} here={here} />
    </Form>
  );
}

/** What the list is narrowed to, each to be taken away; on a phone they pass in one line. */
function Chosen({ narrowed }: Pick<Props, "narrowed">) {
  return (
    <div className="mt-1 flex min-w-0 basis-full items-center gap-2">
      {narrowed.length > 0 ? (
        <ul aria-label="Narrowed to" className="relative flex min-w-0 gap-2 max-sm:overflow-x-auto sm:flex-wrap">
          {narrowed.map(({ words, href }) => (
            <li key={words} className="shrink-0 sm:shrink">
              <Link
                to={href}
                preventScrollReset
                className="group inline-flex min-h-9 items-center gap-1 text-xs touch:min-h-11"
              >
                <span className="sr-only">Remove</span>{" "}
                <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge bg-surface px-3 wrap-anywhere group-hover:bg-sunken">
                  <span className="inline-block first-letter:uppercase">{words}</span>{" "}
                  <Icon name="close" size="sm" className="text-muted" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Link
        to="/transactions"
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-sm font-medium text-accent underline underline-offset-4"
      >
        Clear all
      </Link>
    </div>
  );
}

const SHEET = cx(
  "max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-50 max-sm:max-h-[85%] max-sm:overflow-y-auto",
  "max-sm:rounded-t-xl max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:pb-6 max-sm:shadow-float",
);
/** What lies around the sheet closes it, as the button itself does. */
const VEIL = cx(
  "max-sm:group-open:before:fixed max-sm:group-open:before:inset-0",
  "max-sm:group-open:before:z-50 max-sm:group-open:before:bg-veil",
);

type PanelProps = Pick<Props, "filter" | "accounts" | "tags" | "here"> & { count: number };

/** On a phone a sheet from the bottom, elsewhere a row above the list. */
function Panel({ filter, accounts, tags, count, here }: PanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (event: Pick<Event, "preventDefault">) => {
    if (!details.current?.open) return;
    event.preventDefault();
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") close(event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <details ref={details} className="group sm:open:basis-full">
      <summary className={`fold text-sm text-accent ${VEIL}`}>
        Filters{" "}
        {count > 0 ? (
          <span className="rounded-full bg-accent px-1.5 text-xs leading-5 font-semibold text-on-accent">
            {count}
            <span className="sr-only"> chosen</span>
          </span>
        ) : null}
      </summary>
      <div className={SHEET}>
        <div className="flex items-center justify-between pt-3 sm:hidden">
          <h2 className="text-lg font-semibold">Filters</h2>
          <Link
            to={here}
            onClick={close}
            aria-label="Close the filters"
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <Icon name="close" />
          </Link>
        </div>
        <div className="mt-1 mb-2 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end sm:*:min-w-0 sm:*:grow sm:*:basis-38 sm:*:max-w-56 lg:*:basis-40">
          <Fields filter={filter} accounts={accounts} tags={tags} />
          <Button type="submit" icon="filter" className="max-sm:col-span-2 sm:!grow-0 sm:!basis-auto">
            Apply
          </Button>
        </div>
      </div>
    </details>
  );
}

function Fields({ filter, accounts, tags }: Pick<Props, "filter" | "accounts" | "tags">) {
  return (
    <>
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
      {/* Both days stand side by side on a phone: without tags this takes the line. */}
      <div className={cx(tags.length === 0 && "max-sm:col-span-2")}>
        <Choice label="Kind" name="kind" value={filter.kind}>
          {KIND_OPTIONS.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Choice>
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
      <Entry label="Min. amount" inputMode="decimal" name="min" defaultValue={filter.min} />
      <Entry label="Max. amount" inputMode="decimal" name="max" defaultValue={filter.max} />
    </>
  );
}
