import { isLongLine, type WorthPoint } from "~/domain/household/net-worth";
import { Bar, Below, ChartFrame, depthIn, Hatch, Line, middleOf, OVER_FRAME, percent } from "~/components/ui/chart";
import { formatUsd } from "~/domain/money";
import { mediumDate } from "~/domain/periods";
import { namedMonths } from "~/domain/screens/month-names";
import { scaleWithin } from "~/domain/screens/scale";

/** Where its months lie, for what is laid over the drawing. */
export const OVER_POINTS = OVER_FRAME;
const YEAR = "h-40 sm:h-72 lg:h-104";
/** Higher, because the strip to zoom with takes some of it. */
const LONG = "h-56 sm:h-80";

/** Drawn by the server: what is owned stands above zero, what is owed hangs below it, and a line joins what is left. */
export function NetWorthChart({ points }: { points: readonly WorthPoint[] }) {
  const scale = scaleWithin(
    points.flatMap(({ assetsCents, debtsCents, netCents }) => [assetsCents, debtsCents, netCents]),
    100_00,
  );
  const isLong = isLongLine(points);
  const y = depthIn(scale);
  const x = middleOf(points.length);
  const width = 62 / Math.max(1, points.length);
  return (
    <ChartFrame
      label="Net worth by month"
      scale={scale}
      height={isLong ? LONG : YEAR}
      below={namedMonths(
        points.map(({ month }) => month),
        isLong,
      ).map(({ at, name }) => (
        <Below key={at} middle={x(at)} name={name} />
      ))}
    >
      <defs>
        <Hatch id="owed" />
      </defs>
      {points.map((point, index) => (
        <g key={point.day}>
          <title>{`${mediumDate(point.day)}: ${formatUsd(point.netCents)}`}</title>
          <Bar
            middle={x(index)}
            width={width}
            from={y(0)}
            to={y(point.assetsCents)}
            className="fill-accent opacity-30"
          />
          <Bar middle={x(index)} width={width} from={y(0)} to={y(point.debtsCents)} fill="url(#owed)" />
        </g>
      ))}
      <Line
        points={points.map(({ netCents }, index) => [x(index), y(netCents)])}
        className="pointer-events-none stroke-accent"
      />
      {isLong
        ? null
        : points.map(({ day, netCents }, index) => (
            <circle
              key={day}
              cx={percent(x(index))}
              cy={percent(y(netCents))}
              r="2.5"
              className="pointer-events-none fill-accent"
            />
          ))}
    </ChartFrame>
  );
}
