// What our drawn charts are made of: the same picture with scripts, without, and on paper.
import { formatTick } from "~/domain/money";
import type { Scale } from "~/domain/screens/scale";

/** The drawing's size, and how much of it stands around what is drawn. */
export type Plot = { width: number; height: number; left: number; right: number; top: number; bottom: number };

const round = (value: number): number => Math.round(value * 10) / 10;

export const heightOf =
  ({ height, top, bottom }: Plot, { low, high }: Scale) =>
  (value: number): number =>
    round(top + ((high - value) / (high - low)) * (height - top - bottom));

/** The middle of each of so many equal slots. */
export const slotsOf = ({ width, left, right }: Plot, count: number): { slot: number; x: (at: number) => number } => {
  const slot = (width - left - right) / Math.max(1, count);
  return { slot, x: (at) => round(left + slot * (at + 0.5)) };
};

export function Axis({ plot, ticks, y }: { plot: Plot; ticks: readonly number[]; y: (cents: number) => number }) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        d={`M${plot.left} ${y(tick)}H${plot.width - plot.right}`}
        className={tick === 0 ? "stroke-edge" : "stroke-line"}
      />
      <text x={plot.left - 6} y={y(tick) + 4} textAnchor="end" className="axis-amount fill-muted tabular-nums">
        {formatTick(tick)}
      </text>
    </g>
  ));
}

type BarProps = { middle: number; width: number; from: number; to: number; className?: string; fill?: string };

export function Bar({ middle, width, from, to, ...paint }: BarProps) {
  const height = round(Math.abs(from - to));
  return (
    <rect
      x={round(middle - width / 2)}
      width={round(width)}
      y={Math.min(from, to)}
      height={height}
      rx={Math.min(3, height / 2, width / 4)}
      {...paint}
    />
  );
}

export function Line({ points, className }: { points: readonly (readonly [number, number])[]; className: string }) {
  return (
    <path
      d={points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("")}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    />
  );
}

/** A value that all others are held against. */
export function Level({ plot, height }: { plot: Plot; height: number }) {
  return (
    <path
      d={`M${plot.left} ${height}H${plot.width - plot.right}`}
      strokeDasharray="4 3"
      strokeWidth="1.5"
      className="stroke-ink"
    />
  );
}

/** What goes out or is owed is hatched, so that colour is not the only sign. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="fill-cat-2" />
      <path d="M0 0v6" strokeWidth="3" className="stroke-surface" opacity="0.35" />
    </pattern>
  );
}
