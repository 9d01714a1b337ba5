import type { ReactNode } from "react";
import { cx } from "./cx";
import { FigureTable } from "./figure-table";

type ChartFigureProps = {
  /** One sentence that says what the picture shows. */
  summary: ReactNode;
  /** The server-drawn SVG (or the live chart that takes its place). */
  children: ReactNode;
  /** The figures behind it. */
  table: { caption: string; columns: string[]; rows: ReactNode[][] };
  /** What else can be unfolded, beside the figures. */
  more?: ReactNode;
  className?: string;
};

/** A chart that can be read without seeing it: a sentence, a picture, and its table behind a summary. */
export function ChartFigure({ summary, children, table, more, className }: ChartFigureProps) {
  return (
    <figure className={cx("flex flex-col gap-2 sm:gap-3", className)}>
      <figcaption className="text-muted max-sm:text-xs">{summary}</figcaption>
      {children}
      <div className="flex flex-wrap items-start gap-x-6">
        <details className="group min-w-0 text-xs open:basis-full">
          <summary className="fold text-accent">
            <span className="group-open:hidden">Show the figures</span>{" "}
            <span className="hidden group-open:inline">Hide the figures</span>
          </summary>
          <FigureTable {...table} />
        </details>
        {more}
      </div>
    </figure>
  );
}
