import { Amount } from "~/components/ui/amount";
import { Link } from "~/components/ui/link";
import { MerchantMark } from "~/components/ui/merchant-mark";
import { idOfLabel } from "~/domain/categories/list";
import { withOwnName } from "~/domain/categories/own";
import { tidyName } from "~/domain/ledger/tidy-name";
import { transactionLabel } from "~/domain/ledger/transaction-label";
import { editHref } from "~/domain/ledger/row-links";
import { mediumDate } from "~/domain/periods";
import type { ListLine } from "~/domain/screens/report";

/** Each line leads to where it can be changed; a sample's lines, which nobody may change, lead nowhere. */
type LineListProps = { lines: readonly ListLine[]; label: string; isSample: boolean };

const TRANSFER = transactionLabel("transfer", null);

const LINE = "flex min-h-12 items-center gap-3 py-0.5 sm:min-h-13 sm:py-1.5";

/** Icon, name and category; amount and date at the right. */
export function LineList({ lines, label, isSample }: LineListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} data-row>
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
      ))}
    </ul>
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
