import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Skeleton } from "~/components/ui/skeleton";
import { updatedWords } from "~/texts/relative-time";
import { HOME_CURRENCY } from "~/domain/money";
import { rowsHref } from "~/domain/ledger/row-links";
import type { AccountItem } from "~/contracts/accounts";
import { accountNotes } from "./account-notes";
import { lookOf, typeName } from "./account-types";
import { Balance } from "./balance";

export function AccountCard({ account, showsUpdate }: { account: AccountItem; showsUpdate: boolean }) {
  const look = lookOf(account.accountType);
  const notes = accountNotes(account);
  return (
    <Card as="li" className="flex flex-col gap-1 !py-3 sm:gap-2">
      <div className="flex items-start gap-2 sm:gap-3">
        <span
          data-account-type={look.name}
          className={cx("grid size-9 shrink-0 place-items-center rounded-md", look.tile)}
        >
          <Icon name={look.icon} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-2">
            <h4 className="min-w-0 font-semibold break-words sm:text-base">{account.accountName}</h4>{" "}
            <Balance account={account} size="lg" />
          </div>
          <p className="text-xs text-wrap break-words text-muted">
            {account.institutionName} · {account.state === "closed" ? "Closed" : typeName(account)}{" "}
            <span className="whitespace-nowrap">{account.accountNumber}</span>
          </p>
        </div>
      </div>
      {notes.length > 0 ? <p className="text-xs text-muted tabular-nums">{notes.join(" · ")}</p> : null}
      {showsUpdate || account.currency !== HOME_CURRENCY ? (
        <p className="text-xs text-muted">
          {showsUpdate ? capitalized(updatedWords(account.updated)) : null}
          {account.currency === HOME_CURRENCY ? null : <span>{showsUpdate ? ", " : ""}not in your totals</span>}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        {account.currency === HOME_CURRENCY ? (
          <LinkButton to={rowsHref({ account: account.id })} variant="quiet" size="sm" className="-ml-3">
            Transactions<span className="sr-only"> of {account.accountName}</span>
          </LinkButton>
        ) : null}
        {account.state === "by_hand" || account.state === "closed" ? (
          <ByHand account={account} />
        ) : (
          <OfBank account={account} />
        )}
      </div>
    </Card>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Looking comes first; ending stands back. */
function OfBank({ account: { id, accountName } }: { account: AccountItem }) {
  const dialog = (name: string) => `?dialog=${name}&account=${encodeURIComponent(id)}`;
  return (
    <>
      <LinkButton to={dialog("details")} preventScrollReset variant="quiet" size="sm" data-key="e">
        Details<span className="sr-only"> of {accountName}</span>
      </LinkButton>
      <Link
        to={dialog("disconnect")}
        preventScrollReset
        className="ml-auto inline-flex min-h-9 items-center px-2 text-xs text-muted underline-offset-4 hover:text-ink hover:underline touch:min-h-11 print:hidden"
      >
        Disconnect<span className="sr-only"> {accountName}</span>
      </Link>
    </>
  );
}

/** No bank stands behind it: it is looked after here. */
function ByHand({ account: { id, accountName, state } }: { account: AccountItem }) {
  return (
    <>
      <LinkButton to={`/accounts/${id}`} variant="quiet" size="sm" data-key="e" className="max-sm:px-0.5">
        Manage<span className="sr-only"> {accountName}</span>
      </LinkButton>
      {state === "closed" ? null : (
        <LinkButton
          to={`/transactions/new?account=${encodeURIComponent(id)}`}
          variant="quiet"
          size="sm"
          className="max-sm:px-0.5"
        >
          Add transaction<span className="sr-only"> to {accountName}</span>
        </LinkButton>
      )}
    </>
  );
}

/** In the final shape while the accounts are on their way: net worth, heading, buttons, and three cards in their groups. */
export function AccountSkeletons() {
  return (
    <div role="status" aria-label="Loading accounts" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 sm:p-6">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-5 max-w-xs" />
          <Skeleton className="h-5 w-32 sm:hidden" />
        </div>
        <Skeleton className="h-5 max-w-xl" />
      </div>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-14 sm:h-11 sm:w-96" />
        </div>
        <div className="flex flex-col gap-2">
          <Skeleton className="h-6 w-20" />
          <div className="grid gap-3 md:grid-cols-2">
            {["one", "two", "three"].map((key) => (
              <SkeletonCard key={key} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function SkeletonCard() {
  return (
    <div
      data-skeleton-card
      className="flex flex-col gap-1 rounded-lg border border-line bg-surface px-4 py-3 sm:gap-2 sm:px-6"
    >
      <div className="flex items-start gap-2 sm:gap-3">
        <Skeleton className="size-9" />
        <div className="flex flex-1 flex-col gap-1">
          <Skeleton className="h-6" />
          <Skeleton className="h-5 w-40" />
        </div>
      </div>
      <Skeleton className="h-9 w-48" />
    </div>
  );
}
