import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { CategoryMark } from "~/components/ui/category-glyph";
import { ChartFigure } from "~/components/ui/chart-figure";
import { cx } from "~/components/ui/cx";
import { Link } from "~/components/ui/link";
import { type Cents, formatUsd, sumCents } from "~/domain/money";
import { type Month, monthName } from "~/domain/periods";
import { TREND_RANGES, type TrendRange, type Trends, shownMonths } from "~/domain/screens/trends";
import { trendSentence } from "~/texts/dashboard";
import { useRange } from "~/client/charts/use-range";
import type { Links } from "./links";
import { PANEL } from "./look";
import { NothingYet } from "./nothing-yet";
import { TrendsChart } from "./trends-chart";

type Props = { trends: Trends; range: TrendRange; picked: Month | null; links: Links };

export function TrendsCard({ trends, range: initial, picked, links }: Props) {
  const { range, choose } = useRange(initial, (chosen) => links.keep({ range: chosen }));
  const shown = shownMonths(trends.months, range);
  const hasMonths = trends.months.some(({ income, expenses }) => income !== 0 || expenses !== 0);
  return (
    <Card
      id="spending-trends"
      title="Spending Trends"
      className={PANEL}
      action={hasMonths ? <Ranges range={range} choose={choose} links={links} /> : null}
    >
      {hasMonths ? (
        <ChartFigure
          more={<Tiles trends={trends} />}
          summary={trendSentence(shown)}
          table={{
            caption: "Income and expenses per month",
            columns: ["Month", "Income", "Expenses", "Net"],
            rows: trends.months.map(({ month, income, expenses }) => [
              month,
              formatUsd(income),
              formatUsd(expenses),
              formatUsd(income - expenses),
            ]),
          }}
        >
          <TrendsChart months={shown} now={trends.month} picked={picked} links={links} />
        </ChartFigure>
      ) : (
        <NothingYet>{trendSentence(shown)}</NothingYet>
      )}
    </Card>
  );
}

type RangesProps = { links: Links } & Pick<ReturnType<typeof useRange>, "range" | "choose">;

function Ranges({ range, choose, links }: RangesProps) {
  return (
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
  );
}

const MAX_TILES = 5;

/** The largest categories as marks: the report beside it lists each of them, and leads to its rows. */
function Tiles({ trends }: { trends: Trends }) {
  const name = monthName(trends.month);
  if (trends.tiles.length === 0) return <p className="text-muted">Nothing was spent in {name} yet.</p>;
  const rest = trends.tiles.slice(MAX_TILES);
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="fold text-xs text-accent">Largest categories</summary>
      <ul aria-label={`Where ${name}'s money went`} className="mt-1 grid grid-cols-2 gap-2 sm:max-lg:grid-cols-3">
        {trends.tiles.slice(0, MAX_TILES).map((tile) => (
          <Tile key={tile.id} cents={tile.cents}>
            <CategoryMark category={tile.id} /> <span className="min-w-0">{tile.name}</span>
          </Tile>
        ))}
        {rest.length > 0 ? <Tile cents={sumCents(rest.map(({ cents }) => cents))}>{rest.length} more</Tile> : null}
      </ul>
    </details>
  );
}

function Tile({ cents, children }: { cents: Cents; children: ReactNode }) {
  return (
    <li className="flex flex-col justify-between rounded-md border border-line px-2.5 py-2">
      <span className="flex gap-1 text-xs text-muted">{children}</span> <Amount cents={cents} className="font-medium" />
    </li>
  );
}
