import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { MerchantMark } from "~/components/ui/merchant-mark";
import type { TransactionItem } from "~/contracts/transaction-view";
import { shownAs } from "~/domain/ledger/transaction-label";
import { mediumDate } from "~/domain/periods";
import { useReviewKeys } from "./use-review-keys";

type Props = {
  transaction: TransactionItem;
  /** Below what is answered. */
  after?: ReactNode;
  children: ReactNode;
};

/** One transaction that is looked at, with what can be said of it: by keys as well. */
export function LookedAtForm({ transaction, after, children }: Props) {
  const keys = useReviewKeys();
  return (
    <Card>
      <Form ref={keys} method="post" className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="review" />
        <input type="hidden" name="transaction" value={transaction.id} />
        <RowHead transaction={transaction} />
        {children}
      </Form>
      {after}
    </Card>
  );
}

/** Which transaction is looked at. */
function RowHead({ transaction }: { transaction: TransactionItem }) {
  return (
    <div className="flex items-start gap-3">
      <MerchantMark name={transaction.name} category={shownAs(transaction.kind, transaction.category)} />{" "}
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-semibold wrap-anywhere">{transaction.name}</h2>{" "}
        <p className="text-sm text-muted">
          {mediumDate(transaction.day)} · {transaction.accountName}
        </p>
      </div>{" "}
      <Amount cents={transaction.amountCents} plus size="lg" />
    </div>
  );
}
