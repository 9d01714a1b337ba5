import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Link } from "~/components/ui/link";
import type { UsualLines } from "~/domain/coach/advice";
import type { BudgetRecommendations } from "~/texts/coach";
import { formatUsd, fromDollars } from "~/domain/money";
import { goalsSentence, savedInAll, stayAsTheyAre, usualLines } from "~/texts/usual-lines";
import { WordingNotes } from "./wording";

/** Nearer than that to what is spent an amount is no advice. */
const SAME_SHARE = 0.05;

type Row = BudgetRecommendations["recommendations"][number];

/** Proposals are whole dollars: the cents above one are no excess. */
const isOver = (row: Row) => row.currentSpending - row.recommendedBudget >= 1;
/** In sight is what a change is proposed for; what stays about as it is opens below, in one line. */
const isShown = ({ currentSpending, recommendedBudget }: Row) =>
  Math.abs(currentSpending - recommendedBudget) > currentSpending * SAME_SHARE;

const usd = (dollars: number) => formatUsd(fromDollars(dollars));

type BudgetTabProps = {
  advice: BudgetRecommendations;
  /** What one could ask about it. */
  next?: ReactNode;
};

/** The figure, what it means, the lines that it's made of, and what one may do about it. */
export function BudgetTab({ advice, next }: BudgetTabProps) {
  const { usual, monthlySavings } = advice;
  // One figure: what a usual month saves. Where trouble comes first, or nothing is left, it's what is left or missing.
  const saves = usual && usual.left >= 0 && monthlySavings !== undefined;
  const head = usual && (saves ? savedInAll(usual) : fromDollars(usual.left));
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
        <Card title="Summary">
          {head === undefined ? null : (
            <p className="mb-2">
              <Amount cents={head} size="hero" tone="debt" />{" "}
              <span className="text-muted">{head < 0 ? "missing" : saves ? "saved" : "left"} in a usual month</span>
            </p>
          )}
          <p className="max-w-prose tabular-nums">{advice.summary}</p>
          {usual ? <Usual lines={usual} /> : null}
        </Card>
        <Card title="Savings">
          <p className="max-w-prose tabular-nums">{advice.savingsRecommendation}</p>
        </Card>
      </div>
      {next}
      <Recommendations rows={advice.recommendations} />
      <WordingNotes {...advice} />
    </div>
  );
}

function Recommendations({ rows }: { rows: readonly Row[] }) {
  const shown = rows.filter(isShown);
  const rest = rows.filter((row) => !isShown(row));
  return (
    <Card title="Recommendations">
      {rows.length === 0 ? (
        <p className="text-muted">After a month of spending, each category gets an amount here.</p>
      ) : null}
      {shown.length > 0 ? (
        <ul className="divide-y divide-line">
          {shown.map((row) => (
            <Recommendation key={row.category} row={row} />
          ))}
        </ul>
      ) : null}
      {rest.length > 0 ? (
        <details className={shown.length > 0 ? "mt-4 border-t border-line pt-3" : undefined}>
          <summary className="fold text-sm text-accent">{stayAsTheyAre(rest.length)}</summary>
          <ul className="mt-3 divide-y divide-line">
            {rest.map((row) => (
              <Recommendation key={row.category} row={row} />
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  );
}

/** How the figure comes about, each line with its part of the income, and the way to the rows behind it. */
function Usual({ lines }: { lines: UsualLines }) {
  const { income, href } = lines;
  const toGoals = goalsSentence(lines);
  return (
    <div className="mt-3">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">A usual month</caption>
        <tbody>
          {usualLines(lines).map(({ label, cents }, at, { length }) => (
            <tr key={label} className={cx("border-t border-line", at === length - 1 && "font-semibold")}>
              <th scope="row" className={cx("py-1.5 text-left", at < length - 1 && "font-normal text-muted")}>
                {label}
              </th>
              <td className="py-1.5 text-right">{formatUsd(cents)}</td>
              <td className="w-14 py-1.5 text-right font-normal text-muted">
                {at > 0 && income > 0 ? `${Math.round((Math.abs(cents) / fromDollars(income)) * 100)}%` : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {toGoals ? <p className="mt-2 text-sm tabular-nums">{toGoals}</p> : null}
      {href ? (
        <p className="mt-2 text-sm">
          <Link to={href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            See the transactions
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** On a phone the amounts stand under the name, on a desk beside it, in columns with those of the other rows. */
const PAIR = "flex items-baseline gap-1 lg:justify-end";

function Recommendation({ row }: { row: Row }) {
  return (
    <li data-category={row.category} className="grid gap-1 py-4 first:pt-0 last:pb-0">
      <div className="relative grid gap-1 lg:flex lg:items-center lg:justify-between">
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
          <div className={`${PAIR} max-lg:absolute max-lg:top-0.5 max-lg:right-0 max-lg:text-xs max-lg:text-muted`}>
            <dt className="text-muted">Of income</dt>
            <dd>{row.percentOfIncome}%</dd>
          </div>
        </dl>
      </div>
      <p className="text-sm text-muted tabular-nums">{row.reasoning}</p>
    </li>
  );
}
