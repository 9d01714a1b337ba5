import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Progress, Ring } from "~/components/ui/progress";
import { type Overview, overviewCards } from "~/domain/screens/overview";
import type { Day } from "~/domain/periods";
import type { Links } from "./links";

type Props = { overview: Overview; today: Day; links: Links; hasAccounts: boolean };

/** Four figures, each with what it means and the way to the rows it sums. */
export function OverviewCards({ overview, today, links, hasAccounts }: Props) {
  const { daily, weekly, monthly, balance } = overviewCards(overview, today);
  const rows = (range: { from: Day; to: Day }) => links.rows({ ...range, kind: "spending" });
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Figure
        title="Daily Spending"
        cents={daily.cents}
        to={rows(daily.range)}
        note={<p className="text-muted">Today, {daily.date}</p>}
      >
        <Progress value={daily.fill} label="Today's spending as a share of $100" />
      </Figure>
      <Figure
        title="Weekly Spending"
        cents={weekly.cents}
        to={rows(weekly.range)}
        note={
          <div className="flex items-center gap-3">
            <Ring value={weekly.ring} label="This week's share of the month" tone="info" className="!size-12">
              {Math.round(weekly.ring)}%
            </Ring>
            <p className="text-muted">{weekly.weekRange}</p>
          </div>
        }
      />
      <MonthlyFigure monthly={monthly} to={rows(monthly.range)} />
      <BalanceFigure balance={balance} links={links} hasAccounts={hasAccounts} />
    </div>
  );
}

type Cards = ReturnType<typeof overviewCards>;

function MonthlyFigure({ monthly, to }: { monthly: Cards["monthly"]; to: string }) {
  return (
    <Figure
      title="Monthly Spending"
      cents={monthly.cents}
      to={to}
      note={
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          <Change direction={monthly.arrow} good={monthly.arrow === "down"} percent={monthly.percent} />{" "}
          <span>{monthly.sentence}</span>
        </p>
      }
    >
      <Progress
        value={monthly.bar}
        label="Monthly spending against last month"
        tone={monthly.arrow === "down" ? "accent" : "loss"}
      />
    </Figure>
  );
}

function BalanceFigure({ balance, links, hasAccounts }: Pick<Props, "links" | "hasAccounts"> & Pick<Cards, "balance">) {
  return (
    <Figure
      title="Total Balance"
      cents={balance.cents}
      to={links.write("/accounts")}
      linkText={hasAccounts ? "See the accounts" : "Connect an account"}
      note={
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <Badge variant={balance.trend === "Growing" ? "success" : "destructive"}>
            <Icon name={balance.trend === "Growing" ? "trending_up" : "trending_down"} size="sm" />
            {balance.trend}
          </Badge>{" "}
          <span className="font-medium text-ink tabular-nums">{balance.percent}</span> <span>{balance.sentence}</span>
        </p>
      }
    >
      <Progress
        value={balance.bar}
        label="Balance against last month"
        tone={balance.trend === "Growing" ? "accent" : "loss"}
      />
    </Figure>
  );
}

type FigureProps = {
  title: string;
  cents: number;
  to: string;
  linkText?: string;
  note: ReactNode;
  children?: ReactNode;
};

function Figure({ title, cents, to, linkText = "See the transactions", note, children }: FigureProps) {
  return (
    <Card as="article" className="flex flex-col gap-2 !p-4 sm:!p-5">
      <h3 className="text-xs font-semibold text-muted">{title}</h3>
      <Amount cents={cents} size="hero" />
      {children}
      <div className="text-xs">{note}</div>
      <Link
        to={to}
        className="mt-auto inline-flex min-h-9 items-center gap-1 text-xs font-medium text-accent hover:underline touch:min-h-11 print:hidden"
        aria-label={`${linkText}: ${title}`}
      >
        {linkText}
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
