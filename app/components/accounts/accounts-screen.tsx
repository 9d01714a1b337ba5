import { Await, Form, useNavigation } from "@remix-run/react";
import { Suspense, type ReactNode } from "react";
import { FeatureGate } from "~/components/billing/feature-gate";
import { Amount } from "~/components/ui/amount";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote, Note } from "~/components/ui/callout";
import { part } from "~/components/ui/lazy-client";
import type { AccountItem, AccountsDialog, AccountsView } from "~/contracts/accounts";
import { useLinkProgress } from "~/client/bank/link-progress";
import { useAccountsScreenShown } from "~/client/bank/accounts-calls";
import { useResumedLink } from "~/client/bank/connect-bank";
import { Link } from "~/components/ui/link";
import { updatedWords } from "~/texts/relative-time";
import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { useOffers } from "~/client/ui/offers";
import { HOME_CURRENCY, sumCents } from "~/domain/money";
import { counted } from "~/texts/plural";
import { AccountCard, AccountSkeletons } from "./account-card";
import { AccountDetailsDialog, DisconnectDialog } from "./account-dialogs";
import { ConnectAccountButton, ConnectByToken } from "./connect-account-button";
import { ConnectionNotices } from "./connection-notices";
import { SameAccounts } from "./same-accounts";
import { TransferReview } from "./transfer-review";
import { WhileLinking } from "./while-linking";

const isKeptByHand = ({ state }: AccountItem) => state === "by_hand" || state === "closed";

const TokenDialog = part(() => import("./token-dialog"));

export function AccountsScreen({ view }: { view: AccountsView | Promise<AccountsView> }) {
  const words = useNoAccountsTexts();
  useAccountsScreenShown();
  useResumedLink();
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold">Accounts</h1>
      <div className="mb-6 empty:hidden">
        <WhileLinking />
      </div>
      <Suspense fallback={<AccountSkeletons />}>
        <Await
          resolve={view}
          errorElement={
            <ErrorNote title="Your accounts couldn't be loaded">
              Nothing was changed. Please try again in a moment.
            </ErrorNote>
          }
        >
          {(loaded) => (
            <FeatureGate profile={loaded.profile} title={words.gate}>
              <Loaded view={loaded} />
            </FeatureGate>
          )}
        </Await>
      </Suspense>
    </>
  );
}

function Loaded({ view }: { view: AccountsView }) {
  const { accounts, connections, suggestions, same, dialog } = view;
  const { bankToken } = useOffers();
  const linking = useLinkProgress();
  const unknown = accounts.flatMap(({ balanceCents, accountName }) => (balanceCents === null ? [accountName] : []));
  const isByHand = accounts.length > 0 ? accounts.every(isKeptByHand) : !bankToken;
  const others = [...new Set(accounts.flatMap(({ currency }) => (currency === HOME_CURRENCY ? [] : [currency])))];
  return (
    <div className="flex flex-col gap-6">
      <ConnectionNotices connections={connections} />
      <SameAccounts pairs={same} />
      {accounts.length > 0 ? <NetWorthLine view={view} /> : null}
      {/* What is being linked shows above, and is the only one to say what is there. */}
      <section
        aria-labelledby="connected"
        hidden={accounts.length === 0 && linking !== null}
        className="flex flex-col gap-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="connected" className="text-lg font-semibold">
            {isByHand ? "Your accounts" : "Connected Accounts"}
          </h2>
          {accounts.length > 0 ? <Actions hasBank={!isByHand} /> : null}
        </div>
        {accounts.length > 0 ? <Groups view={view} /> : <Empty />}
      </section>
      {others.length > 0 ? (
        <Note tone="info" title={`Balances in ${others.join(", ")} aren't in your totals`}>
          Totals are in US dollars. Accounts in other currencies show their balance, and their transactions aren't
          listed.
        </Note>
      ) : null}
      {unknown.length > 0 ? (
        <Note tone="info" title={`${unknown.join(", ")}: balance unknown`}>
          The bank doesn't share a balance, so it isn't counted in your totals. Transactions are listed as usual.
        </Note>
      ) : null}
      <OtherWays />
      <TransferReview suggestions={suggestions} />
      {dialog ? <AccountDialog dialog={dialog} /> : null}
    </div>
  );
}

/** When all were updated at the same time it is said once. */
const sameUpdate = (accounts: AccountsView["accounts"]): string | null => {
  const [first, ...others] = new Set(accounts.map(({ updated }) => updated));
  return first !== undefined && others.length === 0 ? first : null;
};

function NetWorthLine({ view: { accounts, groups, netWorthCents } }: { view: AccountsView }) {
  const updated = sameUpdate(accounts);
  return (
    <Link
      to="/net-worth"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-4 hover:bg-sunken sm:p-6"
    >
      <span>
        <span className="text-sm text-muted">Net worth</span>{" "}
        <Amount cents={netWorthCents} size="hero" className="block" />{" "}
        <span className="text-sm text-muted">
          across {counted(accounts.length, "account")}
          {updated === null ? "" : `, ${updatedWords(updated)}`}
        </span>
      </span>{" "}
      <HaveAndOwe groups={groups} /> <span className="text-sm font-medium text-accent">See the trend</span>
    </Link>
  );
}

/** What the net worth is made of; nothing where nothing is owed. */
function HaveAndOwe({ groups }: Pick<AccountsView, "groups">) {
  const totals = groups.map(({ totalCents }) => totalCents);
  const owed = sumCents(totals.filter((cents) => cents < 0));
  if (owed === 0) return null;
  return (
    <dl className="figures">
      <div>
        <dt>You have</dt>{" "}
        <dd>
          <Amount cents={sumCents(totals) - owed} />
        </dd>
      </div>{" "}
      <div>
        <dt>You owe</dt>{" "}
        <dd>
          <Amount cents={-owed} />
        </dd>
      </div>
    </dl>
  );
}

function Groups({ view: { accounts, groups } }: { view: AccountsView }) {
  const showsUpdate = sameUpdate(accounts) === null;
  return (
    <div className="gap-6 lg:columns-2 lg:has-[>:only-child]:columns-1">
      {groups.map(({ id, name, totalCents }) => {
        const own = accounts.filter(({ group }) => group === id);
        return (
          <section key={id} aria-labelledby={`group-${id}`} className="flex break-inside-avoid flex-col gap-1.5 pb-4">
            <div className="flex items-baseline justify-between gap-3 px-3 sm:px-4">
              <h3 id={`group-${id}`} className="font-semibold text-muted">
                {name}
              </h3>{" "}
              {/* Of one account it would be said twice. */}
              {own.length > 1 ? <Amount cents={totalCents} className="font-semibold" /> : null}
            </div>
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {own.map((account) => (
                <AccountCard key={account.id} account={account} showsUpdate={showsUpdate} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Actions({ hasBank }: { hasBank: boolean }): ReactNode {
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 max-sm:w-full sm:flex">
      {hasBank ? <Refresh /> : null}
      <ConnectAccountButton size={hasBank ? "stack" : "md"} block />
    </div>
  );
}

function Refresh() {
  const navigation = useNavigation();
  return (
    <Form method="post" action="/accounts" preventScrollReset>
      <input type="hidden" name="intent" value="refresh" />
      <Button
        type="submit"
        size="stack"
        variant="secondary"
        icon="refresh"
        pending={navigation.formData?.get("intent") === "refresh"}
        pendingText="Refreshing..."
      >
        Refresh transactions
      </Button>
    </Form>
  );
}

/** What needs no contract with a bank vendor. */
function OtherWays() {
  const { bankPages, bankToken } = useOffers();
  return (
    <Card title="More ways to add accounts">
      <p className="mb-4 text-sm text-muted">
        {bankToken ? "Connect banks through SimpleFIN, import" : "Import"} files from your bank or another app, or track
        cash, a loan, a house or a car by hand.
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {bankPages && bankToken ? <ConnectByToken variant="secondary" /> : null}
        <LinkButton to="/import" variant="secondary" icon="upload">
          Import files
        </LinkButton>
        <LinkButton to="/accounts/new" variant="secondary" icon="plus">
          Add an account by hand
        </LinkButton>
      </div>
    </Card>
  );
}

function Empty() {
  const { bankToken } = useOffers();
  const why = "to see balances, spending and transactions in one place.";
  return (
    <EmptyState
      title={bankToken ? "No accounts connected yet" : "No accounts yet"}
      icon="bank"
      action={<ConnectAccountButton />}
    >
      <p>
        {bankToken
          ? `Connect your bank ${why} You can disconnect at any time.`
          : `Import files or add an account by hand ${why}`}
      </p>
    </EmptyState>
  );
}

function AccountDialog({ dialog }: { dialog: AccountsDialog }) {
  if (dialog.name === "details") return <AccountDetailsDialog account={dialog.account} />;
  if (dialog.name === "token")
    return (
      <Suspense fallback={null}>
        <TokenDialog dialog={dialog} />
      </Suspense>
    );
  if (dialog.name === "disconnect")
    return <DisconnectDialog account={dialog.account} transactions={dialog.transactions} />;
  return (
    <Dialog title="Connect Account" closeTo="/accounts">
      <p className="mb-4">
        You sign in at your bank; your password never reaches us. Then choose which accounts to share.
      </p>
      <ConnectAccountButton block />
    </Dialog>
  );
}
