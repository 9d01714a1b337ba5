import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import type { BudgetRecommendations } from "~/texts/coach";
import { formatUsd, fromDollars } from "~/domain/money";
import { WordingNotes } from "./wording";

type Row = BudgetRecommendations["recommendations"][number];

/** The largest are in sight, and whatever is above its amount; the rest opens below them. */
const SHOWN = 6;
/** Proposals are whole dollars: the cents above one are no excess. */
const isOver = (row: Row) => row.currentSpending - row.recommendedBudget >= 1;
const isShown = (row: Row, index: number) => index < SHOWN || isOver(row);

const usd = (dollars: number) => formatUsd(fromDollars(dollars));

export function BudgetTab({ advice }: { advice: BudgetRecommendations }) {
  const rows = advice.recommendations;
  const rest = rows.filter((row, index) => !isShown(row, index));
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-6 md:grid-cols-2">
        <Card title="Summary">
          <p className="tabular-nums">{advice.summary}</p>
        </Card>
        <Card title="Savings">
          <p className="tabular-nums">{advice.savingsRecommendation}</p>
        </Card>
      </div>
      <Card title="Recommendations">
        {rows.length === 0 ? (
          <p className="text-muted">After a month of spending, each category gets an amount here.</p>
        ) : (
          <ul className="divide-y divide-line">
            {rows.filter(isShown).map((row) => (
              <Recommendation key={row.category} row={row} />
            ))}
          </ul>
        )}
        {rest.length > 0 ? (
          <details className="mt-4 border-t border-line pt-3">
            <summary className="fold text-sm text-accent">{rest.length} more, all on track</summary>
            <ul className="mt-3 divide-y divide-line">
              {rest.map((row) => (
                <Recommendation key={row.category} row={row} />
              ))}
            </ul>
          </details>
        ) : null}
      </Card>
      <WordingNotes {...advice} />
    </div>
  );
}

/** On a phone the amounts stand under the name, on a desk beside it, under those of the other rows. */
const PAIR = "flex items-baseline gap-1 lg:gap-1.5 lg:items-center lg:justify-end";

function Recommendation({ row }: { row: Row }) {
  return (
    <li data-category={row.category} className="grid gap-1 py-4 first:pt-0 last:pb-0">
      <div className="relative grid gap-1 lg:flex lg:items-center lg:justify-between lg:gap-4">
        <h3 className="font-semibold max-lg:pr-32">{row.category}</h3>
        <dl className="flex flex-wrap gap-x-2 gap-y-1 text-sm tabular-nums lg:grid lg:grid-cols-[9rem_13rem_9rem]">
          <div className={PAIR}>
            <dt className="text-muted max-lg:text-xs">Now</dt>
            <dd>
              <Badge variant={isOver(row) ? "destructive" : "secondary"} className="whitespace-nowrap">
                {usd(row.currentSpending)}
              </Badge>
            </dd>
          </div>
          <div className={PAIR}>
            <dt className="text-muted max-lg:text-xs">Recommended</dt>
            <dd className="font-semibold">{usd(row.recommendedBudget)}</dd>
          </div>
          <div className={cx(PAIR, "max-lg:absolute max-lg:top-0.5 max-lg:right-0 max-lg:text-xs max-lg:text-muted")}>
            <dt className="text-muted">Of income</dt>
            <dd>{row.percentOfIncome}%</dd>
          </div>
        </dl>
      </div>
      <p className="text-sm text-muted tabular-nums">{row.reasoning}</p>
    </li>
  );
}
