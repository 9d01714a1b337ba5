import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import { Skeleton } from "~/components/ui/skeleton";
import { updatedWords } from "~/texts/relative-time";
import { HOME_CURRENCY } from "~/domain/money";
import { rowsHref } from "~/domain/ledger/row-links";
import type { AccountItem } from "~/contracts/accounts";
import { accountNotes, usedOfLimit } from "./account-notes";
import { lookOf, typeName } from "./account-types";
import { Balance } from "./balance";

/** One row: pressed, it leads to the account's transactions; what can be done with it stands behind that, apart. */
export function AccountCard({ account, showsUpdate }: { account: AccountItem; showsUpdate: boolean }) {
  const look = lookOf(account.accountType);
  const notes = accountNotes(account);
  const used = usedOfLimit(account);
  const isKeptByHand = account.state === "by_hand" || account.state === "closed";
  return (
    <li data-row className="group relative flex items-start gap-2 px-3 py-2 hover:bg-sunken sm:gap-3 sm:px-4">
      <span
        data-account-type={look.name}
        className={cx("mt-0.5 grid size-9 shrink-0 place-items-center rounded-md", look.tile)}
      >
        <Icon name={look.icon} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-2">
          <h4 className="min-w-0 font-semibold break-words">
            <Name account={account} />
          </h4>{" "}
          <Balance account={account} />
        </div>
        <div className="grid items-end gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0 text-xs text-muted">
            <p className="text-wrap break-words">
              {account.institutionName} · {account.state === "closed" ? "Closed" : typeName(account)}{" "}
              <span className="whitespace-nowrap">{account.accountNumber}</span>
            </p>
            {notes.length > 0 ? <p className="tabular-nums">{notes.join(" · ")}</p> : null}
            {used === null ? null : (
              <Progress value={used} label={`Used of the limit of ${account.accountName}`} className="my-1 max-w-60" />
            )}
            {showsUpdate || account.currency !== HOME_CURRENCY ? (
              <p>
                {showsUpdate ? capitalized(updatedWords(account.updated)) : null}
                {account.currency === HOME_CURRENCY ? null : <span>{showsUpdate ? ", " : ""}not in your totals</span>}
              </p>
            ) : null}
          </div>{" "}
          <p className="relative -mr-2 -mb-2 flex items-center justify-end touch:-mt-1">
            {isKeptByHand ? <ByHand account={account} /> : <OfBank account={account} />}
          </p>
        </div>
      </div>
    </li>
  );
}

/** What isn't in dollars has no transactions listed. */
function Name({ account: { id, accountName, currency } }: { account: AccountItem }) {
  if (currency !== HOME_CURRENCY) return accountName;
  return (
    <Link to={rowsHref({ account: id })} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
      {accountName}
    </Link>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ACTION =
  "inline-flex min-h-9 items-center rounded-md px-2 text-xs text-muted underline-offset-4 hover:text-ink hover:underline touch:min-h-11 print:hidden";

/** With a mouse it's there when the row is: its words are in the details. */
const ENDS =
  "order-first justify-center touch:min-w-11 desk:opacity-0 desk:group-focus-within:opacity-100 desk:group-hover:opacity-100";

/** Looking comes first; ending stands back. */
function OfBank({ account: { id, accountName } }: { account: AccountItem }) {
  const dialog = (name: string) => `?dialog=${name}&account=${encodeURIComponent(id)}`;
  return (
    <>
      <Link to={dialog("details")} preventScrollReset data-key="e" className={ACTION}>
        Details<span className="sr-only"> of {accountName}</span>
      </Link>{" "}
      <Link to={dialog("disconnect")} preventScrollReset title="Disconnect" className={`${ACTION} ${ENDS}`}>
        <Icon name="unlink" size="sm" />
        <span className="sr-only">Disconnect {accountName}</span>
      </Link>
    </>
  );
}

/** No bank stands behind it: it is looked after here. */
function ByHand({ account: { id, accountName, state } }: { account: AccountItem }) {
  return (
    <>
      <Link to={`/accounts/${id}`} data-key="e" className={ACTION}>
        Manage<span className="sr-only"> {accountName}</span>
      </Link>{" "}
      {state === "closed" ? null : (
        <Link to={`/transactions/new?account=${encodeURIComponent(id)}`} className={ACTION}>
          Add transaction<span className="sr-only"> to {accountName}</span>
        </Link>
      )}
    </>
  );
}

/** In the final shape while the accounts are on their way: net worth, heading, buttons, and three rows in their group. */
export function AccountSkeletons() {
  return (
    <div role="status" aria-label="Loading accounts" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 sm:p-6">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-5 max-w-xs" />
          <Skeleton className="h-4 max-w-xs sm:hidden" />
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
          <div className="divide-y divide-line rounded-lg border border-line bg-surface">
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
    <div data-skeleton-card className="flex items-start gap-2 px-3 py-2 sm:gap-3 sm:px-4">
      <Skeleton className="mt-0.5 size-9" />
      <div className="flex flex-1 flex-col gap-1">
        <Skeleton className="h-5" />
        <Skeleton className="h-8 w-40" />
      </div>
    </div>
  );
}
