import type { GoalColor } from "~/domain/goals/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { addDays, daysBetween, mediumDate, type Day } from "~/domain/periods";
import { cx } from "~/components/ui/cx";
import {
  above,
  below,
  edgeLabels,
  type ChartLabel,
  labelRoom,
  SIDE,
  type Spot,
  type ChartWay,
  wayNames,
  WIDTH,
} from "./goal-chart-labels";
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
/** Of the drawing alone: its words stand above and below it. */
const DRAWN = 68;

/**
 * From the first entry on: what came, where it stands today, where today's pace lands, and, where that is later than the
 * day it's due, the pace that it needs. One day's entries are no line yet: the bar above says where they stand. The day
 * that it's reached stands where the way meets the goal, above or, for a debt, on the axis; the day that it's due stands at
 * the other end of its line: neither is read as the other.
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
  const most = Math.max(target, ...drawn.map((point) => point.amount), 0.01);
  const x = (day: Day) => Number((SIDE + (daysBetween(first.day, day) * (WIDTH - 2 * SIDE)) / span).toFixed(1));
  const aim = { text: dollars(target), x: 0, isAmount: true } as const;
  const there = lands ? { text: `${isDebt ? "paid off" : "reached"} ${mediumDate(lands)}`, x: x(lands) } : null;
  const by = deadline ? { text: `due ${mediumDate(deadline)}`, x: x(deadline) } : null;
  const now = { text: "Today", x: x(today) };
  const aims = isDebt ? edgeLabels(aim, by) : there ? edgeLabels(there, aim) : edgeLabels(aim, null);
  const days = edgeLabels(now, isDebt ? there : by);
  const [top, floor] = [labelRoom(aims), labelRoom(aims) + DRAWN];
  const height = floor + labelRoom(days);
  const y = (amount: number) => Number((floor - (Math.max(0, amount) * DRAWN) / most).toFixed(1));
  const points = last.day < today ? [...drawn, { day: today, amount: last.amount }] : drawn;
  const line = points.map((point) => `${x(point.day)},${y(point.amount)}`).join(" ");
  const spot = { x: x(today), y: y(last.amount) };
  // A debt falls to nothing, savings rise to their target.
  const goal = y(isDebt ? 0 : target);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        width={WIDTH}
        height={height}
        role="img"
        aria-label={labelOf({ points: drawn, due, projected: lands, target, isDebt })}
        className={cx("h-auto w-full max-w-88 text-[11px] sm:text-[10.5px]", STROKES[color])}
      >
        <Course
          {...{ line, now: spot, goal, top, floor }}
          uprights={[spot.x, ...(deadline ? [x(deadline)] : [])]}
          lands={lands ? x(lands) : null}
          needs={needs ? x(needs) : null}
        />
        <Words labels={days} yOf={(row) => floor + below(row)} />
        <Words labels={aims} yOf={(row) => top - above(row)} />
      </svg>
      <Figures points={drawn} what={isDebt ? "left to pay" : "saved"} />
    </figure>
  );
}

type CourseProps = {
  line: string;
  now: Spot;
  goal: number;
  top: number;
  floor: number;
  uprights: readonly number[];
  /** Where they meet the goal. */
  lands: number | null;
  needs: number | null;
};

/** What came until today, and the ways from there on. */
function Course({ line, now, goal, top, floor, uprights, lands, needs }: CourseProps) {
  const ways = [
    ...(lands !== null ? [ahead("pace", now, meets(now, lands, goal))] : []),
    ...(needs !== null ? [ahead("needed", now, { x: needs, y: goal })] : []),
  ];
  return (
    <>
      <line x1={SIDE} x2={WIDTH - SIDE} y1={goal} y2={goal} className="stroke-edge" strokeDasharray="3 4" />
      <polygon points={`${SIDE},${floor} ${line} ${now.x},${floor}`} fill="currentColor" opacity="0.12" />
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {uprights.map((at) => (
        <line key={at} x1={at} x2={at} y1={top} y2={floor} className="stroke-edge" />
      ))}
      {ways.map((way) => (
        <Ahead key={way.look} {...way} />
      ))}
      {wayNames(ways, { uprights, top, floor }).map((name) => (
        <text key={name.text} x={name.x} y={name.y} className="fill-muted">
          {name.text}
        </text>
      ))}
      <circle cx={now.x} cy={now.y} r="3.5" fill="currentColor" />
    </>
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

/** Where the way to a spot beyond the drawing leaves it. */
function meets(from: Spot, x: number, y: number): Spot {
  const edge = WIDTH - SIDE;
  if (x <= edge) return { x, y };
  return { x: edge, y: Number((from.y + ((y - from.y) * (edge - from.x)) / (x - from.x)).toFixed(1)) };
}

const LOOKS = {
  pace: { text: "at today's pace", dash: "2 4", under: "below", over: "above" },
  needed: { text: "needed", dash: "6 3", under: "above", over: "below" },
} as const;

type AheadWay = ChartWay & { look: keyof typeof LOOKS };

/** A way from today on: where there are two, their names are on different sides. */
function ahead(look: AheadWay["look"], from: Spot, to: Spot): AheadWay {
  const { text, under, over } = LOOKS[look];
  return { look, from, to, text, side: to.y < from.y ? under : over };
}

function Ahead({ look, from, to }: AheadWay) {
  return (
    <>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        stroke={look === "pace" ? "currentColor" : undefined}
        className={look === "pace" ? undefined : "stroke-muted"}
        strokeWidth="1.5"
        strokeDasharray={LOOKS[look].dash}
      />
      {look === "pace" ? <circle cx={to.x} cy={to.y} r="2.5" fill="currentColor" /> : null}
    </>
  );
}

function Words({ labels, yOf }: { labels: readonly ChartLabel[]; yOf: (row: number) => number }) {
  return labels.map(({ text, x, row, isAmount }) => (
    <text key={text} x={x} y={yOf(row)} textAnchor="middle" className={cx("fill-muted", isAmount && "axis-amount")}>
      {text}
    </text>
  ));
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
