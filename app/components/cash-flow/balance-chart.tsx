import { Below, ChartFrame, depthIn, percent } from "~/components/ui/chart";
import { cx } from "~/components/ui/cx";
import type { CashFlowDay } from "~/contracts/cash-flow";
import { formatUsd, type Cents } from "~/domain/money";
import { dayNumber, monthName, monthOf, shortDate, type Day } from "~/domain/periods";
import { scaleWithin } from "~/domain/screens/scale";

type Props = {
  label: string;
  days: readonly CashFlowDay[];
  lowest: { day: Day; cents: Cents } | null;
  picked: Day | null;
};

/** The balance at the end of each day. What it shows is said beside it, and stands in the table. */
export function BalanceChart({ label, days, lowest, picked }: Props) {
  const scale = scaleWithin(
    days.map(({ cents }) => cents),
    100_00,
  );
  const x = (at: number) => (at * 100) / Math.max(1, days.length - 1);
  const y = depthIn(scale);
  const xOf = (day: Day | null) => {
    const at = days.findIndex((one) => one.day === day);
    return at < 0 ? null : x(at);
  };
  const firsts = days.flatMap(({ day }, at) => (dayNumber(day) === 1 ? [{ day, at: x(at) }] : []));
  const [pickedAt, lowestAt] = [xOf(picked), xOf(lowest?.day ?? null)];
  return (
    <ChartFrame
      label={label}
      scale={scale}
      height="h-40 sm:h-52"
      below={firsts.map(({ day, at }) => (
        <Below key={day} middle={at} name={monthName(monthOf(day)).slice(0, 3)} />
      ))}
    >
      {firsts.map(({ day, at }) => (
        <Upright key={day} at={at} className="stroke-line" />
      ))}
      <Steps days={days} x={x} y={y} ground={y(Math.max(scale.low, 0))} />
      {pickedAt === null ? null : <Upright at={pickedAt} className="stroke-ink" strokeDasharray="4 4" />}
      {lowest && lowestAt !== null ? <Lowest {...lowest} x={lowestAt} y={y(lowest.cents)} /> : null}
    </ChartFrame>
  );
}

type StepsProps = Pick<Props, "days"> & { x: (at: number) => number; y: (cents: Cents) => number; ground: number };

/** Stretched over the drawing, in thousandths of it. A balance stays until something moves it. */
function Steps({ days, x, y, ground }: StepsProps) {
  const at = (share: number) => Math.round(share * 10);
  const line = days
    .map(({ cents }, day) => (day === 0 ? `M0 ${at(y(cents))}` : `H${at(x(day))}V${at(y(cents))}`))
    .join("");
  return (
    <svg viewBox="0 0 1000 1000" width="100%" height="100%" preserveAspectRatio="none" className="overflow-visible">
      <path d={`${line}V${at(ground)}H0Z`} className="fill-accent opacity-10" />
      <path
        d={line}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
    </svg>
  );
}

function Upright({ at, ...look }: { at: number; className: string; strokeDasharray?: string }) {
  return <line x1={percent(at)} x2={percent(at)} y1="0" y2="100%" {...look} />;
}

/** Its words stand below the point, where no line can be, and turn inward at the edges. */
function Lowest({ day, cents, x, y }: { day: Day; cents: Cents; x: number; y: number }) {
  const isLow = cents < 0;
  return (
    <g>
      <circle
        cx={percent(x)}
        cy={percent(y)}
        r="5"
        className={cx("stroke-surface", isLow ? "fill-loss" : "fill-accent")}
        strokeWidth="2"
      />
      <text
        x={percent(x)}
        y={percent(y)}
        dy={y > 80 ? -12 : 20}
        textAnchor={x < 25 ? "start" : x > 75 ? "end" : "middle"}
        className={cx("font-semibold", isLow ? "fill-loss" : "fill-ink")}
      >
        <tspan className="axis-amount">{formatUsd(cents)}</tspan> · {shortDate(day)}
      </text>
    </g>
  );
}
