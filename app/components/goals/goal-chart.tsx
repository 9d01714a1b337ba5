import type { GoalColor } from "~/domain/goals/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { mediumDate } from "~/domain/periods";
import { cx } from "~/components/ui/cx";
import { STROKES } from "./goal-look";

type Props = { history: Point[]; target: number; color: GoalColor; what: "saved" | "paid off" };
type Point = { day: string; amount: number };
const WIDTH = 240;
const HEIGHT = 44;
const EDGE = 3;

/** The last months as a small line: drawn on the server, its figures in a table behind it. */
export function GoalChart({ history, target, color, what }: Props) {
  const [first, last] = [history[0], history[history.length - 1]];
  if (!first || !last || history.length < 2) return null;
  const top = Math.max(target, ...history.map((point) => point.amount), 0.01);
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / (history.length - 1);
  const y = (amount: number) => HEIGHT - EDGE - (Math.max(0, amount) * (HEIGHT - 2 * EDGE)) / top;
  const line = history.map((point, index) => `${x(index).toFixed(1)},${y(point.amount).toFixed(1)}`).join(" ");
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${what === "saved" ? "Saved" : "Paid off"}: ${dollars(first.amount)} on ${mediumDate(first.day)}, ${dollars(last.amount)} now, of ${dollars(target)}.`}
        className={cx("h-11 w-full", STROKES[color])}
      >
        <line
          x1={EDGE}
          x2={WIDTH - EDGE}
          y1={y(target)}
          y2={y(target)}
          className="stroke-edge"
          strokeWidth="1"
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
        <polygon
          points={`${EDGE},${HEIGHT - EDGE} ${line} ${WIDTH - EDGE},${HEIGHT - EDGE}`}
          fill="currentColor"
          opacity="0.12"
        />
        <polyline
          points={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <details className="group text-xs">
        <summary className="fold text-muted">
          <span className="group-open:hidden">Show the figures</span>{" "}
          <span className="hidden group-open:inline">Hide the figures</span>
        </summary>
        <Figures history={history} what={what} />
      </details>
    </figure>
  );
}

function Figures({ history, what }: Pick<Props, "history" | "what">) {
  return (
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
  );
}

function dollars(amount: number): string {
  return formatUsd(fromDollars(amount));
}
