import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Button, LinkButton } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import type { AccountItem } from "~/contracts/accounts";
import { counted } from "~/texts/plural";
import { typeName } from "./account-types";
import { Balance } from "./balance";

const CLOSE = "/accounts";

/** Where the connection is not simply "Connected". */
const STATUS: Record<string, string> = {
  login_required: "Waiting for you to sign in",
  pending_disconnect: "Connected, ends soon",
  revoked: "Permission withdrawn",
  removing: "Being disconnected",
};

export function AccountDetailsDialog({ account }: { account: AccountItem }) {
  return (
    <Dialog title="Account Details" closeTo={CLOSE}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
        <Line term="Name">{account.accountName}</Line>
        <Line term="Account number">{account.accountNumber}</Line>
        <Line term="Type">{typeName(account)}</Line>
        <Line term="Current balance">
          <Balance account={account} />
        </Line>
        {account.availableCents === null ? null : (
          <Line term="Available">
            <Amount cents={account.availableCents} currency={account.currency} />
          </Line>
        )}
        {account.limitCents === null ? null : (
          <Line term="Limit">
            <Amount cents={account.limitCents} currency={account.currency} />
          </Line>
        )}
        <Line term="Institution">{account.institutionName}</Line>
        <Line term="Connection status">{STATUS[account.state] ?? "Connected"}</Line>
        <Line term="Last updated">{account.updated}</Line>
      </dl>
      <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow sm:justify-end">
        <LinkButton to={CLOSE} preventScrollReset variant="secondary">
          Close
        </LinkButton>{" "}
        <LinkButton
          to={`?dialog=disconnect&account=${encodeURIComponent(account.id)}`}
          preventScrollReset
          variant="quiet"
          icon="unlink"
        >
          Disconnect
        </LinkButton>
      </div>
    </Dialog>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 text-right font-medium break-words">{children}</dd>
    </>
  );
}

export function DisconnectDialog({ account, transactions }: { account: AccountItem; transactions: number }) {
  const navigation = useNavigation();
  const pending = navigation.formData?.get("intent") === "disconnect";
  return (
    <Dialog title="Disconnect account?" closeTo={CLOSE}>
      <p>
        This disconnects <strong className="font-semibold">{account.accountName}</strong> ({account.institutionName}{" "}
        {account.accountNumber}) and removes its {counted(transactions, "transaction")} with your notes and categories.
        Your money isn't touched.
      </p>
      {/* To the dialog's own address: what goes wrong is said here, and can be tried again. */}
      <Form
        method="post"
        action={`/accounts?dialog=disconnect&account=${encodeURIComponent(account.id)}`}
        preventScrollReset
      >
        <input type="hidden" name="intent" value="disconnect" />
        <input type="hidden" name="account" value={account.id} />
        <DialogActions closeTo={CLOSE}>
          <Button type="submit" variant="danger" pending={pending} pendingText="Disconnecting...">
            Disconnect
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
