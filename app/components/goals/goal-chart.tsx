import type { GoalColor } from "~/domain/goals/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { addDays, daysBetween, mediumDate, type Day } from "~/domain/periods";
import { cx } from "~/components/ui/cx";
import { STROKES } from "./goal-look";

type Props = {
  history: Point[];
  today: Day;
  due: Day | null;
  /** When today's pace gets there; null without one. */
  projected: Day | null;
  target: number;
  color: GoalColor;
  what: "saved" | "paid off";
};
type Point = { day: string; amount: number };
const WIDTH = 280;
const HEIGHT = 92;
const SIDE = 4;
const TOP = 16;
const BOTTOM = 16;
/** Half of what the words of a day take. */
const HALF = { today: 16, lands: 52, due: 44 };
/** A letter of an amount. */
const LETTER = 5.2;
/** What a word beside a line needs of it. */
const ROOM_FOR_WORD = 70;

/**
 * From the first entry on: what came, where it stands today, where today's pace lands, and, where that is later than the
 * day it's due, the pace that it needs. One day's entries are no line yet: the bar above says where they stand. The day
 * that it's due stands on the axis, the day that it's reached where the way meets the goal: neither is read as the other.
 */
export function GoalChart({ history, today, due, projected, target, color, what }: Props) {
  const isDebt = what === "paid off";
  const drawn = isDebt ? leftOf(history, target) : history;
  const [first, last] = [drawn[0], drawn[drawn.length - 1]];
  if (!first || !last || first === last) return null;
  const isOpen = isDebt ? last.amount > 0 : last.amount < target;
  const deadline = due && due > today ? due : null;
  const lands = isOpen && projected && projected > today ? projected : null;
  const needs = isOpen && !(deadline && lands && lands <= deadline) ? deadline : null;
  const end = endOf(first.day, deadline ?? today, lands);
  const span = daysBetween(first.day, end);
  const top = Math.max(target, ...drawn.map((point) => point.amount), 0.01);
  const x = (day: Day) => Number((SIDE + (daysBetween(first.day, day) * (WIDTH - 2 * SIDE)) / span).toFixed(1));
  const y = (amount: number) =>
    Number((HEIGHT - BOTTOM - (Math.max(0, amount) * (HEIGHT - TOP - BOTTOM)) / top).toFixed(1));
  const points = last.day < today ? [...drawn, { day: today, amount: last.amount }] : drawn;
  const line = points.map((point) => `${x(point.day)},${y(point.amount)}`).join(" ");
  const now = { x: x(today), y: y(last.amount) };
  // A debt falls to nothing, savings rise to their target.
  const goal = y(isDebt ? 0 : target);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={labelOf({ points: drawn, due, projected: lands, target, isDebt })}
        className={cx("h-auto w-full max-w-sm text-[10px] sm:text-[9px]", STROKES[color])}
      >
        <line x1={SIDE} x2={WIDTH - SIDE} y1={goal} y2={goal} className="stroke-edge" strokeDasharray="3 4" />
        <polygon
          points={`${SIDE},${HEIGHT - BOTTOM} ${line} ${now.x},${HEIGHT - BOTTOM}`}
          fill="currentColor"
          opacity="0.12"
        />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        {lands ? <Ahead from={now} to={meets(now, x(lands), goal)} look="pace" falls={isDebt} /> : null}
        {needs ? <Ahead from={now} to={{ x: x(needs), y: goal }} look="needed" falls={isDebt} /> : null}
        <Upright x={now.x} />
        <circle cx={now.x} cy={now.y} r="3.5" fill="currentColor" />
        {deadline && !apart(now.x, x(deadline)) ? null : (
          <Word x={now.x} y={HEIGHT - 4} of="today">
            Today
          </Word>
        )}
        {deadline ? <Due x={x(deadline)} day={deadline} /> : null}
        <text x={SIDE} y={y(target) - 4} className="axis-amount fill-muted">
          {dollars(target)}
        </text>
        {lands && hasRoom(x(lands), target) ? (
          <Word x={x(lands)} y={y(target) - 4} of="lands">
            {isDebt ? "paid off" : "reached"} {mediumDate(lands)}
          </Word>
        ) : null}
      </svg>
      <Figures points={drawn} what={isDebt ? "left to pay" : "saved"} />
    </figure>
  );
}

const leftOf = (paid: readonly Point[], target: number): Point[] =>
  paid.map(({ day, amount }) => ({ day, amount: target - amount }));

/** As far as the pace lands, but no further than twice the way to the day it's due. */
function endOf(first: Day, deadline: Day, lands: Day | null): Day {
  if (!lands || lands <= deadline) return deadline;
  const farthest = addDays(deadline, daysBetween(first, deadline));
  return lands < farthest ? lands : farthest;
}

type Spot = { x: number; y: number };

/** Where the way to a spot beyond the drawing leaves it. */
function meets(from: Spot, x: number, y: number): Spot {
  const edge = WIDTH - SIDE;
  if (x <= edge) return { x, y };
  return { x: edge, y: Number((from.y + ((y - from.y) * (edge - from.x)) / (x - from.x)).toFixed(1)) };
}

const LOOKS = {
  pace: { words: "at today's pace", dash: "2 4", below: 12, above: -3, anchor: "start" },
  needed: { words: "needed", dash: "6 3", below: -3, above: 12, anchor: "end" },
} as const;

/** A way from today on, with its own name where there is room. */
function Ahead({ from, to, look, falls }: { from: Spot; to: Spot; look: keyof typeof LOOKS; falls: boolean }) {
  const { words, dash, below, above, anchor } = LOOKS[look];
  return (
    <>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        stroke={look === "pace" ? "currentColor" : undefined}
        className={look === "pace" ? undefined : "stroke-muted"}
        strokeWidth="1.5"
        strokeDasharray={dash}
      />
      {look === "pace" ? <circle cx={to.x} cy={to.y} r="2.5" fill="currentColor" /> : null}
      {to.x - from.x > ROOM_FOR_WORD ? (
        <text
          x={(from.x + to.x) / 2}
          y={(from.y + to.y) / 2 + (falls ? above : below)}
          textAnchor={anchor}
          className="fill-muted"
        >
          {words}
        </text>
      ) : null}
    </>
  );
}

const Upright = ({ x }: { x: number }) => <line x1={x} x2={x} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-edge" />;

const Due = ({ x, day }: { x: number; day: Day }) => (
  <>
    <Upright x={x} />
    <Word x={x} y={HEIGHT - 4} of="due">
      due {mediumDate(day)}
    </Word>
  </>
);

/** Words keep to the drawing. */
const within = (x: number, half: number): number => Math.min(Math.max(x, SIDE + half), WIDTH - SIDE - half);
/** Beside the amount that is aimed at. */
const hasRoom = (landing: number, target: number): boolean =>
  within(landing, HALF.lands) - HALF.lands > SIDE + LETTER * (dollars(target).length + 1);
/** Whether the axis has room for both words. */
const apart = (today: number, due: number): boolean =>
  within(due, HALF.due) - HALF.due - within(today, HALF.today) > HALF.today;

function Word({ x, y, of, children }: { x: number; y: number; of: keyof typeof HALF; children: React.ReactNode }) {
  return (
    <text x={within(x, HALF[of])} y={y} textAnchor="middle" className="fill-muted">
      {children}
    </text>
  );
}

type DescribedGoal = Pick<Props, "due" | "projected" | "target"> & { points: readonly Point[]; isDebt: boolean };

function labelOf({ points, due, projected, target, isDebt }: DescribedGoal): string {
  const [first, last] = [points[0], points[points.length - 1]];
  const verb = isDebt ? "Left to pay" : "Saved";
  const goal = `of ${dollars(target)}${due ? ` by ${mediumDate(due)}` : ""}`;
  const pace = projected ? ` At today's pace: ${mediumDate(projected)}.` : "";
  return first && last && first !== last
    ? `${verb}: ${dollars(first.amount)} on ${mediumDate(first.day)}, ${dollars(last.amount)} now, ${goal}.${pace}`
    : `${verb}: ${dollars(last?.amount ?? 0)} now, ${goal}.${pace}`;
}

function Figures({ points, what }: { points: readonly Point[]; what: string }) {
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
          {points.map((point) => (
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
