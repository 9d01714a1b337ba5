import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import type { ReactNode } from "react";
import { useSearchParams } from "@remix-run/react";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { waitingWords } from "~/texts/review";
import type { Entered } from "~/contracts/form";
import type { TransactionsView } from "~/contracts/transaction-view";
import { Apart, ListSummary } from "./list-summary";
import { MonthJump, MonthList } from "./month-list";
import { Link } from "~/components/ui/link";
import { Selectable } from "./selectable";
import { Pages } from "./pages";
import { TransactionDialog } from "./transaction-dialog";
import { TransactionFilters } from "./transaction-filters";

type Props = {
  view: TransactionsView;
  hasRecurring: boolean;
  problem: string | null;
  /** What was entered in a form that was refused. */
  entered: Entered;
};

export function TransactionsScreen({ view, hasRecurring, problem, entered }: Props) {
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
  const isSelecting = search.get("select") === "1";
  const hrefOfPage = (page: number) => hrefWith({ page: String(page) });
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <Heading view={view} />
      <div className="flex flex-wrap items-center gap-x-4">
        <TransactionFilters
          filter={view.filter}
          params={view.params}
          narrowed={view.narrowed}
          accounts={view.accounts}
          tags={view.tags}
          isFiltered={view.isFiltered}
          here={hrefWith({})}
        />
        {view.rows.length === 0 ? null : <Tools {...{ view, hrefWith, isSelecting }} />}
      </div>
      {view.rows.length === 0 ? (
        <Nothing isFiltered={view.isFiltered} hasAccounts={view.accounts.length > 0} />
      ) : (
        <Selectable isSelecting={isSelecting} count={view.totals.count} mostAtOnce={view.mostAtOnce} problem={problem}>
          <MonthList
            rows={view.rows}
            months={view.months}
            isFiltered={view.isFiltered}
            isFirst={view.page <= 1}
            isLast={view.page >= view.pages}
            hrefOf={(id) => hrefWith({ edit: id })}
            ticked={isSelecting ? [entered.row ?? []].flat() : null}
          />
        </Selectable>
      )}
      <Pages view={view} hrefOf={hrefOfPage} />
      <Below {...{ view, hasRecurring }} listed={hrefWith(ALL_OF_IT)} />
      {view.dialog ? (
        <TransactionDialog
          {...view.dialog}
          tags={view.tags}
          entered={entered}
          problem={problem}
          closeTo={hrefWith({})}
        />
      ) : null}
    </div>
  );
}

type BelowProps = Pick<Props, "view" | "hasRecurring"> & { listed: string };

function Below({ view, hasRecurring, listed }: BelowProps) {
  return (
    <>
      {hasRecurring ? <RecurringLine /> : null}
      <Apart totals={view.totals} months={view.months} className={view.isFiltered ? "sm:hidden" : ""} />
      <p className="flex gap-x-5 text-sm sm:hidden">
        <Keeping listed={listed} />
      </p>
    </>
  );
}

/** What comes again has a page of its own; older links lead here. */
function RecurringLine() {
  return (
    <p
      id="recurring"
      className="flex flex-wrap items-center gap-x-3 rounded-lg border border-line bg-surface px-4 py-1"
    >
      <span className="text-muted">Bills, subscriptions, and regular income</span>{" "}
      <ToolLink to="/recurring">See all recurring</ToolLink>
    </p>
  );
}

function Heading({ view }: Pick<Props, "view">) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">Transactions</h1>
        <LinkButton to="/transactions/new" variant="secondary" size="sm" icon="plus">
          <span>
            Add<span className="max-sm:sr-only"> a transaction</span>
          </span>
        </LinkButton>
      </div>
      <ListSummary {...view} />
    </div>
  );
}

type ToolsProps = {
  view: TransactionsView;
  hrefWith: (changes: Record<string, string | null>) => string;
  isSelecting: boolean;
};

/** What the list can be looked at by, and what can be done with it. */
function Tools({ view, hrefWith, isSelecting }: ToolsProps) {
  return (
    <>
      <MonthJump months={view.months} hrefOf={(page) => hrefWith({ page: String(page) })} />{" "}
      <p className="flex flex-wrap gap-x-3 text-sm max-sm:ml-auto sm:gap-x-4">
        <ToolLink to="/review">{reviewWords(view.toReview)}</ToolLink>{" "}
        <ToolLink to={hrefWith({ select: isSelecting ? null : "1" })}>
          {isSelecting ? (
            "Stop selecting"
          ) : (
            <span>
              Select<span className="max-sm:sr-only"> several</span>
            </span>
          )}
        </ToolLink>
      </p>{" "}
      <details className="max-sm:hidden sm:open:basis-full">
        <summary className="fold text-sm text-accent">More</summary>
        <p className="flex flex-wrap justify-end gap-x-5 text-sm">
          <Keeping listed={hrefWith(ALL_OF_IT)} />
        </p>
      </details>
    </>
  );
}

/** A file has no pages, and nothing is selected in it. */
const ALL_OF_IT = { page: null, select: null };

/** What keeps the rows in order, and what is listed as a file; on a phone below them. */
function Keeping({ listed }: { listed: string }) {
  return (
    <>
      <ToolLink to="/rules">Rules</ToolLink> <ToolLink to="/categories">Categories</ToolLink>{" "}
      <ToolLink to={`/transactions.csv${listed}`} reloadDocument>
        Export CSV
      </ToolLink>
    </>
  );
}

const reviewWords = (count: number): string => (count === 0 ? "Review" : `Review (${waitingWords(count)})`);

function ToolLink({ children, ...link }: { to: string; reloadDocument?: boolean; children: ReactNode }) {
  return (
    <Link
      {...link}
      preventScrollReset={link.to.startsWith("?")}
      className="inline-flex min-h-9 items-center justify-center font-medium text-accent underline-offset-4 hover:underline touch:min-h-11 touch:min-w-11"
    >
      {children}
    </Link>
  );
}

function Nothing({ isFiltered, hasAccounts }: { isFiltered: boolean; hasAccounts: boolean }) {
  const words = useNoAccountsTexts();
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
      action={<LinkButton to="/accounts">{hasAccounts ? "View Accounts" : words.button}</LinkButton>}
    >
      {hasAccounts ? words.arriving : words.rows}
    </EmptyState>
  );
}
