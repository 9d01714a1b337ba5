import { formatTick } from "~/domain/money";
import { type Scale, scaleFor } from "~/domain/screens/scale";
import type { TrendMonth } from "~/domain/screens/trends";

// Narrow, so that its words stay readable on a phone; where it is drawn larger, they are set smaller.
const CHART = { width: 360, height: 180, left: 62, right: 2, top: 10, bottom: 26 };

/** Round steps that hold the highest and the lowest bar. */
export const scaleOf = (months: readonly TrendMonth[]): Scale =>
  scaleFor(
    months.flatMap(({ income, expenses }) => [income, expenses]),
    100_00,
  );

/** Drawn by the server: readable without a script and in print. Expenses are hatched, so that colour is not the only sign. */
export function TrendsChart({ months }: { months: readonly TrendMonth[] }) {
  const { low, high, ticks } = scaleOf(months);
  const y = (cents: number) => CHART.top + ((high - cents) / (high - low)) * (CHART.height - CHART.top - CHART.bottom);
  const slot = (CHART.width - CHART.left - CHART.right) / months.length;
  const bar = Math.min(22, slot * 0.38);
  return (
    <svg
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      width={CHART.width}
      role="img"
      aria-label="Income and expenses per month"
      className="h-auto w-full text-xs sm:text-[8px] lg:text-[11px]"
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-cat-2" />
          <path d="M0 0v6" strokeWidth="3" className="stroke-surface" opacity="0.35" />
        </pattern>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${CHART.left} ${y(tick)}H${CHART.width - CHART.right}`}
            className={tick === 0 ? "stroke-edge" : "stroke-line"}
          />
          <text x={CHART.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted tabular-nums">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {months.map((month, index) => {
        const middle = CHART.left + slot * (index + 0.5);
        return (
          <g key={month.key}>
            <Bar x={middle - bar - 1} width={bar} from={y(0)} to={y(month.income)} className="fill-accent" />
            <Bar x={middle + 1} width={bar} from={y(0)} to={y(month.expenses)} fill="url(#hatch)" />
            <text x={middle} y={CHART.height - 8} textAnchor="middle" className="fill-muted">
              {month.month.slice(0, 3)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Bar({
  x,
  width,
  from,
  to,
  ...paint
}: {
  x: number;
  width: number;
  from: number;
  to: number;
  className?: string;
  fill?: string;
}) {
  const height = Math.abs(from - to);
  return (
    <rect
      x={round(x)}
      width={round(width)}
      y={round(Math.min(from, to))}
      height={round(height)}
      rx={Math.min(3, height / 2)}
      {...paint}
    />
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
