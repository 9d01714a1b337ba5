import { useBring } from "~/client/ui/bring";
import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Progress, Ring } from "~/components/ui/progress";
import { Sparkline } from "~/components/ui/sparkline";
import { formatUsd } from "~/domain/money";
import type { DashboardView } from "~/domain/screens/dashboard";
import { overviewCards } from "~/domain/screens/overview";
import { balanceSentence, planSentence, spendingSentence } from "~/texts/overview";
import type { Day } from "~/domain/periods";
import type { Links } from "./links";

type Props = {
  view: Pick<DashboardView, "overview" | "today" | "balances" | "plan" | "hasAccounts" | "owed">;
  links: Links;
};

/** Thin and quiet: what matters is the figure, and the words that say what the bar is full of. */
const BAR = "h-[3px]!";

/** Four figures, each with what it means and the way to the rows it sums. Where there's nothing, no bar is drawn. */
export function OverviewCards({ view, links }: Props) {
  const { daily, weekly, monthly, balance } = overviewCards(view.overview, view.today);
  const rows = (range: { from: Day; to: Day }) => links.rows({ ...range, kind: "spending" });
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Figure title="Daily Spending" cents={daily.cents} to={rows(daily.range)}>
          {daily.cents === 0 ? null : (
            <Progress value={daily.fill} tone="muted" label="Today's spending as a share of $100" className={BAR} />
          )}
          <p>Today, {daily.date}</p>
        </Figure>
        <Figure title="Weekly Spending" cents={weekly.cents} to={rows(weekly.range)}>
          {weekly.cents === 0 ? (
            <p>{weekly.weekRange}</p>
          ) : (
            <div className="flex items-center gap-2">
              <Ring
                value={weekly.ring}
                label="This week's share of the month"
                tone="muted"
                className="size-9! shrink-0 text-[10px]"
              >
                {Math.round(weekly.ring)}%
              </Ring>
              <p>{weekly.weekRange}</p>
            </div>
          )}
        </Figure>
        <MonthlyFigure monthly={monthly} plan={view.plan} to={rows(monthly.range)} />
        <BalanceFigure balance={balance} view={view} links={links} />
      </div>
      {monthly.isEmpty && balance.isEmpty ? null : (
        <details className="text-xs text-muted">
          <summary className="fold">What the bars mean</summary>
          <p>
            A day&apos;s bar is full at $100, and the ring is this week&apos;s share of the month. At three quarters of
            the month&apos;s bar, and at half of the balance&apos;s, nothing has changed.
          </p>
        </details>
      )}
    </>
  );
}

type Cards = ReturnType<typeof overviewCards>;

function MonthlyFigure({ monthly, plan, to }: { monthly: Cards["monthly"]; plan: DashboardView["plan"]; to: string }) {
  return (
    <Figure title="Monthly Spending" cents={monthly.cents} to={to}>
      {monthly.isEmpty ? null : (
        <Progress value={monthly.bar} tone="muted" label="Monthly spending against last month" className={BAR} />
      )}
      <p>
        {monthly.isEmpty ? null : (
          <Change direction={monthly.arrow} good={monthly.arrow === "down"} percent={monthly.percent} />
        )}{" "}
        {monthly.isEmpty ? "This month" : spendingSentence(monthly.against)}{" "}
        {plan ? <span className="block text-ink">{planSentence(plan)}</span> : null}
      </p>
    </Figure>
  );
}

function BalanceFigure({ balance, view, links }: { balance: Cards["balance"] } & Props) {
  const words = useBring();
  const [first, last] = [view.balances[0] ?? 0, view.balances[view.balances.length - 1] ?? 0];
  return (
    <Figure
      title="Total Balance"
      cents={balance.cents}
      to={links.write("/accounts")}
      linkText={view.hasAccounts ? "See the accounts" : words.title}
    >
      <Sparkline
        values={view.balances}
        label={`The last 30 days: from ${formatUsd(first)} to ${formatUsd(last)}`}
        className="h-6 w-full text-accent sm:h-8"
      />
      {balance.isEmpty ? null : (
        <Progress value={balance.bar} tone="muted" label="Balance against last month" className={BAR} />
      )}
      {view.hasAccounts ? (
        <p>
          <span className="font-medium whitespace-nowrap text-ink tabular-nums">
            <Icon
              name={balance.trend === "Growing" ? "trending_up" : "trending_down"}
              size="sm"
              className="inline-block align-[-0.2em]"
            />{" "}
            {balance.trend} {balance.percent}
          </span>{" "}
          {balanceSentence(balance.since)}{" "}
          {view.owed > 0 ? (
            <span className="block text-ink tabular-nums">{`You owe ${formatUsd(view.owed)} in debt.`}</span>
          ) : null}
        </p>
      ) : (
        <p>No accounts yet</p>
      )}
    </Figure>
  );
}

type FigureProps = { title: string; cents: number; to: string; linkText?: string; children: ReactNode };

/** On a phone the whole card is the link. */
function Figure({ title, cents, to, linkText = "See the transactions", children }: FigureProps) {
  return (
    <Card as="article" className="relative flex flex-col gap-1 !p-2.5 sm:gap-2 sm:!p-5">
      <h3 className="text-xs font-semibold text-muted">{title}</h3>
      <Amount cents={cents} size="tile" />
      <div className="flex flex-col gap-1.5 text-xs text-muted sm:gap-2">{children}</div>
      <Link
        to={to}
        className="text-xs font-medium text-accent hover:underline max-sm:absolute max-sm:inset-0 max-sm:flex max-sm:justify-end max-sm:rounded-lg max-sm:px-2.5 max-sm:pt-9 sm:mt-auto sm:inline-flex sm:min-h-9 sm:items-center sm:gap-1 sm:touch:min-h-11 print:hidden"
        aria-label={`${linkText}: ${title}`}
      >
        <span className="max-sm:hidden">{linkText}</span>
        <Icon name="arrow_right" size="sm" />
      </Link>
    </Card>
  );
}

/** The arrow says the direction, the colour whether that is good; the word is there for those who see neither. */
export function Change({ direction, good, percent }: { direction: "up" | "down"; good: boolean; percent: string }) {
  return (
    <span
      data-arrow={direction}
      data-tone={good ? "good" : "bad"}
      className={`inline-flex items-center gap-0.5 font-medium tabular-nums ${good ? "text-gain" : "text-loss"}`}
    >
      <Icon
        name={direction === "up" ? "arrow_up" : "arrow_down"}
        size="sm"
        label={direction === "up" ? "up" : "down"}
      />
      {percent}
    </span>
  );
}
