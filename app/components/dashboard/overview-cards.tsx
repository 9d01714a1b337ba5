import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Sparkline } from "~/components/ui/sparkline";
import { formatPercent, formatUsd } from "~/domain/money";
import type { DashboardView } from "~/domain/screens/dashboard";
import { overviewCards } from "~/domain/screens/overview";
import {
  againstWords,
  balanceSentence,
  NET_WORTH,
  spendingSentence,
  usualDaySentence,
  weekSentence,
} from "~/texts/overview";
import { type Day, shortDate } from "~/domain/periods";
import { CardBars } from "./card-bars";
import type { Links } from "./links";

type Props = {
  view: Pick<DashboardView, "overview" | "pendingToday" | "today" | "balances" | "hasAccounts">;
  links: Links;
};

/** Four figures of one width, each with one line and the way to the rows it sums. Their bars are folded away below. */
export function OverviewCards({ view, links }: Props) {
  const { daily, weekly, monthly, balance } = overviewCards(view.overview, view.today);
  const rows = (range: { from: Day; to: Day }) => links.rows({ ...range, kind: "spending" });
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5 sm:gap-4 xl:grid-cols-4">
        <Figure title="Daily Spending" cents={daily.cents} to={rows(daily.range)}>
          <p>
            {view.pendingToday > 0 ? `${formatUsd(view.pendingToday)} pending · ` : ""}
            {usualDaySentence(daily.usual, monthly.against.month) || `Today, ${shortDate(view.today)}`}
          </p>
        </Figure>
        <Figure title="Weekly Spending" cents={weekly.cents} to={rows(weekly.range)}>
          <p>
            {/* On a phone it has a line of its own: no other face of type breaks the words elsewhere. */}
            <span className="max-sm:block">{weekly.weekRange}</span>
            {weekly.against ? (
              <>
                <span className="max-sm:hidden">{" · "}</span>
                {weekSentence(weekly.against)}
              </>
            ) : null}
          </p>
        </Figure>
        <MonthlyFigure monthly={monthly} to={rows(monthly.range)} />
        <BalanceFigure balance={balance} view={view} links={links} />
      </div>
      <CardBars view={view} />
    </>
  );
}

type Cards = ReturnType<typeof overviewCards>;

function MonthlyFigure({ monthly, to }: { monthly: Cards["monthly"]; to: string }) {
  // Where nothing was spent by then there is no share of it, and an arrow would point nowhere.
  const ofNothing = monthly.change === 0 && monthly.against.moreCents !== 0;
  return (
    <Figure title="Monthly Spending" cents={monthly.cents} to={to}>
      <p title={monthly.isEmpty ? undefined : spendingSentence(monthly.against)}>
        {monthly.isEmpty ? (
          "This month"
        ) : ofNothing ? (
          spendingSentence(monthly.against)
        ) : (
          <>
            <Change direction={monthly.arrow} good={monthly.arrow === "down"} change={monthly.change} />{" "}
            {againstWords(monthly.against)}
          </>
        )}
      </p>
    </Figure>
  );
}

function BalanceFigure({ balance, view, links }: { balance: Cards["balance"] } & Props) {
  const words = useNoAccountsTexts();
  const [first, last] = [view.balances[0] ?? 0, view.balances[view.balances.length - 1] ?? 0];
  return (
    <Figure
      title="Total Balance"
      means={NET_WORTH}
      cents={balance.cents}
      to={links.write("/accounts")}
      linkText={view.hasAccounts ? "See the accounts" : words.title}
      beside={
        <Sparkline
          values={view.balances}
          label={`The last 30 days: from ${formatUsd(first)} to ${formatUsd(last)}`}
          className="h-4 min-w-0 flex-1 basis-8 text-accent sm:h-6"
        />
      }
    >
      {view.hasAccounts ? (
        <p className="tabular-nums" title={balanceSentence(balance.since)}>
          <span className="sr-only">{NET_WORTH}:</span> {balance.trend} {balance.percent} since{" "}
          {shortDate(balance.since.day)}
        </p>
      ) : (
        <p>No accounts yet</p>
      )}
    </Figure>
  );
}

type FigureProps = {
  title: string;
  /** What the documented title stands for. */
  means?: string;
  cents: number;
  to: string;
  linkText?: string;
  beside?: ReactNode;
  children: ReactNode;
};

/** The whole card is the link. */
function Figure({ title, means, cents, to, linkText = "See the transactions", beside, children }: FigureProps) {
  return (
    <Card as="article" className="relative flex flex-col gap-0.5 !p-3 sm:gap-1 sm:!p-4">
      <h3 className="pr-4 text-xs font-semibold text-muted" title={means}>
        {title}
      </h3>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Amount cents={cents} size="tile" />
        {beside}
      </div>
      <div className="text-xs text-muted">{children}</div>
      <Link
        to={to}
        className="absolute inset-0 flex justify-end rounded-lg p-3 text-accent hover:shadow-raise sm:p-4 print:hidden"
        aria-label={`${linkText}: ${title}`}
        title={linkText}
      >
        {/* Where a figure takes the whole width, the card alone is the link. */}
        <Icon name="arrow_right" size="sm" className="max-[22rem]:hidden" />
      </Link>
    </Card>
  );
}

const TONES = { good: "text-gain", bad: "text-loss", plain: "text-muted" } as const;

type ChangeProps = {
  direction: "up" | "down";
  /** Null where it's neither good nor bad. */ good: boolean | null;
  /** In percent. */ change: number;
};

/** Up to this many percent two months are about the same. */
const ABOUT_THE_SAME = 2;

/**
 * The arrow says the direction, the color whether that is good; the word is there for those who see neither. A change that
 * is hardly one alarms nobody: its figure is in plain ink.
 */
export function Change({ direction, good, change }: ChangeProps) {
  const tone = good === null ? "plain" : good ? "good" : "bad";
  return (
    <span
      data-arrow={direction}
      data-tone={tone}
      className={`font-medium whitespace-nowrap tabular-nums ${TONES[tone]}`}
    >
      <Icon
        name={direction === "up" ? "arrow_up" : "arrow_down"}
        size="sm"
        label={direction === "up" ? "up" : "down"}
        className="inline-block align-[-0.2em]"
      />{" "}
      <span className={Math.abs(change) < ABOUT_THE_SAME ? "font-normal text-muted" : undefined}>
        {formatPercent(Math.abs(change))}
      </span>
    </span>
  );
}
