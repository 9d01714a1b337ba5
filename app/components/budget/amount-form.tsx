import { Form, useActionData } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import type { Refused } from "~/contracts/form";
import type { BudgetCategory } from "~/domain/budget/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import { fieldAmount, formatUsd } from "~/domain/money";
import type { Month } from "~/domain/periods";

type Props = { category: BudgetCategory; month: Month; current: Month; usualCents: number | undefined };

/** A category's amount where it stands: Enter saves it, with scripts and without. */
export function AmountForm({ category, month, current, usualCents }: Props) {
  const { id, name, ownAmount, rollover } = category;
  const posted = useActionData<Partial<Refused>>();
  const refused = posted?.repopulateFields?.category === id ? posted : undefined;
  const entered = refused?.repopulateFields?.plannedAmount;
  const error = refused?.fieldErrors?.plannedAmount;
  return (
    <Form
      method="post"
      action={budgetHref(month, current)}
      preventScrollReset
      className="group relative shrink-0 print:hidden"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="category" value={id} />
      <input type="hidden" name="month" value={month} />
      {rollover ? <input type="hidden" name="rollover" value="on" /> : null}
      <label className="sr-only" htmlFor={`amount-${id}`}>
        Plan for {name}
      </label>
      <input
        key={`${ownAmount} ${typeof entered === "string" ? entered : ""}`}
        id={`amount-${id}`}
        name="plannedAmount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `amount-${id}-error` : undefined}
        defaultValue={typeof entered === "string" ? entered : ownAmount > 0 ? fieldAmount(ownAmount) : ""}
        placeholder={usualCents ? fieldAmount(usualCents) : "0.00"}
        title={usualCents ? `Usually ${formatUsd(usualCents)} a month` : undefined}
        className="field w-20 px-2! text-right text-sm tabular-nums sm:w-30 sm:pr-10!"
      />
      {error ? (
        <p id={`amount-${id}-error`} role="alert" className="max-w-30 text-xs text-loss">
          {error}
        </p>
      ) : null}
      <button
        type="submit"
        aria-label={`Save ${name}`}
        className="pointer-events-none absolute inset-y-1 right-1 grid w-8 max-sm:hidden place-items-center rounded-sm text-accent opacity-0 group-focus-within:pointer-events-auto group-focus-within:opacity-100 hover:bg-accent-soft"
      >
        <Icon name="check" size="sm" />
      </button>
    </Form>
  );
}
