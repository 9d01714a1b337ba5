import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import type { BudgetRecommendations } from "~/contracts/coach-texts";
import { formatUsd } from "~/domain/money";
import { WordingNotes } from "./wording";

/** On a phone name and figure stand in two columns, on a desk the three pairs stand under each other's. */
const PAIR = "contents sm:flex sm:items-center sm:gap-1.5 lg:justify-end";

const usd = (dollars: number) => formatUsd(Math.round(dollars * 100));

export function BudgetTab({ advice }: { advice: BudgetRecommendations }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-6 md:grid-cols-2">
        <Card title="Summary"><p className="tabular-nums">{advice.summary}</p></Card>
        <Card title="Savings"><p className="tabular-nums">{advice.savingsRecommendation}</p></Card>
      </div>
      <Card title="Recommendations">
        {advice.recommendations.length === 0 ? <p className="text-muted">Once there is a month of spending, each category gets an amount here.</p> : (
          <ul className="divide-y divide-line">
            {advice.recommendations.map((row) => (
              <li key={row.category} data-category={row.category} className="grid gap-1 py-4 first:pt-0 last:pb-0">
                <div className="flex flex-col gap-x-4 gap-y-1 lg:flex-row lg:items-center lg:justify-between">
                  <h3 className="font-semibold">{row.category}</h3>
                  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums sm:grid-cols-[9rem_13rem_9rem] lg:text-right">
                    <div className={PAIR}>
                      <dt className="text-muted">Now</dt>
                      <dd><Badge variant={row.currentSpending > row.recommendedBudget ? "destructive" : "secondary"}>{usd(row.currentSpending)}</Badge></dd>
                    </div>
                    <div className={PAIR}><dt className="text-muted">Recommended</dt><dd className="font-semibold">{usd(row.recommendedBudget)}</dd></div>
                    <div className={PAIR}><dt className="text-muted">Of income</dt><dd>{row.percentOfIncome}%</dd></div>
                  </dl>
                </div>
                <p className="text-sm text-muted tabular-nums">{row.reasoning}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <WordingNotes {...advice} />
    </div>
  );
}
