// What our drawn charts are made of: the same picture with scripts, without, and on paper. What stands in shares is drawn
// at the size it's shown in, so that words, lines and dots keep theirs.
import type { ReactNode } from "react";
import { formatTick } from "~/domain/money";
import type { Scale } from "~/domain/screens/scale";
import { cx } from "./cx";

const round = (value: number): number => Math.round(value * 10) / 10;

export const percent = (share: number): string => `${round(share)}%`;

/** How far below the top, in percent of the height. */
export const depthIn =
  ({ low, high }: Scale) =>
  (value: number): number =>
    ((high - value) / (high - low)) * 100;

/** The middle of each of so many equal slots, in percent of the width. */
export const middleOf =
  (count: number) =>
  (at: number): number =>
    ((at + 0.5) * 100) / Math.max(1, count);

/** How wide the amounts beside a drawing are: where it begins, for what is laid over it. */
export const OVER_FRAME = "left-17 right-0";

type FrameProps = {
  label: string;
  scale: Scale;
  /** How high the drawing is, as a class. */
  height: string;
  /** What stands below it, in the same shares. */
  below: ReactNode;
  /** Whether a second line stands there. */
  hasNotes?: boolean;
  children: ReactNode;
};

/** Amounts on the left, the drawing as wide as its place, names below. */
export function ChartFrame({ label, scale, height, below, hasNotes = false, children }: FrameProps) {
  const y = depthIn(scale);
  return (
    <div className="grid grid-cols-[4.25rem_minmax(0,1fr)] pt-2.5 text-xs">
      <svg width="68" height="160" aria-hidden="true" className={cx("w-17 overflow-visible", height)}>
        {scale.ticks.map((tick) => (
          <text
            key={tick}
            x="62"
            y={percent(y(tick))}
            dy="0.32em"
            textAnchor="end"
            className="axis-amount fill-muted tabular-nums"
          >
            {formatTick(tick)}
          </text>
        ))}
      </svg>
      <svg width="100%" height="160" role="img" aria-label={label} className={cx("w-full overflow-visible", height)}>
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={percent(y(tick))}
            y2={percent(y(tick))}
            className={tick === 0 ? "stroke-edge" : "stroke-line"}
          />
        ))}
        {children}
      </svg>
      <svg
        width="100%"
        height="24"
        aria-hidden="true"
        className={cx("col-start-2 w-full overflow-visible", hasNotes ? "h-10" : "h-6")}
      >
        {below}
      </svg>
    </div>
  );
}

type BarProps = { middle: number; width: number; from: number; to: number; className?: string; fill?: string };

export function Bar({ middle, width, from, to, ...paint }: BarProps) {
  return (
    <rect
      x={percent(middle - width / 2)}
      width={percent(width)}
      y={percent(Math.min(from, to))}
      height={percent(Math.abs(from - to))}
      rx="2"
      {...paint}
    />
  );
}

/** A line over the whole drawing: its points are stretched with it, its stroke isn't. */
export function Line({ points, className }: { points: readonly (readonly [number, number])[]; className: string }) {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" className="overflow-visible">
      <path
        d={points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("")}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className={className}
      />
    </svg>
  );
}

/** A value that all others are held against. */
export function Level({ depth }: { depth: number }) {
  return (
    <line
      x1="0"
      x2="100%"
      y1={percent(depth)}
      y2={percent(depth)}
      strokeDasharray="4 3"
      strokeWidth="1.5"
      className="stroke-ink"
    />
  );
}

/** A name below the drawing; a long one keeps to it at its ends. */
export function Below({ middle, name, note }: { middle: number; name: string; note?: string | null }) {
  const edge = name.length > 3 ? 8 : 0;
  const [anchor, x] =
    middle < edge
      ? (["start", 0] as const)
      : middle > 100 - edge
        ? (["end", 100] as const)
        : (["middle", middle] as const);
  return (
    <>
      <text x={percent(x)} y="19" textAnchor={anchor} className="fill-muted">
        {name}
      </text>
      {note ? (
        <text
          x={percent(x)}
          y="35"
          textAnchor={anchor}
          className="axis-amount fill-ink tabular-nums max-sm:text-[11px] max-[22rem]:text-[10px]"
        >
          {note}
        </text>
      ) : null}
    </>
  );
}

/** What goes out or is owed is hatched, so that colour is not the only sign; in a hue that no category has. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="fill-owed" />
      <path d="M0 0v6" strokeWidth="3" className="stroke-surface" opacity="0.35" />
    </pattern>
  );
}
