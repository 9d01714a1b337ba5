import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field-frame";
import { NO_JOB } from "~/domain/budget/change";
import { formatUsd } from "~/domain/money";
import type { MoveFormProps } from "./move-money";

export default function MoveForm({ categories, noJobCents, month, action, answer }: MoveFormProps) {
  const planned = categories.filter(({ ownAmount }) => ownAmount > 0);
  const free = noJobCents > 0 ? [{ id: NO_JOB, text: `Not budgeted yet (${formatUsd(noJobCents)})` }] : [];
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="flex flex-col gap-3"
      key={JSON.stringify([planned.map(({ ownAmount }) => ownAmount), answer?.to])}
    >
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="month" value={month} />
      <Choice
        label="From"
        name="from"
        value={answer?.from}
        options={[
          ...free,
          ...planned.map(({ id, name, remaining }) => ({ id, text: `${name} (${leftOf(remaining)})` })),
        ]}
      />
      <Choice
        label="To"
        name="to"
        value={answer?.to ?? planned[1]?.id}
        options={categories.map(({ id, name }) => ({ id, text: name }))}
      />
      <Field label="Amount" error={answer?.error}>
        {(tied) => (
          <input
            {...tied}
            name="amount"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={answer?.amount}
            className="field"
          />
        )}
      </Field>
      {answer?.note ? <p className="text-sm text-muted">{answer.note}</p> : null}
      <Button type="submit" variant="secondary" icon="repeat">
        Move it
      </Button>
    </Form>
  );
}

const leftOf = (remaining: number): string =>
  remaining < 0 ? `${formatUsd(-remaining)} over` : `${formatUsd(remaining)} left`;

type ChoiceProps = { label: string; name: string; value: string | undefined; options: { id: string; text: string }[] };

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <Field label={label}>
      {(tied) => (
        <select {...tied} name={name} defaultValue={value} className="field">
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
