import { OwnMoveRow } from "~/components/transactions/own-move";
import { Amount } from "~/components/ui/amount";
import { Link } from "~/components/ui/link";
import { MerchantMark } from "~/components/ui/merchant-mark";
import { idOfLabel } from "~/domain/categories/list";
import { withOwnName } from "~/domain/categories/own";
import { tidyName } from "~/domain/ledger/tidy-name";
import { transactionLabel } from "~/domain/ledger/transaction-label";
import { movesAsOne } from "~/domain/ledger/own-moves";
import { editHref } from "~/domain/ledger/row-links";
import { mediumDate } from "~/domain/periods";
import type { ListLine } from "~/domain/screens/report";

/** Each line leads to where it can be changed; a sample's lines, which nobody may change, lead nowhere. */
type LineListProps = { lines: readonly ListLine[]; label: string; isSample: boolean };

const centsOf = ({ cents }: ListLine) => cents;

const TRANSFER = transactionLabel("transfer", null);

const LINE = "flex min-h-12 items-center gap-3 py-0.5 sm:min-h-13 sm:py-1.5";

/** Icon, name and category; amount and date at the right. A move between two accounts is one entry. */
export function LineList({ lines, label, isSample }: LineListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {movesAsOne(lines, centsOf).map((entry) =>
        "at" in entry ? (
          <OwnMoveRow
            key={entry.at.id}
            from={entry.from.leg?.account ?? ""}
            to={entry.to.leg?.account ?? ""}
            cents={entry.to.cents}
            kind={entry.from.category === TRANSFER ? "transfer" : "card_payment"}
            day={entry.at.day}
          >
            <LineItem line={entry.from} isSample={isSample} />
            <LineItem line={entry.to} isSample={isSample} />
          </OwnMoveRow>
        ) : (
          <LineItem key={entry.id} line={entry} isSample={isSample} />
        ),
      )}
    </ul>
  );
}

function LineItem({ line, isSample }: { line: ListLine; isSample: boolean }) {
  return (
    <li data-row>
      {isSample ? (
        <div className={LINE}>
          <Line line={line} />
        </div>
      ) : (
        <Link to={editHref(line.id)} className={`${LINE} -mx-2 rounded-md px-2 hover:bg-sunken`}>
          <Line line={line} />
        </Link>
      )}
    </li>
  );
}

function Line({ line }: { line: ListLine }) {
  // Money that only changed accounts is no gain.
  const isMove = line.category === TRANSFER;
  const words = withOwnName(line.category, line.ownName ?? null);
  return (
    <>
      <MerchantMark name={line.merchantName} category={idOfLabel(line.category)} />{" "}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{tidyName(line.merchantName)}</span>{" "}
        <span className="block truncate text-xs text-muted">
          {line.pending ? <span className="font-medium text-info">Pending · </span> : null}
          {words}
          {line.description ? ` · ${line.description}` : null}
        </span>
      </span>{" "}
      <span className="shrink-0 text-right">
        <Amount cents={line.cents} tone={line.cents > 0 && !isMove ? "signed" : "plain"} plus className="font-medium" />{" "}
        <span className="block text-xs text-muted">
          <time dateTime={line.day}>{mediumDate(line.day)}</time>
        </span>
      </span>
    </>
  );
}
