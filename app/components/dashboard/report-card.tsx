import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { type MouseEvent, useMemo } from "react";
import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CategoryMark } from "~/components/ui/category-glyph";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { ErrorNote } from "~/components/ui/callout";
import { comparedWords, daysWords, RATIO_WORDS, ratioSentence, unpaidWeek } from "~/texts/dashboard";
import { RECENT_ROWS } from "~/domain/screens/dashboard";
import { withOwnName } from "~/domain/categories/own";
import { type Cents, formatPercent } from "~/domain/money";
import { type Day, shortDate } from "~/domain/periods";
import {
  REPORT_PERIODS,
  type Report,
  type ReportLine,
  type ReportPeriod,
  awaitsIncome,
  comparedWith,
  holdsPay,
  incomeChange,
  reportBadge,
  spendingChange,
} from "~/domain/screens/report";
import { useReport } from "~/client/screens/use-report";
import type { Links } from "./links";
import { PANEL } from "./look";
import { NothingYet } from "./nothing-yet";
import { Change } from "./overview-cards";

type Props = {
  report: Report;
  lines: ReportLine[];
  today: Day;
  lastMonthIncome: Cents;
  payday: Day | null;
  isDemo: boolean;
  hasAccounts: boolean;
  links: Links;
};

const BADGES = { destructive: "destructive", moderate: "secondary", good: "success" } as const;
/** As high as a finger. */
const FIGURE = "relative inline-flex items-center underline-offset-4 hover:underline touch:-my-2 touch:min-h-11";
/** The change stands beside the figure, on a phone beside its name: there both wouldn't fit. */
const TOTAL = "grid grid-cols-[auto_1fr] content-start items-baseline gap-x-2 sm:flex sm:flex-wrap";
const NAMES = { week: "Week", month: "Month" } as const;

export function ReportCard({ report: initial, lines: first, today, isDemo, hasAccounts, links, ...pay }: Props) {
  const shownFirst = useMemo(() => ({ report: initial, lines: first }), [initial, first]);
  const { report, lines, status, choose } = useReport(shownFirst, today, !isDemo, (period) => links.keep({ period }));
  const words = useNoAccountsTexts();
  const isEmpty = !hasAccounts && report.income === 0 && report.spending === 0;
  return (
    <Card
      id="income-spending"
      title="Income vs Spending"
      className={PANEL}
      action={isEmpty ? null : <Periods chosen={report.period} choose={choose} links={links} />}
    >
      {isEmpty ? (
        <NothingYet>{words.report}</NothingYet>
      ) : (
        <div
          aria-busy={status === "loading"}
          className={cx("flex flex-col gap-1.5 sm:gap-4", status === "loading" && "opacity-60")}
        >
          {status === "failed" ? (
            <ErrorNote>This report couldn't be loaded. What you see is the one from before.</ErrorNote>
          ) : null}
          <p className="text-xs text-muted">
            <span className="whitespace-nowrap">
              {daysWords({ from: report.range.from, to: report.soFar ? today : report.range.to })}
            </span>{" "}
            <span className="whitespace-nowrap">{comparedWords(report)}</span>
          </p>
          <Totals report={report} links={links} {...pay} />
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <Categories report={report} links={links} />
            <Recent lines={lines} />
            <a
              href={`/reports/income-spending.csv?period=${report.period}${isDemo ? "&sample=1" : ""}`}
              download
              aria-label="Export CSV"
              className={cx(buttonClass({ variant: "quiet", size: "sm" }), "-mr-3 ml-auto")}
            >
              <Icon name="download" size="sm" />
              <span className="max-sm:hidden">Export CSV</span>
            </a>
          </div>
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
    <nav aria-label="Report period" className="flex w-fit shrink-0 gap-1 rounded-md bg-sunken p-1">
      {REPORT_PERIODS.map((period) => (
        <Link
          key={period}
          to={links.here({ period })}
          preventScrollReset
          onClick={(event) => choose(event, period)}
          aria-current={period === chosen ? "page" : undefined}
          className={cx(
            "inline-flex min-h-9 items-center rounded-sm px-1.5 text-xs sm:px-3 font-medium touch:min-h-11",
            period === chosen ? "bg-surface text-ink shadow-raise" : "text-muted hover:text-ink",
          )}
        >
          {NAMES[period]}{" "}
        </Link>
      ))}
    </nav>
  );
}

type TotalsProps = Pick<Props, "report" | "links" | "lastMonthIncome" | "payday">;

function Totals({ report, links, lastMonthIncome, payday }: TotalsProps) {
  const badge = reportBadge(report, lastMonthIncome);
  const isPaid = holdsPay(report, lastMonthIncome);
  // Of nothing there is no percent.
  const before = comparedWith(report);
  const [earned, spent] = [incomeChange(report), spendingChange(report)];
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <dl className="flex flex-wrap gap-x-4 gap-y-3 *:grow *:basis-28">
        <div className={TOTAL}>
          <dt className="text-xs text-muted sm:basis-full">Income</dt>
          <dd className="max-sm:col-span-2 max-sm:row-start-2">
            <Link to={links.rows({ ...report.range, kind: "income" })} className={FIGURE}>
              <Amount cents={report.income} size="lg" />
            </Link>
          </dd>{" "}
          <dd>
            {awaitsIncome(report) ? (
              <span className="text-xs text-muted sm:text-sm">so far</span>
            ) : before.income === 0 || !isPaid ? null : (
              <Change direction={earned < 0 ? "down" : "up"} good={earned >= 0} change={earned} />
            )}
          </dd>
        </div>
        <div className={TOTAL}>
          <dt className="text-xs text-muted sm:basis-full">Spending</dt>
          <dd className="max-sm:col-span-2 max-sm:row-start-2">
            <Link to={links.rows({ ...report.range, kind: "spending" })} className={FIGURE}>
              <Amount cents={report.spending} size="lg" />
            </Link>
          </dd>{" "}
          <dd>
            {before.spending === 0 ? null : (
              <Change
                direction={spent <= 0 ? "down" : "up"}
                // What a week holds is chance: a bill or none.
                good={report.period === "week" ? null : spent <= 0}
                change={spent}
              />
            )}
          </dd>
        </div>
      </dl>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 sm:gap-y-2">
        {badge ? (
          <Badge variant={BADGES[badge.tone]} className="whitespace-normal">
            {RATIO_WORDS[badge.tone]}
          </Badge>
        ) : null}{" "}
        <span className="text-xs text-muted">{isPaid ? ratioSentence(report) : unpaidWeek(payday)}</span>
      </p>
    </div>
  );
}

type ListProps = { report: Report; links: Links };

/** Folded: the largest are in the budget's card as well. */
function Categories({ report, links }: ListProps) {
  if (report.categories.length === 0)
    return <p className="basis-full text-muted">Nothing was spent in this {report.period}.</p>;
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="fold text-xs text-accent">By category</summary>
      <CategoryList report={report} links={links} />
    </details>
  );
}

function CategoryList({ report, links }: ListProps) {
  return (
    <ul>
      {report.categories.map((category) => (
        <li key={category.id}>
          <Link
            to={links.rows({ ...report.range, kind: "spending", category: category.id })}
            className="-mx-2 flex min-h-8 items-center justify-between gap-3 rounded-md px-2 hover:bg-sunken touch:min-h-11"
          >
            <span className="min-w-0 truncate">
              <CategoryMark category={category.id} /> {category.name}
            </span>{" "}
            <span className="shrink-0 tabular-nums">
              <Amount cents={category.cents} className="font-medium" />{" "}
              <span className="inline-block w-12 text-right text-xs text-muted">
                {formatPercent(category.percentage)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Recent({ lines }: { lines: readonly ReportLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="fold text-xs text-accent">Latest in this report</summary>
      <ul aria-label="Report transactions" className="divide-y divide-line">
        {lines.slice(0, RECENT_ROWS).map((line) => (
          <li key={line.id} data-type={line.type} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block truncate">{line.description}</span>{" "}
              <span className="block truncate text-xs text-muted">
                {withOwnName(line.category, line.ownName ?? null)} ·{" "}
                <time dateTime={line.day}>{shortDate(line.day)}</time>
              </span>
            </span>{" "}
            <Amount
              cents={line.cents}
              tone={line.type === "income" ? "signed" : "plain"}
              plus
              className="shrink-0 font-medium"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
