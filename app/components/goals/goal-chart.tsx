import type { GoalColor } from "~/domain/goals/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { daysBetween, mediumDate, type Day } from "~/domain/periods";
import { cx } from "~/components/ui/cx";
import { STROKES } from "./goal-look";

type Props = {
  history: Point[];
  today: Day;
  due: Day | null;
  target: number;
  color: GoalColor;
  what: "saved" | "paid off";
};
type Point = { day: string; amount: number };
const WIDTH = 280;
const HEIGHT = 72;
const SIDE = 4;
const TOP = 16;
const BOTTOM = 16;

/** From the first entry to the day it's due: what came, where it stands today, and the way that is left. */
export function GoalChart({ history, today, due, target, color, what }: Props) {
  const [first, last] = [history[0], history[history.length - 1]];
  if (!first || !last) return null;
  const end = due && due > today ? due : today;
  const span = daysBetween(first.day, end);
  if (span < 1) return null;
  const top = Math.max(target, ...history.map((point) => point.amount), 0.01);
  const x = (day: Day) => Number((SIDE + (daysBetween(first.day, day) * (WIDTH - 2 * SIDE)) / span).toFixed(1));
  const y = (amount: number) =>
    Number((HEIGHT - BOTTOM - (Math.max(0, amount) * (HEIGHT - TOP - BOTTOM)) / top).toFixed(1));
  const points = last.day < today ? [...history, { day: today, amount: last.amount }] : history;
  const line = points.map((point) => `${x(point.day)},${y(point.amount)}`).join(" ");
  const now = x(today);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={labelOf({ history, due, target, what })}
        className={cx("h-auto w-full max-w-xs text-[11px]", STROKES[color])}
      >
        <line x1={SIDE} x2={WIDTH - SIDE} y1={y(target)} y2={y(target)} className="stroke-edge" strokeDasharray="3 4" />
        <polygon
          points={`${SIDE},${HEIGHT - BOTTOM} ${line} ${now},${HEIGHT - BOTTOM}`}
          fill="currentColor"
          opacity="0.12"
        />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        {due && due > today && last.amount < target ? (
          <path
            d={`M${now} ${y(last.amount)}L${x(due)} ${y(target)}`}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="2 4"
          />
        ) : null}
        <line x1={now} x2={now} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-edge" />
        <circle cx={now} cy={y(last.amount)} r="3.5" fill="currentColor" />
        <text x={now} y={HEIGHT - 4} textAnchor={anchorAt(now)} className="fill-muted">
          Today
        </text>
        {due && due > today ? (
          <text x={WIDTH - SIDE} y={TOP - 6} textAnchor="end" className="axis-amount fill-muted">
            {`${formatUsd(fromDollars(target))} by ${mediumDate(due)}`}
          </text>
        ) : null}
      </svg>
      <Figures history={history} what={what} />
    </figure>
  );
}

/** Words at an edge turn inward. */
const anchorAt = (x: number): "start" | "middle" | "end" => (x < 20 ? "start" : x > WIDTH - 20 ? "end" : "middle");

function labelOf({ history, due, target, what }: Pick<Props, "history" | "due" | "target" | "what">): string {
  const [first, last] = [history[0], history[history.length - 1]];
  const verb = what === "saved" ? "Saved" : "Paid off";
  const goal = `of ${dollars(target)}${due ? ` by ${mediumDate(due)}` : ""}`;
  return first && last && first !== last
    ? `${verb}: ${dollars(first.amount)} on ${mediumDate(first.day)}, ${dollars(last.amount)} now, ${goal}.`
    : `${verb}: ${dollars(last?.amount ?? 0)} now, ${goal}.`;
}

function Figures({ history, what }: Pick<Props, "history" | "what">) {
  return (
    <details className="group text-xs">
      <summary className="fold text-muted">
        <span className="group-open:hidden">Show the figures</span>{" "}
        <span className="hidden group-open:inline">Hide the figures</span>
      </summary>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{`Amount ${what} by date`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {history.map((point) => (
            <tr key={point.day} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal text-muted">
                {mediumDate(point.day)}
              </th>
              <td className="py-1.5 text-right">{dollars(point.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function dollars(amount: number): string {
  return formatUsd(fromDollars(amount));
}
