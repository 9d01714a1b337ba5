import type { Month } from "~/domain/periods";
import { isLongRow, namedMonths } from "~/domain/screens/month-names";
import type { Scale } from "~/domain/screens/scale";
import { Bar, Below, ChartFrame, depthIn, Hatch, Level, Line, middleOf, OVER_FRAME, percent } from "./chart";

/** Where the months lie, for what is laid over the drawing. */
export const OVER_MONTHS = OVER_FRAME;

type MonthBars = { key: Month; bars: readonly { cents: number; className?: string; isHatched?: boolean }[] };
type ChartProps = {
  label: string;
  months: readonly MonthBars[];
  /** A value for each month, joined over the bars. */
  line?: readonly number[];
  /** One value that all are held against. */
  level?: number;
  scale: Scale;
  picked: Month;
  /** As a class. */ height?: string;
};

/** What all bars of a month take of its slot: few months have room between them. */
const shareOf = (months: number): number => (months <= 3 ? 0.45 : months <= 6 ? 0.6 : 0.72);

/** Bars by month, drawn by the server. More than a year of them is plain: no stripes, no dots. */
export function MonthChart({ label, months, line, level, scale, picked, height = "h-32 sm:h-40" }: ChartProps) {
  const y = depthIn(scale);
  const slot = 100 / Math.max(1, months.length);
  const x = middleOf(months.length);
  const keys = months.map(({ key }) => key);
  const isLong = isLongRow(keys);
  return (
    <ChartFrame
      {...{ label, scale, height }}
      below={namedMonths(keys).map(({ at, name }) => (
        <Below key={at} middle={x(at)} name={name} />
      ))}
    >
      <defs>
        <Hatch id="hatch" />
      </defs>
      {months.map(({ key }, at) =>
        key === picked ? (
          <rect
            key={key}
            data-picked={key}
            x={percent(at * slot)}
            width={percent(slot)}
            y="0"
            height="100%"
            rx="6"
            className="fill-sunken"
          />
        ) : null,
      )}
      {months.map(({ key, bars }, at) => {
        const width = (slot * shareOf(months.length)) / bars.length;
        return (
          <g key={key}>
            {bars.map(({ cents, className, isHatched }, index) => (
              <Bar
                key={index}
                middle={x(at) + (index - (bars.length - 1) / 2) * width}
                width={width * 0.94}
                from={y(0)}
                to={y(cents)}
                {...paintOf(className, isHatched === true, isLong)}
              />
            ))}
          </g>
        );
      })}
      {level === undefined ? null : <Level depth={y(level)} />}
      {line ? <Line points={line.map((cents, at) => [x(at), y(cents)])} className="stroke-ink" /> : null}
      {line && !isLong
        ? line.map((cents, at) => (
            <circle key={at} cx={percent(x(at))} cy={percent(y(cents))} r="3" className="fill-ink" />
          ))
        : null}
    </ChartFrame>
  );
}

function paintOf(className: string | undefined, isHatched: boolean, isLong: boolean) {
  if (!isHatched) return { className: className ?? "" };
  return isLong ? { className: "fill-muted" } : { fill: "url(#hatch)" };
}
