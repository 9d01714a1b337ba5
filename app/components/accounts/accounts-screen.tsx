import { Await, Form, useNavigation } from "@remix-run/react";
import { Suspense, type ReactNode } from "react";
import { FeatureGate } from "~/components/billing/feature-gate";
import { Amount } from "~/components/ui/amount";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote, Note } from "~/components/ui/callout";
import type { AccountsDialog, AccountsView } from "~/contracts/accounts";
import { useAccountsScreenShown } from "~/client/bank/accounts-calls";
import { useResumedLink } from "~/client/bank/connect-bank";
import { HOME_CURRENCY, sumCents } from "~/domain/money";
import { AccountCard, AccountSkeletons } from "./account-card";
import { AccountDetailsDialog, DisconnectDialog } from "./account-dialogs";
import { ConnectAccountButton } from "./connect-account-button";
import { ConnectionNotices } from "./connection-notices";
import { TransferReview } from "./transfer-review";

export function AccountsScreen({ view }: { view: AccountsView | Promise<AccountsView> }) {
  useAccountsScreenShown();
  useResumedLink();
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold">Accounts</h1>
      <Suspense fallback={<AccountSkeletons />}>
        <Await
          resolve={view}
          errorElement={
            <ErrorNote title="Your accounts could not be loaded">
              Nothing was changed. Please try again in a moment.
            </ErrorNote>
          }
        >
          {(loaded) => (
            <FeatureGate profile={loaded.profile} title="Connect your bank accounts">
              <Loaded view={loaded} />
            </FeatureGate>
          )}
        </Await>
      </Suspense>
    </>
  );
}

function Loaded({ view: { accounts, connections, suggestions, dialog } }: { view: AccountsView }) {
  const counted = accounts.flatMap(({ currency, balanceCents }) =>
    currency === HOME_CURRENCY && balanceCents !== null ? [balanceCents] : [],
  );
  const unknown = accounts.flatMap(({ balanceCents, accountName }) => (balanceCents === null ? [accountName] : []));
  const others = [...new Set(accounts.flatMap(({ currency }) => (currency === HOME_CURRENCY ? [] : [currency])))];
  return (
    <div className="flex flex-col gap-6">
      <ConnectionNotices connections={connections} />
      <section aria-labelledby="connected" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h2 id="connected" className="text-lg font-semibold">
              Connected Accounts
            </h2>
            {accounts.length > 0 ? (
              <p className="text-sm text-muted">
                {accounts.length === 1 ? "1 account" : `${accounts.length} accounts`}, together{" "}
                <Amount cents={sumCents(counted)} className="font-medium text-ink" />
              </p>
            ) : null}
          </div>
          {accounts.length > 0 ? <Actions /> : null}
        </div>
        {accounts.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {accounts.map((account) => (
              <AccountCard key={account.id} account={account} />
            ))}
          </ul>
        ) : (
          <Empty />
        )}
      </section>
      {others.length > 0 ? (
        <Note tone="info" title={`Balances in ${others.join(", ")} are in no total`}>
          Everything here is added up in US dollars. Accounts in other money show their balance; their transactions are
          not listed.
        </Note>
      ) : null}
      {unknown.length > 0 ? (
        <Note tone="info" title={`${unknown.join(", ")}: balance unknown`}>
          The bank doesn&apos;t tell a balance that can be shown, so it isn&apos;t counted in your totals. Transactions
          are listed as usual.
        </Note>
      ) : null}
      <WithoutBank />
      <TransferReview suggestions={suggestions} />
      {dialog ? <AccountDialog dialog={dialog} /> : null}
    </div>
  );
}

function Actions(): ReactNode {
  const navigation = useNavigation();
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:[&_button]:w-full">
      <Form method="post" action="/accounts" preventScrollReset>
        <input type="hidden" name="intent" value="refresh" />
        <Button
          type="submit"
          variant="secondary"
          icon="refresh"
          pending={navigation.formData?.get("intent") === "refresh"}
          pendingText="Refreshing..."
        >
          Refresh transactions
        </Button>
      </Form>
      <ConnectAccountButton />
    </div>
  );
}

/** What needs no bank that can be connected. */
function WithoutBank() {
  return (
    <Card title="Without a bank connection">
      <p className="mb-4 text-sm text-muted">
        Bring files from your bank or another app, or keep an account by hand: cash, a loan, a house, a car.
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
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
  return (
    <EmptyState title="No accounts connected yet" icon="bank" action={<ConnectAccountButton />}>
      <p>Connect your bank to see balances, spending and transactions in one place. You can disconnect at any time.</p>
    </EmptyState>
  );
}

function AccountDialog({ dialog }: { dialog: AccountsDialog }) {
  if (dialog.name === "details") return <AccountDetailsDialog account={dialog.account} />;
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
