import { grouped } from "~/domain/money";
import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";
import type { AnswerList } from "~/texts/coach";

/** Rows beside an answer; with bars where they are an order or steps, under a line where the steps are many. */
export function AnswerListFigure({ list }: { list: AnswerList }) {
  const { chart, rows, more, total, caption } = list;
  const left = total - rows.length;
  return (
    <figure aria-label={caption} className="grid max-w-prose grid-cols-1 gap-2">
      {chart?.kind === "line" ? (
        <>
          <Line points={chart.points} caption={caption} />
          <details>
            <summary className="fold text-sm text-accent">Show the figures</summary>
            <Rows list={list} />
          </details>
        </>
      ) : (
        <Rows list={list} />
      )}
      {more ? (
        <figcaption>
          <Link to={more} className="inline-flex min-h-11 items-center text-sm text-accent hover:underline">
            {left > 0 ? `See all ${grouped(total)}` : "See the transactions"}
          </Link>
        </figcaption>
      ) : null}
    </figure>
  );
}

function Rows({ list: { rows, chart } }: { list: AnswerList }) {
  const points = chart?.kind === "bars" ? chart.points : [];
  const top = Math.max(...points.map(({ value }) => Math.abs(value)), 0.01);
  return (
    <ul className="divide-y divide-line text-sm tabular-nums">
      {rows.map((row, at) => {
        const point = points[at];
        return (
          <li key={at}>
            <RowLink href={row.href}>
              <span className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">
                  {row.label} {row.note ? <span className="block text-xs text-muted">{row.note}</span> : null}
                </span>{" "}
                <span className="shrink-0">{row.value}</span>
              </span>
              {point ? <Bar share={point.value / top} /> : null}
            </RowLink>
          </li>
        );
      })}
    </ul>
  );
}

function RowLink({ href, children }: { href: string | null; children: ReactNode }) {
  const className = "grid min-h-11 content-center gap-1 py-1.5";
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <Link to={href} className={`${className} hover:bg-sunken`}>
      {children}
    </Link>
  );
}

/** What is below zero has the colour of a loss, and its sign in the figure beside it. */
function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" width="100" height="4" className="h-1.5 w-full">
      <rect width="100" height="4" rx="1" className="fill-sunken" />
      <rect width={Math.max(1, Math.abs(share) * 100)} height="4" className={share < 0 ? "fill-loss" : "fill-accent"} />
    </svg>
  );
}

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 4;

function Line({ points, caption }: { points: NonNullable<AnswerList["chart"]>["points"]; caption: string }) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0.01, ...values)];
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, points.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low);
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last) return null;
  const most = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  return (
    <div className="text-xs text-muted tabular-nums">
      <p>
        Most: {most.text}, {most.label}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${caption} ${first.label}: ${first.text}. ${last.label}: ${last.text}. Most: ${most.label}, ${most.text}.`}
        className="h-24 w-full text-accent"
      >
        <line
          x1={EDGE}
          x2={WIDTH - EDGE}
          y1={y(0)}
          y2={y(0)}
          className="stroke-edge"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          points={points.map(({ value }, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="flex justify-between gap-4">
        <span>{first.label}</span> <span>{last.label}</span>
      </p>
    </div>
  );
}
