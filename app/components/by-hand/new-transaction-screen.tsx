import { Form } from "@remix-run/react";
import { CategoryOptions, KindOptions } from "~/components/transactions/category-options";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Field } from "~/components/ui/field-frame";
import { FormKey, useIntentPending } from "~/components/ui/form-key";
import { RHYTHMS } from "~/texts/rhythms";
import { type FieldsAnswer, entered, SelectInput, TextInput } from "./fields";

type Start = { account: string; direction: string; amount: string; name: string; choice: string };
type Accounts = readonly { id: string; name: string }[];
type Props = { accounts: Accounts; start: Start; today: string; answer?: FieldsAnswer };

export function NewTransactionScreen({ accounts, start, today, answer }: Props) {
  return (
    <div className="narrow flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl font-semibold">Add a transaction</h1>
        <LinkButton to="/recurring" variant="quiet" icon="repeat">
          Recurring
        </LinkButton>
      </div>
      {accounts.length === 0 ? (
        <EmptyState
          title="No account to add it to"
          icon="wallet"
          action={<LinkButton to="/accounts/new">Add an account by hand</LinkButton>}
        >
          <p>Bank accounts update by themselves. For cash, add an account by hand.</p>
        </EmptyState>
      ) : (
        <>
          <EntryCard accounts={accounts} start={start} today={today} answer={answer} />
          {accounts.length > 1 ? <TransferCard accounts={accounts} today={today} answer={answer} /> : null}
        </>
      )}
    </div>
  );
}

const options = (accounts: Accounts) => accounts.map(({ id, name }) => ({ value: id, label: name }));
const DIRECTIONS = [
  { value: "out", label: "Money out" },
  { value: "in", label: "Money in" },
];

/** Both forms have an amount and a day: what went wrong is said in the one that was sent. */
const of = (answer: FieldsAnswer | undefined, field: string): FieldsAnswer | undefined =>
  answer?.repopulateFields && field in answer.repopulateFields ? answer : undefined;

function EntryCard({ accounts, start, today, answer: all }: Props) {
  const pending = useIntentPending("add");
  const answer = of(all, "account");
  return (
    <Card>
      <Form method="post" className="flex flex-col gap-4" noValidate>
        <FormKey />
        <input type="hidden" name="intent" value="add" />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectInput
            name="direction"
            label="In or out"
            answer={answer}
            value={start.direction}
            options={DIRECTIONS}
          />
          <TextInput
            name="amount"
            label="Amount"
            answer={answer}
            inputMode="decimal"
            defaultValue={start.amount}
            required
          />
        </div>
        <TextInput
          name="name"
          label="To or from whom"
          answer={answer}
          defaultValue={start.name}
          maxLength={200}
          required
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Category" error={answer?.fieldErrors?.choice}>
            {({ id }) => (
              <select id={id} name="choice" defaultValue={entered(answer, "choice", start.choice)} className="field">
                <option value="">Work it out</option>
                <KindOptions />
                <CategoryOptions />
              </select>
            )}
          </Field>
          <TextInput name="day" type="date" label="Date" answer={answer} defaultValue={today} required />
        </div>
        <SelectInput name="account" label="Account" answer={answer} value={start.account} options={options(accounts)} />
        <TextInput name="note" label="Note" hint="Optional" answer={answer} maxLength={500} />
        <Repeats answer={answer} />
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button type="submit" pending={pending} pendingText="Adding...">
            Add transaction
          </Button>
          <LinkButton to="/transactions" variant="secondary">
            Cancel
          </LinkButton>
        </div>
      </Form>
    </Card>
  );
}

const RHYTHM_OPTIONS = [
  { value: "", label: "Doesn't repeat" },
  ...Object.entries(RHYTHMS).map(([value, label]) => ({ value, label })),
];

/** The day of the form is the first. */
function Repeats({ answer }: { answer?: FieldsAnswer }) {
  return (
    <div className="col-span-full grid gap-4 sm:grid-cols-2">
      <SelectInput name="repeat" label="Repeats" answer={answer} options={RHYTHM_OPTIONS} />
      <TextInput name="until" type="date" label="Until" hint="Optional" answer={answer} />
    </div>
  );
}

function TransferCard({ accounts, today, answer: all }: Omit<Props, "start">) {
  const pending = useIntentPending("transfer");
  const answer = of(all, "from");
  return (
    <Card title="Or move money between two of them">
      <Form method="post" className="flex flex-col gap-4" noValidate>
        <FormKey />
        <input type="hidden" name="intent" value="transfer" />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectInput name="from" label="From" answer={answer} value={accounts[0]?.id} options={options(accounts)} />
          <SelectInput name="to" label="To" answer={answer} value={accounts[1]?.id} options={options(accounts)} />
          <TextInput name="amount" label="Amount to move" answer={answer} inputMode="decimal" required />
          <TextInput name="day" type="date" label="Moved on" answer={answer} defaultValue={today} required />
          <Repeats answer={answer} />
        </div>
        <div>
          <Button type="submit" variant="secondary" icon="repeat" pending={pending} pendingText="Moving...">
            Move money
          </Button>
        </div>
      </Form>
    </Card>
  );
}
