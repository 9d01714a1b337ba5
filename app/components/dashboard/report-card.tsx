import { type MouseEvent, useMemo } from "react";
import { ConnectAccountButton } from "~/components/accounts/connect-account-button";
import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { ErrorNote } from "~/components/ui/callout";
import { EMPTY_REPORT, RECENT_ROWS } from "~/domain/screens/dashboard";
import { formatPercent } from "~/domain/money";
import { type Day, shortDate } from "~/domain/periods";
import {
  REPORT_PERIODS,
  type Report,
  type ReportLine,
  type ReportPeriod,
  incomeChange,
  reportBadge,
  ratioText,
  spendingChange,
} from "~/domain/screens/report";
import { useReport } from "~/client/screens/use-report";
import type { Links } from "./links";
import { Change } from "./overview-cards";

type Props = { report: Report; lines: ReportLine[]; today: Day; isDemo: boolean; hasAccounts: boolean; links: Links };

const BADGES = { destructive: "destructive", moderate: "caution", good: "success" } as const;
const NAMES = { week: "Week", month: "Month" } as const;

export function ReportCard({ report: initial, lines: first, today, isDemo, hasAccounts, links }: Props) {
  const shownFirst = useMemo(() => ({ report: initial, lines: first }), [initial, first]);
  const { report, lines, status, choose } = useReport(shownFirst, today, !isDemo);
  const isEmpty = !hasAccounts && report.income === 0 && report.spending === 0;
  return (
    <Card
      id="income-spending"
      title="Income vs Spending"
      action={isEmpty ? null : <Periods chosen={report.period} choose={choose} links={links} />}
    >
      {isEmpty ? (
        <EmptyState title={EMPTY_REPORT} icon="chart" action={<ConnectAccountButton />} />
      ) : (
        <div
          aria-busy={status === "loading"}
          className={cx("flex flex-col gap-5", status === "loading" && "opacity-60")}
        >
          {status === "failed" ? (
            <ErrorNote>This report could not be loaded. What you see is the one from before.</ErrorNote>
          ) : null}
          <p className="text-xs text-muted">
            {shortDate(report.range.from)} - {shortDate(report.range.to)}, against the {report.period} before
            {report.soFar ? ` up to ${shortDate(report.soFar.to)}` : ""}
          </p>
          <Totals report={report} links={links} />
          <Categories report={report} links={links} />
          <Recent lines={lines} />
          <a
            href={`/reports/income-spending.csv?period=${report.period}${isDemo ? "&sample=1" : ""}`}
            download
            className={cx(buttonClass({ variant: "secondary", size: "sm" }), "self-start")}
          >
            <Icon name="download" size="sm" />
            Export CSV
          </a>
        </div>
      )}
    </Card>
  );
}

function Periods({
  chosen,
  choose,
  links,
}: {
  chosen: ReportPeriod;
  choose: (event: MouseEvent<HTMLAnchorElement>, period: ReportPeriod) => void;
  links: Links;
}) {
  return (
    <nav aria-label="Report period" className="flex w-fit gap-1 rounded-md bg-sunken p-1">
      {REPORT_PERIODS.map((period) => (
        <Link
          key={period}
          to={links.here({ period })}
          preventScrollReset
          onClick={(event) => choose(event, period)}
          aria-current={period === chosen ? "page" : undefined}
          className={cx(
            "inline-flex min-h-9 items-center rounded-sm px-3 text-xs font-medium touch:min-h-11",
            period === chosen ? "bg-surface text-ink shadow-raise" : "text-muted hover:text-ink",
          )}
        >
          {NAMES[period]}{" "}
        </Link>
      ))}
    </nav>
  );
}

function Totals({ report, links }: { report: Report; links: Links }) {
  const badge = reportBadge(report);
  const [earned, spent] = [incomeChange(report), spendingChange(report)];
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-3 *:grow *:basis-32">
        <div>
          <dt className="text-xs text-muted">Income</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <Link to={links.rows({ ...report.range, kind: "income" })} className="underline-offset-4 hover:underline">
              <Amount cents={report.income} size="lg" />
            </Link>{" "}
            <Change
              direction={earned < 0 ? "down" : "up"}
              good={earned >= 0}
              percent={formatPercent(Math.abs(earned))}
            />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted">Spending</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <Link to={links.rows({ ...report.range, kind: "spending" })} className="underline-offset-4 hover:underline">
              <Amount cents={report.spending} size="lg" />
            </Link>{" "}
            <Change direction={spent <= 0 ? "down" : "up"} good={spent <= 0} percent={formatPercent(Math.abs(spent))} />
          </dd>
        </div>
      </dl>
      <p className="flex flex-wrap items-center gap-2">
        {badge ? (
          <Badge variant={BADGES[badge.tone]} className="whitespace-normal">
            {badge.text}
          </Badge>
        ) : null}{" "}
        <span className="text-xs text-muted">
          Spent of income{report.soFar ? " so far" : ""}: {ratioText(report.income, report.spending)}
        </span>
      </p>
    </div>
  );
}

const SHOWN_CATEGORIES = 6;

function Categories({ report, links }: { report: Report; links: Links }) {
  if (report.categories.length === 0) return <p className="text-muted">Nothing was spent in this {report.period}.</p>;
  const row = (category: Report["categories"][number]) => (
    <li key={category.id} className="flex min-h-9 items-center justify-between gap-3 touch:min-h-11">
      <Link
        to={links.rows({ ...report.range, kind: "spending", category: category.id })}
        className="min-w-0 truncate underline-offset-4 hover:underline"
      >
        <span aria-hidden>{category.icon}</span> {category.name}
      </Link>{" "}
      <span className="shrink-0 tabular-nums">
        <Amount cents={category.cents} className="font-medium" />{" "}
        <span className="inline-block w-14 text-right text-xs text-muted">{formatPercent(category.percentage)}</span>
      </span>
    </li>
  );
  const rest = report.categories.slice(SHOWN_CATEGORIES);
  return (
    <div>
      <h3 className="mb-1 text-xs font-semibold text-muted">By category</h3>
      <ul>{report.categories.slice(0, SHOWN_CATEGORIES).map(row)}</ul>
      {rest.length > 0 ? (
        <details>
          <summary className="fold text-xs text-accent">{rest.length} more</summary>
          <ul>{rest.map(row)}</ul>
        </details>
      ) : null}
    </div>
  );
}

function Recent({ lines }: { lines: readonly ReportLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-xs font-semibold text-muted">Latest in this report</h3>
      <ul aria-label="Report transactions" className="divide-y divide-line">
        {lines.slice(0, RECENT_ROWS).map((line) => (
          <li key={line.id} data-type={line.type} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block truncate">{line.description}</span>{" "}
              <span className="block truncate text-xs text-muted">
                {line.category} · <time dateTime={line.day}>{shortDate(line.day)}</time>
              </span>
            </span>{" "}
            <Amount
              cents={line.cents}
              tone={line.type === "income" ? "signed" : "plain"}
              className="shrink-0 font-medium"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
