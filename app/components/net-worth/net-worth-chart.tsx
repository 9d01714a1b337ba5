import type { WorthPoint } from "~/domain/household/net-worth";
import { formatTick, formatUsd } from "~/domain/money";
import { mediumDate, monthLabel, monthName } from "~/domain/periods";
import { scaleFor } from "~/domain/screens/scale";

// Narrow, so that its words stay readable on a phone; where it is drawn larger, they are set smaller.
const CHART = { width: 360, height: 200, left: 66, right: 4, top: 10, bottom: 24 };
const LABELS = 6;

/** Drawn by the server: what is owned stands above zero, what is owed hangs below it, and a line joins what is left. */
export function NetWorthChart({ points }: { points: readonly WorthPoint[] }) {
  const { low, high, ticks } = scaleFor(
    points.flatMap(({ assetsCents, debtsCents, netCents }) => [assetsCents, debtsCents, netCents]),
    100_00,
  );
  const y = (cents: number) =>
    round(CHART.top + ((high - cents) / (high - low)) * (CHART.height - CHART.top - CHART.bottom));
  const slot = (CHART.width - CHART.left - CHART.right) / points.length;
  const x = (index: number) => round(CHART.left + slot * (index + 0.5));
  const every = Math.ceil(points.length / LABELS);
  return (
    <svg
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      width={CHART.width}
      role="img"
      aria-label="Net worth by month"
      className="h-auto w-full text-xs sm:text-[8px] lg:text-[9px]"
    >
      <defs>
        <pattern id="owed" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-cat-2" />
          <path d="M0 0v6" strokeWidth="3" className="stroke-surface" opacity="0.35" />
        </pattern>
      </defs>
      <Axis ticks={ticks} y={y} />
      {points.map((point, index) => (
        <g key={point.day}>
          <title>{`${mediumDate(point.day)}: ${formatUsd(point.netCents)}`}</title>
          <Bar
            middle={x(index)}
            width={slot * 0.62}
            from={y(0)}
            to={y(point.assetsCents)}
            paint="fill-accent opacity-30"
          />
          <Bar middle={x(index)} width={slot * 0.62} from={y(0)} to={y(point.debtsCents)} fill="url(#owed)" />
          {(points.length - 1 - index) % every === 0 ? (
            <text x={x(index)} y={CHART.height - 8} textAnchor="middle" className="fill-muted">
              {points.length > 13 ? monthLabel(point.month) : monthName(point.month).slice(0, 3)}
            </text>
          ) : null}
        </g>
      ))}
      <path
        d={points.map(({ netCents }, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(netCents)}`).join("")}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="pointer-events-none stroke-accent"
      />
      {points.length > 13
        ? null
        : points.map(({ day, netCents }, index) => (
            <circle key={day} cx={x(index)} cy={y(netCents)} r="2.5" className="pointer-events-none fill-accent" />
          ))}
    </svg>
  );
}

function Axis({ ticks, y }: { ticks: readonly number[]; y: (cents: number) => number }) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        d={`M${CHART.left} ${y(tick)}H${CHART.width - CHART.right}`}
        className={tick === 0 ? "stroke-edge" : "stroke-line"}
      />
      <text x={CHART.left - 6} y={y(tick) + 4} textAnchor="end" className="fill-muted tabular-nums">
        {formatTick(tick)}
      </text>
    </g>
  ));
}

type BarProps = { middle: number; width: number; from: number; to: number; paint?: string; fill?: string };

function Bar({ middle, width, from, to, paint, fill }: BarProps) {
  return (
    <rect
      x={round(middle - width / 2)}
      width={round(width)}
      y={Math.min(from, to)}
      height={round(Math.abs(from - to))}
      {...(paint ? { className: paint } : {})}
      {...(fill ? { fill } : {})}
    />
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
