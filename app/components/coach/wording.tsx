import { Link } from "~/components/ui/link";
import { Note } from "~/components/ui/callout";
import { FigureTable } from "~/components/ui/figure-table";
import type { AnswerTable, Citation, MaybeWording } from "~/texts/coach";
import { counted } from "~/texts/plural";

/** Who worded it, if that needs saying, and what its figures rest on. */
export function WordingNotes({ notice, citations = [] }: MaybeWording) {
  return (
    <>
      {notice ? (
        <Note tone="caution" role="status">
          {notice}
        </Note>
      ) : null}
      {citations.length > 0 ? <Sources citations={citations} /> : null}
    </>
  );
}

function Sources({ citations }: { citations: readonly Citation[] }) {
  return (
    <details className="-my-2">
      <summary className="fold text-xs !font-normal text-muted">Sources for these figures ({citations.length})</summary>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {citations.map((citation, index) => (
          <li key={index} className="border-b border-line last:border-0">
            <Link
              to={citation.href}
              className="flex min-h-11 items-center justify-between gap-3 py-1 text-sm hover:underline"
            >
              <span>
                {citation.label}{" "}
                {citation.period ? <span className="block text-xs text-muted">{citation.period}</span> : null}
              </span>{" "}
              <span className="shrink-0 text-right whitespace-nowrap tabular-nums">
                {citation.value}{" "}
                {citation.rows ? (
                  <span className="block text-xs text-muted">{counted(citation.rows, "transaction")}</span>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function ScheduleTable({ table }: { table: AnswerTable }) {
  return (
    <details>
      <summary className="fold text-sm text-accent">{table.caption}: the whole schedule</summary>
      <div className="mt-2">
        <FigureTable
          caption={table.caption}
          columns={table.head}
          rows={table.rows}
          className="min-w-max text-xs sm:text-sm"
        />
      </div>
    </details>
  );
}
