import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { ChartFigure } from "~/components/ui/chart-figure";
import { cx } from "~/components/ui/cx";
import { Link } from "~/components/ui/link";
import { formatUsd } from "~/domain/money";
import { monthName, monthRange } from "~/domain/periods";
import {
  TREND_RANGES,
  type TrendMonth,
  type TrendRange,
  type TrendTile,
  type Trends,
  trendSentence,
} from "~/domain/screens/trends";
import { LiveChart } from "~/client/charts/live-chart";
import { useRange } from "~/client/charts/use-range";
import type { Links } from "./links";
import { TrendsChart } from "./trends-chart";

const loadLive = () => import("./trends-live");

/** One hue for each budget group; the tile's own name and icon say the same. */
const EDGES: Record<TrendTile["group"], string> = {
  giving: "border-l-cat-4",
  saving: "border-l-cat-1",
  housing: "border-l-cat-3",
  transportation: "border-l-cat-2",
  food: "border-l-cat-5",
  personal: "border-l-cat-6",
  lifestyle: "border-l-cat-7",
  debt: "border-l-cat-8",
  other: "border-l-edge",
};

export function TrendsCard({ trends, range: initial, links }: { trends: Trends; range: TrendRange; links: Links }) {
  const { range, choose } = useRange(initial);
  return (
    <Card
      id="spending-trends"
      title="Spending Trends"
      className="scroll-mt-20 data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent"
      action={
        <nav aria-label="Chart range" className="flex w-fit gap-1 rounded-md bg-sunken p-1">
          {TREND_RANGES.map((name) => (
            <Link
              key={name}
              to={links.here({ range: name })}
              preventScrollReset
              onClick={(event) => choose(event, name)}
              aria-current={name === range ? "true" : undefined}
              className={cx(
                "inline-flex min-h-9 min-w-9 items-center justify-center rounded-sm px-2.5 text-xs font-medium touch:min-h-11 touch:min-w-11",
                name === range ? "bg-surface text-ink shadow-raise" : "text-muted hover:text-ink",
              )}
            >
              {name}{" "}
            </Link>
          ))}
        </nav>
      }
    >
      <ChartFigure
        summary={trendSentence(trends)}
        table={{
          caption: "Income and expenses per month",
          columns: ["Month", "Income", "Expenses"],
          rows: trends.months.map(({ month, income, expenses }) => [month, formatUsd(income), formatUsd(expenses)]),
        }}
      >
        {trends.months.some(({ income, expenses }) => income !== 0 || expenses !== 0) ? (
          <Plot months={trends.months} />
        ) : null}
      </ChartFigure>
      <Tiles trends={trends} links={links} />
    </Card>
  );
}

function Plot({ months }: { months: readonly TrendMonth[] }) {
  return (
    <>
      <p aria-hidden className="flex gap-4 text-xs text-muted">
        <Key className="fill-accent" name="Income" />
        <Key className="fill-cat-2" name="Expenses" hatched />
      </p>
      <div className="aspect-[2/1] w-full">
        <LiveChart load={loadLive} props={{ months }}>
          <TrendsChart months={months} />
        </LiveChart>
      </div>
    </>
  );
}

function Key({ className, name, hatched }: { className: string; name: string; hatched?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 12 12" width="12" height="12" className="size-3">
        <rect width="12" height="12" rx="2" className={className} />
        {hatched ? <path d="M-2 8 8-2M2 14 14 2" strokeWidth="2" className="stroke-surface" opacity="0.5" /> : null}
      </svg>
      {name}{" "}
    </span>
  );
}

const TILES = "grid grid-cols-2 gap-2 sm:max-lg:grid-cols-3";
const SHOWN_TILES = 12;

function Tiles({ trends, links }: { trends: Trends; links: Links }) {
  const name = monthName(trends.month);
  if (trends.tiles.length === 0) return <p className="mt-4 text-muted">Nothing was spent in {name} yet.</p>;
  const rest = trends.tiles.slice(SHOWN_TILES);
  const tile = (one: TrendTile) => (
    <li key={one.id}>
      <Link
        to={links.rows({ ...monthRange(trends.month), kind: "spending", category: one.id })}
        className={cx(
          "flex h-full min-h-11 flex-col justify-between rounded-md border border-l-4 border-line px-2.5 py-2 hover:bg-sunken",
          EDGES[one.group],
        )}
      >
        <span className="flex gap-1 text-xs text-muted">
          <span aria-hidden>{one.icon}</span> <span className="min-w-0">{one.name}</span>
        </span>{" "}
        <Amount cents={one.cents} className="font-medium" />
      </Link>
    </li>
  );
  return (
    <>
      <h3 className="mt-5 mb-2 text-xs font-semibold text-muted">Where {name}&apos;s money went</h3>
      <ul aria-label="Categories" className={TILES}>
        {trends.tiles.slice(0, SHOWN_TILES).map(tile)}
      </ul>
      {rest.length > 0 ? (
        <details>
          <summary className="fold mt-1 text-xs text-accent">{rest.length} more</summary>
          <ul aria-label="More categories" className={`${TILES} mt-1`}>
            {rest.map(tile)}
          </ul>
        </details>
      ) : null}
    </>
  );
}
