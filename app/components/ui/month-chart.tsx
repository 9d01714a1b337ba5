import { monthLabel, monthName, type Month } from "~/domain/periods";
import type { Scale } from "~/domain/screens/scale";
import { Axis, Bar, Hatch, heightOf, Level, Line, type Plot, slotsOf } from "./chart";

// Narrow, so that its words stay readable on a phone; where it is drawn larger, they are set smaller.
const PLOT: Plot = { width: 360, height: 160, left: 62, right: 2, top: 10, bottom: 26 };
/** Where the months lie, for what is laid over the drawing: 62 and 2 of 360. */
export const OVER_MONTHS = "left-[17.22%] right-[0.56%]";
const MOST_LABELS = 6;

export type MonthBars = { key: Month; bars: readonly { cents: number; className?: string; isHatched?: boolean }[] };
type ChartProps = {
  label: string;
  months: readonly MonthBars[];
  /** A value for each month, joined over the bars. */
  line?: readonly number[];
  /** One value that all are held against. */
  level?: number;
  scale: Scale;
  picked: Month;
};

function Picked({ month, middle, slot }: { month: Month; middle: number; slot: number }) {
  return (
    <rect
      data-picked={month}
      x={middle - slot / 2}
      width={slot}
      y={0}
      height={PLOT.height}
      rx={6}
      className="fill-sunken"
    />
  );
}

/** Bars by month, drawn by the server. */
export function MonthChart({ label, months, line, level, scale, picked }: ChartProps) {
  const y = heightOf(PLOT, scale);
  const { slot, x } = slotsOf(PLOT, months.length);
  const every = Math.ceil(months.length / MOST_LABELS);
  const isLong = months.length > 12;
  return (
    <svg
      viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
      width={PLOT.width}
      role="img"
      aria-label={label}
      className="h-auto w-full text-xs sm:text-[8px] lg:text-[11px] wide:text-[8px]"
    >
      <defs>
        <Hatch id="hatch" />
      </defs>
      {months.map(({ key }, at) =>
        key === picked ? <Picked key={key} month={key} middle={x(at)} slot={slot} /> : null,
      )}
      <Axis plot={PLOT} ticks={scale.ticks} y={y} />
      {months.map(({ key, bars }, at) => {
        const width = Math.min(26, (slot * 0.76) / bars.length);
        return (
          <g key={key}>
            {bars.map(({ cents, className, isHatched }, index) => (
              <Bar
                key={index}
                middle={x(at) + (index - (bars.length - 1) / 2) * (width + 1)}
                width={width}
                from={y(0)}
                to={y(cents)}
                {...(isHatched ? { fill: "url(#hatch)" } : { className: className ?? "" })}
              />
            ))}
            {(months.length - 1 - at) % every === 0 ? (
              <text x={x(at)} y={PLOT.height - 8} textAnchor="middle" className="fill-muted">
                {isLong ? monthLabel(key) : monthName(key).slice(0, 3)}
              </text>
            ) : null}
          </g>
        );
      })}
      {level === undefined ? null : <Level plot={PLOT} height={y(level)} />}
      {line ? <Line points={line.map((cents, at) => [x(at), y(cents)])} className="stroke-ink" /> : null}
      {line && !isLong
        ? line.map((cents, at) => <circle key={at} cx={x(at)} cy={y(cents)} r="3" className="fill-ink" />)
        : null}
    </svg>
  );
}
