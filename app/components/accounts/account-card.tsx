import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Skeleton } from "~/components/ui/skeleton";
import { updatedWords } from "~/domain/language/relative-time";
import { HOME_CURRENCY } from "~/domain/money";
import { rowsHref } from "~/domain/ledger/row-links";
import type { AccountItem } from "~/contracts/accounts";
import { lookOf, typeName } from "./account-types";
import { Balance } from "./balance";

export function AccountCard({ account }: { account: AccountItem }) {
  const look = lookOf(account.accountType);
  const dialog = (name: string) => `?dialog=${name}&account=${encodeURIComponent(account.id)}`;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <span
          data-account-type={look.name}
          className={cx("grid size-11 shrink-0 place-items-center rounded-md", look.tile)}
        >
          <Icon name={look.icon} />
        </span>
        <div className="min-w-0">
          <h3 className="text-base font-semibold break-words">{account.accountName}</h3>
          <p className="text-sm text-wrap break-words text-muted">
            {account.institutionName} · {account.state === "closed" ? "Closed" : typeName(account.accountType)}{" "}
            <span className="whitespace-nowrap">{account.accountNumber}</span>
          </p>
        </div>
      </div>
      <div>
        <Balance account={account} size="lg" />
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
          <span>
            {(account.balanceCents ?? 0) < 0 ? "owed" : "balance"}, {updatedWords(account.updated)}
          </span>{" "}
          {account.currency === HOME_CURRENCY ? (
            <Link to={rowsHref({ account: account.id })} className="text-accent underline underline-offset-4">
              Transactions<span className="sr-only"> of {account.accountName}</span>
            </Link>
          ) : (
            <span>not in your totals</span>
          )}
        </p>
      </div>
      {account.state === "by_hand" || account.state === "closed" ? (
        <ByHand account={account} />
      ) : (
        <div className="mt-auto flex flex-wrap gap-2">
          <LinkButton to={dialog("details")} preventScrollReset variant="secondary">
            Details<span className="sr-only"> of {account.accountName}</span>
          </LinkButton>
          <LinkButton to={dialog("disconnect")} preventScrollReset variant="quiet" icon="unlink">
            Disconnect<span className="sr-only"> {account.accountName}</span>
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

/** No bank stands behind it: it is looked after here. */
function ByHand({ account: { id, accountName, state } }: { account: AccountItem }) {
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      <LinkButton to={`/accounts/${id}`} variant="secondary">
        Manage<span className="sr-only"> {accountName}</span>
      </LinkButton>
      {state === "closed" ? null : (
        <LinkButton to={`/transactions/new?account=${encodeURIComponent(id)}`} variant="quiet" icon="plus">
          Add<span className="sr-only"> a transaction to {accountName}</span>
        </LinkButton>
      )}
    </div>
  );
}

/** Three cards in the final shape while the accounts are on their way. */
export function AccountSkeletons() {
  return (
    <div role="status" aria-label="Loading accounts" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {["one", "two", "three"].map((key) => (
        <div
          key={key}
          data-skeleton-card
          className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
        >
          <div className="flex gap-3">
            <Skeleton className="size-11" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-40" />
            </div>
          </div>
          <Skeleton className="h-7 w-28" />
          <div className="flex gap-2">
            <Skeleton className="h-10 w-20" />
            <Skeleton className="h-10 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}
