import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { mediumDate } from "~/domain/periods";
import type { ListLine } from "~/domain/screens/report";

/** Icon, name and category; amount and date at the right. */
export function LineList({ lines, label }: { lines: readonly ListLine[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex min-h-14 items-center gap-3 py-2">
          <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-base">
            {line.merchantIcon}
          </span>
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="max-w-full truncate font-medium">{line.merchantName}</span>{" "}
              {line.pending ? <Badge variant="info">Pending</Badge> : null}
            </p>
            <p className="truncate text-xs text-muted">
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
