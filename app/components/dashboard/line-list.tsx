import { Amount } from "~/components/ui/amount";
import { MerchantInitials } from "~/components/ui/merchant-initials";
import { idOfLabel } from "~/domain/categories/list";
import { mediumDate } from "~/domain/periods";
import type { ListLine } from "~/domain/screens/report";

/** Icon, name and category; amount and date at the right. */
export function LineList({ lines, label }: { lines: readonly ListLine[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex min-h-13 items-center gap-3 py-1 sm:py-1.5">
          <MerchantInitials name={line.merchantName} category={idOfLabel(line.category)} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{line.merchantName}</p>{" "}
            <p className="truncate text-xs text-muted">
              {line.pending ? <span className="font-medium text-info">Pending · </span> : null}
              {line.description ? `${line.category} · ${line.description}` : line.category}
            </p>
          </div>
          <div className="shrink-0 text-right">
            <Amount cents={line.cents} tone={line.cents > 0 ? "signed" : "plain"} className="font-medium" />
            <p className="text-xs text-muted">
              <time dateTime={line.day}>{mediumDate(line.day)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
