import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import type { DashboardView } from "~/domain/screens/dashboard";

const TITLES = ["Daily Spending", "Weekly Spending", "Monthly Spending"] as const;

/** What the four cards will say, while nothing was spent: no zero that looks like a finding, nothing to compare. */
export function FirstFigures({
  view: { overview, hasAccounts },
}: {
  view: Pick<DashboardView, "overview" | "hasAccounts">;
}) {
  return (
    <Card className="!py-2">
      <ul className="grid gap-x-6 sm:grid-cols-4">
        {TITLES.map((title) => (
          <Line key={title} title={title}>
            <span className="text-muted">Nothing yet</span>
          </Line>
        ))}
        <Line title="Total Balance">
          {hasAccounts ? (
            <Amount cents={overview.totalBalance} className="font-semibold" />
          ) : (
            <span className="text-muted">No accounts yet</span>
          )}
        </Line>
      </ul>
    </Card>
  );
}

function Line({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
      <h3 className="text-xs font-semibold text-muted">{title}</h3> {children}
    </li>
  );
}
