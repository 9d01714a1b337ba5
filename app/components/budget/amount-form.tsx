import { Form } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import type { BudgetCategory } from "~/domain/budget/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import { fieldAmount, formatUsd } from "~/domain/money";
import type { Month } from "~/domain/periods";

type Props = { category: BudgetCategory; month: Month; current: Month; usualCents: number | undefined };

/** A category's amount where it stands: Enter saves it, with scripts and without. */
export function AmountForm({ category, month, current, usualCents }: Props) {
  const { id, name, ownAmount, rollover } = category;
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
        key={ownAmount}
        id={`amount-${id}`}
        name="plannedAmount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={ownAmount > 0 ? fieldAmount(ownAmount) : ""}
        placeholder={usualCents ? fieldAmount(usualCents) : "0.00"}
        title={usualCents ? `Usually ${formatUsd(usualCents)} a month` : undefined}
        className="field w-20 px-2! text-right text-sm tabular-nums sm:w-30 sm:pr-10!"
      />
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
