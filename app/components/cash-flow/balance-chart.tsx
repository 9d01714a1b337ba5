import { Axis, heightOf, type Plot } from "~/components/ui/chart";
import { cx } from "~/components/ui/cx";
import type { CashFlowDay } from "~/contracts/cash-flow";
import { formatUsd, type Cents } from "~/domain/money";
import { dayNumber, monthName, monthOf, shortDate, type Day } from "~/domain/periods";
import { scaleFor } from "~/domain/screens/scale";

type Props = { days: readonly CashFlowDay[]; lowest: { day: Day; cents: Cents } | null; picked: Day | null };
type Size = { width: number; height: number; className: string };

// One drawing for each kind of screen, about as wide as it's shown there, so that words keep their size.
const SIZES: readonly Size[] = [
  { width: 340, height: 200, className: "sm:hidden print:hidden" },
  { width: 680, height: 230, className: "max-sm:hidden lg:hidden print:hidden" },
  { width: 940, height: 260, className: "max-lg:hidden wide:hidden print:block" },
  { width: 1400, height: 300, className: "max-wide:hidden print:hidden" },
];
const LEFT = 60;
const RIGHT = 10;
const TOP = 26;
const BOTTOM = 26;

/** The balance at the end of each day. What it shows is said beside it, and stands in the table. */
export function BalanceChart(props: Props) {
  return SIZES.map((size) => <Drawing key={size.width} {...props} size={size} />);
}

function Drawing({ days, lowest, picked, size }: Props & { size: Size }) {
  const { width, height, className } = size;
  const plot: Plot = { width, height, left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM };
  const scale = scaleFor(
    days.map(({ cents }) => cents),
    100_00,
    3,
  );
  const x = (at: number) => LEFT + (at / Math.max(1, days.length - 1)) * (width - LEFT - RIGHT);
  const y = heightOf(plot, scale);
  // A balance stays until something moves it.
  const steps = days.map(
    ({ cents }, at) => `${at === 0 ? "M" : "H"}${x(at).toFixed(1)}${at === 0 ? "," : "V"}${y(cents).toFixed(1)}`,
  );
  const line = steps.join("");
  const pickedAt = days.findIndex(({ day }) => day === picked);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={cx("h-auto w-full text-xs", className)}
    >
      <Axis plot={plot} ticks={scale.ticks} y={y} />
      <Months days={days} x={x} bottom={height - 8} />
      <path d={`${line}V${y(Math.max(scale.low, 0))}H${x(0)}Z`} className="fill-accent opacity-10" />
      <path d={line} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-accent" />
      {pickedAt >= 0 ? (
        <line
          x1={x(pickedAt)}
          x2={x(pickedAt)}
          y1={TOP}
          y2={height - BOTTOM}
          strokeDasharray="4 4"
          className="stroke-ink"
        />
      ) : null}
      {lowest ? (
        <Lowest
          lowest={lowest}
          at={x(days.findIndex(({ day }) => day === lowest.day))}
          y={y(lowest.cents)}
          size={size}
        />
      ) : null}
    </svg>
  );
}

function Months({ days, x, bottom }: { days: readonly CashFlowDay[]; x: (at: number) => number; bottom: number }) {
  return days.map(({ day }, at) =>
    dayNumber(day) === 1 ? (
      <g key={day}>
        <line x1={x(at)} x2={x(at)} y1={TOP} y2={bottom - BOTTOM + 8} className="stroke-line" />
        <text x={x(at) + 4} y={bottom} className="fill-muted">
          {monthName(monthOf(day)).slice(0, 3)}
        </text>
      </g>
    ) : null,
  );
}

/** Its words stand below the point, where no line can be, and turn inward at the edges. */
function Lowest({
  lowest,
  at,
  y,
  size: { width, height },
}: {
  lowest: { day: Day; cents: Cents };
  at: number;
  y: number;
  size: Size;
}) {
  const anchor = at < LEFT + 70 ? "start" : at > width - 80 ? "end" : "middle";
  return (
    <g>
      <circle
        cx={at}
        cy={y}
        r="5"
        className={cx("stroke-surface", lowest.cents < 0 ? "fill-loss" : "fill-accent")}
        strokeWidth="2"
      />
      <text
        x={at}
        y={y + 20 > height - BOTTOM ? y - 12 : y + 20}
        textAnchor={anchor}
        className={cx("font-semibold", lowest.cents < 0 ? "fill-loss" : "fill-ink")}
      >
        {formatUsd(lowest.cents)} · {shortDate(lowest.day)}
      </text>
    </g>
  );
}
