import { Form } from "@remix-run/react";
import { AskLink } from "~/components/coach/ask-link";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import { Link } from "~/components/ui/link";
import type { Entered } from "~/contracts/form";
import type { TransactionDetails, TransactionItem } from "~/contracts/transaction-view";
import { choiceOfPlaced } from "~/domain/categories/own";
import { isSpending } from "~/domain/categories/classify";
import { mediumDate } from "~/domain/periods";
import { CorrectionForm, usePending } from "./correction-form";
import { CategoryOptions } from "./category-options";
import { fieldAmount } from "~/domain/money";

type Props = TransactionDetails & {
  tags: readonly string[];
  entered: Entered;
  problem: string | null;
  closeTo: string;
};

const PARTS = [0, 1, 2, 3];

const WAY = "inline-flex min-h-8 items-center text-accent underline underline-offset-4 touch:min-h-11";

/** Everything a person can say about a row: its category, a note, parts, that it is a transfer, or that it shall go. */
export function TransactionDialog({ problem, closeTo, ...details }: Props) {
  const { transaction } = details;
  return (
    <Dialog
      title={transaction.name}
      description={`${mediumDate(transaction.day)} · ${transaction.accountName}`}
      closeTo={closeTo}
    >
      <p className="mb-4">
        <Amount cents={transaction.amountCents} size="lg" />{" "}
        {transaction.pending ? (
          <span className="ml-2 text-sm text-muted">Pending: it's in no total until it posts.</span>
        ) : null}
      </p>
      <OnStatement transaction={transaction} />
      {problem ? (
        <p role="alert" className="mb-4 text-sm text-loss">
          {problem}
        </p>
      ) : null}
      <CorrectionForm {...details} closeTo={closeTo} />
      {isSpending(transaction.kind) ? <Splits transaction={transaction} entered={details.entered} /> : null}
      <Deletion transaction={transaction} />
      <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
        <AskLink
          screen={closeTo}
          about={transaction.id}
          label={`Ask your coach about ${transaction.name}`}
          className={WAY}
        >
          Ask your coach
        </AskLink>{" "}
        <Link to={ruleHref(transaction)} className={WAY}>
          Make a rule of it
        </Link>{" "}
        <Link to={`/transactions/new?like=${encodeURIComponent(transaction.id)}`} className={WAY}>
          Add one like this by hand
        </Link>
      </p>
    </Dialog>
  );
}

/** A rule for what the bank calls it, to be looked at and tried. */
function ruleHref({ bankName, merchantName, kind, category, ownCategory }: TransactionDetails["transaction"]): string {
  const fields = {
    match: "is",
    merchant: bankName ?? merchantName,
    ...(isSpending(kind) && category ? { category: choiceOfPlaced({ category, ownCategory }) } : {}),
  };
  return `/rules/new?${new URLSearchParams(fields).toString()}`;
}

/** What the bank wrote, where that isn't what is shown. */
function OnStatement({ transaction: { name, merchantName, rawName } }: Pick<Props, "transaction">) {
  const written = rawName || merchantName;
  if (written === name) return null;
  return <p className="mb-4 text-sm wrap-anywhere text-muted">On your statement: {written}</p>;
}

const placeOf = ({ category, ownCategory }: TransactionItem) => ({
  category: category ?? "miscellaneous",
  ownCategory,
});

function Splits({ transaction, entered }: { transaction: TransactionItem; entered: Entered }) {
  const pending = usePending("split");
  // Of this dialog's forms only this one has amounts.
  const amounts = [entered.amount ?? []].flat();
  const categories = amounts.length > 0 ? [entered.category ?? []].flat() : [];
  return (
    <details className="mt-6 border-t border-line pt-4" open={transaction.splits.length > 0 || amounts.length > 0}>
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
                    defaultValue={categories[index] ?? choiceOfPlaced(part ?? placeOf(transaction))}
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
                    defaultValue={amounts[index] ?? (part ? fieldAmount(Math.abs(part.amountCents)) : "")}
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
          Takes this transaction out of every list and total. It doesn't come back, even when the bank sends it again.
        </p>
        <Button type="submit" variant="danger" pending={pending} pendingText="Deleting...">
          Delete transaction
        </Button>
      </Form>
    </details>
  );
}
