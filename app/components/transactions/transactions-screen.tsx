import { useSearchParams } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import type { TransactionItem, TransactionsView } from "~/contracts/transaction-view";
import { setName } from "~/domain/categories/sets";
import { categoryName } from "~/domain/categories/list";
import { longDate } from "~/domain/periods";
import { TransactionDialog } from "./transaction-dialog";
import { TransactionFilters } from "./transaction-filters";
import { TransactionRow } from "./transaction-row";

export function TransactionsScreen({ view, problem }: { view: TransactionsView; problem: string | null }) {
  const [search] = useSearchParams();
  const hrefWith = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    next.delete("edit");
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next.toString()}`;
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold">Transactions</h1>
          <Summary view={view} />
        </div>
        <LinkButton to="/transactions/new" variant="secondary" icon="plus">
          Add a transaction
        </LinkButton>
      </div>
      <TransactionFilters filter={view.filter} more={view.more} accounts={view.accounts} isFiltered={view.isFiltered} />
      {view.rows.length === 0 ? (
        <Nothing isFiltered={view.isFiltered} hasAccounts={view.accounts.length > 0} />
      ) : (
        <Days rows={view.rows} hrefOf={(id) => hrefWith({ edit: id })} />
      )}
      {view.pages > 1 ? (
        <Pages page={view.page} pages={view.pages} hrefOf={(page) => hrefWith({ page: String(page) })} />
      ) : null}
      {view.dialog ? <TransactionDialog {...view.dialog} problem={problem} closeTo={hrefWith({})} /> : null}
    </div>
  );
}

/** The sentence whose total is the figure that led here. */
function Summary({ view: { count, totalCents, pendingCount, filter } }: { view: TransactionsView }) {
  if (count === 0) return null;
  const what = filter.category ? ` in ${setName(filter.category) ?? categoryName(filter.category)}` : "";
  return (
    <p className="text-muted">
      {count === 1 ? "1 transaction" : `${count.toLocaleString("en-US")} transactions`}
      {what}, together <Amount cents={totalCents} className="font-medium text-ink" />
      {pendingCount > 0 ? ` (${pendingCount} pending, not counted yet)` : ""}.
    </p>
  );
}

function Days({ rows, hrefOf }: { rows: readonly TransactionItem[]; hrefOf: (id: string) => string }) {
  const days = [...new Set(rows.map(({ day }) => day))];
  return (
    <Card className="!py-2">
      {days.map((day) => (
        <section key={day} aria-label={longDate(day)}>
          <h2 className="pt-3 text-xs font-semibold text-muted">{longDate(day)}</h2>
          <ul className="divide-y divide-line">
            {rows
              .filter((row) => row.day === day)
              .map((row) => (
                <TransactionRow key={row.id} row={row} href={hrefOf(row.id)} />
              ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function Nothing({ isFiltered, hasAccounts }: { isFiltered: boolean; hasAccounts: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        title="No transactions match"
        icon="search"
        action={
          <LinkButton to="/transactions" variant="secondary">
            Show all
          </LinkButton>
        }
      >
        Try fewer or wider filters.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No transactions yet"
      icon="bank"
      action={<LinkButton to="/accounts">{hasAccounts ? "View Accounts" : "Connect Account"}</LinkButton>}
    >
      {hasAccounts
        ? "The first ones arrive a moment after connecting."
        : "Connect your bank and your transactions appear here."}
    </EmptyState>
  );
}

function Pages({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link
          to={hrefOf(page - 1)}
          rel="prev"
          className="inline-flex min-h-11 min-w-11 items-center font-medium text-accent underline underline-offset-4"
        >
          Newer
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted tabular-nums">
        Page {page} of {pages}
      </span>{" "}
      {page < pages ? (
        <Link
          to={hrefOf(page + 1)}
          rel="next"
          className="inline-flex min-h-11 min-w-11 items-center font-medium text-accent underline underline-offset-4"
        >
          Older
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
