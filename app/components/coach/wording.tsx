import { Link } from "~/components/ui/link";
import { Note } from "~/components/ui/callout";
import type { AnswerTable, Citation, MaybeWording } from "~/texts/coach";
import { plural } from "~/domain/coach/facts/fact";

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
    <details className="border-t border-line pt-3">
      <summary className="fold text-sm text-accent">What these figures rest on ({citations.length})</summary>
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
                  <span className="block text-xs text-muted">
                    {citation.rows.toLocaleString("en-US")} {plural("transaction", citation.rows)}
                  </span>
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
      <div className="mt-2 overflow-x-auto">
        <table className="w-full min-w-max text-xs tabular-nums sm:text-sm">
          <caption className="sr-only">{table.caption}</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-muted">
              {table.head.map((name, index) => (
                <th
                  key={index}
                  scope="col"
                  className={
                    index === 0 ? "py-2 pr-2" : "max-w-24 py-2 pl-2 text-right align-bottom sm:max-w-none sm:pl-3"
                  }
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]} className="border-b border-line last:border-0">
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row" className="py-2 pr-2 text-left font-medium whitespace-nowrap">
                      {cell}
                    </th>
                  ) : (
                    <td key={index} className="py-2 pl-2 text-right sm:pl-3">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
