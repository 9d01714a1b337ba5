import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Link } from "~/components/ui/link";
import type { TransactionItem } from "~/contracts/transaction-view";
import { categoryName } from "~/domain/categories/list";

/** The whole line opens the row. */
export function TransactionRow({ row, href }: { row: TransactionItem; href: string }) {
  const labels =
    row.splits.length > 0 ? row.splits.map(({ category }) => categoryName(category)).join(" + ") : row.label;
  return (
    <li>
      <Link to={href} preventScrollReset className="flex min-h-11 items-center gap-3 rounded-md py-3 hover:bg-sunken">
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken">
          {row.icon}
        </span>{" "}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium wrap-anywhere">{row.merchantName}</span>{" "}
            {row.pending ? <Badge variant="info">Pending</Badge> : null}
          </span>{" "}
          <span className="block truncate text-xs text-muted">
            {labels} · {row.accountName}
            {row.note ? ` · ${row.note}` : ""}
          </span>
        </span>{" "}
        <Amount
          cents={row.amountCents}
          plus
          tone={
            row.kind === "income" || row.kind === "refund"
              ? "signed"
              : row.pending || row.kind === "transfer" || row.kind === "card_payment"
                ? "muted"
                : "plain"
          }
          className="shrink-0 font-medium"
        />
      </Link>
    </li>
  );
}
