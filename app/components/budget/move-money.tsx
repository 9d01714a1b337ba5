import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field } from "~/components/ui/field-frame";
import type { BudgetCategory } from "~/domain/budget/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import { formatUsd } from "~/domain/money";
import type { Month } from "~/domain/periods";

/** What the action answered of this form. */
export type MoveAnswer = { error?: string; from?: string; to?: string; amount?: string };
type Props = { categories: readonly BudgetCategory[]; month: Month; current: Month; answer: MoveAnswer | null };

/** One category gives what another needs, for this month alone. */
export function MoveMoney({ categories, month, current, answer }: Props) {
  const planned = categories.filter(({ ownAmount }) => ownAmount > 0);
  if (planned.length === 0) return null;
  return (
    <Card title="Move money">
      <Form
        method="post"
        action={budgetHref(month, current)}
        preventScrollReset
        className="flex flex-col gap-3"
        key={JSON.stringify(planned.map(({ ownAmount }) => ownAmount))}
      >
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="month" value={month} />
        <Choice
          label="From"
          name="from"
          value={answer?.from}
          options={planned.map(({ id, name, remaining }) => ({ id, text: `${name} (${leftOf(remaining)})` }))}
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
        <Button type="submit" variant="secondary" icon="repeat">
          Move it
        </Button>
      </Form>
    </Card>
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
