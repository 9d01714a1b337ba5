import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useIntentPending } from "~/components/ui/form-key";
import { rowsHref } from "~/domain/ledger/row-links";
import { mediumDate } from "~/domain/periods";
import { counted } from "~/texts/plural";
import { type FieldsAnswer, TextInput } from "./fields";

type ShownAccount = {
  id: string;
  name: string;
  institution: string;
  kind: string;
  isOwed: boolean;
  balanceCents: number;
  closedDay: string | null;
  rows: number;
};

type Props = { account: ShownAccount; today: string; answer?: FieldsAnswer };

export function AccountScreen({ account, today, answer }: Props) {
  const isClosed = account.closedDay !== null;
  return (
    <div className="narrow flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold wrap-anywhere">{account.name}</h1>
        <p className="mt-1 wrap-anywhere text-muted">
          {account.institution} · {account.kind}
          {account.closedDay ? `, closed ${mediumDate(account.closedDay)}` : ""}
        </p>
      </div>
      <Card>
        <p className="text-2xl font-semibold">
          <Amount cents={account.balanceCents} />
        </p>
        <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">
          {isClosed ? null : (
            <LinkButton to={`/transactions/new?account=${encodeURIComponent(account.id)}`} icon="plus">
              Add a transaction
            </LinkButton>
          )}
          <LinkButton to={rowsHref({ account: account.id })} variant="secondary">
            {counted(account.rows, "transaction")}
          </LinkButton>
        </div>
      </Card>
      {isClosed ? null : <BalanceCard account={account} today={today} answer={answer} />}
      <EndCard account={account} />
    </div>
  );
}

function BalanceCard({ account, today, answer }: Props) {
  const pending = useIntentPending("balance");
  return (
    <Card title={account.isOwed ? "What you owe now" : "What it holds now"}>
      <Form method="post" className="flex flex-col gap-4" noValidate>
        <input type="hidden" name="intent" value="balance" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            name="balance"
            label={account.isOwed ? "Owed" : "Balance"}
            answer={answer}
            inputMode="decimal"
            required
          />
          <TextInput name="day" type="date" label="On" answer={answer} defaultValue={today} max={today} required />
        </div>
        <div>
          <Button type="submit" variant="secondary" pending={pending} pendingText="Saving...">
            Update balance
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function EndCard({ account }: { account: ShownAccount }) {
  const isClosed = account.closedDay !== null;
  return (
    <Card title={isClosed ? "Closed" : "No longer yours?"}>
      <p className="mb-4 text-sm text-muted">
        {isClosed
          ? "It keeps its transactions and takes no new ones."
          : "Closing keeps its transactions and sets its balance to zero. Removing takes its transactions along, and can't be taken back."}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Form method="post" className="max-sm:[&_button]:w-full">
          <input type="hidden" name="intent" value={isClosed ? "reopen" : "close"} />
          <Button type="submit" variant="secondary">
            {isClosed ? "Open it again" : "Close account"}
          </Button>
        </Form>
        <Form method="post" className="max-sm:[&_button]:w-full">
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit" variant="danger" icon="trash">
            Remove with its transactions
          </Button>
        </Form>
      </div>
    </Card>
  );
}
