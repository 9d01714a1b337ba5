import { isLongLine, type WorthPoint } from "~/domain/household/net-worth";
import { Axis, Bar, Hatch, heightOf, Line, type Plot, slotsOf } from "~/components/ui/chart";
import { formatUsd } from "~/domain/money";
import { mediumDate, monthLabel, monthName } from "~/domain/periods";
import { scaleFor } from "~/domain/screens/scale";

// Narrow, so that its words stay readable on a phone; where it is drawn larger, they are set smaller.
const YEAR: Plot = { width: 360, height: 200, left: 66, right: 4, top: 10, bottom: 24 };
/** Where its months lie, for what is laid over the drawing: 66 and 4 of 360. */
export const OVER_POINTS = "left-[18.33%] right-[1.11%]";
/** Higher, because the strip to zoom with takes some of it. */
const LONG: Plot = { ...YEAR, height: 260 };
const LABELS = 6;

/** Drawn by the server: what is owned stands above zero, what is owed hangs below it, and a line joins what is left. */
export function NetWorthChart({ points }: { points: readonly WorthPoint[] }) {
  const scale = scaleFor(
    points.flatMap(({ assetsCents, debtsCents, netCents }) => [assetsCents, debtsCents, netCents]),
    100_00,
  );
  const isLong = isLongLine(points);
  const plot = isLong ? LONG : YEAR;
  const y = heightOf(plot, scale);
  const { slot, x } = slotsOf(plot, points.length);
  const every = Math.ceil(points.length / LABELS);
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      width={plot.width}
      role="img"
      aria-label="Net worth by month"
      className="h-auto w-full text-xs sm:text-[8px] lg:text-[9px]"
    >
      <defs>
        <Hatch id="owed" />
      </defs>
      <Axis plot={plot} ticks={scale.ticks} y={y} />
      {points.map((point, index) => (
        <g key={point.day}>
          <title>{`${mediumDate(point.day)}: ${formatUsd(point.netCents)}`}</title>
          <Bar
            middle={x(index)}
            width={slot * 0.62}
            from={y(0)}
            to={y(point.assetsCents)}
            className="fill-accent opacity-30"
          />
          <Bar middle={x(index)} width={slot * 0.62} from={y(0)} to={y(point.debtsCents)} fill="url(#owed)" />
          {(points.length - 1 - index) % every === 0 ? (
            <text x={x(index)} y={plot.height - 8} textAnchor="middle" className="fill-muted">
              {isLong ? monthLabel(point.month) : monthName(point.month).slice(0, 3)}
            </text>
          ) : null}
        </g>
      ))}
      <Line
        points={points.map(({ netCents }, index) => [x(index), y(netCents)])}
        className="pointer-events-none stroke-accent"
      />
      {isLong
        ? null
        : points.map(({ day, netCents }, index) => (
            <circle key={day} cx={x(index)} cy={y(netCents)} r="2.5" className="pointer-events-none fill-accent" />
          ))}
    </svg>
  );
}
