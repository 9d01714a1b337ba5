import type { Month } from "~/domain/periods";
import { isLongRow, namedMonths } from "~/domain/screens/month-names";
import type { Scale } from "~/domain/screens/scale";
import { formatShort } from "~/domain/screens/short-amount";
import { Bar, Below, ChartFrame, depthIn, Hatch, Level, Line, middleOf, OVER_FRAME, percent } from "./chart";

/** Where the months lie, for what is laid over the drawing. */
export const OVER_MONTHS = OVER_FRAME;

type MonthBars = { key: Month; bars: readonly { cents: number; className?: string; isHatched?: boolean }[] };
type ChartProps = {
  label: string;
  months: readonly MonthBars[];
  /** A value for each month: joined over the bars or, of few months, said below them. */
  line?: readonly number[];
  /** One value that all are held against. */
  level?: number;
  scale: Scale;
  picked: Month;
  /** As a class. */ height?: string;
};

/** What all bars of a month take of its slot: few months have room between them. */
const shareOf = (months: number): number => (months <= 3 ? 0.45 : months <= 6 ? 0.6 : 0.72);

/** Few months have room for their amounts: there nothing must be read off the scale. */
export const isLabeled = (months: number): boolean => months <= 3;

/** Bars by month, drawn by the server. More than a year of them is plain: no stripes, no dots. */
export function MonthChart({ label, months, line, level, scale, picked, height = "h-32 sm:h-40" }: ChartProps) {
  const y = depthIn(scale);
  const slot = 100 / Math.max(1, months.length);
  const x = middleOf(months.length);
  const keys = months.map(({ key }) => key);
  const isLong = isLongRow(keys);
  const labels = line !== undefined && isLabeled(months.length) ? line : null;
  return (
    <ChartFrame
      {...{ label, scale, height }}
      hasNotes={labels !== null}
      below={namedMonths(keys).map(({ at, name }) => (
        <Below key={at} middle={x(at)} name={name} note={labels && `net ${formatShort(labels[at] ?? 0)}`} />
      ))}
    >
      <defs>
        <Hatch id="hatch" />
      </defs>
      {months.map(({ key }, at) =>
        key === picked ? <Stripe key={key} month={key} from={at * slot} width={slot} /> : null,
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
            {labels
              ? bars.map(({ cents }, index) => (
                  <Said key={index} cents={cents} middle={x(at)} depth={y(Math.max(0, cents))} isFirst={index === 0} />
                ))
              : null}
          </g>
        );
      })}
      {level === undefined ? null : <Level depth={y(level)} />}
      {line && !labels ? <Line points={line.map((cents, at) => [x(at), y(cents)])} className="stroke-ink" /> : null}
      {line && !labels && !isLong
        ? line.map((cents, at) => (
            <circle key={at} cx={percent(x(at))} cy={percent(y(cents))} r="3" className="fill-ink" />
          ))
        : null}
    </ChartFrame>
  );
}

type StripeProps = { month: Month; from: number; width: number };

/** Behind the month that is read out. */
const Stripe = ({ month, from, width }: StripeProps) => (
  <rect
    data-picked={month}
    x={percent(from)}
    width={percent(width)}
    y="0"
    height="100%"
    rx="6"
    className="fill-sunken"
  />
);

/** Above its bar, on its own side of the month's middle: two amounts of one height don't meet. */
function Said({ cents, middle, depth, isFirst }: { cents: number; middle: number; depth: number; isFirst: boolean }) {
  return (
    <text
      x={percent(middle)}
      dx={isFirst ? -2 : 2}
      y={percent(depth)}
      dy="-5"
      textAnchor={isFirst ? "end" : "start"}
      className="axis-amount fill-ink tabular-nums max-sm:text-[11px] max-[22rem]:text-[9.5px]"
    >
      {formatShort(cents)}
    </text>
  );
}

function paintOf(className: string | undefined, isHatched: boolean, isLong: boolean) {
  if (!isHatched) return { className: className ?? "" };
  return isLong ? { className: "fill-owed" } : { fill: "url(#hatch)" };
}
