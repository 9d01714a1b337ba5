import type { ReactNode } from "react";
import { cx } from "./cx";

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  className?: string;
};

/** Figures in rows: what each row is of on the left, its figures on the right. It scrolls within itself where it's wide. */
export function FigureTable({ caption, columns, rows, className }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys as well
    <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className={cx("w-full tabular-nums", className)}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                className={cx(
                  "px-2 py-1.5 align-bottom font-medium max-sm:max-w-24",
                  index === 0 ? "text-left" : "text-right",
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line} className="border-b border-line last:border-0">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className="px-2 py-1.5 text-left font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={index} className="px-2 py-1.5 text-right">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
