import { BudgetAmountInput } from "~/contracts/budget";
import type { BudgetCategory } from "~/domain/budget/budget";
import { trendHref } from "~/domain/categories/hrefs";
import { formatUsd, fieldAmount } from "~/domain/money";
import type { Month } from "~/domain/periods";
import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { CheckboxField, TextField } from "~/components/ui/field";
import { Link } from "~/components/ui/link";
import { fullMonth } from "./month-switcher";

type EditDialogProps = {
  category: BudgetCategory;
  month: Month;
  /** What it takes in a usual month, where that is known. */
  usualCents: number | undefined;
  closeTo: string;
};

export default function EditDialog({ category, month, usualCents = 0, closeTo }: EditDialogProps) {
  const { id, name, ownAmount, actualSpent, rollover } = category;
  const isOffered = ownAmount <= 0 && usualCents > 0;
  return (
    <Dialog
      title="Edit Budget Amount"
      closeTo={closeTo}
      description={`${name}, ${fullMonth(month)}. Spent so far: ${formatUsd(actualSpent)}.`}
    >
      <AppForm schema={BudgetAmountInput} id={`budget-${id}-${month}`} intent="save" className="flex flex-col gap-4">
        <input type="hidden" name="category" value={id} />
        <input type="hidden" name="month" value={month} />
        <TextField
          name="plannedAmount"
          label="Planned Amount"
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          autoComplete="off"
          defaultValue={fieldAmount(isOffered ? usualCents : ownAmount)}
          hint={`${isOffered ? "Filled in from your usual month. " : ""}We'll use this amount every month until you change it.`}
        />
        <CheckboxField
          name="rollover"
          label="Carry leftover or overspent amounts into next month"
          defaultChecked={rollover}
        />
        <p className="text-sm">
          <Link
            to={trendHref(id)}
            className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 touch:min-h-11"
          >
            See 12 months of {name}
          </Link>
        </p>
        <DialogActions closeTo={closeTo}>
          <SubmitButton pendingText="Saving...">Save Amount</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
