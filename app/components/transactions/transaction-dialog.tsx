import { Form, useNavigation } from "@remix-run/react";
import { AskLink } from "~/components/coach/ask-link";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import { Link } from "~/components/ui/link";
import type { TransactionItem } from "~/contracts/transaction-view";
import { isSpending } from "~/domain/categories/classify";
import { mediumDate } from "~/domain/periods";
import { CategoryOptions } from "./transaction-filters";
import { fieldAmount } from "~/domain/money";

type Props = { transaction: TransactionItem; sameMerchant: number; problem: string | null; closeTo: string };

const PARTS = [0, 1, 2, 3];

/** Everything a person can say about a row: its category, a note, parts, that it is a transfer, or that it shall go. */
export function TransactionDialog({ transaction, sameMerchant, problem, closeTo }: Props) {
  return (
    <Dialog
      title={transaction.merchantName}
      description={`${mediumDate(transaction.day)} · ${transaction.accountName}`}
      closeTo={closeTo}
    >
      <p className="mb-4">
        <Amount cents={transaction.amountCents} size="lg" />{" "}
        {transaction.pending ? (
          <span className="ml-2 text-sm text-muted">Pending: it is in no total until it posts.</span>
        ) : null}
      </p>
      {problem ? (
        <p role="alert" className="mb-4 text-sm text-loss">
          {problem}
        </p>
      ) : null}
      <Correction transaction={transaction} sameMerchant={sameMerchant} closeTo={closeTo} />
      {isSpending(transaction.kind) ? <Splits transaction={transaction} /> : null}
      <Deletion transaction={transaction} />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <AskLink
          screen={closeTo}
          about={transaction.id}
          label={`Ask your coach about ${transaction.merchantName}`}
          className="text-accent underline underline-offset-4"
        >
          Ask your coach
        </AskLink>{" "}
        <Link
          to={`/transactions/new?like=${encodeURIComponent(transaction.id)}`}
          className="text-accent underline underline-offset-4"
        >
          Add one like this by hand
        </Link>
      </p>
    </Dialog>
  );
}

function usePending(intent: string): boolean {
  return useNavigation().formData?.get("intent") === intent;
}

function Correction({ transaction, sameMerchant, closeTo }: Pick<Props, "transaction" | "sameMerchant" | "closeTo">) {
  const pending = usePending("correct");
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="correct" />
      <input type="hidden" name="transaction" value={transaction.id} />
      <Field
        label="Category"
        hint={
          transaction.matched
            ? `Matched with its other side: ${transaction.label}.`
            : `Now: ${transaction.label}${transaction.edited ? " (your choice)" : ""}.`
        }
      >
        {(tied) => (
          <select {...tied} name="choice" defaultValue="" className="field">
            <option value="">Leave as it is</option>
            <optgroup label="Not spending">
              <option value="kind:transfer">🔁 Transfer between own accounts</option>
              <option value="kind:income">💰 Income</option>
              <option value="kind:card_payment">💳 Card payment</option>
            </optgroup>
            <CategoryOptions />
          </select>
        )}
      </Field>
      {sameMerchant > 1 ? (
        <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
          <input type="checkbox" name="applyToMerchant" className="mt-0.5 size-5 shrink-0 accent-accent" />
          <span>
            Use this category for all {sameMerchant.toLocaleString("en-US")} transactions of this merchant, and for new
            ones
          </span>
        </label>
      ) : null}
      <Field label="Note">
        {(tied) => (
          <textarea
            {...tied}
            name="note"
            rows={2}
            maxLength={500}
            defaultValue={transaction.note ?? ""}
            className="field"
          />
        )}
      </Field>
      <DialogActions closeTo={closeTo}>
        <Button type="submit" pending={pending} pendingText="Saving...">
          Save
        </Button>
      </DialogActions>
    </Form>
  );
}

function Splits({ transaction }: { transaction: TransactionItem }) {
  const pending = usePending("split");
  return (
    <details className="mt-6 border-t border-line pt-4" open={transaction.splits.length > 0}>
      <summary className="fold">Split over several categories</summary>
      <Form method="post" preventScrollReset className="mt-2 flex flex-col gap-3">
        <input type="hidden" name="intent" value="split" />
        <input type="hidden" name="transaction" value={transaction.id} />
        <p className="text-sm text-muted">
          The parts must add up to <Amount cents={Math.abs(transaction.amountCents)} />. Empty lines are left out; with
          all lines empty the split is removed.
        </p>
        {PARTS.map((index) => {
          const part = transaction.splits[index];
          return (
            <div key={index} className="grid grid-cols-[2fr_1fr] gap-3">
              <Field label={`Category of part ${index + 1}`} labelHidden>
                {(tied) => (
                  <select
                    {...tied}
                    name="category"
                    defaultValue={part?.category ?? transaction.category ?? "miscellaneous"}
                    className="field"
                  >
                    <CategoryOptions />
                  </select>
                )}
              </Field>
              <Field label={`Amount of part ${index + 1}`} labelHidden>
                {(tied) => (
                  <input
                    {...tied}
                    name="amount"
                    inputMode="decimal"
                    placeholder="0.00"
                    defaultValue={part ? fieldAmount(Math.abs(part.amountCents)) : ""}
                    className="field"
                  />
                )}
              </Field>
            </div>
          );
        })}
        <Button type="submit" variant="secondary" pending={pending} pendingText="Saving...">
          Save split
        </Button>
      </Form>
    </details>
  );
}

function Deletion({ transaction }: { transaction: TransactionItem }) {
  const pending = usePending("delete");
  return (
    <details className="mt-4 border-t border-line pt-4">
      <summary className="fold text-loss">Delete</summary>
      <Form method="post" preventScrollReset className="mt-2 flex flex-col gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="transaction" value={transaction.id} />
        <p className="text-sm text-muted">
          Takes this transaction out of every list and total. It does not come back, even when the bank sends it again.
        </p>
        <Button type="submit" variant="danger" pending={pending} pendingText="Deleting...">
          Delete transaction
        </Button>
      </Form>
    </details>
  );
}
