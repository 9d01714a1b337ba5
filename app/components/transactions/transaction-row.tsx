import { cx } from "~/components/ui/cx";
import { Amount } from "~/components/ui/amount";
import { Link } from "~/components/ui/link";
import { MerchantMark } from "~/components/ui/merchant-mark";
import type { TransactionLine } from "~/contracts/transaction-view";
import { categoryName } from "~/domain/categories/list";
import { withOwnName } from "~/domain/categories/own";
import { shownAs } from "~/domain/ledger/transaction-label";

/** Neither earned nor spent. */
const NEUTRAL: readonly TransactionLine["kind"][] = ["transfer", "card_payment", "correction"];

/** On a desk: who, what for, which account, how much; all columns but the first have a width, so that they stand in line. */
export const IN_COLUMNS =
  "lg:grid lg:grid-cols-[2.5rem_minmax(0,1fr)_9rem_8rem_6.5rem] lg:gap-y-0 lg:py-0.5 " +
  "xl:grid-cols-[2.5rem_minmax(0,1fr)_13rem_12rem_8rem]";

/** The whole line opens the row. */
export function TransactionRow({
  row,
  href,
  ticked,
}: {
  row: TransactionLine;
  href: string;
  ticked: readonly string[] | null;
}) {
  return (
    <li data-row className="flex items-center">
      {ticked ? (
        <label className="grid size-11 shrink-0 place-items-center">
          <span className="sr-only">Select {row.name}</span>
          <input
            type="checkbox"
            name="row"
            value={row.id}
            defaultChecked={ticked.includes(row.id)}
            className="size-5 accent-accent"
          />
        </label>
      ) : null}
      <Link
        to={href}
        preventScrollReset
        className={cx("flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md py-2 hover:bg-sunken", IN_COLUMNS)}
      >
        <MerchantMark name={row.name} category={shownAs(row.kind, row.category)} /> <Words row={row} />{" "}
        <Amount
          cents={row.amountCents}
          plus
          tone={
            row.kind === "income" || row.kind === "refund"
              ? "signed"
              : row.pending || NEUTRAL.includes(row.kind)
                ? "muted"
                : "plain"
          }
          className="shrink-0 font-medium lg:col-start-5 lg:row-start-1 lg:text-right"
        />
      </Link>
    </li>
  );
}

/** Who, what for, from which account, and what the person wrote to it. */
function Words({ row }: { row: TransactionLine }) {
  const labels =
    row.splits.length > 0
      ? row.splits.map(({ category, ownName }) => withOwnName(categoryName(category), ownName)).join(" + ")
      : withOwnName(row.label, row.ownName);
  const said = [...row.tags.map((tag) => `#${tag}`), ...(row.note ? [row.note] : [])];
  return (
    <span className="min-w-0 flex-1 lg:contents">
      <span className="block font-medium wrap-anywhere">{row.name}</span>{" "}
      <span className="line-clamp-2 text-xs wrap-anywhere text-muted lg:contents">
        <span>
          {row.pending ? <span className="font-medium text-info">Pending · </span> : null}
          {labels}
        </span>{" "}
        <span className="max-sm:hidden">
          <span className="lg:hidden">· </span>
          {row.accountName}
        </span>{" "}
        {said.length > 0 ? (
          <span className="lg:col-start-2 lg:row-start-2 lg:pb-1">
            <span className="lg:hidden">· </span>
            {said.join(" · ")}
          </span>
        ) : null}
      </span>
    </span>
  );
}
