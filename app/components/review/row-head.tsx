import { Amount } from "~/components/ui/amount";
import { MerchantMark } from "~/components/ui/merchant-mark";
import type { TransactionItem } from "~/contracts/transaction-view";
import { shownAs } from "~/domain/ledger/transaction-label";
import { mediumDate } from "~/domain/periods";

/** Which transaction is looked at. */
export function RowHead({ transaction }: { transaction: TransactionItem }) {
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
