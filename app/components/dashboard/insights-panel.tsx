import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { type IconName, isIconName } from "~/components/ui/icon-names";
import { Link } from "~/components/ui/link";
import { Skeleton } from "~/components/ui/skeleton";
import { INSIGHT_LOOKS } from "~/components/ui/insight-look";
import { lookName } from "~/domain/insights/look";
import type { InsightsView, InsightView } from "~/domain/screens/dashboard";
import { goWords } from "~/texts/insight-links";
import { NO_INSIGHTS, type WhyNone } from "~/texts/no-insights";
import { type InsightsStatus, useInsights } from "~/client/screens/use-insights";
import { Collapse } from "./collapse";
import { SPOTLIT } from "./look";

/** What is pressing says so; the others differ by the line above them, and by a word for those who don't see it. */
const PRIORITIES: Record<string, { words: string; seen: string; frame: string }> = {
  high: { words: "High priority", seen: "text-xs font-semibold", frame: "border-edge" },
  medium: { words: "Medium priority", seen: "sr-only", frame: "border-line" },
  low: { words: "Low priority", seen: "sr-only", frame: "border-dashed border-line" },
};
const iconOf = (name: string): IconName => (isIconName(name) ? name : "lightbulb");

/** Findings about the person's own figures: shown by the server, looked for again by scripts. */
export function InsightsPanel({
  insights: initial,
  told,
  isDemo,
  hasAccounts,
  hasTransactions,
  hrefOf,
}: {
  insights: InsightsView;
  /** The title of the one that the screen begins with. */
  told: string | null;
  isDemo: boolean;
  hasAccounts: boolean;
  hasTransactions: boolean;
  hrefOf: (href: string) => string;
}) {
  const { data, status } = useInsights(initial, !isDemo);
  const words = useNoAccountsTexts();
  const isEmpty = status === "failed" || data.insights.length === 0;
  return (
    <Card id="ai-insights" className={cx("relative scroll-mt-20 !py-1 sm:!pt-4 sm:!pb-6", SPOTLIT)}>
      <Collapse
        title={
          <span className="flex items-center gap-2">
            <Icon name="sparkle" className="text-accent" />
            AI Insights
          </span>
        }
      >
        <div className="sm:pt-3">
          {/* Without an account nothing is on its way that room should be kept for. */}
          {status === "loading" && hasAccounts && data.insights.length === 0 ? (
            <Loading />
          ) : isEmpty ? (
            <p className="text-muted">{hasAccounts ? NO_INSIGHTS[whyNone(status, hasTransactions)] : words.insights}</p>
          ) : (
            <Loaded data={data} told={told} hrefOf={hrefOf} />
          )}
        </div>
      </Collapse>
      {/* On the title's line: it comes and goes without moving what is read. */}
      {status === "loading" ? (
        <p
          role="status"
          className="pointer-events-none absolute top-4 right-12 text-xs text-muted sm:top-7 sm:right-14"
        >
          Looking...
        </p>
      ) : null}
    </Card>
  );
}

function whyNone(status: InsightsStatus, hasTransactions: boolean): WhyNone {
  if (status === "failed") return "failed";
  return hasTransactions ? "quiet" : "no-transactions";
}

function Loading() {
  return (
    <div data-loading>
      <Skeleton className="h-28" />
    </div>
  );
}

/** The most pressing one that hasn't been told above; the rest is folded up. */
function Loaded({
  data: { summary, insights },
  told,
  hrefOf,
}: {
  data: InsightsView;
  told: string | null;
  hrefOf: (href: string) => string;
}) {
  const [top, ...rest] = [...insights].sort((a, b) => Number(a.title === told) - Number(b.title === told));
  const card = (insight: InsightView, index: number) => (
    <Insight key={`${index}${insight.title}`} insight={insight} href={insight.href ? hrefOf(insight.href) : null} />
  );
  return (
    <>
      {top ? <ul>{card(top, 0)}</ul> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:mt-1">
        <p className="text-xs text-muted">{summary}</p>
        {rest.length > 0 ? (
          <details className="group/more min-w-0 open:basis-full">
            <summary className="fold text-xs text-accent">
              <span className="group-open/more:hidden">{rest.length} more</span>{" "}
              <span className="hidden group-open/more:inline">Show less</span>
            </summary>
            <ul className="mt-3 grid gap-3 border-t border-line pt-3">{rest.map(card)}</ul>
          </details>
        ) : null}
      </div>
    </>
  );
}

function Insight({ insight, href }: { insight: InsightView; href: string | null }) {
  const kind = lookName(insight);
  const look = INSIGHT_LOOKS[kind];
  const priority = PRIORITIES[insight.priority];
  return (
    <li
      data-type={insight.type}
      data-priority={insight.priority}
      className={cx("flex gap-3 border-t pt-3 first:border-t-0 first:pt-0", priority?.frame ?? "border-line")}
    >
      <span data-icon={insight.icon} className={cx("grid size-9 shrink-0 place-items-center rounded-md", look.tile)}>
        <Icon name={kind === "upcoming" ? look.icon : iconOf(insight.icon)} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="font-medium wrap-anywhere">{insight.title}</h3>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-xs text-muted">{look.label}</span>{" "}
            {priority ? <span className={priority.seen}>{priority.words}</span> : null}
          </span>
        </div>
        <p className="text-xs text-muted">{insight.message}</p>
        <p className="mt-1 text-xs font-medium">{insight.action}</p>
        {href ? (
          <Link
            to={href}
            className="inline-flex min-h-9 items-center gap-1 text-xs font-medium text-accent hover:underline touch:min-h-11 print:hidden"
            aria-label={`${goWords(insight.href)}: ${insight.title}`}
          >
            {goWords(insight.href)}
            <Icon name="arrow_right" size="sm" />
          </Link>
        ) : null}
      </div>
    </li>
  );
}
